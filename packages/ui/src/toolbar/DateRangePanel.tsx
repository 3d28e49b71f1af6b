import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { toTag } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { addDays, addMonths, type Day } from '../calendar/month-grid.ts'
import type { DayRange } from './day-range.ts'
import { RangeMonth } from './RangeMonth.tsx'
import { useDateRangeStyles } from './useDateRangeStyles.ts'

export interface DateRangePanelProps {
  range: DayRange
  today: Day
  onChoose: (range: DayRange) => void
}

/** Preset ranges, and a month to pick the first and the last day. */
export function DateRangePanel({ range, today, onChoose }: DateRangePanelProps): ReactNode {
  const t = useT('kit')
  const styles = useDateRangeStyles()
  const { lang } = useLanguage()
  const [day, setDay] = useState(range.last || range.first || today)
  const [begun, setBegun] = useState<Day>()
  const title = new Intl.DateTimeFormat(toTag(lang), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
  const press = (pressed: Day) => {
    setDay(pressed)
    if (begun === undefined) setBegun(pressed)
    else onChoose(pressed < begun ? { first: pressed, last: begun } : { first: begun, last: pressed })
  }
  return (
    <div className={styles.panel}>
      <div className={styles.presets}>
        {presetsAt(today).map(({ id, first, last }) => (
          <Button
            key={id}
            appearance="subtle"
            className={styles.preset}
            onClick={() => onChoose({ first, last })}
          >
            {t(`daysPreset.${id}`)}
          </Button>
        ))}
      </div>
      <div>
        <div className={styles.head}>
          <Button
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label={t('monthBefore')}
            onClick={() => setDay(addMonths(day, -1))}
          />
          <span className={styles.title} aria-live="polite">
            {title}
          </span>
          <Button
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label={t('monthAfter')}
            onClick={() => setDay(addMonths(day, 1))}
          />
        </div>
        <RangeMonth
          label={title}
          day={day}
          today={today}
          range={begun === undefined ? range : { first: begun, last: begun }}
          onDay={setDay}
          onPress={press}
        />
        <p className={styles.hint}>{t(begun === undefined ? 'chooseFirstDay' : 'chooseLastDay')}</p>
      </div>
    </div>
  )
}

/** Preset ranges. */
function presetsAt(today: Day) {
  const yesterday = addDays(today, -1)
  return [
    { id: 'any', first: '', last: '' },
    { id: 'today', first: today, last: today },
    { id: 'yesterday', first: yesterday, last: yesterday },
    { id: 'week', first: addDays(today, -6), last: today },
    { id: 'month', first: addDays(today, -29), last: today },
    { id: 'thisMonth', first: `${today.slice(0, 7)}-01`, last: today },
  ] as const
}
