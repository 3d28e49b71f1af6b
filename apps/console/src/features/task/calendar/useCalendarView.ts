import { zoneOf } from '@seaport/contract/kernel/time-zone'
import { useFormat } from '@seaport/i18n/react'
import { toDay } from '@seaport/i18n/zoned-time'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { type CalendarDay, daysShown, shiftDay } from './calendar-time.ts'

/** State of the calendar, kept in the address, so that a link shows the same. */
export interface CalendarView {
  view: 'day' | 'week'
  /** Kind of the lanes. */
  by: 'account' | 'seat'
  /** Time zone in which it is drawn, as an IANA name. */
  zone: string
  days: CalendarDay[]
  from: number
  to: number
  set: (part: { view?: string; by?: string; zone?: string; day?: string }) => void
  /** Moves forward or back by a number of views; 0 = to today. */
  go: (views: number) => void
}

/** The calendar state from the address; by default this week by accounts, in the person's own time zone. */
export function useCalendarView(now: number): CalendarView {
  const { params, set: setQuery } = useAddressQuery()
  const format = useFormat()
  const asked = params.get('zone')
  const zone = zoneOf(asked ?? '') ?? zoneOf(format.zone) ?? format.zone
  const view = params.get('view') === 'day' ? 'day' : 'week'
  const today = toDay(new Date(now).toISOString(), zone)
  const day = isDay(params.get('day')) ? (params.get('day') ?? today) : today
  const days = daysShown(day, view, zone)
  const set: CalendarView['set'] = (part) => setQuery(part, { replace: true })
  return {
    view,
    by: params.get('by') === 'seat' ? 'seat' : 'account',
    zone,
    days,
    from: days[0]?.from ?? now,
    to: days.at(-1)?.to ?? now,
    set,
    go: (views) => set({ day: views === 0 ? today : shiftDay(day, views * (view === 'week' ? 7 : 1)) }),
  }
}

function isDay(text: string | null): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00Z`))
}
