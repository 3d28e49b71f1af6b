import type { NetworkId } from '@seaport/contract/kernel/network'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { ClaimedTask, PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { CollectWork, PromotionWork } from '@seaport/contract/work/task-kind.schema'
import type { EndReason, ParkReason } from '@seaport/contract/work/task-state.schema'

/** One step of a collection. `next` is the cursor after it, valid in another process too; null = the target is exhausted. */
export interface Page {
  items: CollectedItem[]
  /** Ids of the listed rows, if several belong to one person; defaults to the people. */
  rows?: readonly string[]
  next: string | null
}

/** A claimed collection. */
export type CollectTask = ClaimedTask & { work: CollectWork }

/** @returns whether a task is a collection; otherwise it is a promotion */
export function isCollection(task: ClaimedTask): task is CollectTask {
  return 'target_count' in task.work.params
}

/** @returns whether a person carries out the collection by hand, keeping profiles */
export function isCollectedByHand(task: ClaimedTask): task is CollectTask {
  return isCollection(task) && task.executor === 'assisted'
}

/** A claimed promotion. */
export type PromotionTask = ClaimedTask & { work: PromotionWork }

export function isPromotion(task: ClaimedTask): task is PromotionTask {
  return !isCollection(task)
}

/** @returns whether a promotion is sent through the network's API; otherwise people do it by hand */
export function isSentByItself(task: ClaimedTask): boolean {
  return isPromotion(task) && task.executor === 'api'
}

/** Input of one read. */
export interface Reading {
  task: CollectTask
  /** One source of the task: a link, a profile or a keyword. */
  target: string
  /** Cursor of an earlier page; null = from the start. */
  cursor: string | null
  /** @returns whether the task has already found a person, who need not be read again */
  isSeen(externalId: string): boolean
  /** Called with each cost, in millionths of a dollar, as soon as it is known. */
  onCost(micros: number): void
  /** Aborts the current request. */
  signal: AbortSignal
}

/** Carries out collections of some kinds on some networks. The next page is requested only after the previous one is journaled. */
export interface CollectExecutor {
  readonly mode: 'collect'
  readonly networks: readonly NetworkId[]
  readonly kinds: readonly TaskKindId[]
  /** @returns the task's targets; positions are those in the task's parameters, and repeated entries are skipped */
  plan(task: CollectTask): readonly string[]
  /** @throws {ExecutorFault} for every failure of the network or its account */
  pages(reading: Reading): AsyncIterable<Page>
}

/** Outcome of a target after sending it, or looking it up. */
export type SentOutcome = Pick<PromotionOutcome, 'outcome' | 'reason'> & {
  outcome: 'done' | 'skipped' | 'failed' | 'unknown'
  /** The network's id of the post or message. */
  id?: string
}

/** Sends promotions of some kinds on some networks. */
export interface PromotionExecutor {
  readonly mode: 'promote'
  readonly networks: readonly NetworkId[]
  readonly kinds: readonly TaskKindId[]
  /**
   * @param act.onCost as for a read
   * @param act.lookUp the target was started before: look it up, and send nothing
   * @param act.begunAt when it was started, in ms since the epoch: earlier posts and messages don't match
   * @param act.isKnown whether the network's id belongs to another target of the account
   * @throws {ExecutorFault} wait, retry or task, and only if nothing was sent
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

/** Executors for automatic tasks. `manual-promotion.ts` handles promotions by hand. */
export type Executor = CollectExecutor | PromotionExecutor

/** Consequence of an executor's failure. */
export type Fault =
  /** Wait until `until` (ms since the epoch), or until a person signs in again (null); does not use up the retry budget. */
  | { kind: 'wait'; until: number | null; reason: ParkReason }
  /** Possibly temporary: retried with backoff while the retry budget lasts; `end` is the end reason once it is used up. */
  | { kind: 'retry'; reason: ParkReason; until?: number; end?: EndReason }
  /** The network no longer accepts the cursor: read this target from its start; people already seen are not counted again. */
  | { kind: 'rewind' }
  /** This target can't be read; others can. */
  | { kind: 'target'; reason: EndReason }
  /** The whole task can't continue. */
  | { kind: 'task'; reason: EndReason }

export class ExecutorFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault, options?: ErrorOptions) {
    super(`executor: ${JSON.stringify(fault)}`, options)
    this.name = 'ExecutorFault'
    this.fault = fault
  }
}

/** Remaining requests of a network's rate limit, and when it resets (ms since the epoch). */
export interface RateWindow {
  remaining: number
  resetAt: number
}

/** Rate limits outlive the process, so that a restart does not exceed them. */
export interface RateStore {
  read(key: string): RateWindow | null
  write(key: string, window: RateWindow): void
}
