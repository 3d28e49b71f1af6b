import { scriptTypes } from '@seaport/contract/work/script'
import { useT } from '@seaport/i18n/react'
import type { Option } from '@seaport/ui/select-field'
import { useNetworkFilter } from '../network/useNetworkOptions.ts'

/** Names of the filters in the list's state. */
export const scriptFilters = ['search', 'type', 'network', 'group_id', 'public'] as const

/**
 * Filters of lists of scripts.
 * @param own whose a script is that is not public
 * @param configured networks that the installation is set up for
 */
export function useScriptFilters(
  own: string,
  groups: readonly Option[],
  configured: Parameters<typeof useNetworkFilter>[0],
) {
  const t = useT('script')
  const g = useT('group')
  return [
    {
      id: 'type',
      label: t('type'),
      options: scriptTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    { id: 'network', label: t('network'), options: useNetworkFilter(configured) },
    { id: 'group_id', label: t('group'), options: [{ value: 'none', label: g('noGroup') }, ...groups] },
    {
      id: 'public',
      label: t('source'),
      options: [
        { value: 'false', label: own },
        { value: 'true', label: t('public') },
      ],
    },
  ] as const
}
