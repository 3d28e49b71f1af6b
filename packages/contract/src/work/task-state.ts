import type { ParkReason, TaskState } from './task-state.schema.ts'

/** Task states (specification, section 4). */
export const taskStates = ['pending', 'queued', 'running', 'completed', 'error', 'ended'] as const

/** Events that move a task. */
export type TaskTrigger = 'start' | 'claim' | 'lease_lost' | 'complete' | 'fail' | 'retry' | 'end'

/** All transitions of a task. */
export const taskTransitions = {
  start: { from: ['pending'], to: 'queued' },
  claim: { from: ['queued'], to: 'running' },
  lease_lost: { from: ['running'], to: 'queued' },
  complete: { from: ['running'], to: 'completed' },
  fail: { from: ['running'], to: 'error' },
  retry: { from: ['error'], to: 'queued' },
  end: { from: ['pending', 'queued', 'running'], to: 'ended' },
} as const satisfies Record<TaskTrigger, { from: readonly TaskState[]; to: TaskState }>

/** States in which a task holds no port. */
export const finalTaskStates = ['completed', 'error', 'ended'] as const satisfies readonly TaskState[]

/** @returns the state that `trigger` leads to from `state`, or null where that is not allowed */
export function nextTaskState(state: TaskState, trigger: TaskTrigger): TaskState | null {
  const { from, to } = taskTransitions[trigger]
  return (from as readonly TaskState[]).includes(state) ? to : null
}

/** @returns whether a task in this state holds a port */
export function holdsPort(state: TaskState): boolean {
  return !(finalTaskStates as readonly TaskState[]).includes(state)
}

/** Actions of a person on a task, also on many at once. */
export type TaskAct = 'end' | 'retry' | 'delete' | 'pause' | 'resume'

/** @returns whether the state of a task allows an action */
export function allowsAct(
  { status, park_reason }: { status: TaskState; park_reason: ParkReason | null },
  act: TaskAct,
): boolean {
  if (act === 'delete') return !holdsPort(status)
  if (act === 'pause') return holdsPort(status) && park_reason !== 'paused'
  if (act === 'resume') return holdsPort(status) && park_reason === 'paused'
  return nextTaskState(status, act) !== null
}

/** Why a task ended. */
export const endReasons = [
  // completed
  'target_reached',
  'list_exhausted',
  'duration_over',
  // ended
  'by_person',
  'by_administrator',
  'ports_released',
  'port_expired',
  'account_unassigned',
  'account_deleted',
  'account_blocked',
  'seat_disabled',
  'seat_deleted',
  // error
  'account_signed_out',
  'retries_spent',
  'capability_refused',
  'access_refused',
  'usage_cap',
  'network_misconfigured',
  'nothing_new',
  'target_missing',
  'bad_link',
  'text_too_long',
  'file_refused',
  'post_refused',
  'fault',
] as const

/** Reason that a person gives for skipping a target without acting on it. */
export const skipReasons = [
  'not_reachable',
  'not_suitable',
  'already_done',
  'target_missing',
  'text_too_long',
] as const

/** @returns whether a task with this waiting reason resumes only after a person acts */
export function waitsForPerson(reason: ParkReason | null | undefined): boolean {
  return (
    reason === 'paused' ||
    reason === 'account_blocked' ||
    reason === 'account_signed_out' ||
    reason === 'disk_full'
  )
}

/** @returns whether this waiting reason is normal: the plan or the guard delays the task, and it resumes by itself */
export function isOrdinaryRest(reason: ParkReason | null | undefined): boolean {
  return reason === 'send_interval' || reason === 'quiet_hours' || reason === 'daily_cap'
}
