import type { Period } from '@seaport/contract/kernel/period.schema'

const DAY = 24 * 60 * 60 * 1000
const spans: Record<Period, { days: number } | { months: number }> = {
  three_days: { days: 3 },
  seven_days: { days: 7 },
  one_month: { months: 1 },
  two_months: { months: 2 },
  three_months: { months: 3 },
}

/** @returns the list's query with its period replaced by the moment at which the period started */
export function withPeriodStart<Query extends { period?: Period | undefined; from?: string | undefined }>(
  query: Query,
  now: number,
): Query {
  if (!query.period) return query
  const start = periodStart(query.period, now)
  return { ...query, from: new Date(Math.max(start, Date.parse(query.from ?? '') || start)).toISOString() }
}

/** @returns the start of a period that ends at a moment; calendar months (UTC), and a missing day becomes the month's last */
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
