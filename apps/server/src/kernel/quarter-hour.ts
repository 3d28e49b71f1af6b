/** Interval of statistics in milliseconds: every zone's midnight falls on its boundary. */
export const QUARTER_HOUR_MS = 15 * 60 * 1000

/** @returns the quarter of an hour since 1970 that a moment lies in */
export function quarterHourOf(millis: number): number {
  return Math.floor(millis / QUARTER_HOUR_MS)
}
