import type { Moment } from '@seaport/i18n/format'
import { useFormat } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useNow } from './useNow.ts'

/** How long ago, kept up to date; the exact time is in the tip. */
export function RelativeTime({ value }: { value: Moment | null | undefined }): ReactNode {
  const format = useFormat()
  const now = useNow()
  const date = value === null || value === undefined ? undefined : new Date(value)
  if (!date || Number.isNaN(date.getTime())) return format.relative(null)
  return (
    <time dateTime={date.toISOString()} title={format.dateTime(date)}>
      {format.relative(date, now)}
    </time>
  )
}
