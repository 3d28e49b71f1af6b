import { Input } from '@fluentui/react-input'
import { useFormat, useT } from '@seaport/i18n/react'
import { startOfDay, toDay } from '@seaport/i18n/zoned-time'
import type { ReactNode } from 'react'
import { useFilterBarStyles } from './useFilterBarStyles.ts'

export interface DateRangeProps {
  /** Earliest moment, inclusive, as UTC ISO-8601; '' = from the beginning. */
  from: string
  /** Latest moment, exclusive; '' = to the end. */
  to: string
  onChange: (which: 'from' | 'to', moment: string) => void
}

/** Two days, both of them included, in the zone of the person who looks. */
export function DateRange({ from, to, onChange }: DateRangeProps): ReactNode {
  const t = useT('ui')
  const styles = useFilterBarStyles()
  const { zone } = useFormat()
  const first = toDay(from, zone)
  // The last day that is meant begins before the moment at which the range ends.
  const last = to && toDay(new Date(Date.parse(to) - 1).toISOString(), zone)
  return (
    <span className={styles.range}>
      <Input
        type="date"
        className={styles.day}
        aria-label={t('fromDay')}
        title={t('fromDay')}
        value={first}
        max={last}
        onChange={(_, { value }) => onChange('from', startOfDay(value, zone) ?? '')}
      />
      <span aria-hidden>{'–'}</span>
      <Input
        type="date"
        className={styles.day}
        aria-label={t('toDay')}
        title={t('toDay')}
        value={last}
        min={first}
        onChange={(_, { value }) => onChange('to', startOfDay(value, zone, 1) ?? '')}
      />
    </span>
  )
}
