import type { CreateTask, updateTask } from '@seaport/contract/task'
import { holdsPort } from '@seaport/contract/task-state'
import { capabilityOf } from '@seaport/platforms/capabilities'
import type { z } from 'zod'
import type { Actor } from '../../app/actor.ts'
import { newId } from '../../app/id.ts'
import { found, refuse } from '../../app/refusal.ts'
import type { Work } from '../../app/work.ts'
import { takePort } from '../port/port.public.ts'
import { isOnline } from '../seat/seat.public.ts'
import { count, countRetry } from '../stats/stats.public.ts'
import {
  changeTask,
  deleteTask,
  findAccount,
  findTask,
  insertTask,
  lockAccount,
  lockSeat,
  lockTask,
  nextNumber,
  reopenTargets,
  type ShownTask,
  seatPresence,
  type TaskRow,
  type TaskScope,
} from './task.repository.ts'
import { moveTasks, tellTask } from './task-move.ts'
import { defaultName, targetsOf } from './task-name.ts'

/** @returns whose tasks somebody may see and touch: a seat only its own */
export function scopeOf(actor: Actor): TaskScope {
  return { tenantId: actor.tenantId, seatId: actor.kind === 'seat' ? actor.seatId : undefined }
}

/**
 * Creates a task on the seat that holds the account; it takes a port in the same transaction. Pending until its moment and its seat are there.
 * @throws Refused: schedule_in_past, not_found, account_not_assigned, account_blocked, capability_missing, and what takePort refuses
 */
export async function create(
  work: Work,
  actor: Actor,
  order: z.output<typeof CreateTask>,
): Promise<ShownTask> {
  const { trx, now } = work
  const scope = scopeOf(actor)
  const scheduledAt = momentOf(order.start, now)
  const account = found(await findAccount(trx, scope, order.account_id))
  if (account.seat_id === null) refuse('account_not_assigned')
  const seatId = account.seat_id
  if (account.blocked_at !== null) refuse('account_blocked')
  const { executor } = capabilityOf(account.network, order.work.kind)
  if (executor === 'none') refuse('capability_missing')

  const id = newId()
  // In the order of locks: the user with the number, the seat with the port, then the account.
  const number = await nextNumber(trx, scope.tenantId)
  await takePort(work, { tenantId: scope.tenantId, seatId, holder: { kind: 'task', id } })
  const still = await lockAccount(work, scope.tenantId, account.id)
  if (still?.seat_id !== seatId) refuse('conflict')
  const waits = scheduledAt !== null || !isOnline(await seatPresence(trx, seatId), now)
  const task: TaskRow = {
    id,
    tenant_id: scope.tenantId,
    number,
    name: order.name ?? defaultName(order.work),
    kind: order.work.kind,
    network: account.network,
    executor,
    status: waits ? 'pending' : 'queued',
    end_reason: null,
    work: JSON.stringify(order.work),
    account_id: account.id,
    seat_id: seatId,
    created_by: actor.kind === 'seat' ? 'seat' : 'supervisor',
    scheduled_at: scheduledAt,
    created_at: now,
    queued_at: waits ? null : now,
    started_at: null,
    ended_at: null,
    target_count: order.work.params.target_count,
    actual_count: 0,
    pages: 0,
    parked_until: null,
    park_reason: null,
    fence: 0,
    lease_until: null,
    seq: 0,
    last_progress_at: null,
    deleted_at: null,
  }
  await insertTask(trx, task, targetsOf(order.work))
  await count(work, [{ task, at: now, counts: { tasks_created: 1 } }])
  tellTask(work, task)
  return shown(work, scope, id)
}

/**
 * Renames a task, or moves the start of one that is pending.
 * @throws Refused: not_found, task_wrong_state, schedule_in_past
 */
export async function update(
  work: Work,
  actor: Actor,
  id: string,
  { name, start }: z.output<(typeof updateTask)['body']>,
): Promise<ShownTask> {
  const { trx, now } = work
  const scope = scopeOf(actor)
  const task = found(await lockTask(work, scope, id))
  if (start && task.status !== 'pending') refuse('task_wrong_state')
  const change = { ...(name && { name }), ...(start && { scheduled_at: momentOf(start, now) }) }
  if (Object.keys(change).length > 0) {
    await changeTask(trx, id, change)
    const changed = { ...task, ...change }
    const startsNow = start?.mode === 'now' && isOnline(await seatPresence(trx, task.seat_id), now)
    if (startsNow) await moveTasks(work, [id], { trigger: 'start' })
    else tellTask(work, changed)
  }
  return shown(work, scope, id)
}

/**
 * Ends a task by a person's will.
 * @throws Refused: not_found, task_wrong_state
 */
export async function end(work: Work, actor: Actor, id: string): Promise<ShownTask> {
  const scope = scopeOf(actor)
  found(await lockTask(work, scope, id))
  const moved = await moveTasks(work, [id], { trigger: 'end', reason: 'by_person' })
  if (moved.length === 0) refuse('task_wrong_state')
  return shown(work, scope, id)
}

/**
 * Queues a failed task again: it takes a port anew, and keeps what it has.
 * @throws Refused: not_found, task_wrong_state, account_not_assigned, account_blocked, and what takePort refuses
 */
export async function retry(work: Work, actor: Actor, id: string): Promise<ShownTask> {
  const { trx } = work
  const scope = scopeOf(actor)
  const { seat_id, account_id } = found(await findTask(trx, scope, id))
  await lockSeat(work, seat_id)
  const account = await lockAccount(work, scope.tenantId, account_id)
  const task = found(await lockTask(work, scope, id))
  if (task.status !== 'error') refuse('task_wrong_state')
  if (account?.seat_id !== seat_id) refuse('account_not_assigned')
  if (account.blocked_at !== null) refuse('account_blocked')
  await takePort(work, { tenantId: scope.tenantId, seatId: seat_id, holder: { kind: 'task', id } })
  await countRetry(work, task, await reopenTargets(trx, id))
  await moveTasks(work, [id], { trigger: 'retry' })
  return shown(work, scope, id)
}

/**
 * Deletes a finished task; what it collected stays in the library.
 * @throws Refused: not_found, task_wrong_state
 */
export async function remove(work: Work, actor: Actor, id: string): Promise<void> {
  const task = found(await lockTask(work, scopeOf(actor), id))
  if (holdsPort(task.status)) refuse('task_wrong_state')
  await deleteTask(work, id)
  work.emit(task.tenant_id, { type: 'task_removed', id, seat_id: task.seat_id })
}

async function shown({ trx }: Work, scope: TaskScope, id: string): Promise<ShownTask> {
  return found(await findTask(trx, scope, id))
}

function momentOf(start: z.output<typeof CreateTask>['start'], now: number): number | null {
  if (start.mode === 'now') return null
  const at = Date.parse(start.at)
  if (at <= now) refuse('schedule_in_past')
  return at
}
