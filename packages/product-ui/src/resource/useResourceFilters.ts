import { resourceKinds } from '@seaport/contract/work/resource-kind'
import { useT } from '@seaport/i18n/react'
import { useNetworkFilter } from '../network/useNetworkOptions.ts'

/**
 * Filters of lists of collected people.
 * @param configured networks that the installation is set up for
 */
export function useResourceFilters(configured: Parameters<typeof useNetworkFilter>[0]) {
  const t = useT('resource')
  return [
    { id: 'network', label: t('network'), options: useNetworkFilter(configured) },
    {
      id: 'kind',
      label: t('kind'),
      options: resourceKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  ] as const
}
