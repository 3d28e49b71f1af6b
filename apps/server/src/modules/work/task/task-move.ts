import { LEASE_SECONDS } from '@seaport/contract/work/runner'
import type { EndReason } from '@seaport/contract/work/task-state'
import { holdsPort, type TaskTrigger, taskStates, taskTransitions } from '@seaport/contract/work/task-state'
import { type ExpressionBuilder, sql } from 'kysely'
import { runKept } from '../../../db/kept-plans.ts'
import type { Schema } from '../../../db/schema.ts'
import { instantOrNull } from '../../../db/wire.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { freePort } from '../../desk/port/port.public.ts'
import { count } from '../stats/stats.public.ts'
import { markStartedUnknown } from './started-targets.ts'
import { type TaskRow, taskColumns } from './task.repository.ts'
import { recordHistory } from './task-history.repository.ts'

/** What moves tasks: a trigger that needs no reason, or one that ends them for a reason. */
export type Move =
  | { trigger: Exclude<TaskTrigger, 'complete' | 'fail' | 'end'> }
  | { trigger: 'complete' | 'fail' | 'end'; reason: EndReason }

/** What a task counts as that comes to its end. */
const counted = { complete: 'tasks_completed', fail: 'tasks_error', end: 'tasks_ended' } as const

/** States in which a task holds a port, and so can be ended. */
export const unfinished = taskStates.filter(holdsPort)

/**
 * The one place that changes a task's state: applies a trigger to those of the given tasks whose state allows it, frees the ports of the ones that are final now,
 * counts their end, writes their history, and tells. A task that moved away meanwhile is left as it is (design, section 4, Task).
 * @param ids the tasks, locked before in this order where there may be several
 * @returns the tasks that moved, as they are now, in the order of `ids`
 */
export async function moveTasks(work: UnitOfWork, ids: readonly string[], move: Move): Promise<TaskRow[]> {
  if (ids.length === 0) return []
  const { from, to } = taskTransitions[move.trigger]
  const moving = work.trx
    .updateTable('task')
    .set((eb) => ({ status: to, ...effectsOf(move, work.now, eb) }))
    .where('id', 'in', ids)
    .where('status', 'in', from)
    .returning(taskColumns)
    .compile()
  const { rows } = await runKept(work.trx, moving)
  await recordHistory(
    work,
    rows.map(({ id }) => id),
    { event: move.trigger, reason: 'reason' in move ? move.reason : null },
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

/** What else a trigger writes, beside the state. */
function effectsOf(move: Move, now: number, eb: ExpressionBuilder<Schema, 'task'>) {
  const unclaimed = { lease_until: null, parked_until: null, park_reason: null }
  switch (move.trigger) {
    case 'start':
      return { queued_at: now }
    case 'claim':
      // A new claim numbers its reports and counts its reads anew: the fence already keeps the old claim's away.
      return {
        fence: eb('fence', '+', 1),
        seq: 0,
        reads: 0,
        lease_until: now + LEASE_SECONDS * 1000,
        started_at: sql<number>`coalesce(${eb.ref('started_at')}, cast(${now} as bigint))`,
      }
    case 'lease_lost':
      return { ...unclaimed, queued_at: now }
    case 'retry':
      return { queued_at: now, ended_at: null, end_reason: null }
    default:
      return { ...unclaimed, ended_at: now, end_reason: move.reason }
  }
}

/** Tells the tenant's consoles and the seat's desktop how a task is now. */
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
