import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { Period } from '@seaport/contract/kernel/period.schema'
import { getAdminTrend } from '@seaport/contract/work/stats'
import { useFormat } from '@seaport/i18n/react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Refetch interval in milliseconds of daily figures. */
const SELDOM = 60_000

export type Trend = DataOf<typeof getAdminTrend>
/** What is counted by day. */
export type Measure = keyof Trend['total']

/** The platform's daily figures over a period, in the reader's time zone. */
export function useTrend(period: Period) {
  const { zone: time_zone } = useFormat()
  return useEndpointQuery(
    getAdminTrend,
    { query: { period, time_zone } },
    { refetchIntervalMs: SELDOM, paged: true },
  )
}

export type TrendAnswer = ReturnType<typeof useTrend>
