import { owners } from '../db/owners.ts'
import type { Schema } from '../db/schema.ts'
import type { Installation } from '../kernel/installation.ts'

/** Tables that a refused call writes too: proofs are used up by it, and attempts are counted. */
const usedUp: readonly (keyof Schema)[] = ['used_proof', 'throttle']

/** Everything that a refused call must leave unchanged. Jobs are cancelled before (call-off-jobs.ts). */
const tables = (Object.keys(owners) as (keyof Schema)[]).filter((table) => !usedUp.includes(table))

/** @returns the whole content of the database, to be compared with a later one */
export async function snapshot({ database }: Installation): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await database.db.selectFrom(table).selectAll().execute()
    content[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return content
}
