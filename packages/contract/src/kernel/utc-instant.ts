/** A date and time of RFC 3339 with its offset. In an address a plus that was not encoded has become a blank. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d+)?)(?:Z|([+ -])(\d\d:\d\d))$/i

/** @returns a moment of RFC 3339 in UTC with milliseconds; any other text as it is */
export function utcInstant(text: string): string {
  const [, date = '', time, sign, offset] = DATE_TIME.exec(text) ?? []
  // JavaScript would roll 30 February over to 2 March.
  if (!isDay(date)) return text
  const at = Date.parse(`${date}T${time}${offset ? `${sign === '-' ? '-' : '+'}${offset}` : 'Z'}`)
  return Number.isNaN(at) ? text : new Date(at).toISOString()
}

function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date)
}
