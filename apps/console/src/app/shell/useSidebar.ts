import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { getMenu } from '@seaport/contract/platform/menu'
import type { NavSection } from '@seaport/ui/nav'
import { useEffect, useMemo, useState } from 'react'
import { useEndpointQuery } from '../../shared/api/endpoint.ts'
import { menuSections } from '../menu.ts'
import { flatSection, type NavLabels } from '../navigation.ts'
import { screens } from '../screens.ts'

type Icons = typeof import('../../shared/menu/menu-icons.tsx')

/** The sidebar's sections: none until the menu has loaded; if it can't be loaded, all screens that the user may open. */
export function useSidebar(
  keys: readonly PermissionKey[] | undefined,
  words: NavLabels,
): readonly NavSection[] {
  const { data: menu, isError } = useEndpointQuery(getMenu, {})
  const [icons, setIcons] = useState<Icons>()
  useEffect(() => {
    void import('../../shared/menu/menu-icons.tsx').then(setIcons)
  }, [])
  return useMemo(() => {
    if (!keys || !icons) return []
    if (menu) return menuSections(menu.tree, { screens, keys, iconOf: icons.iconOf })
    return isError ? [flatSection(screens, keys, words, icons.iconOf(''))] : []
  }, [menu, icons, isError, keys, words])
}
