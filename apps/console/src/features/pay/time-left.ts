/** Seconds until `end` that have at least begun, never below 0; null while the server's time is unknown. */
export function secondsLeft(end: string, now: number | null): number | null {
  return now === null ? null : Math.max(0, Math.ceil((Date.parse(end) - now) / 1000))
}

/** A countdown as a clock shows it: 29:41, 1:05:00. The same in every language. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3600)
  return hours > 0 ? [hours, ...parts].join(':') : parts.join(':')
}
