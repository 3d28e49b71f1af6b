const DAY_MS = 86_400_000

/**
 * A term that is some days longer: of one that has passed, or never was, the days count from now.
 * @param from ISO-8601, or null
 * @param now milliseconds
 */
export function extended(from: string | null, days: number, now: number): string {
  const start = Math.max(now, from === null ? 0 : Date.parse(from))
  return new Date(start + days * DAY_MS).toISOString()
}
