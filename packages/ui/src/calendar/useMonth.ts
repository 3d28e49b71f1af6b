import { createFormat } from '@seaport/i18n/format'
import { toTag } from '@seaport/i18n/lang'
import { useLanguage } from '@seaport/i18n/react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { plainKeyOf } from '../input-method/plain-key.ts'
import { type Day, dayAfterKey, firstWeekday, monthWeeks } from './month-grid.ts'

/** Props for a month as a table of buttons with a single tab stop. */
interface Month {
  table: RefObject<HTMLTableElement | null>
  weeks: readonly (readonly Day[])[]
  weekday: (day: Day, width: 'narrow' | 'short' | 'long') => string
  date: (day: Day) => string
  /** Whether a day belongs to the month before or after. */
  isOther: (day: Day) => boolean
  /** Props of a day's button: arrow keys move the focus by day and week, Page keys by month. */
  stop: (day: Day) => {
    'data-day': Day
    tabIndex: number
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/** @param day the one that the Tab key stops at; its month is shown */
export function useMonth(day: Day, onDay: (day: Day) => void): Month {
  const { lang } = useLanguage()
  const tag = toTag(lang)
  const start = firstWeekday(tag)
  const table = useRef<HTMLTableElement>(null)
  const keyed = useRef(false)
  useEffect(() => {
    if (!keyed.current) return
    keyed.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  const format = createFormat(lang, 'UTC')
  const noon = (one: Day) => new Date(`${one}T12:00:00Z`)
  return {
    table,
    weeks: monthWeeks(day, start),
    weekday: (one, width) =>
      new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' }).format(noon(one)),
    date: (one) => format.date(noon(one)),
    isOther: (one) => one.slice(0, 7) !== day.slice(0, 7),
    stop: (one) => ({
      'data-day': one,
      tabIndex: one === day ? 0 : -1,
      onKeyDown: (event) => {
        const next = dayAfterKey(plainKeyOf(event), one, start)
        if (!next) return
        event.preventDefault()
        keyed.current = true
        onDay(next)
      },
    }),
  }
}
