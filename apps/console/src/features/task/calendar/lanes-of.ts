import type { CalendarAccount, CalendarSeat, CalendarTask } from '@seaport/contract/work/task-calendar.schema'

/** A row of the calendar: an account or a seat, with its tasks. */
export interface Lane {
  id: string
  title: string
  account?: CalendarAccount
  seat?: CalendarSeat
  /** Of the accounts; undefined where they live by different clocks. */
  zone: string | undefined
  tasks: CalendarTask[]
}

/** @returns a lane for each account or seat, those with tasks first */
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
      zone: account.time_zone,
      tasks: tasks.filter((task) => task.account.id === account.id),
    }))
  return seats.map((seat) => {
    const zones = new Set(accounts.filter(({ seat_id }) => seat_id === seat.id).map((one) => one.time_zone))
    return {
      id: seat.id,
      title: seat.name,
      seat,
      zone: zones.size === 1 ? [...zones][0] : undefined,
      tasks: tasks.filter(({ seat_id }) => seat_id === seat.id),
    }
  })
}
