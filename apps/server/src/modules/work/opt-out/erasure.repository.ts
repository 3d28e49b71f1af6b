import { type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { sql } from 'kysely'
import { jsonRows, randomBytes } from '../../../db/dialect.ts'
import type { Work } from '../../../kernel/work.ts'
import type { ListScope } from './opt-out.repository.ts'

/** Stands where a person was named; no network takes it for a name or a link. */
const GONE = '—'

/** @returns what stands for a target of a task: like every target, there only once */
export function markAt(position: number): string {
  return `${GONE} ${position + 1}`
}

/** Kinds whose targets are links, names or keywords: all collections, and promotions that go to places. */
const kindsOfPlaces: TaskKindId[] = [
  ...(Object.keys(taskKinds) as TaskKindId[]).filter((kind) => taskKinds[kind].family === 'collection'),
  'comment_link',
  'like',
  'join_group',
  'publish_group_post',
]

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
  await sql`
    update sighting set resource_key = ${randomBytes(kind)}, source = '' where resource_key in ${theirs}`.execute(
    trx,
  )
  const { numAffectedRows } = await sql`delete from resource where key in ${theirs}`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** People, by everything that is known to lead to them. */
export interface Traces {
  externalIds: readonly string[]
  /** In lower case. */
  handles: readonly string[]
}

/** Leaves people out of promotions that have not come to them. @returns the task of each target that is left out now */
export async function leaveOutTargets(work: Work, scope: ListScope, traces: Traces): Promise<string[]> {
  const leftOut: string[] = []
  for (const theirs of targetsOf(work, scope, traces)) {
    const { rows } = await sql<{ task_id: string }>`
      update task_target set outcome = 'skipped', reason = 'opted_out', settled_at = cast(${work.now} as bigint)
      where ${theirs} and outcome = 'pending' returning task_id`.execute(work.trx)
    leftOut.push(...rows.map(({ task_id }) => task_id))
  }
  return leftOut
}

/** Takes from promotions, past ones too, whom they went to. @returns the targets as they were written */
export async function forgetPeople(work: Work, scope: ListScope, traces: Traces) {
  const forgotten: { task_id: string; target: string }[] = []
  for (const theirs of targetsOf(work, scope, traces)) {
    const { rows } = await sql<{ task_id: string; target: string }>`
      select task_id, target from task_target where ${theirs}`.execute(work.trx)
    forgotten.push(...rows)
    await sql`update task_target set target = ${GONE}, external_id = null, person = null where ${theirs}`.execute(
      work.trx,
    )
  }
  return forgotten
}

/** @returns conditions that find the targets of these people, by id and by handle; each repeats what its index is limited to */
function targetsOf({ kind }: Work, { tenantId, network }: ListScope, { externalIds, handles }: Traces) {
  const ours = sql`task_id in (select id from task where tenant_id = ${tenantId} and network = ${network})`
  const by = (column: 'external_id' | 'person', values: readonly string[]) => {
    const among = jsonRows(
      kind,
      { value: 'text' },
      values.map((value) => ({ value })),
    )
    return sql`${sql.id(column)} is not null and ${sql.id(column)} in (select value from ${among} as item) and ${ours}`
  }
  return [by('external_id', externalIds), by('person', handles)]
}

/** @returns what the tenant's tasks on a network went after that is no person by itself; of finished and deleted tasks too */
export function placesOf({ trx }: Work, { tenantId, network }: ListScope) {
  return trx
    .selectFrom('task')
    .innerJoin('task_target', 'task_target.task_id', 'task.id')
    .select([
      'task_target.task_id',
      'task_target.position',
      'task_target.target',
      'task_target.outcome',
      'task.kind',
    ])
    .where('task.tenant_id', '=', tenantId)
    .where('task.network', '=', network)
    .where('task.kind', 'in', kindsOfPlaces)
    .execute()
}

/** Forgets one target, and that people were seen under it; one that waits is left out. */
export async function forgetPlace(
  { trx, now }: Work,
  { task_id, position, target, outcome }: Awaited<ReturnType<typeof placesOf>>[number],
): Promise<void> {
  const leftOut = { outcome: 'skipped', reason: 'opted_out', settled_at: now } as const
  await trx
    .updateTable('task_target')
    .set({ target: markAt(position), ...(outcome === 'pending' && leftOut) })
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
