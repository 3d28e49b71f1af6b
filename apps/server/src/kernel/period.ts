import type { Period } from '@seaport/contract/kernel/period.schema'

const DAY = 24 * 60 * 60 * 1000
const spans: Record<Period, { days: number } | { months: number }> = {
  three_days: { days: 3 },
  seven_days: { days: 7 },
  one_month: { months: 1 },
  two_months: { months: 2 },
  three_months: { months: 3 },
}

/** @returns the list's query with its period replaced by the moment at which it began */
export function withPeriodStart<Query extends { period?: Period | undefined; from?: string | undefined }>(
  query: Query,
  now: number,
): Query {
  if (!query.period) return query
  const start = periodStart(query.period, now)
  return { ...query, from: new Date(Math.max(start, Date.parse(query.from ?? '') || start)).toISOString() }
}

/** @returns when a period began that ends at a moment; months are the calendar's (UTC), and a day that the month lacks is its last */
export function periodStart(period: Period, end: number): number {
  const span = spans[period]
  if ('days' in span) return end - span.days * DAY
  const date = new Date(end)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - span.months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, last))
}
