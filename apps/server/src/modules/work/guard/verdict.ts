import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import { quietHoursEnd } from '@seaport/contract/work/quiet-hours'
import type { ParkReason } from '@seaport/contract/work/task-state.schema'

const HOUR = 60 * 60 * 1000

/** All that decides whether an account may act now. Moments in milliseconds since 1970. */
export interface GuardFacts {
  now: number
  limits: Pick<GuardLimits, 'quiet_hours' | 'least_interval_seconds' | 'park_hours'>
  /** Least pause that the task itself asks for, in seconds. */
  interval_seconds: number
  zone: string
  /** When the account's network blocked it; null = it did not. */
  parked_at: number | null
  /** How often the account may do this a day, how often it did today, and when its day ends. */
  cap: number
  today: number
  day_ends: number
  /** When the account last did anything. */
  last_act_at: number | null
}

export type Verdict = { go: true } | { go: false; until: number; reason: ParkReason }

/**
 * Whether an account may act now, and if not, from when on and why: until then something always stands in the way, and then nothing does, unless the account acts
 * meanwhile. The reason is the first obstacle, in the order in which people would want to know.
 */
export function verdictOf(facts: GuardFacts): Verdict {
  let until = facts.now
  let reason: ParkReason | null = null
  // Each limit ends once, and quiet hours once more after each of the others.
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
