import { lastMigration, migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { isVacant } from '../../db/snapshot.ts'
import { readEnv, sqliteFile } from '../../kernel/env.ts'
import { asStartFault } from '../start-fault.ts'

/** `seaport migrate`: brings the database up to date, as a start of the server does. */
export async function migrateNow(): Promise<void> {
  const env = readEnv(process.env)
  try {
    const database = openDatabase({ url: env.databaseUrl, file: sqliteFile(env) })
    try {
      const ran = await migrate(database)
      const now = await lastMigration(database)
      process.stdout.write(ran.length > 0 ? `Migrated: ${ran.join(', ')}.\n` : `The database is at ${now}.\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    throw asStartFault(error, env)
  }
}

/** `seaport has-database`: exits with 1 if nothing is installed yet. */
export async function tellIfThereIsOne(): Promise<void> {
  const env = readEnv(process.env)
  const vacant = await isVacant({ url: env.databaseUrl, file: sqliteFile(env), postgresBin: env.postgresBin })
  process.exitCode = vacant ? 1 : 0
}
