import { sql } from 'kysely'
import { jsonRows } from '../../../db/dialect.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { ListScope } from '../opt-out/opt-out.public.ts'

/** @returns every handle under which the tenant's library or its promotions know these people, in lower case, latest last */
export async function handlesOf(
  { trx, kind }: UnitOfWork,
  { tenantId, network }: ListScope,
  externalIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = jsonRows(
    kind,
    { external_id: 'text' },
    externalIds.map((external_id) => ({ external_id })),
  )
  const { rows: known } = await sql<{ external_id: string; handle: string }>`
    select external_id, handle from (
      select item.external_id, task_target.person as handle, cast(0 as bigint) as at
      from ${rows} as item join task_target on task_target.external_id = item.external_id and task_target.external_id is not null
      join task on task.id = task_target.task_id and task.tenant_id = ${tenantId} and task.network = ${network}
      where task_target.person is not null
      union all
      select item.external_id, resource.handle, resource.seen_at
      from ${rows} as item join resource
      on resource.tenant_id = ${tenantId} and resource.network = ${network} and resource.external_id = item.external_id
      where resource.handle <> ''
    ) as known order by at`.execute(trx)
  const handles = new Map<string, string[]>()
  for (const { external_id, handle } of known)
    handles.set(external_id, [...(handles.get(external_id) ?? []), handle.toLowerCase()])
  return handles
}

/** @returns the names that the library has of these people */
export async function namesOf(
  { trx, kind }: UnitOfWork,
  { tenantId, network }: ListScope,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = jsonRows(
    kind,
    { external_id: 'text' },
    externalIds.map((external_id) => ({ external_id })),
  )
  const { rows: known } = await sql<{ external_id: string; name: string }>`
    select resource.external_id, resource.name from ${rows} as item join resource
      on resource.tenant_id = ${tenantId} and resource.network = ${network} and resource.external_id = item.external_id
    order by resource.seen_at`.execute(trx)
  return new Map(known.map(({ external_id, name }) => [external_id, name]))
}
