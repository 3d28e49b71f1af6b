import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Day } from '../calendar/month-grid.ts'
import { useMonth } from '../calendar/useMonth.ts'
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

/** A month as a table of buttons with a single tab stop; arrow keys move by day and week, Page keys by month. */
export function RangeMonth({ label, day, today, range, onDay, onPress }: RangeMonthProps): ReactNode {
  const styles = useDateRangeStyles()
  const { table, weeks, weekday, date, isOther, stop } = useMonth(day, onDay)
  const isMeant = (one: Day) =>
    range.first + range.last !== '' && one >= range.first && (range.last === '' || one <= range.last)
  return (
    <table ref={table} className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" className={styles.weekday} aria-label={weekday(one, 'long')}>
              {weekday(one, 'narrow')}
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
                  {...stop(one)}
                  aria-pressed={isMeant(one)}
                  className={mergeClasses(
                    styles.day,
                    isOther(one) && styles.other,
                    isMeant(one) && styles.meant,
                    (one === range.first || one === range.last) && styles.end,
                  )}
                  aria-label={date(one)}
                  aria-current={one === today ? 'date' : undefined}
                  onClick={() => onPress(one)}
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
