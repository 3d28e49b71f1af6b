import { isMigrated, migrate } from '../db/migrate.ts'
import { type Database, openDatabase, withPatientDatabase } from '../db/open.ts'
import { requireOwnSessions } from '../db/postgres.ts'
import { lockForServer } from '../db/server-lock.ts'
import { seedDemo } from '../demo/seed.ts'
import { DiskWatch } from '../kernel/disk-watch.ts'
import { type Env, readEnv, sqliteFile } from '../kernel/env.ts'
import { openEventBus } from '../kernel/event-bus.ts'
import type { Installation } from '../kernel/installation.ts'
import { openLog } from '../kernel/log.ts'
import { loadSecret } from '../kernel/secret.ts'
import { requireSecret } from '../kernel/secret-mark.ts'
import { openStorage } from '../kernel/storage/open-storage.ts'
import { ensureRoles } from '../modules/people/role/role.public.ts'
import { ensureOwner } from '../modules/people/user/user.public.ts'
import { ensureMenu } from '../modules/platform/menu/menu.public.ts'
import { allJobs } from './all-jobs.ts'
import { buildServer } from './server.ts'
import { asStartFault } from './start-fault.ts'
import { startJobs } from './start-jobs.ts'

/** A running server. */
export interface Running {
  /** Address of the console and the API. */
  url: string
  installation: Installation
  /** Accepts no new requests, waits for those in progress, and closes the database. */
  stop(): Promise<void>
}

/**
 * Starts a server from environment variables: migrates, seeds if configured, listens.
 * @param clock milliseconds since the epoch; tests move it
 * @param begin runs the background jobs; a test with its own clock runs them itself
 * @throws Error with a message for the operator
 */
export async function start(
  variables: NodeJS.ProcessEnv,
  clock: () => number = Date.now,
  begin: typeof startJobs = startJobs,
): Promise<Running> {
  const env = readEnv(variables)
  try {
    return await startWith(env, clock, begin)
  } catch (error) {
    throw asStartFault(error, env)
  }
}

async function startWith(env: Env, clock: () => number, begin: typeof startJobs): Promise<Running> {
  const opened = new AsyncDisposableStack()
  try {
    return await open(env, clock, begin, opened)
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function bringUpToDate(database: Database): Promise<void> {
  await migrate(database)
  if (!(await isMigrated(database)))
    throw new Error('The database is older than this version and could not be brought up to date')
}

/** @param opened collects resources to close, in the order of opening */
async function open(
  env: Env,
  clock: () => number,
  begin: typeof startJobs,
  opened: AsyncDisposableStack,
): Promise<Running> {
  const log = openLog(env.logLevel)
  const disk = new DiskWatch(clock)
  const file = sqliteFile(env)
  opened.defer(lockForServer({ url: env.databaseUrl, file }))
  const where = { url: env.databaseUrl, file }
  if (where.url) await requireOwnSessions(where.url)
  await withPatientDatabase(where, bringUpToDate)
  const database = openDatabase(where)
  opened.defer(database.close)
  const bus = await openEventBus(database, log)
  opened.defer(bus.close)
  const installation: Installation = {
    env,
    log,
    disk,
    secret: loadSecret(env),
    storage: await openStorage(env, 'files'),
    releases: await openStorage(env, 'releases'),
    database,
    bus,
    clock,
  }
  await requireSecret(database.db, installation.secret)
  await ensureRoles(installation)
  await ensureMenu(installation)
  await (env.demo ? seedDemo(installation) : ensureOwner(installation))

  const jobs = await begin(installation, allJobs(installation))
  opened.defer(jobs.stop)
  const app = await buildServer(installation, jobs)
  opened.defer(async () => app.close())
  const url = await app.listen({ port: env.port, host: env.host })
  return { url, installation, stop: () => opened.disposeAsync() }
}
