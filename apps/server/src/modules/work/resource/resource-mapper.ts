import type { Resource, Sighting } from '@seaport/contract/work/resource.schema'
import { instant } from '../../../db/wire.ts'
import type { latestSightings } from './library.repository.ts'
import type { ShownResource } from './resource-query.ts'

/** @returns a resource as the API shows it */
export function toResource(row: ShownResource): Resource {
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
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    opted_out: row.opted_out === 1,
    by_hand: row.by_hand === 1,
    note: row.note ?? '',
  }
}

/** @returns a sighting as the API shows it */
export function toSighting(row: Awaited<ReturnType<typeof latestSightings>>[number]): Sighting {
  const { task_id, task_number, task_name, account_id, account_name } = row
  return {
    task: task_id === null ? null : { id: task_id, number: task_number ?? 0, name: task_name ?? '' },
    account: account_id === null ? null : { id: account_id, account: account_name ?? '' },
    source: row.source,
    note: row.note,
    seen_at: instant(row.seen_at),
    first: row.fresh === 1,
  }
}
