import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { createFormat } from '@seaport/i18n/format'
import { toTag } from '@seaport/i18n/lang'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { toWallClock } from '@seaport/i18n/zoned-time'
import { Heading } from '@seaport/ui/heading'
import { addMonths } from '@seaport/ui/month-grid'
import { Row } from '@seaport/ui/row'
import { type ReactNode, useState } from 'react'
import type { CalendarProps } from './Calendar.types.ts'
import { DayNotes } from './DayNotes.tsx'
import { MonthTable } from './MonthTable.tsx'
import { useCalendarStyles } from './useCalendarStyles.ts'

/** A month with notes on its days, today as the user's zone has it. Arrow keys move by day and week, Page keys by month. */
export function Calendar({ label, notes, onAdd, onRemove }: CalendarProps): ReactNode {
  const t = useT('calendar')
  const styles = useCalendarStyles()
  const { lang } = useLanguage()
  const { zone } = useFormat()
  const today = toWallClock(new Date().toISOString(), zone).slice(0, 10)
  const [day, setDay] = useState(today)
  const title = new Intl.DateTimeFormat(toTag(lang), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
  const step = (months: number) => setDay(addMonths(day, months))
  return (
    <Row as="section" align="stretch" gap="XL" aria-label={label}>
      <div className={styles.month}>
        <Row gap="XS" wrap="never" className={styles.head}>
          <Heading as="h2" size="medium" className={styles.title} aria-live="polite">
            {title}
          </Heading>
          <Button
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label={t('previous')}
            onClick={() => step(-1)}
          />
          <Button onClick={() => setDay(today)}>{t('today')}</Button>
          <Button
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label={t('next')}
            onClick={() => step(1)}
          />
        </Row>
        <MonthTable label={title} day={day} today={today} notes={notes} onDay={setDay} />
      </div>
      <DayNotes
        title={createFormat(lang, 'UTC').date(`${day}T12:00:00Z`)}
        notes={notes.get(day) ?? []}
        onAdd={(text) => onAdd(day, text)}
        onRemove={(id) => onRemove(day, id)}
      />
    </Row>
  )
}
