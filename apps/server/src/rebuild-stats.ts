import { readEnv, sqliteFile } from './app/env.ts'
import { openEventBus } from './app/event-bus.ts'
import { openLog } from './app/log.ts'
import { inWork } from './app/work.ts'
import { isCurrent } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { rebuild } from './modules/stats/stats.public.ts'

/** Counts an installation's statistics anew, also while its servers run, and writes what changed. */
const env = readEnv(process.env)
const database = openDatabase({ url: env.databaseUrl, file: sqliteFile(env) })
const bus = await openEventBus(database, openLog(env.logLevel))
try {
  if (!(await isCurrent(database)))
    throw new Error('The database is not up to date with this version: start the server once, then come back')
  const { before, after } = await inWork({ database, bus, clock: Date.now }, rebuild)
  const lines = (Object.keys(after) as (keyof typeof after)[]).map((name) =>
    before[name] === after[name]
      ? `${name}: ${after[name]}`
      : `${name}: ${after[name]}, ${before[name]} before`,
  )
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await bus.close()
  await database.close()
}
