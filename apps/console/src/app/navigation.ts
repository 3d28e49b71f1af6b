import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { NavSection } from '@seaport/ui/nav'
import type { Tab } from '@seaport/ui/tabs'
import type { ReactElement } from 'react'
import type { Screen } from '../shared/screen/screen.ts'
import { checkAccess } from './route-guard.ts'

/** Texts of the navigation in the current language. */
export interface NavLabels {
  title(screen: Screen): string
}

/** The screens that this person may open, in order: the sidebar if the server's menu can't be loaded. */
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

/** The screen of a path: an exact match before one with a parameter (`/task/:id`). */
export function screenAt(screens: readonly Screen[], path: string): Screen | undefined {
  const parts = path.replace(/\/+$/, '').split('/')
  return (
    screens.find((screen) => screen.path === path) ?? screens.find((screen) => isMatch(screen.path, parts))
  )
}

/** The router's matching rule without the router, for code that runs before React. Case is ignored, as in the router. */
function isMatch(pattern: string, parts: readonly string[]): boolean {
  const wanted = pattern.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((want, at) => {
      const part = parts[at] ?? ''
      return want.startsWith(':') ? part !== '' : want.toLowerCase() === part.toLowerCase()
    })
  )
}

/** A tab's own title, else that of its screen; a tab of a removed screen shows its path. */
export function tabTitle(screens: readonly Screen[], tab: Tab, words: NavLabels): string {
  const screen = screens.find(({ name }) => name === tab.name)
  return tab.title ?? (screen ? words.title(screen) : tab.path)
}
