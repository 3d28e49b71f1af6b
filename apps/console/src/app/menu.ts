import { type PermissionKey, teamKeys } from '@seaport/contract/kernel/permission'
import type { MenuNode } from '@seaport/contract/platform/menu.schema'
import type { NavEntry, NavLink, NavSection } from '@seaport/ui/nav'
import { leavesOf } from '@seaport/ui/nav'
import type { ReactElement } from 'react'
import type { Screen } from '../shared/screen/screen.ts'
import { screenAt } from './navigation.ts'
import { checkAccess } from './route-guard.ts'

interface MenuView {
  readonly screens: readonly Screen[]
  readonly keys: readonly PermissionKey[]
  /** The menu of an administrator: without a team's entries, and with the number of waiting items at each path. */
  readonly administration?: { readonly waiting: ReadonlyMap<string, number> } | undefined
  iconOf(name: string): ReactElement
}

/** The sidebar: the server's menu, restricted to screens of this console and keys of the person, so that every link works. */
export function menuSections(tree: readonly MenuNode[], view: MenuView): readonly NavSection[] {
  const entries = (nodes: readonly MenuNode[]): NavEntry[] => nodes.flatMap((node) => entryOf(node) ?? [])
  const entryOf = (node: MenuNode): NavEntry | undefined => {
    if (node.hidden) return undefined
    if (node.path !== null) return linkOf(node, node.path, view)
    const children = entries(node.children)
    return children.length > 0
      ? { id: node.id, label: node.title, icon: view.iconOf(node.icon), children }
      : undefined
  }
  return tree.flatMap((node): NavSection[] => {
    const entry = entryOf(node)
    if (!entry) return []
    return 'children' in entry
      ? [{ id: entry.id, label: entry.label, entries: entry.children }]
      : [{ id: entry.id, entries: [entry] }]
  })
}

/** A link, if it leads to a screen that is there and open to this person. */
function linkOf({ id, title, icon }: MenuNode, path: string, view: MenuView): NavLink | undefined {
  const screen = screenAt(view.screens, path)
  if (!screen || checkAccess(screen, true, view.keys) !== 'allow') return undefined
  if (view.administration && screen.permission && teamKeys.has(screen.permission)) return undefined
  const count = view.administration?.waiting.get(path)
  return { id, label: title, href: `#${path}`, icon: view.iconOf(icon), ...(count && { count }) }
}

/** Id of the entry that leads to a screen, or to the one that it stands under. */
export function selectedEntry(
  sections: readonly NavSection[],
  screens: readonly Screen[],
  screen: Screen | undefined,
): string {
  const wanted = screen?.parent ?? screen?.name
  const links = sections.flatMap(({ entries }) => entries.flatMap(leavesOf))
  return links.find(({ href }) => screenAt(screens, href.slice(1))?.name === wanted)?.id ?? ''
}
