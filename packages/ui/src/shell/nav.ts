import type { ReactElement } from 'react'

/** A link of the sidebar. */
export interface NavLink {
  id: string
  label: string
  href: string
  icon: ReactElement
  /** Number of items that need attention there. */
  count?: number
}

/** A collapsible group of links or groups. */
export interface NavGroup {
  id: string
  label: string
  icon: ReactElement
  children: readonly NavEntry[]
}

export type NavEntry = NavLink | NavGroup

/** Entries under a heading; the first section often has none. */
export interface NavSection {
  id: string
  label?: string
  entries: readonly NavEntry[]
}

export function isGroup(entry: NavEntry): entry is NavGroup {
  return 'children' in entry
}

/** All links of an entry. */
export function leavesOf(entry: NavEntry): readonly NavLink[] {
  return isGroup(entry) ? entry.children.flatMap(leavesOf) : [entry]
}
