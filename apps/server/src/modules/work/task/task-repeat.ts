import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { RepeatPlan, TaskRepeat } from '@seaport/contract/work/task-repeat.schema'
import { translateAny } from '@seaport/i18n/server'
import { v5 } from 'uuid'
import type { z } from 'zod'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { Actor } from '../../../kernel/http/actor.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { attempt } from '../../../kernel/savepoint.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findTask, joinBatch, lockTask, type ShownTask } from './task.repository.ts'
import { scopeOf, type TaskAuthor } from './task.service.ts'
import { type CreationRules, create } from './task-create.ts'
import { emitTaskChanged } from './task-move.ts'
import { orderOf } from './task-order.ts'
import * as repository from './task-repeat.repository.ts'
import { dayBefore, isOver, nextDue } from './task-repeat-time.ts'

/**
 * Repeats a task on days of the week; replaces its active plan, if any. @throws Refused: not_found; repeat_over if its
 * last day is over
 */
export async function repeat(
  work: UnitOfWork,
  actor: Actor,
  id: string,
  { weekdays, time, until, count }: z.output<typeof RepeatPlan>,
): Promise<void> {
  const { trx, now } = work
  const scope = scopeOf(actor)
  orNotFound(await lockTask(work, scope, id))
  const task = orNotFound(await findTask(trx, scope, id))
  const plan = { weekdays: weekdays.toSorted().join(''), time, until_day: until }
  const due = nextDue(plan, task.time_zone, now)
  if (due === null) refuse('repeat_over')
  await repository.endRepeat(trx, id)
  await repository.insertRepeat(trx, {
    ...plan,
    id: newId(),
    tenant_id: task.tenant_id,
    task_id: id,
    times_left: count,
    next_at: due.at,
    next_day: due.day,
    created_at: now,
  })
  emitTaskChanged(work, task)
}

/**
 * Moves the plans of an account to its new time zone: each is due on the same day, if that time is still ahead there. What is due already stays. A plan is
 * locked before its account, as in `runDue`.
 */
export async function planAnew(
  work: UnitOfWork,
  { timeZone, ...account }: { tenantId: string; accountId: string; timeZone: string },
): Promise<void> {
  for (const plan of await repository.lockPlanned(work, account)) {
    const { id, times_left, task_id, tenant_id, seat_id, next_day } = plan
    const next = nextDue(plan, timeZone, work.now, next_day && dayBefore(next_day))
    await repository.changeRepeat(work.trx, id, {
      next_at: next?.at ?? null,
      next_day: next?.day ?? null,
      times_left,
    })
    emitTaskChanged(work, { id: task_id, tenant_id, seat_id })
  }
}

/**
 * Stops the plan of a task, or the one that created it; nothing happens if it is over.
 * @throws Refused: not_found
 */
export async function stopRepeat(work: UnitOfWork, actor: Actor, id: string): Promise<void> {
  const task = orNotFound(await findTask(work.trx, scopeOf(actor), id))
  const found = await repository.repeatOf(work.trx, id)
  if (found && (await repository.endRepeat(work.trx, found.task_id)))
    emitTaskChanged(work, { ...task, id: found.task_id })
}

/** @returns a task's plan as the API shows it, or the one that created it; null = none */
export async function shownRepeat(db: Db | Trx, taskId: string, locale: Locale): Promise<TaskRepeat | null> {
  const found = await repository.repeatOf(db, taskId)
  if (!found) return null
  const runs = await repository.latestRuns(db, found.id)
  return {
    ...toPlan(found),
    runs: runs.map(({ due_at, shown_id, number, reason, reason_values }) => ({
      due_at: instant(due_at),
      task: shown_id === null || number === null ? null : { id: shown_id, number },
      skipped: reason === null ? '' : translateAny(locale, reason, JSON.parse(reason_values)),
    })),
  }
}

/** @returns a plan as the API shows it */
export function toPlan(row: repository.ShownRepeat) {
  return {
    task: { id: row.task_id, number: row.number },
    weekdays: [...row.weekdays].map(Number),
    time: row.time,
    time_zone: row.time_zone,
    until: row.until_day,
    left: row.times_left,
    next_at: instantOrNull(row.next_at),
  }
}

/**
 * Creates the task of a due plan, or records why it can't be created; both together with the next due time, in one
 * transaction: a day is used once however many servers try, and a server that dies has done nothing. Missed times are
 * made up for once, also those of a seat that was away: it finds one task, not one of each day. After a plan's last day they are not.
 */
export async function runDue(work: UnitOfWork, id: string, rules: CreationRules): Promise<void> {
  const { trx, now } = work
  const due = await repository.lockDue(work, id)
  if (due?.next_at == null || due.next_day === null) return
  const source = await findTask(trx, { tenantId: due.tenant_id }, due.task_id)
  const over = { next_at: null, next_day: null, times_left: due.times_left }
  // A deleted task's plan is not visible any more.
  if (!source) return repository.changeRepeat(trx, id, over)
  let created: string | null = null
  const refusal = await attempt(work, async (part) => {
    if (due.tenant_status !== 'normal') refuse('user_disabled')
    if (isOver(due, due.time_zone, now)) refuse('repeat_over')
    if (await repository.lastWaitsForSeat(part.trx, id)) refuse('repeat_waits')
    created = (await create(part, authorOf(source), await orderOf(part, source), rules)).id
    if (source.batch_id !== null && due.next_day !== null)
      await joinBatch(part.trx, created, { ...source, batch_id: batchOfDay(source.batch_id, due.next_day) })
  })
  const gone = refusal && GONE.includes(refusal.reason)
  await repository.insertRun(trx, {
    repeat_id: id,
    day: due.next_day,
    due_at: due.next_at,
    task_id: refusal ? null : created,
    reason: gone ? 'repeat_account_gone' : (refusal?.reason ?? null),
    reason_values: JSON.stringify(refusal?.values ?? {}),
  })
  // A day without a task is none of the times that were ordered.
  const left = due.times_left === null || refusal ? due.times_left : due.times_left - 1
  const never = left === 0 || due.account_deleted_at !== null
  const next = never ? null : nextDue(due, due.time_zone, now, due.next_day)
  await repository.changeRepeat(trx, id, {
    next_at: next?.at ?? null,
    next_day: next?.day ?? null,
    times_left: left,
  })
  emitTaskChanged(work, source)
  if (refusal) work.emit(source.tenant_id, { type: 'repeat_skipped', id: source.id, seat_id: source.seat_id })
}

/** Refusals about a named account, rephrased for one that existed before. */
const GONE: readonly string[] = ['not_found', 'account_not_assigned']

/** @returns the batch of the tasks created by a batch's plans on one day, the same for each plan */
function batchOfDay(batchId: string, day: string): string {
  return v5(day, batchId)
}

function authorOf({ tenant_id, seat_id, created_by }: ShownTask): TaskAuthor {
  return created_by === 'seat'
    ? { kind: 'seat', tenantId: tenant_id, seatId: seat_id }
    : { kind: 'user', tenantId: tenant_id }
}
