/** A day without a time: `YYYY-MM-DD`. */
export type Day = string

const DAY_MS = 86_400_000

const atNoon = (day: Day) => Date.parse(`${day}T12:00:00.000Z`)
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** The day a number of days later. */
export function addDays(day: Day, days: number): Day {
  return dayOf(atNoon(day) + days * DAY_MS)
}

/** The same day some months later; the last of the month where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last), 12))
}

/** Weekday of a day: 1 Monday … 7 Sunday. */
export function weekday(day: Day): number {
  return new Date(atNoon(day)).getUTCDay() || 7
}

/** The weeks that a month touches, each of seven days beginning with `firstWeekday` (1 Monday … 7 Sunday). */
export function monthWeeks(day: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 7)}-01`
  const before = (weekday(first) - firstWeekday + 7) % 7
  const last = addDays(addMonths(first, 1), -1)
  const count = Math.ceil((before + Number(last.slice(8))) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(first, week * 7 + index - before)),
  )
}

/** The day that a key selects, or undefined for other keys. */
export function dayAfterKey(key: string, day: Day, firstWeekday: number): Day | undefined {
  const column = (weekday(day) - firstWeekday + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -column)
    case 'End':
      return addDays(day, 6 - column)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return undefined
  }
}

/** First weekday in the convention of a language; Monday if the browser does not know it. */
export function firstWeekday(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return locale.getWeekInfo?.().firstDay ?? 1
}
