import type { CompiledQuery } from 'kysely'
import { owners } from '../db/owners.ts'
import type { Db, Schema } from '../db/schema.ts'
import type { Installation } from '../kernel/installation.ts'

/** Tables that a refused call writes too: proofs are used up by it, and attempts are counted. */
const usedUp: readonly (keyof Schema)[] = ['used_proof', 'throttle']

/** Everything that a refused call must leave unchanged. Jobs are cancelled before (call-off-jobs.ts). */
const tables = (Object.keys(owners) as (keyof Schema)[]).filter((table) => !usedUp.includes(table))

/** The statements of each database, compiled once: hundreds of snapshots are taken of one. */
const statements = new WeakMap<Db, [table: string, all: CompiledQuery][]>()

/** @returns the whole content of the database, to be compared with a later one */
export async function snapshot({ database: { db } }: Installation): Promise<Record<string, string[]>> {
  const all = statements.get(db) ?? tables.map((table) => [table, db.selectFrom(table).selectAll().compile()])
  statements.set(db, all)
  const content: Record<string, string[]> = {}
  await db.connection().execute(async (connection) => {
    for (const [table, statement] of all) {
      const { rows } = await connection.executeQuery(statement)
      content[table] = rows.map((row) => JSON.stringify(row)).sort()
    }
  })
  return content
}
