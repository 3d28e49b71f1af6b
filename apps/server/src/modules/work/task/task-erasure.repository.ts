import { type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { sql } from 'kysely'
import { jsonRows } from '../../../db/dialect.ts'
import { sortName } from '../../../db/sort-name.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { ListScope } from '../opt-out/opt-out.public.ts'

/** Placeholder for an erased person; no network parses it as a name or a link. */
const GONE = '—'

/** @returns the placeholder of a target, unique in its task like every target */
export function placeholderAt(position: number): string {
  return `${GONE} ${position + 1}`
}

/** Kinds whose targets are links, names or keywords: all collections, and promotions on posts and pages. */
const kindsWithSource: TaskKindId[] = [
  ...(Object.keys(taskKinds) as TaskKindId[]).filter((kind) => taskKinds[kind].family === 'collection'),
  'comment_link',
  'like',
  'join_group',
  'publish_group_post',
]

/** People, with all identifiers known. */
export interface PersonIdentifiers {
  externalIds: readonly string[]
  /** In lower case. */
  handles: readonly string[]
}

/** Skips people in promotions that have not reached them yet. @returns the task of each skipped target */
export async function skipTargets(
  work: UnitOfWork,
  scope: ListScope,
  traces: PersonIdentifiers,
): Promise<string[]> {
  const skipped: string[] = []
  for (const theirs of targetsOf(work, scope, traces)) {
    const { rows } = await sql<{ task_id: string }>`
      update task_target set outcome = 'skipped', reason = 'opted_out', settled_at = cast(${work.now} as bigint)
      where ${theirs} and outcome = 'pending' returning task_id`.execute(work.trx)
    skipped.push(...rows.map(({ task_id }) => task_id))
  }
  return skipped
}

/** Anonymizes targets of promotions, including past ones. @returns the previous texts */
export async function anonymizeTargets(work: UnitOfWork, scope: ListScope, traces: PersonIdentifiers) {
  const forgotten: { task_id: string; target: string }[] = []
  for (const theirs of targetsOf(work, scope, traces)) {
    const { rows } = await sql<{ task_id: string; target: string }>`
      select task_id, target from task_target where ${theirs}`.execute(work.trx)
    forgotten.push(...rows)
    // The same text as placeholderAt has.
    const placeholder = sql`${sql.lit(`${GONE} `)} || (position + 1)`
    await sql`update task_target set target = ${placeholder}, external_id = null, person = null where ${theirs}`.execute(
      work.trx,
    )
  }
  return forgotten
}

/** @returns conditions that find the targets of these people, by id and by handle; each repeats what its index is limited to */
function targetsOf(
  { kind }: UnitOfWork,
  { tenantId, network }: ListScope,
  { externalIds, handles }: PersonIdentifiers,
) {
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

/** @returns what the tenant's tasks on a network have as targets other than people, finished and deleted tasks included */
export function sourcesOf({ trx }: UnitOfWork, { tenantId, network }: ListScope) {
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
    .where('task.kind', 'in', kindsWithSource)
    .execute()
}

/** Replaces one target by its placeholder; a pending one is skipped. */
export async function anonymizeSource(
  { trx, now }: UnitOfWork,
  { task_id, position, outcome }: Awaited<ReturnType<typeof sourcesOf>>[number],
): Promise<void> {
  const skipped = { outcome: 'skipped', reason: 'opted_out', settled_at: now } as const
  await trx
    .updateTable('task_target')
    .set({ target: placeholderAt(position), ...(outcome === 'pending' && skipped) })
    .where('task_id', '=', task_id)
    .where('position', '=', position)
    .execute()
}

/** @returns the name of a task and what it is to do, as they were written */
export function readTaskText({ trx }: UnitOfWork, id: string) {
  return trx.selectFrom('task').select(['name', 'work']).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function rewriteTaskText(
  { trx }: UnitOfWork,
  id: string,
  change: { name: string; work: string },
): Promise<void> {
  await trx
    .updateTable('task')
    .set({ ...change, ...sortName(change.name) })
    .where('id', '=', id)
    .execute()
}
