import type { Task } from '@seaport/contract/work/task.schema'
import { isParked } from './TaskStatus.tsx'

/** What a person can do so that a task continues, or why nothing is necessary. */
export type NextStep =
  | 'openClient'
  | 'openClientToGoOn'
  | 'openClientByThen'
  | 'byHand'
  | 'byItself'
  | 'freeDisk'
  | 'checkProxy'
  | 'signIn'
  | 'signInAndRetry'
  | 'changeTarget'
  | 'shortenScript'
  | 'changeScript'
  | 'unblock'
  | 'resume'
  | 'settings'
  | 'buyPorts'
  | 'enableSeat'
  | 'retry'

type State = Pick<Task, 'status' | 'park_reason' | 'end_reason' | 'seat' | 'executor'>

const AFTER_PARK: Partial<Record<NonNullable<Task['park_reason']>, NextStep>> = {
  paused: 'resume',
  account_blocked: 'unblock',
  account_signed_out: 'signIn',
  disk_full: 'freeDisk',
  proxy_unreachable: 'checkProxy',
}

const AFTER_ERROR: Partial<Record<NonNullable<Task['end_reason']>, NextStep>> = {
  account_blocked: 'unblock',
  account_signed_out: 'signInAndRetry',
  target_missing: 'changeTarget',
  bad_link: 'changeTarget',
  text_too_long: 'shortenScript',
  file_refused: 'changeScript',
  post_refused: 'changeScript',
  network_misconfigured: 'settings',
  port_expired: 'buyPorts',
  seat_disabled: 'enableSeat',
}

/** @returns the next step of a task; null if it is over, or running */
export function nextStepOf(task: State): NextStep | null {
  const { status, park_reason, end_reason, seat, executor } = task
  if (status === 'completed' || status === 'ended') return null
  if (status === 'error') return (end_reason && AFTER_ERROR[end_reason]) ?? 'retry'
  if (isParked(task) && park_reason) {
    const step = AFTER_PARK[park_reason]
    if (step) return step
    return seat.online ? 'byItself' : 'openClientToGoOn'
  }
  if (!seat.online && status === 'running') return 'openClientToGoOn'
  if (!seat.online) return status === 'pending' ? 'openClientByThen' : 'openClient'
  if (executor === 'assisted') return 'byHand'
  return status === 'running' ? null : 'byItself'
}
