import type { ReactElement } from 'react'

/** A link of the sidebar. */
export interface NavLink {
  id: string
  label: string
  href: string
  icon: ReactElement
}

/** Links that fold away under a common name. */
export interface NavGroup {
  id: string
  label: string
  icon: ReactElement
  children: readonly NavLink[]
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

/** The group that holds the link with this id. */
export function groupOf(sections: readonly NavSection[], id: string): string | undefined {
  return sections
    .flatMap((section) => section.entries)
    .filter(isGroup)
    .find((group) => group.children.some((link) => link.id === id))?.id
}
