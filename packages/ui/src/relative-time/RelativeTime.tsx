import type { Moment } from '@seaport/i18n/format'
import { useFormat } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useNow } from './useNow.ts'

export interface RelativeTimeProps {
  value: Moment | null | undefined
  /** The moment may lie ahead, as an expiry does. Without it whatever seems to is from just now, by a clock that is ahead of this one. */
  future?: boolean
}

/** How long ago, kept up to date; the exact time is in the tip. */
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
