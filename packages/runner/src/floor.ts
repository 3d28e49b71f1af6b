import type { ClaimedTask, PromotionTarget } from '@seaport/contract/work/runner'
import type { Backoff } from './backoff.ts'
import type { Bell } from './bell.ts'
import type { Clock } from './clock.ts'
import type { Executor } from './executor.ts'
import type { Journal } from './journal/journal.ts'
import type { Link } from './link.ts'
import type { Logger } from './logger.ts'
import type { RunnerServer } from './server.ts'
import type { Parking } from './state.ts'

/** Times and amounts of the runner, in ms; `defaultSettings` unless told. */
export interface Settings {
  /** How often to ask for work. */
  claimEvery: number
  /** Shortest and longest time between two progress reports of a task; the longest renews the lease in time. */
  reportLeast: number
  reportMost: number
  /** Pauses after failures of the network and of the server. */
  networkBackoff: Backoff
  serverBackoff: Backoff
  /** Failures in a row after which a task gives up. */
  retryBudget: number
  /** People that may wait for delivery, on the disk, before collecting pauses. */
  outboxLimit: number
  /** How long tasks are kept that a person or the server may bring back. */
  keepFor: number
}

export const defaultSettings: Settings = {
  claimEvery: 3000,
  reportLeast: 1000,
  reportMost: 20_000,
  networkBackoff: { least: 1000, most: 5 * 60_000 },
  serverBackoff: { least: 1000, most: 30_000 },
  retryBudget: 12,
  outboxLimit: 500_000,
  keepFor: 7 * 24 * 60 * 60_000,
}

/** What everything in the runner stands on. */
export interface Floor {
  journal: Journal
  server: RunnerServer
  link: Link
  clock: Clock
  logger: Logger
  executors: readonly Executor[]
  settings: Settings
  /** Tells the desktop that the state is another one. */
  changed(): void
}

/** A task at work. */
export interface Run {
  readonly key: number
  /** The latest claim: its fence is the one that the server takes. */
  claim: ClaimedTask
  parked: Parking | null
  /** Decided, or soon: nothing more is collected, what is left goes out without delay. */
  closing: boolean
  /** Aborted when the server takes nothing of what is collected. */
  readonly refused: AbortController
  /** Rung when people were journaled, when progress is worth a report, when people were delivered. */
  readonly found: Bell
  readonly progressed: Bell
  readonly delivered: Bell
  /** Rung when a person began or said something. */
  readonly acted: Bell
  /** What a person may begin with; null = nothing at the moment. */
  offered: PromotionTarget | null
  /** Targets that are still to be done, as the server last said; null = not heard yet. */
  left: number | null
}
