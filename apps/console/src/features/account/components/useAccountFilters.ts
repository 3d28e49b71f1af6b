import { AccountType } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { useNetworkOptions } from '@seaport/product-ui/network-options'
import { useSeatOptions } from '../../seat/seat.public.ts'

/** Filters of the list of accounts. */
export function useAccountFilters() {
  const t = useT('account')
  const networks = useNetworkOptions()
  const seats = useSeatOptions()
  return [
    {
      id: 'network',
      label: t('network'),
      options: networks,
    },
    {
      id: 'type',
      label: t('type'),
      options: AccountType.options.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      id: 'availability',
      label: t('availability'),
      options: [
        { value: 'normal', label: t('normal') },
        { value: 'abnormal', label: t('blocked') },
      ],
    },
    { id: 'seat_id', label: t('seat'), options: [{ value: 'none', label: t('noSeat') }, ...seats] },
    { id: 'proxy_id', label: t('proxy'), options: [{ value: 'none', label: t('noProxy') }] },
  ] as const
}
