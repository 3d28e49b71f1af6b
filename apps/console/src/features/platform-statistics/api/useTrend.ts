import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { Period } from '@seaport/contract/kernel/period.schema'
import { getAdminTrend } from '@seaport/contract/work/stats'
import { useFormat } from '@seaport/i18n/react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Milliseconds between two readings of what moves by the day. */
const SELDOM = 60_000

export type Trend = DataOf<typeof getAdminTrend>
/** What is counted by day: everything but the date. */
export type Measure = keyof Trend['total']

/** The platform by day over a period, in the reader's zone. */
export function useTrend(period: Period) {
  const { zone: time_zone } = useFormat()
  return useEndpointQuery(
    getAdminTrend,
    { query: { period, time_zone } },
    { refetchIntervalMs: SELDOM, paged: true },
  )
}

export type TrendAnswer = ReturnType<typeof useTrend>
