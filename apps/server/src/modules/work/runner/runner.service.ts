import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { claimTasks, finishTask, reportProgress, uploadResources } from '@seaport/contract/work/runner'
import { LEASE_SECONDS } from '@seaport/contract/work/runner'
import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { holdsPort } from '@seaport/contract/work/task-state'
import type { EndReason } from '@seaport/contract/work/task-state.schema'
import { instant } from '../../../db/wire.ts'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import type { Installation } from '../../../kernel/installation.ts'
import type { Log } from '../../../kernel/log.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { block, lockAccount } from '../../desk/account/account.public.ts'
import { countSpend, hasRoom } from '../../platform/network/network.public.ts'
import { identifyOptOuts } from '../erasure/erasure.public.ts'
import { lockList } from '../opt-out/opt-out.public.ts'
import { type BatchSource, ingestBatch } from '../resource/resource.public.ts'
import { count, countOutcomes } from '../stats/stats.public.ts'
import {
  accountOfTask,
  addToCount,
  emitTaskEvent,
  lockAccountTasks,
  lockTask,
  moveTasks,
  parkTasks,
  recordWait,
  type TaskRow,
  writeOutcomes,
  writeReport,
} from '../task/task.public.ts'
import { lockClaimable } from './runner.repository.ts'

type Setup = Pick<Installation, 'env'>

/** Assigns a runner the oldest tasks that it may work on, each with a fence above every earlier one. */
export async function claim(
  work: UnitOfWork,
  seat: SeatActor,
  body: ParsedOf<typeof claimTasks>['body'],
  setup: Setup,
): Promise<ClaimedTask[]> {
  const claimable = await lockClaimable(work, seat, body)
  const forgotten = claimable.filter(({ status }) => status === 'running').map(({ id }) => id)
  // The runner does not know these: it lost its journal, or the answer to its claim.
  await moveTasks(work, forgotten, { trigger: 'lease_lost' })
  const claimed = await moveTasks(
    work,
    claimable.map(({ id }) => id),
    { trigger: 'claim' },
  )
  const accounts = new Map(claimable.map((row) => [row.id, row]))
  const stopped = await stopAtCap(work, setup, claimed)
  return claimed
    .filter(({ id }) => !stopped.has(id))
    .map((task) => toClaimedTask(task, orNotFound(accounts.get(task.id))))
}

/**
 * Ends API tasks on networks whose app has reached its monthly cap; work by hand costs nothing.
 * @returns their ids
 */
async function stopAtCap(work: UnitOfWork, setup: Setup, tasks: readonly TaskRow[]): Promise<Set<string>> {
  const paid = tasks.filter(({ executor }) => executor === 'api')
  const stopped = new Set<string>()
  for (const network of new Set(paid.map((task) => task.network))) {
    // One millionth: at the cap nothing more is allowed.
    if (await hasRoom(work.trx, setup, network, { now: work.now, micros: 1 })) continue
    for (const task of paid) if (task.network === network) stopped.add(task.id)
  }
  if (stopped.size > 0) await moveTasks(work, [...stopped], { trigger: 'fail', reason: 'usage_cap' })
  return stopped
}

/**
 * Stores a runner's report and renews its lease; a report with an older number changes nothing.
 * @throws Refused: not_found, stale_fence, task_wrong_state
 */
export async function progress(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  report: ParsedOf<typeof reportProgress>['body'],
  setup: Setup,
): Promise<number> {
  const { now } = work
  const task = claimedTask(await lockTask(work, seat, id), report.fence)
  if (report.seq <= task.seq) return task.lease_until ?? now
  const spent = Math.max(0, report.cost - task.cost)
  await countSpend(work, setup, task, spent)
  await countOutcomes(work, task, await writeOutcomes(work, task, report.targets))
  const leaseUntil = now + LEASE_SECONDS * 1000
  const { parked } = report
  const parkedUntil = parked?.until ? Date.parse(parked.until) : null
  const reported = await writeReport(work.trx, id, {
    pages: report.pages,
    cost: report.cost,
    spent: task.spent + spent,
    seq: report.seq,
    lease_until: leaseUntil,
    last_progress_at: now,
    parked_until: parkedUntil,
    park_reason: parked?.reason ?? null,
  })
  // The delay between two targets causes no event.
  if (parked && parked.reason !== task.park_reason && parked.reason !== 'send_interval')
    await recordWait(work, id, { reason: parked.reason, lasts_until: parkedUntil })
  emitTaskEvent(work, reported)
  await stopAtCap(work, setup, [reported])
  return leaseUntil
}

/**
 * Ingests a batch of collected items under the task's last fence, in any state of the task: nothing collected is lost, except people on the opt-out
 * list.
 * @throws Refused: not_found, stale_fence, invalid_input for a kind that collects nothing
 */
export async function upload(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  { fence, batch_id, items }: ParsedOf<typeof uploadResources>['body'],
): Promise<{ added: number; known: number; left_out: string[] }> {
  // Locked before the task, because an erasure holds the list when it locks tasks.
  await lockList(work, seat.tenantId, 'reading')
  const task = orNotFound(await lockTask(work, seat, id))
  if (task.fence !== fence) refuse('stale_fence')
  const from = batchSourceOf(task)
  if (from.byHand) refuse('invalid_input')
  const { added, fresh, known, skipped, identified } = await ingestBatch(work, from, batch_id, items)
  await identifyOptOuts(work, from, identified)
  if (added > 0) {
    const counts = { collected_new: fresh, collected_known: added - fresh }
    await count(work, [{ task, at: work.now, counts }])
    emitTaskEvent(work, await addToCount(work.trx, id, added))
    work.emit(task.tenant_id, { type: 'resource', task_id: id, seat_id: task.seat_id, added })
  }
  return { added, known, left_out: skipped }
}

/** @returns a collection's data for the library. @throws Refused: invalid_input for a kind that collects nothing */
export function batchSourceOf(task: TaskRow): BatchSource {
  const kind = taskKinds[task.kind]
  if (!('collects' in kind)) refuse('invalid_input')
  const { params } = TaskWork.parse(JSON.parse(task.work))
  return {
    taskId: task.id,
    accountId: task.account_id,
    seatId: task.seat_id,
    tenantId: task.tenant_id,
    network: task.network,
    taskKind: task.kind,
    kind: kind.collects,
    byHand: task.executor === 'assisted',
    onlyNew: 'deduplication' in params && params.deduplication === 'library',
  }
}

/** End reasons that a runner may use. */
const reasonsOf: Record<'completed' | 'error', readonly EndReason[]> = {
  completed: ['target_reached', 'list_exhausted', 'duration_over'],
  error: [
    'account_signed_out',
    'account_blocked',
    'retries_spent',
    'capability_refused',
    'access_refused',
    'usage_cap',
    'network_misconfigured',
    'nothing_new',
    'target_missing',
    'bad_link',
    'text_too_long',
    'file_refused',
    'post_refused',
    'fault',
  ],
}

/**
 * Ends a claimed task; the same ending again changes nothing.
 * @throws Refused: not_found, stale_fence, task_wrong_state, invalid_input for a reason that does not belong to the status
 */
export async function finish(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  ending: ParsedOf<typeof finishTask>['body'],
  { env, log }: Setup & { log: Log },
): Promise<void> {
  const { status, reason } = ending
  if (!reasonsOf[status].includes(reason)) refuse('invalid_input')
  const found = orNotFound(await accountOfTask(work.trx, seat, id))
  const whose = { tenantId: seat.tenantId, accountId: found.account_id }
  const isBlock = reason === 'account_blocked'
  if (isBlock) {
    await lockAccount(work, whose.tenantId, whose.accountId)
    await lockAccountTasks(work, whose)
  }
  const locked = orNotFound(await lockTask(work, seat, id))
  const isRepeat = locked.fence === ending.fence && locked.status === status && locked.end_reason === reason
  if (isRepeat) return
  const task = claimedTask(locked, ending.fence)
  const spent = Math.max(0, ending.cost - task.cost)
  await countSpend(work, { env }, task, spent)
  await countOutcomes(work, task, await writeOutcomes(work, task, ending.targets))
  const { actual_count } = await writeReport(work.trx, id, {
    pages: ending.pages,
    cost: ending.cost,
    spent: task.spent + spent,
    last_progress_at: work.now,
  })
  if (actual_count !== ending.actual_count)
    log.warn(
      { task: id, runner: ending.actual_count, server: actual_count },
      'A task ended with a count that differs from what was delivered',
    )
  await moveTasks(work, [id], { trigger: status === 'completed' ? 'complete' : 'fail', reason })
  if (isBlock)
    await block(
      work,
      { accountBlocked: parkTasks },
      { ...whose, reason: 'network_stopped', seatId: seat.seatId, taskId: id },
    )
}

/**
 * @returns the task if this claim still holds it. @throws Refused: not_found; stale_fence if the claim is over but the
 * task continues, here or elsewhere (claim again); task_wrong_state if the task itself is over (forget it)
 */
export function claimedTask(row: TaskRow | undefined, fence: number): TaskRow {
  const task = orNotFound(row)
  if (task.fence !== fence) refuse('stale_fence')
  if (!holdsPort(task.status)) refuse('task_wrong_state')
  if (task.status !== 'running') refuse('stale_fence')
  return task
}

function toClaimedTask(
  task: TaskRow,
  { account, nickname, unblocked_at }: { account: string; nickname: string; unblocked_at: number | null },
): ClaimedTask {
  return {
    id: task.id,
    fence: task.fence,
    lease_until: instant(task.lease_until ?? 0),
    name: task.name,
    work: TaskWork.parse(JSON.parse(task.work)),
    executor: task.executor,
    account: {
      id: task.account_id,
      network: task.network,
      account,
      nickname,
      ...(unblocked_at !== null && { unblocked_at: instant(unblocked_at) }),
    },
    started_at: instant(task.started_at ?? 0),
    ...(taskKinds[task.kind].family === 'promotion' && { target_count: task.target_count }),
  }
}
