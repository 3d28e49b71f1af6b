import { handleKey } from '@seaport/contract/address/handle'
import { networks } from '@seaport/contract/kernel/network'
import { sql } from 'kysely'
import { jsonRows } from '../../../db/dialect.ts'
import type { ReadContext, UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { ListScope } from '../opt-out/opt-out.public.ts'
import { personIds } from './person-ids.ts'
import type { BatchSource, KeyedItem } from './resource.repository.ts'

/** @returns external ids of items whose person the library already has, in any kind, except those that this task added or met */
export async function knownElsewhere(
  { trx, kind }: UnitOfWork,
  { tenantId, network, taskId }: BatchSource,
  items: readonly KeyedItem[],
): Promise<Set<string>> {
  const rows = jsonRows(
    kind,
    { external_id: 'text', id: 'text', key: 'bytes' },
    items.flatMap((item) =>
      personIds(network, item).map((id) => ({ external_id: item.external_id, id, key: item.key })),
    ),
  )
  const { rows: known } = await sql<{ external_id: string }>`
    select distinct item.external_id from ${rows} as item join resource
      on resource.tenant_id = ${tenantId} and resource.network = ${network} and resource.external_id = item.id
    where not exists (select 1 from sighting where sighting.task_id = ${taskId} and sighting.resource_key = item.key)`.execute(
    trx,
  )
  return new Set(known.map(({ external_id }) => external_id))
}

/** @returns the ids under which the library has a person */
export async function knownIds(
  { trx, kind }: UnitOfWork,
  { tenantId, network }: ListScope,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = jsonRows(
    kind,
    { id: 'text' },
    ids.map((id) => ({ id })),
  )
  const { rows: found } = await sql<{ external_id: string }>`
    select distinct resource.external_id from ${rows} as item join resource
      on resource.tenant_id = ${tenantId} and resource.network = ${network} and resource.external_id = item.id`.execute(
    trx,
  )
  return new Set(found.map(({ external_id }) => external_id))
}

/** @param handles in lower case. @returns the ids of people with these handles, the network's own before derived ones */
export async function idsOfHandles(
  read: ReadContext,
  scope: ListScope,
  handles: readonly string[],
): Promise<string[]> {
  const ids = [...(await idsOfEachHandle(read, scope, handles)).values()].flat().sort()
  return [...new Set([...ids.filter((id) => !id.startsWith('@')), ...ids])]
}

/** @param handles in lower case. @returns the ids under which the library has the people of each handle */
export async function idsOfEachHandle(
  { trx, kind }: ReadContext,
  { tenantId, network }: ListScope,
  handles: readonly string[],
): Promise<Map<string, string[]>> {
  if (handles.length === 0) return new Map()
  const rows = jsonRows(
    kind,
    { handle: 'text', key: 'text' },
    handles.map((handle) => ({ handle, key: handleKey(network, handle) })),
  )
  // Uses the key of handleKey.
  const key =
    networks[network].brand === 'Facebook'
      ? sql`replace(lower(resource.handle), '.', '')`
      : sql`lower(resource.handle)`
  const { rows: found } = await sql<{ handle: string; external_id: string }>`
    select distinct item.handle, resource.external_id from ${rows} as item join resource
      on resource.tenant_id = ${tenantId} and resource.network = ${network} and ${key} = item.key`.execute(
    trx,
  )
  const ids = new Map<string, string[]>()
  for (const { handle, external_id } of found) ids.set(handle, [...(ids.get(handle) ?? []), external_id])
  return ids
}
