import { z } from 'zod'
import { Period } from '../kernel/period.schema.ts'
import { Count, Id, Instant, Money, TimeZone } from '../kernel/primitives.schema.ts'
import { TaskKind } from './task-kind.schema.ts'

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

export const getDashboard = {
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
}

const span = { period: Period.default('seven_days'), ...zone }

export const getRanking = {
  query: z.strictObject(span),
  data: z.object({
    collection: z.array(z.object({ rank: z.int(), seat: Seat, ...collectionCounts })),
    promotion: z.array(z.object({ rank: z.int(), seat: Seat, ...promotionCounts })),
  }),
}

const filters = { ...span, seat_id: Id.optional(), kind: TaskKind.optional() }

const Days = <Counts extends z.ZodRawShape>(counts: Counts) =>
  z.object({
    total: z.object(counts),
    /** Every day of the period, the oldest first. */
    days: z.array(z.object({ date: LocalDate, ...counts })),
    /** Only kinds that there was anything of. */
    kinds: z.array(z.object({ kind: TaskKind, ...counts })),
  })

export const getTaskStats = {
  query: z.strictObject(filters),
  data: Days({ ...taskCounts, ...promotionCounts }),
}

export const getResourceStats = {
  query: z.strictObject(filters),
  data: Days(collectionCounts),
}

const business = {
  new_users: Count,
  /** Money that came in by recharges, less what was refunded of them. */
  revenue: Money,
}

export const getAdminStats = {
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
}

export const getAdminTrend = {
  query: z.strictObject(span),
  data: z.object({
    total: StatCounts.extend(business),
    /** Every day of the period, the oldest first. */
    days: z.array(StatCounts.extend({ date: LocalDate, ...business })),
    /** Only kinds that there was anything of. */
    kinds: z.array(StatCounts.extend({ kind: TaskKind })),
  }),
}

export const rebuildStats = {
  data: z.object({ before: StatCounts, after: StatCounts }),
}
