import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import { quietHoursEnd } from '@seaport/contract/work/quiet-hours'

/** Seconds that a person takes for one target: opening the page, sending, noting the outcome. */
const BY_HAND_SECONDS = 45

/**
 * @param start when the task may start; null = now
 * @returns when the first target is reached, if quiet hours delay it; null if it is not delayed
 */
export function putOffUntil(
  start: string | null,
  now: number,
  quiet: GuardLimits['quiet_hours'],
  zone: string,
): string | null {
  const from = Math.max(now, start === null ? now : Date.parse(start))
  const end = quietHoursEnd(from, quiet, zone)
  return end === from ? null : new Date(end).toISOString()
}

/** @returns milliseconds that one person needs for a number of targets, with the pauses between them */
export function workByHandMs(targets: number, intervalSeconds: number): number {
  return targets * Math.max(BY_HAND_SECONDS, intervalSeconds) * 1000
}
