import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { NavSection } from '@seaport/ui/nav'
import type { Tab } from '@seaport/ui/tabs'
import type { ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import type { Screen } from '../shared/screen/screen.ts'
import { checkAccess } from './route-guard.ts'

/** The words of the navigation in the current language. */
export interface NavLabels {
  title(screen: Screen): string
}

/** What this person may open, one below the other: the sidebar while the server's menu is not to be had. */
export function flatSection(
  screens: readonly Screen[],
  keys: readonly PermissionKey[],
  { title }: NavLabels,
  icon: ReactElement,
): NavSection {
  const open = screens.filter(
    (screen) =>
      screen.layout === 'shell' &&
      !screen.parent &&
      !screen.path.includes(':') &&
      checkAccess(screen, true, keys) === 'allow',
  )
  const entries = open.map((screen) => ({
    id: screen.name,
    label: title(screen),
    href: `#${screen.path}`,
    icon,
  }))
  return { id: 'screens', entries }
}

/** The screen that a path leads to. Mostly it is one's very path, which is found without a pattern for each of them. */
export function screenAt(screens: readonly Screen[], path: string): Screen | undefined {
  return (
    screens.find((screen) => screen.path === path) ?? screens.find((screen) => matchPath(screen.path, path))
  )
}

/** A tab's own title, else that of its screen; a tab of a screen that is no more shows its path. */
export function tabTitle(screens: readonly Screen[], tab: Tab, words: NavLabels): string {
  const screen = screens.find(({ name }) => name === tab.name)
  return tab.title ?? (screen ? words.title(screen) : tab.path)
}
