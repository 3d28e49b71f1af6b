import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { getMenu } from '@seaport/contract/platform/menu'
import { getAdminAttention } from '@seaport/contract/work/attention'
import type { NavSection } from '@seaport/ui/nav'
import { useMemo } from 'react'
import { useEndpointQuery } from '../../shared/api/endpoint.ts'
import { iconOf } from '../../shared/menu/menu-icons.tsx'
import { menuSections } from '../menu.ts'
import { flatSection, type NavLabels } from '../navigation.ts'
import { screens } from '../screens.ts'

/** The sidebar's sections: none until the menu has loaded; if it can't be loaded, all screens that the user may open. */
export function useSidebar(
  keys: readonly PermissionKey[] | undefined,
  words: NavLabels,
  superuser: boolean,
): readonly NavSection[] {
  const { data: menu, isError } = useEndpointQuery(getMenu, {})
  const waiting = useWaiting(superuser)
  return useMemo(() => {
    if (!keys) return []
    if (menu)
      return menuSections(menu.tree, {
        screens,
        keys,
        iconOf,
        ...(superuser && { administration: { waiting } }),
      })
    return isError ? [flatSection(screens, keys, words, iconOf(''))] : []
  }, [menu, isError, keys, words, superuser, waiting])
}

/** Poll interval in milliseconds of what waits for administrators. */
const WAITING_MS = 10_000

/** Number of items that wait for an administrator, by path. */
function useWaiting(superuser: boolean): ReadonlyMap<string, number> {
  const options = { enabled: superuser, refetchIntervalMs: WAITING_MS }
  const items = useEndpointQuery(getAdminAttention, {}, options).data?.items
  return useMemo(() => {
    const counts = new Map<string, number>()
    for (const { path, count } of items ?? []) {
      const [place = ''] = path.split('?')
      counts.set(place, (counts.get(place) ?? 0) + count)
    }
    return counts
  }, [items])
}
