import { type TaskKindId, taskKinds } from '@seaport/contract/task-kind'
import { sql } from 'kysely'
import type { Work } from '../../app/work.ts'
import { jsonRows } from '../../db/json-rows.ts'
import type { ListScope } from './opt-out.repository.ts'

/** Stands where a person was named; no network takes it for a name or a link. */
const GONE = '—'

/** @returns what stands for a target of a task: like every target, there only once */
export function markAt(position: number): string {
  return `${GONE} ${position + 1}`
}

const collections = Object.entries(taskKinds)
  .filter(([, { family }]) => family === 'collection')
  .map(([kind]) => kind as TaskKindId)

/** @returns every handle under which the tenant's library or its promotions know these people, in lower case, the last one last */
export async function handlesOf(
  { trx, kind }: Work,
  { tenantId, network }: ListScope,
  externalIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = idRows(kind, externalIds)
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

/** Deletes people from the library. Their sightings lose all that leads to them and stay as numbers. @returns how many resources went */
export async function deleteResources(
  { trx, kind }: Work,
  { tenantId, network }: ListScope,
  externalIds: readonly string[],
): Promise<number> {
  const theirs = sql`(
    select resource.key from ${idRows(kind, externalIds)} as item join resource
    on resource.tenant_id = ${tenantId} and resource.network = ${network} and resource.external_id = item.external_id)`
  const random = kind === 'postgres' ? sql`uuid_send(gen_random_uuid())` : sql`randomblob(16)`
  await sql`
    update sighting set resource_key = ${random}, source = '' where resource_key in ${theirs}`.execute(trx)
  const { numAffectedRows } = await sql`delete from resource where key in ${theirs}`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/**
 * Leaves people out of promotions that have not come to them.
 * @param forget also takes from all promotions, past ones too, who they were
 * @returns the task of each target that is left out now
 */
export async function leaveOutTargets(
  { trx, kind, now }: Work,
  { tenantId, network }: ListScope,
  {
    externalIds,
    handles,
    forget,
  }: { externalIds: readonly string[]; handles: readonly string[]; forget: boolean },
): Promise<string[]> {
  const ours = sql`task_id in (select id from task where tenant_id = ${tenantId} and network = ${network})`
  const leftOut: string[] = []
  for (const [column, values] of [
    ['external_id', externalIds],
    ['person', handles],
  ] as const) {
    const among = jsonRows(
      kind,
      { value: 'text' },
      values.map((value) => ({ value })),
    )
    const theirs = sql`${sql.id(column)} is not null and ${sql.id(column)} in (select value from ${among} as item) and ${ours}`
    const { rows } = await sql<{ task_id: string }>`
      update task_target set outcome = 'skipped', reason = 'opted_out', settled_at = cast(${now} as bigint)
      where ${theirs} and outcome = 'pending' returning task_id`.execute(trx)
    leftOut.push(...rows.map(({ task_id }) => task_id))
    if (forget)
      await sql`update task_target set target = ${GONE}, external_id = null, person = null where ${theirs}`.execute(
        trx,
      )
  }
  return leftOut
}

/** @returns what the tenant's collections on a network went after, finished and deleted ones too */
export function collectionTargets({ trx }: Work, { tenantId, network }: ListScope) {
  return trx
    .selectFrom('task')
    .innerJoin('task_target', 'task_target.task_id', 'task.id')
    .select(['task_target.task_id', 'task_target.position', 'task_target.target', 'task.kind'])
    .where('task.tenant_id', '=', tenantId)
    .where('task.network', '=', network)
    .where('task.kind', 'in', collections)
    .execute()
}

/** Forgets one target of a collection, and that people were seen under it. */
export async function forgetTarget(
  { trx, now }: Work,
  { task_id, position, target }: { task_id: string; position: number; target: string },
): Promise<void> {
  await trx
    .updateTable('task_target')
    .set((eb) => ({
      target: markAt(position),
      reason: eb
        .case()
        .when('outcome', '=', 'pending')
        .then('opted_out' as const)
        .else(eb.ref('reason'))
        .end(),
      settled_at: eb.case().when('outcome', '=', 'pending').then(now).else(eb.ref('settled_at')).end(),
      outcome: eb
        .case()
        .when('outcome', '=', 'pending')
        .then('skipped' as const)
        .else(eb.ref('outcome'))
        .end(),
    }))
    .where('task_id', '=', task_id)
    .where('position', '=', position)
    .execute()
  await trx
    .updateTable('sighting')
    .set({ source: '' })
    .where('task_id', '=', task_id)
    .where('source', '=', target)
    .execute()
}

/** @returns the name of a task and what it is to do, as they were written */
export function readTask({ trx }: Work, id: string) {
  return trx.selectFrom('task').select(['name', 'work']).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function rewriteTask(
  { trx }: Work,
  id: string,
  change: { name: string; work: string },
): Promise<void> {
  await trx.updateTable('task').set(change).where('id', '=', id).execute()
}

function idRows(kind: Work['kind'], externalIds: readonly string[]) {
  return jsonRows(
    kind,
    { external_id: 'text' },
    externalIds.map((external_id) => ({ external_id })),
  )
}
