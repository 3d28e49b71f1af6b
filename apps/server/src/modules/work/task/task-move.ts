import { LEASE_SECONDS } from '@seaport/contract/work/runner'
import { holdsPort, type TaskTrigger, taskStates, taskTransitions } from '@seaport/contract/work/task-state'
import type { EndReason, TaskState } from '@seaport/contract/work/task-state.schema'
import { type ExpressionBuilder, sql } from 'kysely'
import { isAmong } from '../../../db/dialect.ts'
import { preparedForms } from '../../../db/prepared.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import { instantOrNull } from '../../../db/wire.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { freePort } from '../../desk/port/port.public.ts'
import { count } from '../stats/stats.public.ts'
import { markStartedUnknown } from './started-targets.ts'
import { type TaskRow, taskColumns } from './task.repository.ts'
import { recordHistory } from './task-history.repository.ts'

/** Moves of tasks: a trigger without a reason, or one that ends them for a reason. */
export type Move =
  | { trigger: Exclude<TaskTrigger, 'complete' | 'fail' | 'end'> }
  | { trigger: 'complete' | 'fail' | 'end'; reason: EndReason }

/** Statistics of a task that finishes. */
const counted = { complete: 'tasks_completed', fail: 'tasks_error', end: 'tasks_ended' } as const

/** States in which a task holds a port, and so can be ended. */
export const unfinished = taskStates.filter(holdsPort)

/**
 * The one place that changes a task's state: applies a trigger to those of the given tasks whose state allows it, frees the ports of finished ones,
 * counts their end, writes their history, and sends events. A task that was moved in the meantime is skipped.
 * @param ids the tasks, locked before in this order if there may be several
 * @returns the tasks that moved, in their new state, in the order of `ids`
 */
export async function moveTasks(work: UnitOfWork, ids: readonly string[], move: Move): Promise<TaskRow[]> {
  if (ids.length === 0) return []
  const { trigger } = move
  const reason = 'reason' in move ? move.reason : null
  const rows = await moving(work.trx, trigger, {
    ids: JSON.stringify(ids),
    now: work.now,
    leaseUntil: work.now + LEASE_SECONDS * 1000,
    reason,
  })
  await recordHistory(
    work,
    rows.map(({ id }) => id),
    { event: trigger, reason },
  )
  for (const row of rows) {
    if ('reason' in move) await freePort(work, row.tenant_id, { kind: 'task', id: row.id }, move.reason)
    emitTaskEvent(work, row)
  }
  if ('reason' in move) {
    await markStartedUnknown(work, rows)
    await count(
      work,
      rows.map((task) => ({ task, at: work.now, counts: { [counted[move.trigger]]: 1 } })),
    )
  }
  return [...rows].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Context of a move. */
type Moment = {
  /** Of the tasks, as JSON. */
  ids: string
  now: number
  leaseUntil: number
  reason: EndReason | null
}

const moving = preparedForms((db: Db, moment: Moment, trigger: TaskTrigger, kind) =>
  db
    .updateTable('task')
    .set((eb) => ({ status: taskTransitions[trigger].to, ...effectsOf(trigger, moment, eb) }))
    .where(isAmong(kind, 'task.id', moment.ids))
    // Written so that no index is used: few tasks are named, but any number may be in their state.
    .where(sql<TaskState>`task.status || ''`, 'in', taskTransitions[trigger].from)
    .returning(taskColumns),
)

/** Columns that a trigger writes besides the state. */
function effectsOf(
  trigger: TaskTrigger,
  { now, leaseUntil, reason }: Moment,
  eb: ExpressionBuilder<Schema, 'task'>,
) {
  const unclaimed = { lease_until: null, parked_until: null, park_reason: null }
  switch (trigger) {
    case 'start':
      return { queued_at: now }
    case 'claim':
      // A new claim restarts the numbering of reports and the cost: the fence already rejects the old claim's.
      return {
        fence: eb('fence', '+', 1),
        seq: 0,
        cost: 0,
        lease_until: leaseUntil,
        started_at: sql<number>`coalesce(${eb.ref('started_at')}, cast(${now} as bigint))`,
      }
    case 'lease_lost':
      return { ...unclaimed, queued_at: now }
    case 'retry':
      return { queued_at: now, ended_at: null, end_reason: null }
    default:
      return { ...unclaimed, ended_at: now, end_reason: reason }
  }
}

/** Notifies the tenant's consoles and the seat's desktop of a changed name, start or plan, which `emitTaskEvent` does not carry. */
export function emitTaskChanged(
  work: UnitOfWork,
  { id, seat_id, tenant_id }: Pick<TaskRow, 'id' | 'seat_id' | 'tenant_id'>,
): void {
  work.emit(tenant_id, { type: 'task_changed', id, seat_id })
}

/** Notifies the tenant's consoles and the seat's desktop of a task's state. */
export function emitTaskEvent(work: UnitOfWork, task: TaskRow): void {
  work.emit(task.tenant_id, {
    type: 'task',
    id: task.id,
    seat_id: task.seat_id,
    status: task.status,
    actual_count: task.actual_count,
    target_count: task.target_count,
    pages: task.pages,
    parked_until: instantOrNull(task.parked_until),
    park_reason: task.park_reason,
  })
}
