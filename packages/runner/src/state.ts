import type { PromotionTarget } from '@seaport/contract/work/runner'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { ParkReason } from '@seaport/contract/work/task-state'
import type { LinkState } from './link.ts'

/** Why and until when (ms since the epoch) a task waits. */
export interface Parking {
  until: number
  reason: ParkReason
}

/** Where a person stands with a promotion. */
export type HandStep =
  /** The server is asked what is next. */
  | { kind: 'looking' }
  /** May be begun. */
  | { kind: 'offer'; target: PromotionTarget }
  /** Was begun at (ms since the epoch): a person is at it, or is asked what became of it. */
  | { kind: 'open' | 'ask'; target: PromotionTarget; since: number }

/** One task on the port board. */
export interface RunnerTask {
  id: string
  name: string
  kind: TaskKindId
  account_id: string
  phase: 'collecting' | 'assisting' | 'parked' | 'delivering'
  /** Distinct people found, and wanted; pages read; people not yet delivered. */
  people: number
  target_count: number
  pages: number
  undelivered: number
  parked: Parking | null
  /** Only of a promotion. */
  hand: { step: HandStep; left: number | null } | null
}

export interface RunnerState {
  running: boolean
  server: LinkState
  tasks: RunnerTask[]
}
