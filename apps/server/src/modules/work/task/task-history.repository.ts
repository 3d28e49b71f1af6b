import { MAX_HISTORY } from '@seaport/contract/work/task-history'
import type { TaskHistoryEntry } from '@seaport/contract/work/task-history.schema'
import { sql } from 'kysely'
import { isAmong } from '../../../db/dialect.ts'
import { prepared } from '../../../db/prepared.ts'
import type { TaskHistoryTable, TaskTable } from '../../../db/schema/task.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

type Entry = Pick<TaskHistoryTable, 'event'> &
  Partial<Pick<TaskHistoryTable, 'at' | 'actor' | 'reason' | 'lasts_until'>>

/** Writes the same entry into the history of several tasks, which the caller has locked or just changed. */
export async function recordHistory(
  { trx, now, actor }: UnitOfWork,
  ids: readonly string[],
  entry: Entry,
): Promise<void> {
  if (ids.length === 0) return
  const { event, reason = null, lasts_until = null } = entry
  const at = entry.at ?? now
  const who = entry.actor === undefined ? actor : entry.actor
  await append(trx, { ids: JSON.stringify(ids), at, event, who, reason, lasts_until })
}

/** @param ids of the tasks, as JSON */
const append = prepared(
  (
    db: Db,
    {
      ids,
      at,
      event,
      who,
      reason,
      lasts_until,
    }: Omit<TaskHistoryTable, 'task_id' | 'position' | 'actor'> & {
      ids: string
      who: TaskHistoryTable['actor']
    },
    kind,
  ) => ({
    compile: () =>
      sql`
        insert into task_history (task_id, position, at, event, actor, reason, lasts_until)
        select task.id,
          coalesce((select max(position) + 1 from task_history where task_id = task.id), 0),
          cast(${at} as bigint), cast(${event} as text), cast(${who} as text), cast(${reason} as text), cast(${lasts_until} as bigint)
        from task where ${isAmong(kind, 'task.id', ids)}`.compile(db),
  }),
)

/** Repeated waiting for the same reason updates the last entry, so that a task that waits every quarter of an hour does not flood its history. */
export async function recordWait(
  work: UnitOfWork,
  id: string,
  { reason, lasts_until }: Required<Pick<Entry, 'reason' | 'lasts_until'>>,
): Promise<void> {
  const { numUpdatedRows } = await work.trx
    .updateTable('task_history')
    .set({ at: work.now, lasts_until })
    .where('task_id', '=', id)
    .where('event', '=', 'parked')
    .where('reason', '=', reason)
    .where('position', '=', (eb) =>
      eb
        .selectFrom('task_history as last')
        .select((all) => all.fn.max('last.position').as('position'))
        .where('last.task_id', '=', id),
    )
    .executeTakeFirstOrThrow()
  if (Number(numUpdatedRows) === 0) await recordHistory(work, [id], { event: 'parked', reason, lasts_until })
}

/** History of a task inserted in its current state, derived from its row; a plan's or a command's task is its author's. */
export async function beginHistory(work: UnitOfWork, task: TaskTable): Promise<void> {
  await recordHistory(work, [task.id], {
    event: 'created',
    at: task.created_at,
    actor: work.actor === 'system' ? task.created_by : work.actor,
    lasts_until: task.scheduled_at,
  })
  if (task.started_at !== null)
    await recordHistory(work, [task.id], { event: 'claim', at: task.started_at, actor: 'seat' })
  if (task.ended_at === null) return
  const event = task.status === 'completed' ? 'complete' : task.status === 'error' ? 'fail' : 'end'
  await recordHistory(work, [task.id], { event, at: task.ended_at, reason: task.end_reason })
}

/** @returns the latest entries of a task's history, the newest first */
export async function historyOf(db: Db | Trx, taskId: string): Promise<TaskHistoryEntry[]> {
  const rows = await db
    .selectFrom('task_history')
    .select(['at', 'event', 'actor', 'reason', 'lasts_until'])
    .where('task_id', '=', taskId)
    .orderBy('position', 'desc')
    .limit(MAX_HISTORY)
    .execute()
  return rows.map(({ at, event, actor, reason, lasts_until }) => ({
    at: instant(at),
    event,
    actor,
    reason,
    until: instantOrNull(lasts_until),
  }))
}
