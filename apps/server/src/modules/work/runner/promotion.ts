import { UNDO_SECONDS } from '@seaport/contract/work/runner'
import type * as runnerSchema from '@seaport/contract/work/runner.schema'
import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import { PromotionWork } from '@seaport/contract/work/task-kind.schema'
import { skipReasons } from '@seaport/contract/work/task-state'
import type { TargetReason } from '@seaport/contract/work/task-state.schema'
import type { z } from 'zod'
import { instant } from '../../../db/wire.ts'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { block, lockAccount } from '../../desk/account/account.public.ts'
import { lockUser } from '../../people/user/user.public.ts'
import { addOptOuts } from '../erasure/erasure.public.ts'
import { checkGuard, contactsCountSince } from '../guard/guard.public.ts'
import { lockList } from '../opt-out/opt-out.public.ts'
import { count, countOutcomes } from '../stats/stats.public.ts'
import {
  accountOfTask,
  beginTarget,
  countDone,
  countLeft,
  emitTaskEvent,
  findBegun,
  findTarget,
  isOptedOut,
  lockAccountTasks,
  lockTask,
  parkTasks,
  reopenTarget,
  settleTargetRow,
  skipOptedOut,
  skipTargetsBefore,
  type TargetRow,
  type TaskRow,
} from '../task/task.public.ts'
import { commentOf, findWaiting, hasFollowers, personOf } from './promotion.repository.ts'
import { claimedTask } from './runner.service.ts'

type Next = z.output<(typeof runnerSchema.nextTarget)['data']>
type Settled = z.input<(typeof runnerSchema.settleTarget)['data']>

/**
 * Decides a promotion's next step: the started target if there is one; otherwise the guard's wait; otherwise the first pending target that was not
 * reached recently. A start holds the tenant's lock, so that no two targets start at once.
 */
export async function fetchNextTarget(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  { fence, begin }: z.output<(typeof runnerSchema.nextTarget)['body']>,
): Promise<Next> {
  // In the order of locks: the opt-out list, the user, the account, the task.
  await lockList(work, seat.tenantId, 'reading')
  if (begin) await lockUser(work, seat.tenantId)
  const { account_id } = orNotFound(await accountOfTask(work.trx, seat, id))
  const account = await lockAccount(work, seat.tenantId, account_id)
  const task = claimedTask(await lockTask(work, seat, id), fence)
  const plan = PromotionWork.safeParse(JSON.parse(task.work)).data ?? refuse('invalid_input')
  const begun = await findBegun(work.trx, id)
  if (begun)
    return answer(
      work,
      task,
      targetStep(await wire(work, task, begun, begun.begun_fence === fence ? 'now' : 'before')),
    )
  const waiting = await nextPendingTarget(work, task)
  if (!waiting) {
    const left = task.target_count - task.actual_count
    return answer(work, task, { kind: 'over', reason: left > 0 ? 'list_exhausted' : 'target_reached' })
  }
  const verdict = await checkGuard(work, task, account, plan)
  if (!verdict.go)
    return answer(work, task, { kind: 'wait', until: instant(verdict.until), reason: verdict.reason })
  if (begin) {
    await beginTarget(work, task, waiting.position)
    emitTaskEvent(work, task)
  }
  return answer(work, task, targetStep(await wire(work, task, waiting, begin ? 'now' : 'no')))
}

/** The first target that may be reached; those before it who opted out or were reached recently are skipped. */
async function nextPendingTarget(work: UnitOfWork, task: TaskRow): Promise<TargetRow | undefined> {
  for (;;) {
    const waiting = await findNextWaiting(work, task)
    if (!waiting || !(await isOptedOut(work, task, waiting))) return waiting
    const { position } = waiting
    await settleTargetRow(work, task.id, { position, outcome: 'skipped', reason: 'opted_out' })
    await count(work, [{ task, at: work.now, counts: { promoted_skipped: 1 } }])
    emitTaskEvent(work, task)
  }
}

async function findNextWaiting(work: UnitOfWork, task: TaskRow): Promise<TargetRow | undefined> {
  const since = await contactsCountSince(work, task.tenant_id)
  const waiting = await findWaiting(work, task, since)
  if (since === null) return waiting
  const skipped = await skipTargetsBefore(work, task.id, waiting?.position)
  await count(work, [{ task, at: work.now, counts: { promoted_skipped: skipped } }])
  if (skipped > 0) emitTaskEvent(work, task)
  return waiting
}

async function answer({ trx }: UnitOfWork, task: TaskRow, step: Next['step']): Promise<Next> {
  return { step, done: task.actual_count, left: await countLeft(trx, task.id) }
}

const targetStep = (target: PromotionTarget): Next['step'] => ({ kind: 'target', target })

async function wire(
  { trx }: UnitOfWork,
  task: TaskRow,
  row: TargetRow,
  begun: PromotionTarget['begun'],
): Promise<PromotionTarget> {
  return {
    position: row.position,
    target: row.target,
    external_id: row.external_id,
    comment: task.kind === 'send_message' ? await commentOf(trx, task, row) : null,
    person: await personOf(trx, task, row),
    begun,
    ...(row.begun_at !== null && { begun_at: instant(row.begun_at) }),
  }
}

/** Allowed reasons by outcome. */
const reasonsOf: Record<PromotionOutcome['outcome'], readonly (TargetReason | null)[]> = {
  done: [null],
  unknown: [null],
  pending: [null],
  skipped: [...skipReasons, 'opted_out'],
  failed: ['network_block', 'bad_link'],
}

/**
 * Records the outcome of a started target, under the task's last claim and whatever the task's state. The first outcome
 * stands; repeating it changes nothing. A block by the network blocks the account. @throws Refused: not_found,
 * stale_fence, invalid_input for a reason that does not belong to the outcome
 */
export async function recordOutcome(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  { fence, ...told }: z.output<(typeof runnerSchema.settleTarget)['body']>,
): Promise<Settled> {
  if (!reasonsOf[told.outcome].includes(told.reason)) refuse('invalid_input')
  const isOptOut = told.reason === 'opted_out'
  await lockList(work, seat.tenantId, isOptOut ? 'writing' : 'reading')
  const { account_id } = orNotFound(await accountOfTask(work.trx, seat, id))
  await lockAccount(work, seat.tenantId, account_id)
  const isBlock = told.reason === 'network_block'
  if (isBlock) await lockAccountTasks(work, { tenantId: seat.tenantId, accountId: account_id })
  const task = orNotFound(await lockTask(work, seat, id))
  if (task.fence !== fence) refuse('stale_fence')
  const before = orNotFound(await findTarget(work.trx, id, told.position))
  const isNews = before.outcome === 'unknown' && before.begun_at !== null
  if (isNews) {
    await settleTargetRow(work, id, told)
    await countOutcomes(work, task, [{ from: before, to: told.outcome }])
    // A person who opted out in the meantime must not become pending again.
    if (told.outcome === 'pending') await skipOptedOut(work, task)
    if (isOptOut) await optOut(work, task, before)
    if (isBlock)
      await block(
        work,
        { accountBlocked: parkTasks },
        {
          tenantId: seat.tenantId,
          accountId: account_id,
          reason: 'agent_reported',
          seatId: seat.seatId,
          taskId: id,
        },
      )
  }
  const now = isNews ? await countDone(work, id) : task
  if (isNews) emitTaskEvent(work, now)
  return { done: now.actual_count }
}

/** The person asked to be left alone. @throws Refused: not_found for a target that is not a person */
async function optOut(work: UnitOfWork, task: TaskRow, { external_id, person }: TargetRow): Promise<void> {
  const { network, tenant_id } = task
  const named = external_id === null ? { handle: orNotFound(person ?? undefined) } : { id: external_id }
  await addOptOuts(work, tenant_id, { network, people: [named], remark: '' })
}

/**
 * Undoes the last outcome of a target, for a short time and while nothing followed from it: the target is started again. The guard counts it as an
 * action from its first start, or from now on if it was not counted, so that an accidental undo never releases more of a cap than was used.
 * @throws Refused: not_found, stale_fence, task_wrong_state, undo_too_late
 */
export async function undoOutcome(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  { fence, position }: z.output<(typeof runnerSchema.undoOutcome)['body']>,
): Promise<z.output<(typeof runnerSchema.undoOutcome)['data']>> {
  await lockList(work, seat.tenantId, 'reading')
  const { account_id } = orNotFound(await accountOfTask(work.trx, seat, id))
  await lockAccount(work, seat.tenantId, account_id)
  const task = claimedTask(await lockTask(work, seat, id), fence)
  const before = orNotFound(await findTarget(work.trx, id, position))
  if (!mayBeUndone(before, work.now) || (await hasFollowers(work.trx, before))) refuse('undo_too_late')
  await reopenTarget(work, task, before)
  await countOutcomes(work, task, [{ from: before, to: 'pending' }])
  const now = await countDone(work, id)
  emitTaskEvent(work, now)
  return { target: await wire(work, task, before, 'now'), done: now.actual_count }
}

/** A recent outcome recorded by a person. A block, or an opt-out, affects more than the target. */
function mayBeUndone({ outcome, reason, settled_at }: TargetRow, now: number): boolean {
  if (settled_at === null || now - settled_at > UNDO_SECONDS * 1000) return false
  return outcome === 'done' || skipReasons.some((one) => one === reason)
}
