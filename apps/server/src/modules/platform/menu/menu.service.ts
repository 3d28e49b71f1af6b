import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { createMenuEntry, updateMenuEntry } from '@seaport/contract/platform/menu'
import type { MenuEntry } from '@seaport/contract/platform/menu.schema'
import type { MenuTable } from '../../../db/schema/admin.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import {
  changeEntry,
  deleteEntry,
  givenEntries,
  insertEntries,
  lockEntries,
  rememberGiven,
} from './menu.repository.ts'
import { seededMenu } from './menu-seed.ts'
import { isValidPosition } from './menu-tree.ts'

/**
 * Adds the seeded menu entries that this installation never had, each at its place. Entries that people changed, moved or deleted are left alone.
 * @param seed groups before their entries
 */
export async function ensureMenu(installation: Installation, seed = seededMenu()): Promise<void> {
  await withTransaction(installation, async (work) => {
    const given = await givenEntries(work.trx)
    const fresh = seed.filter(({ id }) => !given.has(id))
    if (fresh.length === 0) return
    await rememberGiven(
      work.trx,
      fresh.map(({ id }) => id),
    )
    if (given.size === 0) await insertEntries(work.trx, fresh)
    else for (const entry of fresh) await addSeeded(work, entry)
  })
}

/** An entry whose group was deleted, or that is too deep now, moves to the top level. */
async function addSeeded(work: UnitOfWork, entry: MenuTable): Promise<void> {
  const entries = await lockEntries(work)
  const row = isValidPosition(entries, entry.id, entry.parent_id) ? entry : { ...entry, parent_id: null }
  await insertEntries(work.trx, [row])
  await insertAmongSiblings(work, entries, row, row.position)
}

/** @throws Refused: menu_misplaced */
export async function create(
  work: UnitOfWork,
  { position, ...fields }: ParsedOf<typeof createMenuEntry>['body'],
): Promise<MenuEntry> {
  const entries = await lockEntries(work)
  const id = newId()
  if (!isValidPosition(entries, id, fields.parent_id)) refuse('menu_misplaced')
  const row = toRow({ ...fields, id, position: 0 })
  await insertEntries(work.trx, [row])
  return toEntry({ ...row, position: await insertAmongSiblings(work, entries, row, position) })
}

/** Changes an entry or moves it. @returns the entry before and after. @throws Refused: not_found, menu_misplaced */
export async function update(
  work: UnitOfWork,
  id: string,
  change: ParsedOf<typeof updateMenuEntry>['body'],
): Promise<{ before: MenuEntry; after: MenuEntry }> {
  const entries = await lockEntries(work)
  const before = toEntry(orNotFound(entries.find((entry) => entry.id === id)))
  const { position, titles, ...fields } = change
  const row = toRow({ ...before, ...fields, titles: { ...before.titles, ...titles } })
  const moved = row.parent_id !== before.parent_id
  if (moved && !isValidPosition(entries, id, row.parent_id)) refuse('menu_misplaced')
  await changeEntry(work.trx, id, row)
  const at =
    moved || position !== undefined ? await insertAmongSiblings(work, entries, row, position) : row.position
  return { before, after: toEntry({ ...row, position: at }) }
}

/**
 * Deletes an entry that has none below it.
 * @returns the entry as it was
 * @throws Refused: not_found, menu_not_empty
 */
export async function remove(work: UnitOfWork, id: string): Promise<MenuEntry> {
  const entries = await lockEntries(work)
  const row = orNotFound(entries.find((entry) => entry.id === id))
  if (entries.some(({ parent_id }) => parent_id === id)) refuse('menu_not_empty')
  await deleteEntry(work.trx, id)
  return toEntry(row)
}

/** Inserts an entry among its siblings and renumbers them from 0. @returns its position */
async function insertAmongSiblings(
  { trx }: UnitOfWork,
  entries: readonly MenuTable[],
  { id, parent_id }: MenuTable,
  wanted: number | undefined,
): Promise<number> {
  const siblings = entries.filter((entry) => entry.parent_id === parent_id && entry.id !== id)
  const at = Math.min(wanted ?? siblings.length, siblings.length)
  const order = [
    ...siblings.slice(0, at).map((entry) => entry.id),
    id,
    ...siblings.slice(at).map((entry) => entry.id),
  ]
  const known = new Map(siblings.map((entry) => [entry.id, entry.position]))
  for (const [position, sibling] of order.entries())
    if (known.get(sibling) !== position) await changeEntry(trx, sibling, { position })
  return at
}

/** @returns an entry as it goes over the wire */
export function toEntry({ titles, hidden, ...row }: MenuTable): MenuEntry {
  return { ...row, titles: JSON.parse(titles), hidden: hidden === 1 }
}

function toRow({ titles, hidden, ...entry }: MenuEntry): MenuTable {
  return { ...entry, titles: JSON.stringify(titles), hidden: hidden ? 1 : 0 }
}
