import type { CollectedItem, Resource } from '@seaport/contract/resource'
import type { Work } from '../../app/work.ts'
import { instant } from '../../db/wire.ts'
import {
  insertBatch,
  insertSightings,
  type KeyedItem,
  type ListedResource,
  type Sightseer,
  upsertResources,
} from './resource.repository.ts'
import { resourceKey } from './resource-key.ts'

/**
 * Takes a batch of collected items into the library; a batch id that the task has delivered before changes nothing.
 * @returns `added`: items that the task had not delivered yet; `known`: the others
 */
export async function takeIn(
  work: Work,
  from: Sightseer,
  batchId: string,
  items: readonly CollectedItem[],
): Promise<{ added: number; known: number }> {
  if (!(await insertBatch(work, from.taskId, batchId))) return { added: 0, known: items.length }
  const keyed = keyedItems(from, items)
  const added = await insertSightings(work, from, keyed)
  await upsertResources(work, from, keyed, added)
  return { added: added.size, known: items.length - added.size }
}

/** @returns a resource as the API shows it */
export function toResource(row: ListedResource): Resource {
  return {
    id: row.key.toString('hex'),
    network: row.network,
    kind: row.kind,
    external_id: row.external_id,
    url: row.url,
    handle: row.handle,
    name: row.name,
    content: row.content,
    followers: row.followers,
    location: row.location,
    source: row.source ?? '',
    first_seen_at: instant(row.first_seen_at),
    seen_at: instant(row.seen_at),
    task_count: row.task_count,
  }
}

/** Each item once, under its key, sorted by it. Of one that comes twice, the later fields and the earlier source stay, as over two batches. */
function keyedItems({ tenantId, network, kind }: Sightseer, items: readonly CollectedItem[]): KeyedItem[] {
  const byKey = new Map<string, KeyedItem>()
  for (const item of items) {
    const key = resourceKey({ tenantId, network, kind, externalId: item.external_id })
    byKey.set(key, { ...item, key, source: byKey.get(key)?.source ?? item.source })
  }
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}
