import { Button, Select } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { zoneOf } from '@seaport/contract/kernel/time-zone'
import { toTag } from '@seaport/i18n/lang'
import { useFormat, useLanguage, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { useCalendarStyles } from './useCalendarStyles.ts'
import type { CalendarView } from './useCalendarView.ts'

/** Choice of days, time zone and lanes. @param zones those of the shown accounts */
export function CalendarToolbar({
  view,
  zones,
}: {
  view: CalendarView
  zones: readonly string[]
}): ReactNode {
  const t = useT('taskCalendar')
  const { zone: own } = useFormat()
  const offered = [
    ...new Set([own, view.zone, ...zones.toSorted(), 'UTC'].map(zoneOf).filter((zone) => zone !== null)),
  ]
  return (
    <Row gap="M">
      <Row gap="XS" align="stretch" wrap="never">
        <Button onClick={() => view.go(0)}>{t('today')}</Button>
        <Button icon={<ChevronLeftRegular />} aria-label={t('previous')} onClick={() => view.go(-1)} />
        <Button icon={<ChevronRightRegular />} aria-label={t('next')} onClick={() => view.go(1)} />
      </Row>
      <Range view={view} />
      <Row gap="M">
        <Select
          aria-label={t('view')}
          value={view.view}
          onChange={(_, { value }) => view.set({ view: value })}
        >
          <option value="day">{t('view.day')}</option>
          <option value="week">{t('view.week')}</option>
        </Select>
        <Select aria-label={t('by')} value={view.by} onChange={(_, { value }) => view.set({ by: value })}>
          <option value="account">{t('by.account')}</option>
          <option value="seat">{t('by.seat')}</option>
        </Select>
        <Select
          aria-label={t('zone')}
          value={view.zone}
          onChange={(_, { value }) => view.set({ zone: value })}
        >
          {offered.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Row>
    </Row>
  )
}

/** The visible days as text, announced when they change. */
function Range({ view: { zone, from, to } }: { view: CalendarView }): ReactNode {
  const styles = useCalendarStyles()
  const { lang } = useLanguage()
  const days = new Intl.DateTimeFormat(toTag(lang), { dateStyle: 'medium', timeZone: zone })
  return (
    <Heading as="h2" size="medium" className={styles.range} aria-live="polite">
      {days.formatRange(from, to - 1)}
    </Heading>
  )
}
