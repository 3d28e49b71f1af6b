import { containsText } from '@seaport/contract/kernel/fold'
import { MENU_DEPTH } from '@seaport/contract/platform/menu'
import type { MenuEntry } from '@seaport/contract/platform/menu.schema'

/** An entry with its position in the tree. */
export interface MenuRow extends MenuEntry {
  /** 0 at the top. */
  depth: number
  /** Number of siblings, itself included. */
  siblings: number
  /** Number of direct children. */
  children: number
}

/** The entries as lines of a tree. @param entries parents before their children, as the API gives them */
export function menuRows(entries: readonly MenuEntry[]): readonly MenuRow[] {
  const depths = new Map<string | null, number>([[null, -1]])
  const count = (parent: string | null) => entries.filter(({ parent_id }) => parent_id === parent).length
  return entries.map((entry) => {
    const depth = (depths.get(entry.parent_id) ?? -1) + 1
    depths.set(entry.id, depth)
    return { ...entry, depth, siblings: count(entry.parent_id), children: count(entry.id) }
  })
}

/** Rows whose titles or route contain a text, with their groups. */
export function matchingRows(rows: readonly MenuRow[], text: string): readonly MenuRow[] {
  if (text.trim() === '') return rows
  const shown = new Set<string>()
  for (const row of rows.toReversed()) {
    const words = [...Object.values(row.titles), row.path ?? '']
    if (!shown.has(row.id) && !containsText(words, text)) continue
    shown.add(row.id)
    if (row.parent_id) shown.add(row.parent_id)
  }
  return rows.filter(({ id }) => shown.has(id))
}

/**
 * Groups that an entry can be moved to: not itself, none below it, and none too deep for its subtree.
 * @param moved null = a new entry
 */
export function groupsFor(rows: readonly MenuRow[], moved: MenuRow | null): readonly MenuRow[] {
  const below = new Set(moved ? [moved.id] : [])
  let height = 0
  for (const row of rows)
    if (moved && row.parent_id !== null && below.has(row.parent_id)) {
      below.add(row.id)
      height = Math.max(height, row.depth - moved.depth)
    }
  return rows.filter(
    ({ id, path, depth }) => path === null && !below.has(id) && depth + 1 + height < MENU_DEPTH,
  )
}
