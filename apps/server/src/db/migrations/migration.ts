import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** One step of the schema, in a transaction. It doesn't use the tables' types, which describe the newest schema instead of the one that it finds. */
export type Migration = (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>

/** Runs schema statements in order. */
export async function execute(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
