import { mergeClasses } from '@griffel/react'
import { createFormat } from '@seaport/i18n/format'
import { toTag } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { type Day, dayAfterKey, firstWeekday, monthWeeks } from '@seaport/ui/month-grid'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CalendarNote } from './Calendar.types.ts'
import { useCalendarStyles } from './useCalendarStyles.ts'

interface MonthTableProps {
  label: string
  day: Day
  today: Day
  notes: ReadonlyMap<Day, readonly CalendarNote[]>
  onDay: (day: Day) => void
}

/** Notes of a day that are shown before the rest is counted. */
const SHOWN = 2

/** The days of a month as a table of buttons with one stop of the Tab key. */
export function MonthTable({ label, day, today, notes, onDay }: MonthTableProps): ReactNode {
  const t = useT('calendar')
  const styles = useCalendarStyles()
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
  const names = (width: 'short' | 'long') => new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' })
  const format = createFormat(lang, 'UTC')
  const noon = (one: Day) => new Date(`${one}T12:00:00Z`)
  const spoken = (one: Day) => {
    const count = notes.get(one)?.length ?? 0
    const date = format.date(noon(one))
    return count > 0 ? `${date}, ${t('notes', { count })}` : date
  }
  return (
    <table ref={grid} className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" className={styles.weekday} aria-label={names('long').format(noon(one))}>
              {names('short').format(noon(one))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const own = notes.get(one) ?? []
              return (
                <td key={one} className={styles.cell}>
                  <button
                    type="button"
                    data-day={one}
                    aria-pressed={one === day}
                    tabIndex={one === day ? 0 : -1}
                    className={mergeClasses(
                      styles.day,
                      one.slice(0, 7) !== day.slice(0, 7) && styles.other,
                      one === day && styles.selected,
                    )}
                    aria-label={spoken(one)}
                    aria-current={one === today ? 'date' : undefined}
                    onClick={() => onDay(one)}
                    onKeyDown={(event) => {
                      const next = dayAfterKey(event.key, one, start)
                      if (!next) return
                      event.preventDefault()
                      keyed.current = true
                      onDay(next)
                    }}
                  >
                    <span className={mergeClasses(styles.number, one === today && styles.today)}>
                      {Number(one.slice(8))}
                    </span>
                    {own.slice(0, SHOWN).map((note) => (
                      <span key={note.id} className={styles.chip}>
                        {note.text}
                      </span>
                    ))}
                    {own.length > SHOWN && (
                      <span className={styles.more}>{t('more', { count: own.length - SHOWN })}</span>
                    )}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
