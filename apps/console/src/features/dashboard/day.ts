/**
 * A moment within a day of a zone's calendar, for writing the day: midnight UTC is the day before to everybody west of it.
 * @param date ISO 8601, e.g. 2026-03-02
 */
export function momentIn(date: string, zone: string): number {
  const noon = Date.parse(`${date}T12:00:00Z`)
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(noon)
  // Zones twelve hours ahead and more have the next day by then.
  return there === date ? noon : Date.parse(`${date}T00:00:00Z`)
}
