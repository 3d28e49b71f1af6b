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

/** Intervals and limits of the runner; `defaultConfig` by default. */
export interface RunnerConfig {
  /** Interval between claims. */
  claimIntervalMs: number
  /** Interval while the server's events announce work and the last claim found none: the longest delay that a lost event can cause. */
  quietClaimIntervalMs: number
  /** Minimum interval between claims, however often the server announces work. */
  minClaimGapMs: number
  /** Interval between progress reports of a task; the maximum still renews the lease in time. */
  reportIntervalMs: { min: number; max: number }
  networkBackoff: Backoff
  serverBackoff: Backoff
  /** Backoff of a task that hits one limit after another without progress. */
  waitBackoff: Backoff
  /** Consecutive failures after which a task gives up. */
  retryBudget: number
  /** Budget of one target: total failures, restarts, and requests since it last yielded somebody new. */
  targetBudget: { failures: number; rewinds: number; barren: number }
  /** Consecutive pages without a new row after which a list ends. */
  barrenPages: number
  /** Undelivered people in the journal at which collecting pauses. */
  maxUndelivered: number
  /** Retention of tasks that a person or the server may resume. */
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
  /** Writes of one kind by one account, one at a time. */
  readonly turns: Turns
  /** Notifies the runner's owner that its state changed. */
  changed(): void
}

/** A task that the runner is working on. */
export interface Run {
  /** The journal's key of the task. */
  readonly key: number
  /** The latest claim: the server accepts only its fence. */
  claim: ClaimedTask
  parked: Parking | null
  /** No more collecting: undelivered items are sent without delay. */
  closing: boolean
  /** The server knows how the task ended. */
  isFinished: boolean
  /** Aborted when the server rejects the collected items. */
  readonly refused: AbortController
  /** Set when people were journaled, when a report is due, when people were delivered. */
  readonly onCollected: AsyncEvent
  readonly onProgress: AsyncEvent
  readonly onDelivered: AsyncEvent
  /** Set when a person started a target or recorded its outcome. */
  readonly onAction: AsyncEvent
  /** Set when a person signed the account in. */
  readonly onSignedIn: AsyncEvent
  /** The target that a person may start; null = none at the moment. */
  nextTarget: PromotionTarget | null
  /** A person's last recorded outcome; null once a later step has begun. */
  lastOutcome: LastOutcome | null
  /** In a collection by hand: position of the source that the person opened last. */
  source: number
  /** Remaining targets by the server's last answer; null = unknown. */
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
