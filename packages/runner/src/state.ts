import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { ParkReason } from '@seaport/contract/work/task-state.schema'
import type { KeptEntry } from './journal/keeps.ts'
import type { ConnectionState } from './server-connection.ts'

/** Why and until when (ms since the epoch) a task waits; null = until a person signs in again, or the disk has room. */
export interface Parking {
  until: number | null
  reason: ParkReason
}

/** The last outcome of a target that a person recorded, and when (ms since the epoch). */
export interface LastOutcome {
  target: PromotionTarget
  outcome: PromotionOutcome['outcome']
  at: number
}

/** A person's progress with a promotion. */
export type ManualStep =
  /** The next target is being requested from the server. */
  | { kind: 'loading' }
  /** A target that may be started. */
  | { kind: 'ready'; target: PromotionTarget }
  /** In progress since (ms since the epoch), or interrupted: then only the person knows the outcome. */
  | { kind: 'open' | 'interrupted'; target: PromotionTarget; since: number }

/** A person's progress with a collection by hand. */
export interface ManualCollection {
  /** The task's sources, and how many people were kept under each. */
  sources: { position: number; target: string; collected: number }[]
  /** Position of the source that the person opened last. */
  source: number
  /** The people kept last, newest first. */
  recent: KeptEntry[]
}

/** One task on the port board. */
export interface RunnerTask {
  id: string
  name: string
  kind: TaskKindId
  account_id: string
  phase: 'collecting' | 'assisting' | 'sending' | 'parked' | 'delivering'
  /** Distinct people found and wanted; pages read; undelivered people. */
  people: number
  target_count: number
  pages: number
  undelivered: number
  parked: Parking | null
  /** Only for a promotion by hand. */
  manual: { step: ManualStep; remaining: number | null; last: LastOutcome | null } | null
  /** Only for a collection by hand. */
  collection: ManualCollection | null
}

export interface RunnerState {
  running: boolean
  server: ConnectionState
  /** Nothing can be saved on this machine: all work waits. */
  disk_full: boolean
  tasks: RunnerTask[]
}
