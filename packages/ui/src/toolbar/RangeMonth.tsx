import { mergeClasses } from '@griffel/react'
import { createFormat } from '@seaport/i18n/format'
import { toTag } from '@seaport/i18n/lang'
import { useLanguage } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Day, dayAfterKey, firstWeekday, monthWeeks } from '../calendar/month-grid.ts'
import type { DayRange } from './day-range.ts'
import { useDateRangeStyles } from './useDateRangeStyles.ts'

interface RangeMonthProps {
  label: string
  /** The day that the Tab key stops at; its month is shown. */
  day: Day
  today: Day
  range: DayRange
  onDay: (day: Day) => void
  onPress: (day: Day) => void
}

/** The days of a month as a table of buttons with one stop of the Tab key; arrow keys move by day and week, Page keys by month. */
export function RangeMonth({ label, day, today, range, onDay, onPress }: RangeMonthProps): ReactNode {
  const styles = useDateRangeStyles()
  const { lang } = useLanguage()
  const tag = toTag(lang)
  const start = firstWeekday(tag)
  const weeks = monthWeeks(day, start)
  const grid = useRef<HTMLTableElement>(null)
  const keyed = useRef(false)
  useEffect(() => {
    if (!keyed.current) return
    keyed.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  const names = (width: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' })
  const format = createFormat(lang, 'UTC')
  const noon = (one: Day) => new Date(`${one}T12:00:00Z`)
  const isMeant = (one: Day) =>
    range.first + range.last !== '' && one >= range.first && (range.last === '' || one <= range.last)
  return (
    <table ref={grid} className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" className={styles.weekday} aria-label={names('long').format(noon(one))}>
              {names('narrow').format(noon(one))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td key={one} className={styles.cell}>
                <button
                  type="button"
                  data-day={one}
                  aria-pressed={isMeant(one)}
                  tabIndex={one === day ? 0 : -1}
                  className={mergeClasses(
                    styles.day,
                    one.slice(0, 7) !== day.slice(0, 7) && styles.other,
                    isMeant(one) && styles.meant,
                    (one === range.first || one === range.last) && styles.end,
                  )}
                  aria-label={format.date(noon(one))}
                  aria-current={one === today ? 'date' : undefined}
                  onClick={() => onPress(one)}
                  onKeyDown={(event) => {
                    const next = dayAfterKey(event.key, one, start)
                    if (!next) return
                    event.preventDefault()
                    keyed.current = true
                    onDay(next)
                  }}
                >
                  {Number(one.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
