import { useFormat } from '@seaport/i18n/react'
import { useMemo } from 'react'

/** Formats a price factor as a change: 0.95 is −5%, 1.2 is +20%, and 1 is none. */
export function useRateChange(): (rate: string) => string {
  const format = useFormat()
  return useMemo(
    () => (rate) => {
      const change = Number(rate) - 1
      if (change === 0) return '—'
      return change > 0 ? `+${format.percent(change)}` : format.percent(change)
    },
    [format],
  )
}
