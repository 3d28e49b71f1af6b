import type { NetworkId } from '@seaport/contract/kernel/network'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { ClaimedTask, PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { CollectWork, PromotionWork } from '@seaport/contract/work/task-kind.schema'
import type { EndReason, ParkReason } from '@seaport/contract/work/task-state.schema'

/** One step of a collection. `next` continues after it, also in another process; null = the target is exhausted. */
export interface Page {
  items: CollectedItem[]
  /** Ids of the listed rows, where several stand for one person; defaults to the people. */
  rows?: readonly string[]
  next: string | null
}

/** A claimed task that collects. */
export type CollectTask = ClaimedTask & { work: CollectWork }

/** @returns whether a task collects; otherwise it promotes */
export function isCollection(task: ClaimedTask): task is CollectTask {
  return 'target_count' in task.work.params
}

/** @returns whether a person collects, who keeps the profiles that they come across */
export function isCollectedByHand(task: ClaimedTask): task is CollectTask {
  return isCollection(task) && task.executor === 'assisted'
}

/** A claimed task that promotes. */
export type PromotionTask = ClaimedTask & { work: PromotionWork }

export function isPromotion(task: ClaimedTask): task is PromotionTask {
  return !isCollection(task)
}

/** @returns whether a promotion is sent through the network's interface; else people do it by hand */
export function isSentByItself(task: ClaimedTask): boolean {
  return isPromotion(task) && task.executor === 'api'
}

/** What an executor is asked to read. */
export interface Reading {
  task: CollectTask
  /** One entry of the plan: a link, a profile or a keyword. */
  target: string
  /** Where to go on, as an earlier page said; null = from the beginning. */
  cursor: string | null
  /** @returns whether the task has already found somebody: known people need not be read again */
  isSeen(externalId: string): boolean
  /** Told of what the network is paid for, in millionths of a dollar, as soon as it is known. */
  onCost(micros: number): void
  /** Aborts the request under way. */
  signal: AbortSignal
}

/** Carries out collections of some kinds on some networks. The next page is requested only after the last one is journaled. */
export interface CollectExecutor {
  readonly mode: 'collect'
  readonly networks: readonly NetworkId[]
  readonly kinds: readonly TaskKindId[]
  /** @returns what the task works through; positions are those of the task’s parameters, repeated entries are skipped */
  plan(task: CollectTask): readonly string[]
  /** @throws {ExecutorFault} for everything that the network or its account can do to us */
  pages(reading: Reading): AsyncIterable<Page>
}

/** What became of a target that was sent, or looked for. */
export type SentOutcome = Pick<PromotionOutcome, 'outcome' | 'reason'> & {
  outcome: 'done' | 'skipped' | 'failed' | 'unknown'
  /** The network's id of what was sent. */
  id?: string
}

/** Sends promotions of some kinds on some networks. */
export interface PromotionExecutor {
  readonly mode: 'promote'
  readonly networks: readonly NetworkId[]
  readonly kinds: readonly TaskKindId[]
  /**
   * @param act.onCost as of a reading
   * @param act.lookUp it was begun before: look whether it landed, and send nothing
   * @param act.begunAt when it was begun, in ms since the epoch: what the network has from before is something else
   * @param act.isKnown whether the network's id belongs to another act of the account
   * @throws {ExecutorFault} wait, retry or task, and only where nothing was sent
   */
  perform(act: {
    task: PromotionTask
    target: PromotionTarget
    lookUp: boolean
    begunAt: number
    isKnown: (id: string) => boolean
    onCost: (micros: number) => void
    signal: AbortSignal
  }): Promise<SentOutcome>
}

/** Who carries out a task automatically. `manual-promotion.ts` handles promotions by hand. */
export type Executor = CollectExecutor | PromotionExecutor

/** What an executor's failure means for the work. */
export type Fault =
  /** Nothing can be sent before `until` (ms since the epoch), or before a person signs in again (null); does not use up the retry budget. */
  | { kind: 'wait'; until: number | null; reason: ParkReason }
  /** May be temporary: retried after growing pauses while the retry budget lasts; `end` is the reason once it is used up. */
  | { kind: 'retry'; reason: ParkReason; until?: number; end?: EndReason }
  /** The network no longer knows the cursor: this target from its beginning, people already seen are not counted again. */
  | { kind: 'rewind' }
  /** This target can't be read; the others can. */
  | { kind: 'target'; reason: EndReason }
  /** The whole task can't go on. */
  | { kind: 'task'; reason: EndReason }

export class ExecutorFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault, options?: ErrorOptions) {
    super(`executor: ${JSON.stringify(fault)}`, options)
    this.name = 'ExecutorFault'
    this.fault = fault
  }
}

/** What is left of a network's rate limit, and when it is whole again (ms since the epoch). */
export interface RateWindow {
  remaining: number
  resetAt: number
}

/** Rate limits outlive the process: a restart must not use up a spent window again. */
export interface RateStore {
  read(key: string): RateWindow | null
  write(key: string, window: RateWindow): void
}
