import type { ClaimedTask, PromotionTarget } from '@seaport/contract/work/runner.schema'
import { type AsyncEvent, createAsyncEvent } from './async-event.ts'
import type { Backoff } from './backoff.ts'
import type { Clock } from './clock.ts'
import type { Executor } from './executor.ts'
import type { Journal } from './journal/journal.ts'
import type { JournaledTask } from './journal/tasks.ts'
import type { Logger } from './logger.ts'
import type { RunnerServer } from './server.ts'
import type { ServerConnection } from './server-connection.ts'
import type { LastOutcome, Parking } from './state.ts'
import type { Turns } from './turns.ts'

/** Intervals and limits of the runner; `defaultConfig` unless given. */
export interface RunnerConfig {
  /** How often to ask for work. */
  claimIntervalMs: number
  /** The same while the server's events announce work and the last claim found none: the longest delay that a lost event can cause. */
  quietClaimIntervalMs: number
  /** Least time between two claims, however often the server announces work. */
  minClaimGapMs: number
  /** Time between two progress reports of a task; the maximum still renews the lease in time. */
  reportIntervalMs: { min: number; max: number }
  networkBackoff: Backoff
  serverBackoff: Backoff
  /** Growing pauses of a task that hits one limit after another without progress. */
  waitBackoff: Backoff
  /** Failures in a row after which a task gives up. */
  retryBudget: number
  /** Budget of one target: total failures, restarts, and requests since it last yielded somebody new. */
  targetBudget: { failures: number; rewinds: number; barren: number }
  /** Consecutive pages without a new row after which reading stops. */
  barrenPages: number
  /** People that may wait for delivery on disk before collecting pauses. */
  maxUndelivered: number
  /** How long tasks are kept that a person or the server may bring back. */
  retentionMs: number
}

export const defaultConfig: RunnerConfig = {
  claimIntervalMs: 3000,
  quietClaimIntervalMs: 30_000,
  minClaimGapMs: 250,
  reportIntervalMs: { min: 1000, max: 20_000 },
  networkBackoff: { minMs: 1000, maxMs: 5 * 60_000 },
  serverBackoff: { minMs: 1000, maxMs: 30_000 },
  waitBackoff: { minMs: 1000, maxMs: 60 * 60_000 },
  retryBudget: 12,
  targetBudget: { failures: 60, rewinds: 10, barren: 25 },
  barrenPages: 5,
  maxUndelivered: 500_000,
  retentionMs: 7 * 24 * 60 * 60_000,
}

/** What every part of the runner depends on. */
export interface RunnerContext {
  readonly journal: Journal
  readonly server: RunnerServer
  readonly connection: ServerConnection
  readonly clock: Clock
  readonly logger: Logger
  readonly executors: readonly Executor[]
  readonly config: RunnerConfig
  /** Acts of one kind by one account. */
  readonly turns: Turns
  /** Notifies the runner's owner that the state changed. */
  changed(): void
}

/** A task at work. */
export interface Run {
  /** Of the task in the journal. */
  readonly key: number
  /** The latest claim: the server accepts only its fence. */
  claim: ClaimedTask
  parked: Parking | null
  /** No more collecting; undelivered items are sent without delay. */
  closing: boolean
  /** The server knows how the task ended. */
  isFinished: boolean
  /** Aborted when the server rejects the collected items. */
  readonly refused: AbortController
  /** Set when people were journaled, when progress is worth a report, when people were delivered. */
  readonly onCollected: AsyncEvent
  readonly onProgress: AsyncEvent
  readonly onDelivered: AsyncEvent
  /** Set when a person started a target or recorded its outcome. */
  readonly onAction: AsyncEvent
  /** Set when a person signed the account in. */
  readonly onSignedIn: AsyncEvent
  /** The target that a person may start; null = none at the moment. */
  nextTarget: PromotionTarget | null
  /** A person's last recorded outcome, as long as nothing followed from it. */
  lastOutcome: LastOutcome | null
  /** Of a collection by hand: position of the list that the person looked at last. */
  source: number
  /** Targets still to be done, as the server last said; null = not known yet. */
  remaining: number | null
}

export function createRun(
  { clock }: Pick<RunnerContext, 'clock'>,
  { key, claim, phase }: JournaledTask,
): Run {
  return {
    key,
    claim,
    parked: null,
    closing: phase === 'closing',
    isFinished: false,
    refused: new AbortController(),
    onCollected: createAsyncEvent(clock),
    onProgress: createAsyncEvent(clock),
    onDelivered: createAsyncEvent(clock),
    onAction: createAsyncEvent(clock),
    onSignedIn: createAsyncEvent(clock),
    nextTarget: null,
    lastOutcome: null,
    source: 0,
    remaining: null,
  }
}
