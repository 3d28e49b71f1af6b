import type { Period } from '@seaport/contract/kernel/period.schema'
import { getResourceStats, getTaskStats } from '@seaport/contract/work/stats'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { useFormat } from '@seaport/i18n/react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Refetch interval in milliseconds of daily figures. */
const EVERY = 60_000

/** Scope of the figures: a period, and within it one seat or kind of task, or all. */
export interface Scope {
  period: Period
  seat_id: string | undefined
  kind: TaskKindId | undefined
}

function useQuery({ period, seat_id, kind }: Scope) {
  const { zone: time_zone } = useFormat()
  return { query: { period, time_zone, ...(seat_id && { seat_id }), ...(kind && { kind }) } }
}

/** Collected people, by day and by kind of task. */
export function useResourceStats(scope: Scope) {
  return useEndpointQuery(getResourceStats, useQuery(scope), { refetchIntervalMs: EVERY, paged: true })
}

/** Tasks and promotions, by day and by kind. */
export function useTaskStats(scope: Scope) {
  return useEndpointQuery(getTaskStats, useQuery(scope), { refetchIntervalMs: EVERY, paged: true })
}
