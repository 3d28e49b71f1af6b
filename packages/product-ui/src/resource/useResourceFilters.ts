import { ResourceKind } from '@seaport/contract/work/resource-kind'
import { useT } from '@seaport/i18n/react'
import { useNetworkOptions } from '../network/useNetworkOptions.ts'

/** The filters that every list of collected people offers. */
export function useResourceFilters() {
  const t = useT('resource')
  return [
    { id: 'network', label: t('network'), options: useNetworkOptions() },
    {
      id: 'kind',
      label: t('kind'),
      options: ResourceKind.options.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  ] as const
}
