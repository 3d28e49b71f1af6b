import { useT } from '@seaport/i18n/react'
import { useNetworkFilter } from '@seaport/product-ui/network-options'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { useSeatOptions } from '../../seat/seat.public.ts'

/** Filters of the list of accounts, besides its states and its types. */
export function useAccountFilters() {
  const t = useT('account')
  const networks = useNetworkFilter(useSystemConfig()?.networks)
  const seats = useSeatOptions()
  return [
    {
      id: 'network',
      label: t('network'),
      options: networks,
    },
    { id: 'seat_id', label: t('seat'), options: seats },
  ] as const
}
