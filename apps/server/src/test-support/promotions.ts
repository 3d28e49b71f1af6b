import { defaultLimits, setGuard } from '@seaport/contract/work/guard'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import { finishTask, nextTarget, settleTarget } from '@seaport/contract/work/runner'
import type { PromotionOutcome } from '@seaport/contract/work/runner.schema'
import type { Audience } from '@seaport/contract/work/task-audience.schema'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { capabilityOf } from '@seaport/platforms/capabilities'
import { withTransaction } from '../kernel/unit-of-work.ts'
import { offeredNetworks } from '../modules/platform/network/network.public.ts'
import { moveTasks } from '../modules/work/task/task.public.ts'
import { create } from '../modules/work/task/task-create.ts'
import { claim, type Scene } from './scene.ts'

/** Assumes that every kind can be done by hand on every network. */
const byHand: typeof capabilityOf = (network, kind) => ({
  ...capabilityOf(network, kind),
  executor: 'assisted',
  executors: ['assisted'],
})

/** Creates a promotion as the seat does that holds the account. */
export function createManualPromotion(
  { server, supervisor, seat, accountId }: Scene,
  work: TaskWork,
  name?: string,
) {
  return withTransaction(server.installation, async (unit) =>
    create(
      unit,
      { kind: 'seat', tenantId: supervisor.id, seatId: seat.id } as never,
      { account_id: accountId, work, start: { mode: 'now' }, name },
      { networks: await offeredNetworks(unit.trx, server.installation), offerOf: byHand },
    ),
  )
}

/** Ends a queued promotion as a runner does that failed at its first targets. */
export async function failManualPromotion(
  { server, seat }: Scene,
  id: string,
  targets: number,
): Promise<void> {
  await withTransaction(server.installation, (work) => moveTasks(work, [id], { trigger: 'claim' }))
  const outcome = { outcome: 'failed' as const, reason: 'fault' as const, collected: 0 }
  const body = {
    fence: 1,
    status: 'error' as const,
    reason: 'fault' as const,
    actual_count: 0,
    pages: 0,
    targets: Array.from({ length: targets }, (_, position) => ({ position, ...outcome })),
  }
  await server.call(finishTask, { params: { id }, body }, seat)
}

/** A promotion that the seat's runner has claimed, with limits that leave it time. */
export async function claimedPromotion(scene: Scene, work: TaskWork) {
  const { server, supervisor } = scene
  await server.call(setGuard, { body: openLimits }, supervisor)
  const { id } = await createManualPromotion(scene, work)
  const running = await runningOf(scene)
  const task = (await claim(scene, { holding: running })).find((one) => one.id === id)
  if (!task) throw new Error('The promotion was not claimed')
  return task
}

/** A claimed task, as its runner names it. */
export type Claimed = { id: string; fence: number }

/** A follow that is under way. */
const followingOf = (
  scene: Scene,
  audience: Audience,
  deduplication: boolean,
  kind: 'follow' | 'add_friend',
) =>
  claimedPromotion(scene, {
    kind,
    params: {
      audience,
      deduplication,
      promotion_count: 50,
      send_interval_seconds: 5,
      duration_minutes: 600,
    },
  })

/** A follow of pasted people that is under way. */
export const following = (
  scene: Scene,
  people: readonly string[],
  deduplication = false,
  kind: 'follow' | 'add_friend' = 'follow',
) => followingOf(scene, { from: 'list', targets: [...people] }, deduplication, kind)

/** A follow of everybody in the library. */
export const followingLibrary = (scene: Scene) =>
  followingOf(scene, { from: 'library', filter: {} }, false, 'follow')

/** @returns what a promotion does next */
export const next = async ({ server, seat }: Scene, { id, fence }: Claimed, begin = false) =>
  (await server.call(nextTarget, { params: { id }, body: { fence, begin } }, seat)).step

type Told = Pick<PromotionOutcome, 'position' | 'outcome'> & Partial<PromotionOutcome>

/** Says what became of a target. */
export const say = ({ server, seat }: Scene, { id, fence }: Claimed, { reason = null, ...told }: Told) =>
  server.call(settleTarget, { params: { id }, body: { fence, reason, ...told } }, seat)

/** Limits under which nobody waits more than five seconds. */
export const openLimits: GuardLimits = {
  ...defaultLimits,
  quiet_hours: null,
  least_interval_seconds: 5,
  contact_days: 0,
}

async function runningOf({ server, seat }: Scene): Promise<string[]> {
  const rows = await server.installation.database.db
    .selectFrom('task')
    .select('id')
    .where('seat_id', '=', seat.id)
    .where('status', '=', 'running')
    .execute()
  return rows.map(({ id }) => id)
}
