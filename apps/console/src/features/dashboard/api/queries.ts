import type { Period } from '@seaport/contract/kernel/period.schema'
import { getAdminAttention, getAttention } from '@seaport/contract/work/attention'
import {
  getAdminStats,
  getDashboard,
  getRanking,
  getResourceStats,
  getTaskStats,
} from '@seaport/contract/work/stats'
import { useFormat } from '@seaport/i18n/react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Refetch intervals in milliseconds of figures that change by the minute and by the day. Events refetch the former sooner. */
const OFTEN = 10_000
const SELDOM = 60_000

/** Today's figures and the current state. */
export function useToday() {
  const { zone: time_zone } = useFormat()
  return useEndpointQuery(getDashboard, { query: { time_zone } }, { refetchIntervalMs: OFTEN })
}

/** Attention items of the supervisor, and its setup steps. */
export function useAttention() {
  return useEndpointQuery(getAttention, {}, { refetchIntervalMs: OFTEN })
}

/** Attention items of the administrator. */
export function useAdminAttention() {
  return useEndpointQuery(getAdminAttention, {}, { refetchIntervalMs: OFTEN })
}

/** The platform's numbers, for its administrators. */
export function usePlatformStatistics() {
  const { zone: time_zone } = useFormat()
  return useEndpointQuery(getAdminStats, { query: { time_zone } }, { refetchIntervalMs: OFTEN })
}

function useSpan(period: Period) {
  const { zone: time_zone } = useFormat()
  return { query: { period, time_zone } }
}

export function useCollection(period: Period) {
  return useEndpointQuery(getResourceStats, useSpan(period), { refetchIntervalMs: SELDOM, paged: true })
}

export function usePromotion(period: Period) {
  return useEndpointQuery(getTaskStats, useSpan(period), { refetchIntervalMs: SELDOM, paged: true })
}

export function useRanking(period: Period) {
  return useEndpointQuery(getRanking, useSpan(period), { refetchIntervalMs: SELDOM, paged: true })
}
