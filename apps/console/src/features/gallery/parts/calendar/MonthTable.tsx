import { mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { Day } from '@seaport/ui/month-grid'
import { useMonth } from '@seaport/ui/use-month'
import type { ReactNode } from 'react'
import type { CalendarNote } from './Calendar.types.ts'
import { useCalendarStyles } from './useCalendarStyles.ts'

interface MonthTableProps {
  label: string
  day: Day
  today: Day
  notes: ReadonlyMap<Day, readonly CalendarNote[]>
  onDay: (day: Day) => void
}

/** Notes shown per day before the rest is counted. */
const SHOWN = 2

/** The days of a month as a table of buttons with one stop of the Tab key. */
export function MonthTable({ label, day, today, notes, onDay }: MonthTableProps): ReactNode {
  const t = useT('calendar')
  const styles = useCalendarStyles()
  const { table, weeks, weekday, date, isOther, stop } = useMonth(day, onDay)
  const spoken = (one: Day) => {
    const count = notes.get(one)?.length ?? 0
    return count > 0 ? `${date(one)}, ${t('notes', { count })}` : date(one)
  }
  return (
    <table ref={table} className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" className={styles.weekday} aria-label={weekday(one, 'long')}>
              {weekday(one, 'short')}
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
                    {...stop(one)}
                    aria-pressed={one === day}
                    className={mergeClasses(
                      styles.day,
                      isOther(one) && styles.other,
                      one === day && styles.selected,
                    )}
                    aria-label={spoken(one)}
                    aria-current={one === today ? 'date' : undefined}
                    onClick={() => onDay(one)}
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
