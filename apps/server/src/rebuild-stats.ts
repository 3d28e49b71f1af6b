import { existsSync } from 'node:fs'
import { statMeasures } from '@seaport/contract/work/stats'
import { isMigrated } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { readEnv, sqliteFile } from './kernel/env.ts'
import { openEventBus } from './kernel/event-bus.ts'
import { openLog } from './kernel/log.ts'
import { withTransaction } from './kernel/unit-of-work.ts'
import { rebuild } from './modules/work/stats/stats.public.ts'

/** Recounts an installation's statistics, also while its servers run, and writes what changed. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const file = sqliteFile(env)
  if (env.databaseUrl === null && !existsSync(file)) throw new Error(`There is no database at ${file}`)
  const database = openDatabase({ url: env.databaseUrl, file }, { patient: true })
  try {
    if (!(await isMigrated(database)))
      throw new Error('The database is not of this version: start the server once, then come back')
    const bus = await openEventBus(database, openLog(env.logLevel))
    const { before, after } = await withTransaction({ database, bus, clock: Date.now }, rebuild).finally(
      bus.close,
    )
    for (const name of statMeasures) {
      const changed = before[name] === after[name] ? '' : `, ${before[name]} before`
      process.stdout.write(`${name}: ${after[name]}${changed}\n`)
    }
  } finally {
    await database.close()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
