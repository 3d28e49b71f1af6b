import { z } from 'zod'
import { Period } from '../kernel/period.schema.ts'
import { Count, Id, Instant, Money, ReaderZone } from '../kernel/primitives.schema.ts'
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

/** Time zone whose midnight starts a day. */
const zone = { time_zone: ReaderZone }

const Seat = z.object({ id: Id, name: z.string(), seat_code: z.string() })

export const getDashboard = {
  query: z.strictObject(zone),
  data: z.object({
    date: LocalDate,
    today: StatCounts,
    /** Yesterday up to the same time of day, to compare today with. */
    yesterday_so_far: StatCounts,
    /** Seven days, ending today. */
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
    /** Every day of the period, oldest first. */
    days: z.array(z.object({ date: LocalDate, ...counts })),
    /** Only kinds with at least one entry. */
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
  /** Money received by recharges, less refunds of them. */
  revenue: Money,
}

export const getAdminStats = {
  query: z.strictObject(zone),
  data: z.object({
    date: LocalDate,
    users: Count,
    new_users_today: Count,
    seats: z.object({ online: Count, total: Count }),
    /** Ports of users with a running term, and how many of them are taken. */
    ports: z.object({ sold: Count, occupied: Count }),
    /** Money received by recharges, less refunds of them: today, and in the thirty days up to today. */
    revenue: z.object({ today: Money, thirty_days: Money }),
    tasks_running: Count,
    today: StatCounts,
  }),
}

export const getAdminTrend = {
  query: z.strictObject(span),
  data: z.object({
    total: StatCounts.extend(business),
    /** Every day of the period, oldest first. */
    days: z.array(StatCounts.extend({ date: LocalDate, ...business })),
    /** Only kinds with at least one entry. */
    kinds: z.array(StatCounts.extend({ kind: TaskKind })),
  }),
}

export const rebuildStats = {
  data: z.object({ before: StatCounts, after: StatCounts }),
}
