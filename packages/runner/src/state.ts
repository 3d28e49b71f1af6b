import type { TaskKindId } from '@seaport/contract/task-kind'
import type { ParkReason } from '@seaport/contract/task-state'
import type { LinkState } from './link.ts'

/** Why and until when (ms since the epoch) a task waits. */
export interface Parking {
  until: number
  reason: ParkReason
}

/** One task on the port board. */
export interface RunnerTask {
  id: string
  name: string
  kind: TaskKindId
  account_id: string
  phase: 'collecting' | 'parked' | 'delivering'
  /** Distinct people found, and wanted; pages read; people not yet delivered. */
  people: number
  target_count: number
  pages: number
  undelivered: number
  parked: Parking | null
}

export interface RunnerState {
  running: boolean
  server: LinkState
  tasks: RunnerTask[]
}
