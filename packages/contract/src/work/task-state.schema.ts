import { z } from 'zod'
import { endReasons, skipReasons, taskStates } from './task-state.ts'

export const TaskState = z.enum(taskStates)
export type TaskState = z.infer<typeof TaskState>

export const EndReason = z.enum(endReasons)
export type EndReason = z.infer<typeof EndReason>

export const SkipReason = z.enum(skipReasons)
export type SkipReason = z.infer<typeof SkipReason>

/** Reason of a target's outcome: why the task ended, why the target was skipped, or the network's answer. */
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
  // paused by a person, until one resumes it
  'paused',
  'rate_limit',
  'network_unreachable',
  'proxy_unreachable',
  'network_fault',
  'usage_cap',
  // limits of the guard
  'daily_cap',
  'quiet_hours',
  'send_interval',
  'account_parked',
  // its account is blocked, until a person unblocks it
  'account_blocked',
  // its network rejects the sign-in, until a person signs in again
  'account_signed_out',
  // its desktop can't save: actions that can't be recorded are not carried out
  'disk_full',
])
export type ParkReason = z.infer<typeof ParkReason>
