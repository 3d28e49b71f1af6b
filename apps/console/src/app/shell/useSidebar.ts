import { getMenu } from '@seaport/contract/menu'
import type { PermissionKey } from '@seaport/contract/permission'
import type { NavSection } from '@seaport/ui/nav'
import { useEffect, useMemo, useState } from 'react'
import { useRead } from '../../shared/api/endpoint.ts'
import { menuSections } from '../menu.ts'
import { type NavWords, sectionsOf } from '../navigation.ts'
import { screens } from '../screens.ts'

type Icons = typeof import('../../shared/menu/menu-icons.tsx')

/** The sidebar's sections: none until it is known what belongs in it. Without an answer from the server the screens stand where they say themselves. */
export function useSidebar(
  keys: readonly PermissionKey[] | undefined,
  words: NavWords,
): readonly NavSection[] {
  const { data: menu, isError } = useRead(getMenu, {})
  const [icons, setIcons] = useState<Icons>()
  useEffect(() => {
    void import('../../shared/menu/menu-icons.tsx').then(setIcons)
  }, [])
  return useMemo(() => {
    if (!keys) return []
    if (menu && icons) return menuSections(menu, { screens, keys, words, iconOf: icons.iconOf })
    return isError ? sectionsOf(screens, keys, words) : []
  }, [menu, icons, isError, keys, words])
}
