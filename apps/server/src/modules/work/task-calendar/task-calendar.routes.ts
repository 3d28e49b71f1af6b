import { getTaskCalendar, MAX_CALENDAR_LANES, MAX_CALENDAR_TASKS } from '@seaport/contract/work/task-calendar'
import type { CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import type { Db } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import * as repository from './task-calendar.repository.ts'

/** What is scheduled and what ran, for the lanes of a calendar. */
export function taskCalendarRoutes(registerRoute: RegisterRoute): void {
  registerRoute(getTaskCalendar, ({ db, actor: { tenantId } }, { query }) =>
    calendarOf(db, { tenantId, from: Date.parse(query.from), to: Date.parse(query.to) }),
  )
}

async function calendarOf(db: Db, range: repository.CalendarRange) {
  const open = await repository.openTasks(db, range)
  const past = await repository.pastTasks(db, range)
  // Future tasks can be moved, so they are the last to be left out.
  const found = [...open, ...past]
  const tasks = found.slice(0, MAX_CALENDAR_TASKS)
  const accounts = await withUsed(
    await repository.assignedAccounts(db, range.tenantId),
    tasks.map(({ account_id }) => account_id),
    (ids) => repository.accountsOf(db, range.tenantId, ids),
  )
  const seats = await withUsed(
    await repository.seatsInUse(db, range.tenantId),
    tasks.map(({ seat_id }) => seat_id),
    (ids) => repository.seatsOf(db, range.tenantId, ids),
  )
  return {
    tasks: tasks.map(toCalendarTask),
    accounts: accounts.slice(0, MAX_CALENDAR_LANES),
    seats: seats.slice(0, MAX_CALENDAR_LANES),
    // Empty lanes may be left out without losing tasks.
    cut:
      found.length > MAX_CALENDAR_TASKS ||
      new Set(tasks.map(({ account_id }) => account_id)).size > MAX_CALENDAR_LANES ||
      new Set(tasks.map(({ seat_id }) => seat_id)).size > MAX_CALENDAR_LANES,
  }
}

/** @returns lanes with tasks first, then the empty ones */
async function withUsed<Lane extends { id: string }>(
  lanes: Lane[],
  used: readonly string[],
  find: (ids: string[]) => Promise<Lane[]>,
): Promise<Lane[]> {
  const wanted = new Set(used)
  const missing = [...wanted].filter((id) => !lanes.some((lane) => lane.id === id))
  const found = missing.length > 0 ? await find(missing) : []
  return [...lanes.filter(({ id }) => wanted.has(id)), ...found, ...lanes.filter(({ id }) => !wanted.has(id))]
}

function toCalendarTask({ account_id, account, ...row }: repository.CalendarRow): CalendarTask {
  return {
    ...row,
    account: { id: account_id, account },
    scheduled_at: instantOrNull(row.scheduled_at),
    created_at: instant(row.created_at),
    started_at: instantOrNull(row.started_at),
    ended_at: instantOrNull(row.ended_at),
  }
}
