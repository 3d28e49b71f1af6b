import type { PromotionWork } from '@seaport/contract/work/task-kind.schema'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { block, unblock } from '../modules/desk/account/account.public.ts'
import { recordHandles, writeOutcomes } from '../modules/work/task/task.public.ts'
import { DAY } from './people.ts'
import { type DemoEvent, type Desk, HOUR, holdPort, portOf, workerAt, writeTask } from './tasks.ts'

const MINUTE = 60_000

/** A promotion of the demo: to people of a group of `seen.tsv`, the first ones done, then those left out and failed, the rest waiting. */
interface DemoPromotion {
  group: string
  /** Position of its account among the tenant's, and of its first person in the group. */
  account: number
  from: number
  done: number
  skipped: number
  failed: number
  waiting: number
  /** Hours before now at which it was created. */
  hoursAgo: number
  /** The port that it holds while it is under way; null = it is over. */
  slot: number | null
}

const promotion = (
  group: string,
  [account, from]: [number, number],
  [done, skipped, failed, waiting]: [number, number, number, number],
  hoursAgo: number,
  slot: number | null = null,
): DemoPromotion => ({ group, account, from, done, skipped, failed, waiting, hoursAgo, slot })

/** The last one waits: the account rests since its network blocked it. */
const demoPromotions: readonly DemoPromotion[] = [
  promotion('nova_gadgets followers', [0, 0], [18, 1, 1, 0], 24 * 21),
  promotion('lotus_travel followers', [2, 0], [24, 2, 0, 0], 24 * 15),
  promotion('harbor_tea followers', [1, 30], [27, 0, 3, 0], 24 * 9),
  promotion('lotus_travel followers', [3, 40], [16, 3, 1, 0], 24 * 4),
  promotion('nova_gadgets followers', [0, 40], [22, 1, 0, 0], 24 * 2),
  promotion('harbor_tea followers', [0, 80], [9, 1, 0, 20], 3, 3),
  promotion('nova_gadgets followers', [1, 90], [6, 0, 1, 23], 5, 4),
]

/** How long before now the account of the last promotion was blocked, and unblocked. */
const BLOCKED_AGO = 3 * HOUR
const UNBLOCKED_AGO = HOUR
/** The guard's own rest after a block. */
const REST = 24 * HOUR

const noHooks = {
  accountLeaves: async () => {},
  accountBlocked: async () => {},
  accountUnblocked: async () => {},
  accountMoves: async () => {},
}

export function promotionTasks(work: UnitOfWork, desk: Desk): DemoEvent[] {
  return demoPromotions.map((one) => {
    const at = work.now - one.hoursAgo * HOUR
    return { at, write: () => writePromotion(work, desk, one, at) }
  })
}

async function writePromotion(
  work: UnitOfWork,
  desk: Desk,
  one: DemoPromotion,
  created_at: number,
): Promise<void> {
  const settled = one.done + one.skipped + one.failed
  const count = settled + one.waiting
  const people = (desk.seen.get(one.group) ?? []).slice(one.from, one.from + count)
  const targets = people.map(({ handle }) => `@${handle}`)
  const plan: PromotionWork = {
    kind: 'follow',
    params: {
      audience: { from: 'list', targets: [] },
      deduplication: true,
      promotion_count: count,
      send_interval_seconds: 60,
      duration_minutes: 7 * 24 * 60,
    },
  }
  const isOver = one.slot === null
  const started_at = created_at + MINUTE
  const last = started_at + settled * MINUTE
  const task = await writeTask(
    work,
    workerAt(desk, one.account),
    plan,
    {
      name: `${targets[0]} +${targets.length - 1}`,
      executor: 'assisted',
      status: isOver ? 'completed' : 'running',
      end_reason: isOver ? 'list_exhausted' : null,
      created_at,
      queued_at: created_at,
      started_at,
      ended_at: isOver ? last : null,
      fence: 1,
      seq: settled,
      last_progress_at: last,
      lease_until: isOver ? null : work.now + MINUTE,
      target_count: count,
      ...(one === demoPromotions.at(-1) && {
        parked_until: work.now - BLOCKED_AGO + REST,
        park_reason: 'account_parked' as const,
      }),
    },
    targets,
  )
  await writeOutcomes(
    { ...work, now: last },
    task,
    targets.slice(0, settled).map((_, position) => ({ position, collected: 0, ...outcomeAt(one, position) })),
  )
  await holdPort(work, task, {
    slot: one.slot ?? portOf(desk, task),
    until: task.ended_at,
  })
}

/** Minutes between two messages of the ongoing task: 28 a day outside quiet hours, below the daily cap of 30. */
const ONGOING_PAUSE = 30

/**
 * The task that the demo's agent on the second seat works on for ten days: it is the one that runs whenever
 * somebody looks. Until the agent comes, it waits for its seat.
 */
export function ongoingTask(work: UnitOfWork, desk: Desk, scriptId: string): DemoEvent {
  const at = work.now - 12 * MINUTE
  return { at, write: () => writeOngoing(work, desk, scriptId, at) }
}

async function writeOngoing(
  work: UnitOfWork,
  desk: Desk,
  scriptId: string,
  created_at: number,
): Promise<void> {
  const targets = (desk.seen.get('harbor_tea followers') ?? []).map(({ handle }) => `@${handle}`)
  const task = await writeTask(
    work,
    workerAt(desk, 2),
    {
      kind: 'send_message',
      params: {
        script_id: scriptId,
        audience: { from: 'list', targets: [] },
        deduplication: false,
        promotion_count: targets.length,
        send_interval_seconds: ONGOING_PAUSE * 60,
        duration_minutes: null,
      },
    },
    {
      name: `${targets[0]} +${targets.length - 1}`,
      status: 'queued',
      created_at,
      queued_at: created_at,
    },
    targets,
  )
  // By their handles the library has their names, which the script says.
  await recordHandles(work, task.id)
  await holdPort(work, task, { slot: 1, until: null })
}

function outcomeAt({ done, skipped }: DemoPromotion, position: number) {
  if (position < done) return { outcome: 'done' as const, reason: null }
  if (position < done + skipped) return { outcome: 'skipped' as const, reason: null }
  return { outcome: 'failed' as const, reason: 'bad_link' as const }
}

/** Accounts that were blocked: one is again, one was unblocked and rests. */
export async function writeBlocks(
  work: UnitOfWork,
  { tenantId, blockedId, restingId }: { tenantId: string; blockedId: string; restingId: string },
): Promise<void> {
  const ago = (milliseconds: number): UnitOfWork => ({ ...work, now: work.now - milliseconds })
  const blocked = { tenantId, accountId: blockedId }
  await block(ago(20 * DAY), noHooks, { ...blocked, reason: 'by_person', note: 'Asked for a phone number' })
  await unblock(ago(19 * DAY), noHooks, { ...blocked, note: 'Number confirmed' })
  await block(ago(9 * DAY), noHooks, { ...blocked, reason: 'network_stopped' })
  const resting = { tenantId, accountId: restingId }
  await block(ago(BLOCKED_AGO), noHooks, { ...resting, reason: 'agent_reported' })
  await unblock(ago(UNBLOCKED_AGO), noHooks, { ...resting, note: 'The notice is gone' })
}
