import type { CalendarAccount, CalendarSeat, CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { hasZone } from '@seaport/i18n/zoned-time'

/** A row of the calendar: an account or a seat, with its tasks. */
export interface Lane {
  id: string
  title: string
  account?: CalendarAccount
  seat?: CalendarSeat
  /** Of the accounts; undefined where they live by different clocks, or by one that the browser doesn't know. */
  zone: string | undefined
  tasks: CalendarTask[]
}

/** @returns a lane for each account or seat, in their order */
export function lanesOf(
  by: 'account' | 'seat',
  {
    tasks,
    accounts,
    seats,
  }: {
    tasks: readonly CalendarTask[]
    accounts: readonly CalendarAccount[]
    seats: readonly CalendarSeat[]
  },
): Lane[] {
  if (by === 'account')
    return accounts.map((account) => ({
      id: account.id,
      title: `@${account.account.replace(/^@/, '')}`,
      account,
      zone: hasZone(account.time_zone) ? account.time_zone : undefined,
      tasks: tasks.filter((task) => task.account.id === account.id),
    }))
  return seats.map((seat) => {
    const zones = new Set(accounts.filter(({ seat_id }) => seat_id === seat.id).map((one) => one.time_zone))
    return {
      id: seat.id,
      title: seat.name,
      seat,
      zone: zones.size === 1 ? [...zones].find(hasZone) : undefined,
      tasks: tasks.filter(({ seat_id }) => seat_id === seat.id),
    }
  })
}
