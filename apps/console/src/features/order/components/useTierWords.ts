import type { TierSnapshot } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useCallback } from 'react'

/** A price tier in a line: its ranges of ports and days. */
export function useTierWords(): (tier: TierSnapshot) => string {
  const t = useT('orderScreen')
  const format = useFormat()
  return useCallback(
    (tier) => {
      const range = (from: number, to: number) =>
        from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`
      return t('tierWords', {
        // Only the range of one alone is singular.
        ports: t('tierPorts', {
          count: tier.max_quantity,
          range: range(tier.min_quantity, tier.max_quantity),
        }),
        time: t('tierDays', { count: tier.max_days, range: range(tier.min_days, tier.max_days) }),
      })
    },
    [t, format],
  )
}
