import type { NetworkId } from '@seaport/contract/kernel/network'
import type { Reason } from '@seaport/contract/kernel/reason'
import type { StatMeasure } from '@seaport/contract/work/stats'
import type { TaskActor, TaskEventKind } from '@seaport/contract/work/task-history.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import type { Executor } from '@seaport/contract/work/task-kind.schema'
import type { EndReason, ParkReason, TargetReason, TaskState } from '@seaport/contract/work/task-state.schema'
import type { SortedByName } from '../sort-name.ts'
import type { EpochMs } from './values.ts'

export interface TaskTable {
  id: string
  tenant_id: string
  number: number
  name: string
  kind: TaskKindId
  network: NetworkId
  executor: Executor
  status: TaskState
  end_reason: EndReason | null
  /** JSON of the contract's TaskWork. */
  work: string
  account_id: string
  seat_id: string
  created_by: 'supervisor' | 'seat'
  /** Batch of tasks created together, and position in it from 1; null = created alone. */
  batch_id: string | null
  batch_position: number | null
  batch_size: number | null
  scheduled_at: EpochMs | null
  created_at: EpochMs
  queued_at: EpochMs | null
  started_at: EpochMs | null
  ended_at: EpochMs | null
  target_count: number
  /** Distinct items delivered to the server. */
  actual_count: number
  pages: number
  /** Costs on the network reported since the claim, and in total; millionths of a dollar. */
  cost: number
  spent: number
  parked_until: EpochMs | null
  park_reason: ParkReason | null
  /** Number of the last claim; 0 = never claimed. */
  fence: number
  lease_until: EpochMs | null
  /** Number of the last progress report accepted. */
  seq: number
  last_progress_at: EpochMs | null
  /** Deleted tasks are kept for the statistics, and hidden everywhere. */
  deleted_at: EpochMs | null
}

export interface TaskTargetTable {
  task_id: string
  position: number
  target: string
  outcome: 'pending' | 'done' | 'skipped' | 'failed' | 'unknown'
  reason: TargetReason | null
  collected: number
  /** The network's id of the target person, if known. */
  external_id: string | null
  /** That person's handle in lower case; null = the target is not a person. */
  person: string | null
  /** Since when it has its outcome. */
  settled_at: EpochMs | null
  /** When a person started the target, as which account and under which claim. All null = not started, or reported as not done. */
  begun_at: EpochMs | null
  begun_by: string | null
  begun_fence: number | null
}

/** History of a task; `position` runs from 0 within it. */
export interface TaskHistoryTable {
  task_id: string
  position: number
  at: EpochMs
  event: TaskEventKind
  /** Null = unknown. */
  actor: TaskActor | null
  /** Why it ended, or why it waits. */
  reason: EndReason | ParkReason | null
  /** Until when it waits, or when it starts. */
  lasts_until: EpochMs | null
}

/** Ingested batches of resources: a repeat changes nothing. */
export interface TaskBatchTable {
  task_id: string
  batch_id: string
  received_at: EpochMs
}

/** Counts of a quarter of an hour, by seat and task kind. */
export interface StatTable extends Record<StatMeasure, number> {
  tenant_id: string
  /** Quarters of an hour since the epoch, UTC. */
  quarter: number
  seat_id: string
  kind: TaskKindId
}

/** Plan that repeats a task on days of the week, in the time zone of its account. */
export interface TaskRepeatTable {
  id: string
  tenant_id: string
  /** The task that is repeated. */
  task_id: string
  /** Digits of the days, 1 = Monday. */
  weekdays: string
  /** `HH:mm` */
  time: string
  /** `YYYY-MM-DD`, inclusive. */
  until_day: string | null
  times_left: number | null
  /** Null = it ended, or was stopped. */
  next_at: EpochMs | null
  next_day: string | null
  created_at: EpochMs
}

/** One due repeat, by the date in the account's time zone. */
export interface TaskRepeatRunTable {
  repeat_id: string
  day: string
  due_at: EpochMs
  /** The created task; null = it was skipped. */
  task_id: string | null
  reason: Reason | null
  /** Values of the reason's text, as JSON. */
  reason_values: string
}

/** Tables of tasks, targets and statistics, for the schema. */
export interface TaskSchema {
  task: TaskTable & SortedByName
  task_target: TaskTargetTable
  task_batch: TaskBatchTable
  task_history: TaskHistoryTable
  task_repeat: TaskRepeatTable
  task_repeat_run: TaskRepeatRunTable
  stat: StatTable
}
