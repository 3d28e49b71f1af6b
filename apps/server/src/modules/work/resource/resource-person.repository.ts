import { sql } from 'kysely'
import { jsonRows } from '../../../db/dialect.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { ListScope } from '../opt-out/opt-out.public.ts'
import { personIds } from './person-ids.ts'
import type { BatchSource, KeyedItem } from './resource.repository.ts'

/** @returns external ids of the items whose person the library has under any kind, and which this task did not bring or meet */
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

/** @param handles in lower case. @returns the ids under which the library has people of these handles, the network's own before others */
export async function idsOfHandles(
  { trx, kind }: UnitOfWork,
  { tenantId, network }: ListScope,
  handles: readonly string[],
): Promise<string[]> {
  if (handles.length === 0) return []
  const rows = jsonRows(
    kind,
    { handle: 'text' },
    handles.map((handle) => ({ handle })),
  )
  const { rows: found } = await sql<{ external_id: string }>`
    select distinct resource.external_id from ${rows} as item join resource
      on resource.tenant_id = ${tenantId} and resource.network = ${network} and lower(resource.handle) = item.handle`.execute(
    trx,
  )
  const ids = found.map(({ external_id }) => external_id).sort()
  return [...ids.filter((id) => !id.startsWith('@')), ...ids.filter((id) => id.startsWith('@'))]
}
