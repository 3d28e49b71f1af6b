import type { NetworkId } from '@seaport/contract/kernel/network'
import { guardedNetwork } from '@seaport/contract/work/guard'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import { type PromotionKind, type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { capabilityOf } from '@seaport/platforms/capabilities'
import type { TaskDraft } from './task-draft.ts'

type Params = TaskDraft['work']['params']

/** Default duration of a promotion: a working day. */
const USUAL_MINUTES = 480
const PRESETS = [50, 100, 500, 1000, 5000] as const

/** @returns the maximum that a collection can return on a network */
export function mostOf(network: NetworkId, kind: TaskKindId): number {
  return capabilityOf(network, kind).reason === 'own_newest_100_only' ? 100 : Number.POSITIVE_INFINITY
}

/** @returns amounts to choose from that the network can reach */
export function presetsFor(network: NetworkId, kind: TaskKindId): readonly number[] {
  const most = mostOf(network, kind)
  return PRESETS.filter((amount) => amount <= most)
}

/** @returns how often an account may do this a day; null = a collection, which is not capped */
export function dailyCap(
  network: NetworkId,
  kind: TaskKindId,
  limits: GuardLimits | undefined,
): number | null {
  if (!limits || taskKinds[kind].family === 'collection') return null
  return limits.caps[guardedNetwork(network)][kind as PromotionKind]
}

type Offer = ReturnType<typeof capabilityOf>

/** @returns options of a collection, as far as the network offers them */
function withinReach(network: NetworkId, kind: TaskKindId, params: Params, offer: Offer) {
  const { target_count, deep_collection, deduplication } = params
  return {
    target_count: target_count && Math.min(target_count, mostOf(network, kind)),
    deep_collection: deep_collection && offer.deep_collection,
    deduplication: offer.library_deduplication ? deduplication : ('task' as const),
  }
}

/**
 * @param network of the first chosen account: the kind may have been chosen for an account of another one
 * @returns kind, sender and options of a draft, without what the network does not offer
 */
export function fittedTo(
  network: NetworkId,
  { executor, work }: TaskDraft,
  offerOfKind: (kind: TaskKindId) => Offer,
): Pick<TaskDraft, 'executor' | 'work'> {
  const { kind, params } = work
  if (kind === '') return { executor, work }
  const offer = offerOfKind(kind)
  const isOffered = offer.executors.some((one) => one === executor)
  return {
    executor: isOffered ? executor : '',
    work: {
      kind: offer.executor === 'none' ? '' : kind,
      params: { ...params, ...withinReach(network, kind, params, offer) },
    },
  }
}

/** @returns the parameters with defaults for a newly chosen kind: delays and amounts within the network's and the team's limits */
export function defaultsFor(
  network: NetworkId,
  kind: TaskKindId,
  params: Params,
  limits: GuardLimits | undefined,
  offer = capabilityOf(network, kind),
): Params {
  const isPromotion = taskKinds[kind].family === 'promotion'
  return {
    ...params,
    duration_minutes: isPromotion ? (params.duration_minutes ?? USUAL_MINUTES) : null,
    promotion_count: kind === 'publish_post' ? 1 : params.promotion_count,
    send_interval_seconds: Math.max(params.send_interval_seconds ?? 0, limits?.least_interval_seconds ?? 0),
    ...withinReach(network, kind, { ...params, target_count: params.target_count ?? PRESETS[1] }, offer),
  }
}
