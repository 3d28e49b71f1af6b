import type { PermissionKey } from '@seaport/contract/permission'
import type { NavLink, NavSection } from '@seaport/ui/nav'
import type { Tab } from '@seaport/ui/tabs'
import { matchPath } from 'react-router-dom'
import { type MenuGroup, menuGroups, type Screen } from '../shared/screen/screen.ts'
import { judge } from './access.ts'

/** The words of the navigation in the current language. */
export interface NavWords {
  title(screen: Screen): string
  group(group: MenuGroup): string
}

/** The sidebar: what this person may see, in the order of the groups and, inside them, of the screens. */
export function sectionsOf(
  screens: readonly Screen[],
  keys: readonly PermissionKey[],
  words: NavWords,
): NavSection[] {
  return menuGroups.flatMap((group, at) => {
    const entries = screens.flatMap((screen): NavLink[] =>
      screen.menu?.group === group && judge(screen, true, keys) === 'allow'
        ? [{ id: screen.name, label: words.title(screen), href: `#${screen.path}`, icon: screen.menu.icon }]
        : [],
    )
    if (entries.length === 0) return []
    return [{ id: group, entries, ...(at > 0 && { label: words.group(group) }) }]
  })
}

/** The screen that a path leads to. */
export function screenAt(screens: readonly Screen[], path: string): Screen | undefined {
  return screens.find((screen) => matchPath(screen.path, path))
}

/** A tab's own title, else that of its screen; a tab of a screen that is no more shows its path. */
export function tabTitle(screens: readonly Screen[], tab: Tab, words: Pick<NavWords, 'title'>): string {
  const screen = screens.find(({ name }) => name === tab.name)
  return tab.title ?? (screen ? words.title(screen) : tab.path)
}
