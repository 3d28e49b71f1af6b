import { z } from 'zod'

/** Task states (specification, section 4). */
export const taskStates = ['pending', 'queued', 'running', 'completed', 'error', 'ended'] as const
export const TaskState = z.enum(taskStates)
export type TaskState = z.infer<typeof TaskState>

/** What moves a task. */
export type TaskTrigger = 'start' | 'claim' | 'lease_lost' | 'complete' | 'fail' | 'retry' | 'end'

/** The only transitions there are. */
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

/** @returns whether a person may end, retry or delete a task in this state */
export function allowsAct(state: TaskState, act: 'end' | 'retry' | 'delete'): boolean {
  return act === 'delete' ? !holdsPort(state) : nextTaskState(state, act) !== null
}

/** Why a task came to its end. */
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
  'fault',
] as const
export const EndReason = z.enum(endReasons)
export type EndReason = z.infer<typeof EndReason>

/** The reason a person gives for skipping a target on which nothing was done. */
export const skipReasons = ['not_reachable', 'not_suitable', 'already_done', 'target_missing'] as const
export const SkipReason = z.enum(skipReasons)
export type SkipReason = z.infer<typeof SkipReason>

/** Why one of a task's targets has its outcome: what may end a task, why it was left out, or what the network said. */
export const TargetReason = z.enum([
  ...endReasons,
  'opted_out',
  'duplicate',
  'contacted_lately',
  'not_reachable',
  'not_suitable',
  'already_done',
  'network_block',
])
export type TargetReason = z.infer<typeof TargetReason>

/** Why an unfinished task waits, visibly. */
export const ParkReason = z.enum([
  'rate_limit',
  'network_unreachable',
  'proxy_unreachable',
  'network_fault',
  'usage_cap',
  // what the guard says
  'daily_cap',
  'quiet_hours',
  'send_interval',
  'account_parked',
  // its account is blocked: until a person unblocks it
  'account_blocked',
  // its network no longer takes its sign-in: until a person signs in again
  'account_signed_out',
  // its desktop can't keep what it does: nothing is done that can't be written down
  'disk_full',
])
export type ParkReason = z.infer<typeof ParkReason>

/** @returns whether a task that waits for this reason goes on only when a person does something */
export function waitsForPerson(reason: ParkReason | null | undefined): boolean {
  return reason === 'account_blocked' || reason === 'account_signed_out' || reason === 'disk_full'
}
