import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import { quietHoursEnd } from '@seaport/contract/work/quiet-hours'
import type { ParkReason } from '@seaport/contract/work/task-state.schema'

const HOUR = 60 * 60 * 1000

/** All data with which the guard decides. Moments in milliseconds since the epoch. */
export interface GuardFacts {
  now: number
  limits: Pick<GuardLimits, 'quiet_hours' | 'least_interval_seconds' | 'park_hours'>
  /** Minimum delay of the task itself, in seconds. */
  interval_seconds: number
  zone: string
  /** When the account's network blocked it; null = never. */
  parked_at: number | null
  /** Daily cap of the account for this action, today's number, and the end of its day. */
  cap: number
  today: number
  day_ends: number
  /** When the account last acted. */
  last_act_at: number | null
}

export type Verdict = { go: true } | { go: false; until: number; reason: ParkReason }

/**
 * Whether an account may act now, and if not, until when and why it has to wait: an obstacle lasts for the whole wait, and none follows unless the
 * account acts in between. The reason is the first obstacle, in the order of interest to people.
 */
export function verdictOf(facts: GuardFacts): Verdict {
  let until = facts.now
  let reason: ParkReason | null = null
  // Each limit ends once, and quiet hours may follow each of the others.
  for (let met = blockingLimitAt(facts, until); met; met = blockingLimitAt(facts, until)) {
    reason ??= met.reason
    until = met.until
  }
  return reason ? { go: false, until, reason } : { go: true }
}

function blockingLimitAt(facts: GuardFacts, at: number): { until: number; reason: ParkReason } | null {
  const { limits, zone, parked_at, last_act_at } = facts
  const ends: [ParkReason, number][] = [
    ['account_parked', parked_at === null ? at : parked_at + limits.park_hours * HOUR],
    ['daily_cap', facts.today >= facts.cap ? facts.day_ends : at],
    ['quiet_hours', quietHoursEnd(at, limits.quiet_hours, zone)],
    [
      'send_interval',
      last_act_at === null
        ? at
        : last_act_at + Math.max(limits.least_interval_seconds, facts.interval_seconds) * 1000,
    ],
  ]
  const [met] = ends.filter(([, end]) => end > at)
  return met ? { reason: met[0], until: met[1] } : null
}
