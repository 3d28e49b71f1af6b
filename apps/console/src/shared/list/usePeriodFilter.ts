import { periods } from '@seaport/contract/kernel/period'
import { useT } from '@seaport/i18n/react'

/** The filter by period (specification, section 9). */
export function usePeriodFilter() {
  const t = useT('period')
  return {
    id: 'period',
    label: t('title'),
    options: periods.map((value) => ({ value, label: t(value) })),
  } as const
}
