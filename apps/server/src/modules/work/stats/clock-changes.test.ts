import { expect, test } from 'vitest'
import { daysOf } from '../../../kernel/local-day.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const YEARS = { from: Date.parse('2024-01-01T00:00:00Z'), to: Date.parse('2029-01-01T00:00:00Z') }

/** Every change of clocks from 2024 to 2028: the local date, and the length of that day in hours. */
const claimed: Record<string, string> = {
  'Europe/Berlin': `
    2024-03-31 23
    2024-10-27 25
    2025-03-30 23
    2025-10-26 25
    2026-03-29 23
    2026-10-25 25
    2027-03-28 23
    2027-10-31 25
    2028-03-26 23
    2028-10-29 25`,
  'Europe/London': `
    2024-03-31 23
    2024-10-27 25
    2025-03-30 23
    2025-10-26 25
    2026-03-29 23
    2026-10-25 25
    2027-03-28 23
    2027-10-31 25
    2028-03-26 23
    2028-10-29 25`,
  'America/New_York': `
    2024-03-10 23
    2024-11-03 25
    2025-03-09 23
    2025-11-02 25
    2026-03-08 23
    2026-11-01 25
    2027-03-14 23
    2027-11-07 25
    2028-03-12 23
    2028-11-05 25`,
  'America/Santiago': `
    2024-04-06 25
    2024-09-08 23
    2025-04-05 25
    2025-09-07 23
    2026-04-04 25
    2026-09-06 23
    2027-04-03 25
    2027-09-05 23
    2028-04-01 25
    2028-09-03 23`,
  'Australia/Lord_Howe': `
    2024-04-07 24.5
    2024-10-06 23.5
    2025-04-06 24.5
    2025-10-05 23.5
    2026-04-05 24.5
    2026-10-04 23.5
    2027-04-04 24.5
    2027-10-03 23.5
    2028-04-02 24.5
    2028-10-01 23.5`,
  'Pacific/Auckland': `
    2024-04-07 25
    2024-09-29 23
    2025-04-06 25
    2025-09-28 23
    2026-04-05 25
    2026-09-27 23
    2027-04-04 25
    2027-09-26 23
    2028-04-02 25
    2028-09-24 23`,
  'Africa/Cairo': `
    2024-04-26 23
    2024-10-31 25
    2025-04-25 23
    2025-10-30 25
    2026-04-24 23
    2026-10-29 25
    2027-04-30 23
    2027-10-28 25
    2028-04-28 23
    2028-10-26 25`,
  'Asia/Beirut': `
    2024-03-31 23
    2024-10-26 25
    2025-03-30 23
    2025-10-25 25
    2026-03-29 23
    2026-10-24 25
    2027-03-28 23
    2027-10-30 25
    2028-03-26 23
    2028-10-28 25`,
  'Asia/Shanghai': '',
  'Asia/Kathmandu': '',
}

/** @returns minutes from UTC */
function offsets(zone: string): (millis: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  return (millis) => {
    const name = format.formatToParts(millis).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  }
}

/** The expected changes by the platform's own calendar, hour by hour around each day whose end has another offset than its start. */
function changesOf(zone: string): string[] {
  const offsetAt = offsets(zone)
  const changes: string[] = []
  for (let day = YEARS.from, before = offsetAt(day); day < YEARS.to; day += DAY) {
    const after = offsetAt(day + DAY)
    for (let hour = day; before !== after && hour < day + DAY; hour += HOUR) {
      const [earlier, later] = [offsetAt(hour), offsetAt(hour + HOUR)]
      if (earlier === later) continue
      // The last moment before the change is of the day that it makes longer or shorter; at midnight itself it is the next.
      const last = new Date(hour + HOUR - 1 + Math.min(earlier, later) * 60_000 + (later > earlier ? 1 : 0))
      changes.push(`${last.toISOString().slice(0, 10)} ${24 - (later - earlier) / 60}`)
    }
    before = after
  }
  return changes
}

test.each(Object.keys(claimed))('%s: each change of clocks makes one day longer or shorter', (zone) => {
  const expected = (claimed[zone] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  expect(changesOf(zone)).toEqual(expected)
  const uneven: string[] = []
  for (let now = YEARS.from + 15 * DAY; now < YEARS.to + 31 * DAY; now += 28 * DAY)
    for (const { date, from, to } of daysOf('three_months', zone, now))
      if (to - from !== DAY && from < YEARS.to) uneven.push(`${date} ${(to - from) / HOUR}`)
  const inYears = [...new Set(uneven)].filter((line) => line >= '2024' && line < '2029').sort()
  expect(inYears).toEqual(expected)
})
