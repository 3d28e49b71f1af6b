/**
 * A moment within a date for formatting it in a time zone: midnight UTC would be the previous day to the west of it.
 * @param date ISO 8601, e.g. 2026-03-02
 */
export function momentIn(date: string, zone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`)
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(noon)
  // Zones twelve hours or more ahead have the next date by then.
  return there === date ? noon : Date.parse(`${date}T00:00:00Z`)
}
