import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { erasedNames, identifiersIn, listedIds, recordHandles } from '../opt-out/opt-out.public.ts'
import { personIds } from './person-ids.ts'
import {
  type BatchSource,
  countForSeat,
  insertBatch,
  insertResources,
  insertSightings,
  type KeyedItem,
  refreshResources,
} from './resource.repository.ts'
import { resourceKey } from './resource-key.ts'
import { knownElsewhere } from './resource-person.repository.ts'

/** A person, with the network's own id. */
export type PersonNames = Pick<CollectedItem, 'external_id' | 'handle'>

/** Result of ingesting a batch. */
export interface IngestResult {
  /** Items new to the task, and those of them that were new to the library. */
  added: number
  fresh: number
  /** Items that the task had delivered before. */
  known: number
  /** External ids of people of whom nothing is stored: opted out, or known where only new ones are wanted. */
  skipped: string[]
  /** People on the opt-out list by handle whose id on the network has become known. */
  identified: PersonNames[]
}

/**
 * Ingests a batch of collected items; a repeated batch id of the task changes nothing. The caller holds the tenant's opt-out list, locked before
 * anything else.
 */
export async function ingestBatch(
  work: UnitOfWork,
  from: BatchSource,
  batchId: string,
  items: readonly CollectedItem[],
): Promise<IngestResult> {
  const isNew = await insertBatch(work, from.taskId, batchId)
  const listed = await listedIds(
    work,
    from,
    items.flatMap((item) => personIds(from.network, item)),
  )
  const isListed = (item: CollectedItem) => personIds(from.network, item).some((id) => listed.has(id))
  const optedOut = items.filter(isListed)
  const known = from.onlyNew ? await knownElsewhere(work, from, keyedItems(from, items)) : new Set<string>()
  const welcome = items.filter((item) => !isListed(item) && !known.has(item.external_id))
  const skipped = [...new Set([...optedOut.map(({ external_id }) => external_id), ...known])]
  // A repeated batch gets the same answer again: the skipped people.
  if (!isNew) return { added: 0, fresh: 0, known: welcome.length, skipped, identified: [] }
  await recordHandles(work, from, optedOut)
  const keyed = keyedItems(from, await withoutErasedSources(work, from, welcome))
  const fresh = await insertResources(work, from, keyed)
  const added = await insertSightings(work, from, keyed, fresh)
  const addedKeys = keyed.flatMap(({ key }) => (added.has(key) ? [key] : []))
  await countForSeat(work, from, addedKeys)
  await refreshResources(
    work,
    from,
    keyed.filter(({ key }) => !fresh.has(key)),
    added,
  )
  return {
    added: added.size,
    fresh: fresh.size,
    known: welcome.length - added.size,
    skipped,
    identified: optedOut.filter(({ external_id }) => !listed.has(external_id)),
  }
}

/** Empties the sources that name an erased person: others' sightings may not tell of them either. @returns the items */
export async function withoutErasedSources(
  work: UnitOfWork,
  from: BatchSource,
  items: readonly CollectedItem[],
): Promise<CollectedItem[]> {
  const named = new Map(items.map(({ source }) => [source, identifiersIn(source, from.taskKind, from)]))
  const erased = await erasedNames(work, from, [...new Set([...named.values()].flat())])
  if (erased.size === 0) return [...items]
  const tells = (source: string) => named.get(source)?.some((name) => erased.has(name))
  return items.map((item) => (tells(item.source) ? { ...item, source: '' } : item))
}

/** Each item once, under its key and sorted by it. For a duplicate, the later fields and the earlier source are kept, as over two batches. */
function keyedItems({ tenantId, network, kind }: BatchSource, items: readonly CollectedItem[]): KeyedItem[] {
  const byKey = new Map<string, KeyedItem>()
  for (const item of items) {
    const key = resourceKey({ tenantId, network, kind, externalId: item.external_id })
    byKey.set(key, { ...item, key, source: byKey.get(key)?.source ?? item.source })
  }
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}
