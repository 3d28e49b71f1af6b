import type { Period } from '@seaport/contract/kernel/period.schema'
import { periodStart } from './local-day.ts'

interface PeriodQuery {
  period?: Period | undefined
  time_zone: string
  from?: string | undefined
}

/** @returns the list's query with its period replaced by the moment at which the period started */
export function withPeriodStart<Query extends PeriodQuery>(query: Query, now: number): Query {
  if (!query.period) return query
  const start = periodStart(query.period, query.time_zone, now)
  return { ...query, from: new Date(Math.max(start, Date.parse(query.from ?? '') || start)).toISOString() }
}
