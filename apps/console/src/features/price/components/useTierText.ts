import { useFormat, useT } from '@seaport/i18n/react'
import { useMemo } from 'react'
import type { Range } from '../gaps.ts'

/** Formats the ranges of price tiers. */
export function useTierText() {
  const t = useT('price')
  const format = useFormat()
  return useMemo(() => {
    const range = (from: number, to: number) =>
      from === to ? format.number(from) : t('range', { from: format.number(from), to: format.number(to) })
    return {
      range,
      purchases: (tier: Range) =>
        t('purchases', {
          // Only the range of one alone is singular.
          ports: t('portsOf', {
            count: tier.max_quantity,
            range: range(tier.min_quantity, tier.max_quantity),
          }),
          time: t('daysOf', { count: tier.max_days, range: range(tier.min_days, tier.max_days) }),
        }),
    }
  }, [t, format])
}
