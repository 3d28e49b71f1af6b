import type { ReactElement } from 'react'

/** A link of the sidebar. */
export interface NavLink {
  id: string
  label: string
  href: string
  icon: ReactElement
  /** Things that wait for the person there. */
  count?: number
}

/** Links, or further groups, that fold away under a common name. */
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

/** Whether an entry holds others. */
export function isGroup(entry: NavEntry): entry is NavGroup {
  return 'children' in entry
}

/** The links of an entry: itself, or all those of its group. */
export function leavesOf(entry: NavEntry): readonly NavLink[] {
  return isGroup(entry) ? entry.children.flatMap(leavesOf) : [entry]
}
