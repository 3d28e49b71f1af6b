import type { MenuTable } from '../../../db/schema/admin.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** @returns every entry; siblings in their order */
export function allEntries(db: Db | Trx): Promise<MenuTable[]> {
  return db.selectFrom('menu').selectAll().orderBy('position').orderBy('id').execute()
}

/** The same, locked until the end of the unit of work, because moves depend on each other. */
export async function lockEntries({ trx }: UnitOfWork): Promise<MenuTable[]> {
  await trx.selectFrom('menu').select('id').orderBy('id').forUpdate().execute()
  // A statement that waited sees changed rows in their current state, but none added in the meantime.
  return allEntries(trx)
}

/** @returns the initial entries that were created in this installation */
export async function givenEntries(trx: Trx): Promise<Set<string>> {
  const rows = await trx.selectFrom('menu_seed').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Records these initial entries as created. */
export async function rememberGiven(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .insertInto('menu_seed')
    .values(ids.map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds entries, unless they are there. */
export async function insertEntries(trx: Trx, entries: MenuTable[]): Promise<void> {
  await trx
    .insertInto('menu')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function changeEntry(trx: Trx, id: string, change: Partial<MenuTable>): Promise<void> {
  await trx.updateTable('menu').set(change).where('id', '=', id).execute()
}

export async function deleteEntry(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('menu').where('id', '=', id).execute()
}
