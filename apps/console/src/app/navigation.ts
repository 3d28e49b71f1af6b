import type { PermissionKey } from '@seaport/contract/permission'
import type { NavEntry, NavLink, NavSection } from '@seaport/ui/nav'
import type { Tab } from '@seaport/ui/tabs'
import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { type MenuFolder, type MenuGroup, menuGroups, type Screen } from '../shared/screen/screen.ts'
import { judge } from './access.ts'

/** The words of the navigation in the current language. */
export interface NavWords {
  title(screen: Screen): string
  group(group: MenuGroup): string
  folder(folder: MenuFolder): { label: string; icon: ReactElement }
}

/** The sidebar: what this person may see, in the order of the groups and, inside them, of the screens. */
export function sectionsOf(
  screens: readonly Screen[],
  keys: readonly PermissionKey[],
  words: NavWords,
): NavSection[] {
  return menuGroups.flatMap((group, at) => {
    const entries = foldersOf(
      screens.filter((screen) => screen.menu?.group === group && judge(screen, true, keys) === 'allow'),
      words,
    )
    if (entries.length === 0) return []
    return [{ id: group, entries, ...(at > 0 && { label: words.group(group) }) }]
  })
}

/** The screens as links; those of a folder below its name, where the first of them stands. */
function foldersOf(screens: readonly Screen[], words: NavWords): readonly NavEntry[] {
  return [...Map.groupBy(screens, ({ name, menu }) => menu?.folder ?? name)].flatMap(
    ([, within]): readonly NavEntry[] => {
      const links = within.flatMap((screen): NavLink[] =>
        screen.menu
          ? [{ id: screen.name, label: words.title(screen), href: `#${screen.path}`, icon: screen.menu.icon }]
          : [],
      )
      const folder = within[0]?.menu?.folder
      return folder ? [{ id: `folder-${folder}`, children: links, ...words.folder(folder) }] : links
    },
  )
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
