import { networks as brands, type NetworkId } from '@seaport/contract/kernel/network'
import type { NetworkSettings } from '@seaport/contract/kernel/network-settings.schema'
import type { CreateTask } from '@seaport/contract/work/task.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { Executor, TaskWork } from '@seaport/contract/work/task-kind.schema'
import { type Capability, type ConfiguredNetwork, offerOf as offerIn } from '@seaport/platforms/capabilities'
import { type AddressPlace, addressFormOf, placeAmong, wrongAddresses } from '@seaport/platforms/task-address'
import type { z } from 'zod'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { ReadContext, UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findAccount, lockAccounts } from '../../desk/account/account.public.ts'
import { takePort } from '../../desk/port/port.public.ts'
import { isOnline, lockSeat } from '../../desk/seat/seat.public.ts'
import { nextTaskNumber } from '../../people/user/user.public.ts'
import { lockList } from '../opt-out/opt-out.public.ts'
import { count } from '../stats/stats.public.ts'
import { initialProgress } from './initial-progress.ts'
import { insertTask, type ShownTask, type TaskRow } from './task.repository.ts'
import { momentOf, scopeOf, shown, type TaskAuthor } from './task.service.ts'
import { targetsPeople, withoutPeople, writeAudience } from './task-audience.ts'
import { emitTaskEvent } from './task-move.ts'
import { defaultName, targetsOf } from './task-name.ts'
import { checkScript } from './task-script.ts'

/** What the installation says of networks. */
export interface CreationRules {
  networks: readonly (ConfiguredNetwork & Pick<NetworkSettings, 'network' | 'web_base'>)[]
  offerOf?: (network: NetworkId, kind: TaskKindId) => Capability
}

type Order = z.output<typeof CreateTask>

/**
 * Creates a task on the seat that holds the account; it takes a port in the same transaction. Pending until its start
 * time and its seat are there.
 * @param networks addresses of the configured ones; `offerOf` says who carries out a kind on a network
 * @throws Refused: schedule_in_past, not_found, account_not_assigned, account_blocked, network_not_set_up,
 * capability_missing, not_a_post, not_a_profile, not_a_group, what checkScript, takePort and writeAudience refuse
 */
export async function create(
  work: UnitOfWork,
  actor: TaskAuthor,
  order: Order,
  { networks, offerOf = (network, kind) => offerIn(networks, network, kind) }: CreationRules,
): Promise<ShownTask> {
  const { trx, now } = work
  const scope = scopeOf(actor)
  const scheduledAt = momentOf(order.start, now)
  const account = await visibleAccount(work, actor, order.account_id)
  if (account.seat_id === null) refuse('account_not_assigned')
  const seatId = account.seat_id
  if (account.blocked_at !== null) refuse('account_blocked')
  if (!networks.some(({ network }) => network === account.network))
    refuse('network_not_set_up', { network: brands[account.network].brand })
  const executor = executorOf(offerOf(account.network, order.work.kind), order)
  checkAddresses(placeAmong(networks, account.network), order.work)

  const id = newId()
  // Nobody can opt out between this check and the commit. The list is locked before any row, in the same order as erasure does.
  if (targetsPeople(order.work)) await lockList(work, scope.tenantId, 'reading')
  await checkScript(work, { tenantId: scope.tenantId, account, executor }, order.work)
  // In the order of locks: the user with the number, the seat with the port, then the account.
  const number = await nextTaskNumber(trx, scope.tenantId)
  const seat = orNotFound(await lockSeat(work, scope.tenantId, seatId))
  await takePort(work, seat, { kind: 'task', id })
  const [still] = await lockAccounts(work, scope.tenantId, { ids: [account.id] })
  if (still?.seat_id !== seatId) refuse('conflict')
  if (still.blocked_at !== null) refuse('account_blocked')
  const waits = scheduledAt !== null || !isOnline(seat, now)
  const targets = targetsOf(order.work)
  const { params } = order.work
  const draft: TaskRow = {
    ...initialProgress,
    id,
    tenant_id: scope.tenantId,
    number,
    name: order.name ?? defaultName(order.work),
    kind: order.work.kind,
    network: account.network,
    executor,
    status: waits ? 'pending' : 'queued',
    work: JSON.stringify(withoutPeople(order.work)),
    account_id: account.id,
    seat_id: seatId,
    created_by: actor.kind === 'seat' ? 'seat' : 'supervisor',
    scheduled_at: scheduledAt,
    created_at: now,
    queued_at: waits ? null : now,
    target_count: 'target_count' in params ? params.target_count : targets.length,
  }
  await insertTask(work, draft, targets)
  const about = { name: order.name, web_base: placeAmong(networks, account.network).web_base }
  const task = targetsPeople(order.work) ? await writeAudience(work, draft, order.work, about) : draft
  await count(work, [{ task, at: now, counts: { tasks_created: 1 } }])
  emitTaskEvent(work, task)
  return shown(work, scope, id)
}

/** @returns an account of the caller; for a seat only its own. @throws Refused: not_found */
export async function visibleAccount({ trx }: ReadContext, actor: TaskAuthor, id: string) {
  const { tenantId, seatId } = scopeOf(actor)
  const account = orNotFound(await findAccount(trx, tenantId, id))
  if (seatId !== undefined && account.seat_id !== seatId) refuse('not_found')
  return account
}

/**
 * @returns the executor of a new task
 * @throws Refused: capability_missing, if nothing serves the kind, or the named option, on the network
 */
function executorOf(offer: Capability, { executor: wanted, work: { params } }: Order): Executor {
  const { library_deduplication, deep_collection } = offer
  const executor = wanted ?? offer.executor
  if (executor === 'none') refuse('capability_missing')
  if (wanted !== undefined && !offer.executors.includes(wanted)) refuse('capability_missing')
  const missing: string[] = []
  if ('deep_collection' in params && params.deep_collection && !deep_collection)
    missing.push('deep_collection')
  if ('deduplication' in params && params.deduplication === 'library' && !library_deduplication)
    missing.push('deduplication')
  if (missing.length > 0)
    refuseFields(
      'capability_missing',
      missing.map((option) => `work.params.${option}`),
    )
  return executor
}

/** @throws Refused: not_a_post, not_a_profile, not_a_group, naming each entry that the network can't have */
function checkAddresses(place: AddressPlace, work: TaskWork): void {
  const form = addressFormOf(work.kind)
  const wrong = wrongAddresses(place, work)
  if (form !== null && wrong.length > 0)
    refuseFields(
      `not_a_${form}`,
      wrong.map((path) => `work.${path}`),
    )
}
