import { guardedNetwork } from '@seaport/contract/work/guard'
import type { GuardLimits } from '@seaport/contract/work/guard.schema'
import type { CalendarAccount, CalendarSeat, CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { holdsPort } from '@seaport/contract/work/task-state'
import { hasZone, toDay } from '@seaport/i18n/zoned-time'
import type { Span } from './calendar-time.ts'

/** Drawn duration of a pending task, whose real one is unknown. */
export const PLANNED_MS = 3_600_000

/** @returns start and end of a task's bar */
export function spanOf(task: CalendarTask, now: number): Span {
  const { status, created_at, scheduled_at, started_at, ended_at } = task
  const planned = Date.parse(scheduled_at ?? created_at)
  if (!holdsPort(status)) {
    const to = Date.parse(ended_at ?? created_at)
    return { from: started_at ? Date.parse(started_at) : to, to }
  }
  if (status === 'running' && started_at) return { from: Date.parse(started_at), to: now }
  return { from: planned, to: Math.max(planned + PLANNED_MS, now) }
}

/** @returns whether a span overlaps a range; also an empty span */
export function isWithin({ from, to }: Span, range: Span): boolean {
  return from < range.to && (to > range.from || from === range.from)
}

/** A kind of promotion with more planned on an account's day than its limit allows. */
export interface OverCap {
  type: 'cap'
  account: CalendarAccount
  kind: CalendarTask['kind']
  /** Date in the account's own calendar. */
  day: string
  planned: number
  cap: number
}

/** Two simultaneous tasks of an account, or more of a seat than it has ports. */
export interface Clash extends Span {
  type: 'account' | 'seat'
  lane: CalendarAccount | CalendarSeat
  tasks: CalendarTask[]
}

export type Issue = OverCap | Clash

interface Known {
  tasks: readonly CalendarTask[]
  accounts: readonly CalendarAccount[]
  seats: readonly CalendarSeat[]
}

/** @returns conflicts of unfinished tasks; past ones can't be changed */
export function issuesOf(
  { tasks, accounts, seats }: Known,
  limits: GuardLimits | undefined,
  now: number,
): Issue[] {
  const open = tasks.filter(({ status }) => holdsPort(status))
  const ofAccount = Map.groupBy(open, ({ account }) => account.id)
  const ofSeat = Map.groupBy(open, ({ seat_id }) => seat_id)
  return [
    ...accounts.flatMap((lane) =>
      crowdsOf(ofAccount.get(lane.id) ?? [], 1, now).map((crowd) => ({
        type: 'account' as const,
        lane,
        ...crowd,
      })),
    ),
    ...seats.flatMap((lane) =>
      crowdsOf(ofSeat.get(lane.id) ?? [], lane.ports, now).map((crowd) => ({
        type: 'seat' as const,
        lane,
        ...crowd,
      })),
    ),
    ...accounts.flatMap((account) =>
      limits ? overCaps(account, ofAccount.get(account.id) ?? [], limits, now) : [],
    ),
  ]
}

/** @returns the longest stretches with more simultaneous tasks than allowed, each with all of its tasks */
function crowdsOf(tasks: readonly CalendarTask[], room: number, now: number) {
  const spans = tasks.map((task) => ({ task, ...spanOf(task, now) })).sort((a, b) => a.from - b.from)
  const crowds: (Span & { tasks: CalendarTask[] })[] = []
  for (const { from } of spans) {
    const there = spans.filter((span) => span.from <= from && span.to > from)
    const last = crowds.at(-1)
    if (there.length <= room) continue
    const to = Math.min(...there.map((span) => span.to))
    const names = there.map(({ task }) => task)
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to)
      last.tasks = [...new Set([...last.tasks, ...names])]
    } else crowds.push({ from, to, tasks: names })
  }
  return crowds
}

function overCaps(
  account: CalendarAccount,
  tasks: readonly CalendarTask[],
  limits: GuardLimits,
  now: number,
): OverCap[] {
  const caps: Partial<Record<string, number>> = limits.caps[guardedNetwork(account.network)]
  const planned = new Map<string, OverCap>()
  // Where its day begins and ends is not known.
  if (!hasZone(account.time_zone)) return []
  for (const task of tasks) {
    const cap = caps[task.kind]
    if (cap === undefined) continue
    // The remaining work of a task is planned from today on; a running one uses up one daily limit after the other.
    const moment = Math.max(spanOf(task, now).from, now)
    const day = toDay(new Date(moment).toISOString(), account.time_zone)
    const key = `${task.kind} ${day}`
    const known = planned.get(key)?.planned ?? 0
    const left = Math.max(0, task.target_count - task.actual_count)
    const share = task.status === 'running' ? Math.min(left, cap) : left
    planned.set(key, { type: 'cap', account, kind: task.kind, day, cap, planned: known + share })
  }
  return [...planned.values()].filter((day) => day.planned > day.cap)
}

/** @returns the row of each bar, in which it overlaps no earlier one */
export function rowsOf(places: readonly { left: number; width: number }[]): number[] {
  const ends: number[] = []
  return places.map(({ left, width }) => {
    const free = ends.findIndex((end) => end <= left)
    const row = free === -1 ? ends.length : free
    ends[row] = left + width
    return row
  })
}
