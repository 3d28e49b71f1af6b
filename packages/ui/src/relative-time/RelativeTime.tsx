import type { Moment } from '@seaport/i18n/format'
import { useFormat } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useNow } from './useNow.ts'

export interface RelativeTimeProps {
  value: Moment | null | undefined
  /** Allows future moments, such as an expiry. Otherwise a future moment is shown as now: the other clock is ahead. */
  future?: boolean
}

/** Relative time, kept up to date; the tooltip has the exact time. */
export function RelativeTime({ value, future = false }: RelativeTimeProps): ReactNode {
  const format = useFormat()
  const now = useNow()
  const date = value === null || value === undefined ? undefined : new Date(value)
  if (!date || Number.isNaN(date.getTime())) return format.relative(null)
  return (
    <time dateTime={date.toISOString()} title={format.dateTime(date)}>
      {format.relative(date, future ? now : Math.max(now, date.getTime()))}
    </time>
  )
}
