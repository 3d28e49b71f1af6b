const DAY_MS = 86_400_000

/**
 * Extends a term by days; an expired or missing term is extended from now.
 * @param from ISO-8601, or null
 * @param now milliseconds
 */
export function extendTerm(from: string | null, days: number, now: number): string {
  const start = Math.max(now, from === null ? 0 : Date.parse(from))
  return new Date(start + days * DAY_MS).toISOString()
}
