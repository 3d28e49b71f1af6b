import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Period } from '../kernel/period.ts'
import { Count, Id, Instant, Money, TimeZone } from '../kernel/primitives.ts'
import { TaskKind } from './task-kind.ts'

/** What is counted. A task counts once under the state that it ended in; a person counts once per task, as new to the library or known to it. */
export const statMeasures = [
  'tasks_created',
  'tasks_completed',
  'tasks_error',
  'tasks_ended',
  'collected_new',
  'collected_known',
  'promoted_done',
  'promoted_failed',
  'promoted_skipped',
  'promoted_unknown',
] as const
export type StatMeasure = (typeof statMeasures)[number]

const taskCounts = {
  tasks_created: Count,
  tasks_completed: Count,
  tasks_error: Count,
  tasks_ended: Count,
}
const collectionCounts = { collected_new: Count, collected_known: Count }
const promotionCounts = {
  promoted_done: Count,
  promoted_failed: Count,
  promoted_skipped: Count,
  promoted_unknown: Count,
}

export const StatCounts = z.object({ ...taskCounts, ...collectionCounts, ...promotionCounts })
export type StatCounts = z.infer<typeof StatCounts>

/** A day of the caller’s calendar. */
const LocalDate = z.iso.date()
/** Whose midnight a day begins at. */
const zone = { time_zone: TimeZone.default('UTC') }
const Seat = z.object({ id: Id, name: z.string(), seat_code: z.string() })

/** Statistics of the first screen: no permission key needed. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/stats/dashboard',
  scope: 'stats:read',
  summary: 'Today beside the six days before, what is under way, and when a desktop last delivered',
  callers: ['user'],
  query: z.strictObject(zone),
  data: z.object({
    date: LocalDate,
    today: StatCounts,
    /** Yesterday up to the same time of day: what today can be compared with. */
    yesterday_so_far: StatCounts,
    /** Seven days, today the last. */
    days: z.array(StatCounts.extend({ date: LocalDate })),
    open_tasks: z.object({ pending: Count, queued: Count, running: Count }),
    seats: z.object({ online: Count, total: Count }),
    accounts: z.object({ unassigned: Count, total: Count }),
    last_sync_at: Instant.nullable(),
  }),
})

const span = { period: Period.default('seven_days'), ...zone }

export const getRanking = endpoint({
  method: 'GET',
  path: '/stats/ranking',
  scope: 'stats:read',
  summary: 'Seats by what they collected, and by whom they reached, over a period',
  callers: ['user'],
  query: z.strictObject(span),
  data: z.object({
    collection: z.array(z.object({ rank: z.int(), seat: Seat, ...collectionCounts })),
    promotion: z.array(z.object({ rank: z.int(), seat: Seat, ...promotionCounts })),
  }),
})

const filters = { ...span, seat_id: Id.optional(), kind: TaskKind.optional() }
const Days = <Counts extends z.ZodRawShape>(counts: Counts) =>
  z.object({
    total: z.object(counts),
    /** Every day of the period, the oldest first. */
    days: z.array(z.object({ date: LocalDate, ...counts })),
    /** Only kinds that there was anything of. */
    kinds: z.array(z.object({ kind: TaskKind, ...counts })),
  })

/** What the list of tasks shows, summed up: the same key. By seat or kind it is data analysis, which asks for 103 too. */
const access = { callers: ['user'], permission: '009' } as const

export const getTaskStats = endpoint({
  method: 'GET',
  path: '/stats/task',
  scope: 'stats:read',
  summary: 'Tasks and promotions by day and by kind',
  ...access,
  query: z.strictObject(filters),
  data: Days({ ...taskCounts, ...promotionCounts }),
})

export const getResourceStats = endpoint({
  method: 'GET',
  path: '/stats/resource',
  scope: 'stats:read',
  summary: 'Collected people by day and by kind of task',
  ...access,
  query: z.strictObject(filters),
  data: Days(collectionCounts),
})

const business = {
  new_users: Count,
  /** Money that came in by recharges, less what was refunded of them. */
  revenue: Money,
}

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/admin/stats',
  summary: 'The whole platform in numbers',
  callers: ['user'],
  permission: '1-admin',
  query: z.strictObject(zone),
  data: z.object({
    date: LocalDate,
    users: Count,
    new_users_today: Count,
    seats: z.object({ online: Count, total: Count }),
    /** Ports of users whose time runs, and how many of them are taken. */
    ports: z.object({ sold: Count, occupied: Count }),
    /** Money that came in by recharges, less what was refunded of them: today, and in thirty days with today. */
    revenue: z.object({ today: Money, thirty_days: Money }),
    tasks_running: Count,
    today: StatCounts,
  }),
})

export const getAdminTrend = endpoint({
  method: 'GET',
  path: '/admin/stats/trend',
  summary: 'The whole platform by day over a period, and its tasks by kind',
  callers: ['user'],
  permission: '1-admin',
  query: z.strictObject(span),
  data: z.object({
    total: StatCounts.extend(business),
    /** Every day of the period, the oldest first. */
    days: z.array(StatCounts.extend({ date: LocalDate, ...business })),
    /** Only kinds that there was anything of. */
    kinds: z.array(StatCounts.extend({ kind: TaskKind })),
  }),
})

export const rebuildStats = endpoint({
  method: 'POST',
  path: '/admin/stats/rebuild',
  summary: 'Count all statistics anew from tasks, sightings and targets; tells the sums before and after',
  callers: ['user'],
  permission: '1-admin',
  data: z.object({ before: StatCounts, after: StatCounts }),
})
