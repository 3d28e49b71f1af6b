import type * as taskSchema from '@seaport/contract/work/task.schema'
import type { CreateTask } from '@seaport/contract/work/task.schema'
import { holdsPort } from '@seaport/contract/work/task-state'
import type { z } from 'zod'
import type { Actor, SeatActor, UserActor } from '../../../kernel/http/actor.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { lockAccounts } from '../../desk/account/account.public.ts'
import { takePort } from '../../desk/port/port.public.ts'
import { findSeat, isOnline, lockSeat } from '../../desk/seat/seat.public.ts'
import { lockList } from '../opt-out/opt-out.public.ts'
import { forgetBatches } from '../resource/resource.public.ts'
import { reverseFailureCounts } from '../stats/stats.public.ts'
import {
  changeTask,
  deleteTask,
  findTask,
  lockTask,
  type ShownTask,
  type TaskScope,
} from './task.repository.ts'
import { refreshAudience } from './task-audience.ts'
import { recordHistory } from './task-history.repository.ts'
import { workOf } from './task-mapper.ts'
import { emitTaskChanged, moveTasks } from './task-move.ts'
import { endRepeat } from './task-repeat.repository.ts'
import { reviewScript } from './task-script.ts'
import { reopenTargets } from './task-target.repository.ts'

/** The creator of a task, as far as it matters. */
export type TaskAuthor =
  | Pick<UserActor, 'kind' | 'tenantId'>
  | Pick<SeatActor, 'kind' | 'tenantId' | 'seatId'>

/** @returns the scope of tasks that a caller may see and change: for a seat only its own */
export function scopeOf(actor: TaskAuthor): TaskScope {
  return { tenantId: actor.tenantId, seatId: actor.kind === 'seat' ? actor.seatId : undefined }
}

/**
 * Renames a task, or moves the start of one that is pending.
 * @throws Refused: not_found, task_wrong_state, schedule_in_past
 */
export async function update(
  work: UnitOfWork,
  actor: Actor,
  id: string,
  { name, start }: z.output<(typeof taskSchema.updateTask)['body']>,
): Promise<ShownTask> {
  const { trx, now } = work
  const scope = scopeOf(actor)
  const task = orNotFound(await lockTask(work, scope, id))
  if (start && task.status !== 'pending') refuse('task_wrong_state')
  const change = { ...(name && { name }), ...(start && { scheduled_at: momentOf(start, now) }) }
  if (Object.keys(change).length > 0) {
    await changeTask(trx, id, change)
    if (start) await recordHistory(work, [id], { event: 'rescheduled', lasts_until: momentOf(start, now) })
    emitTaskChanged(work, task)
    const startsNow = start?.mode === 'now'
    const seat = startsNow && (await findSeat(trx, task.tenant_id, task.seat_id))
    if (seat && isOnline(seat, now)) await moveTasks(work, [id], { trigger: 'start' })
  }
  return shown(work, scope, id)
}

/**
 * Ends a task at a person's request.
 * @throws Refused: not_found, task_wrong_state
 */
export async function end(work: UnitOfWork, actor: Actor, id: string): Promise<ShownTask> {
  const scope = scopeOf(actor)
  orNotFound(await lockTask(work, scope, id))
  const moved = await moveTasks(work, [id], { trigger: 'end', reason: 'by_person' })
  if (moved.length === 0) refuse('task_wrong_state')
  return shown(work, scope, id)
}

/**
 * Queues a failed task again: it takes a port again, and keeps its results. @throws Refused: not_found,
 * task_wrong_state, account_not_assigned, account_blocked, no_targets, and what reviewScript and takePort refuse
 */
export async function retry(work: UnitOfWork, actor: Actor, id: string): Promise<ShownTask> {
  const { trx } = work
  const scope = scopeOf(actor)
  const { seat_id, account_id } = orNotFound(await findTask(trx, scope, id))
  // Locked before all rows, in the same order as an erasure.
  await lockList(work, scope.tenantId, 'reading')
  const seat = await lockSeat(work, scope.tenantId, seat_id)
  const [account] = await lockAccounts(work, scope.tenantId, { ids: [account_id] })
  const task = orNotFound(await lockTask(work, scope, id))
  if (task.status !== 'error') refuse('task_wrong_state')
  if (account?.seat_id !== seat_id) refuse('account_not_assigned')
  if (account.blocked_at !== null) refuse('account_blocked')
  const plan = workOf(task)
  await reviewScript(work, { tenantId: scope.tenantId, account, executor: task.executor }, plan)
  await takePort(work, orNotFound(seat), { kind: 'task', id })
  await reverseFailureCounts(work, task, await reopenTargets(trx, id))
  await refreshAudience(work, task, plan)
  await moveTasks(work, [id], { trigger: 'retry' })
  return shown(work, scope, id)
}

/**
 * Deletes a finished task from all lists. What it collected, its statistics, and the record of whom it reached remain: later tasks skip those people.
 * @throws Refused: not_found, task_wrong_state
 */
export async function remove(work: UnitOfWork, actor: Actor, id: string): Promise<void> {
  const task = orNotFound(await lockTask(work, scopeOf(actor), id))
  if (holdsPort(task.status)) refuse('task_wrong_state')
  await deleteTask(work, id)
  await endRepeat(work.trx, id)
  await forgetBatches(work, id)
  work.emit(task.tenant_id, { type: 'task_removed', id, seat_id: task.seat_id })
}

/** @returns a task as lists show it. @throws Refused: not_found */
export async function shown({ trx }: UnitOfWork, scope: TaskScope, id: string): Promise<ShownTask> {
  return orNotFound(await findTask(trx, scope, id))
}

/** @returns the moment of a start; null = at once. @throws Refused: schedule_in_past */
export function momentOf(start: z.output<typeof CreateTask>['start'], now: number): number | null {
  if (start.mode === 'now') return null
  const at = Date.parse(start.at)
  if (at <= now) refuse('schedule_in_past')
  return at
}
