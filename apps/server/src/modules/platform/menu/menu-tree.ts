import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { MENU_DEPTH } from '@seaport/contract/platform/menu'
import type { MenuEntry, MenuNode } from '@seaport/contract/platform/menu.schema'

/**
 * @param entries siblings in their order
 * @returns the entries visible to a user with these keys; empty groups are dropped
 */
export function treeFor(
  entries: readonly MenuEntry[],
  keys: ReadonlySet<PermissionKey>,
  language: Locale,
): MenuNode[] {
  const below = (parent: string | null): MenuNode[] =>
    entries
      .filter(
        ({ parent_id, permission }) => parent_id === parent && (permission === null || keys.has(permission)),
      )
      .map(({ id, titles, icon, path, permission, hidden }) => ({
        id,
        title: titles[language],
        icon,
        path,
        permission,
        hidden,
        children: below(id),
      }))
      .filter(({ path, children }) => path !== null || children.length > 0)
  return below(null)
}

/** @returns the entries with parents before their children */
export function inTreeOrder(entries: readonly MenuEntry[]): MenuEntry[] {
  const below = (parent: string | null): MenuEntry[] =>
    entries.filter(({ parent_id }) => parent_id === parent).flatMap((entry) => [entry, ...below(entry.id)])
  return below(null)
}

/**
 * @param parentId new parent of an entry with its children
 * @returns whether the parent exists, is not below the entry itself, and keeps the tree within its maximum depth
 */
export function isValidPosition(
  entries: readonly Pick<MenuEntry, 'id' | 'parent_id'>[],
  id: string,
  parentId: string | null,
): boolean {
  const parents = new Map(entries.map((entry) => [entry.id, entry.parent_id]))
  let depth = 1
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (at === id || !parents.has(at)) return false
    depth += 1
  }
  return depth + subtreeDepth(entries, id) <= MENU_DEPTH
}

function subtreeDepth(entries: readonly Pick<MenuEntry, 'id' | 'parent_id'>[], id: string): number {
  const children = entries.filter((entry) => entry.parent_id === id)
  return Math.max(0, ...children.map((child) => 1 + subtreeDepth(entries, child.id)))
}
