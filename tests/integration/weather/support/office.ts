import { allJobs } from '../../../../apps/server/src/app/all-jobs.ts'
import { buildServer } from '../../../../apps/server/src/app/server.ts'
import { openDatabase } from '../../../../apps/server/src/db/open.ts'
import { DiskWatch } from '../../../../apps/server/src/kernel/disk-watch.ts'
import { readEnv, sqliteFile } from '../../../../apps/server/src/kernel/env.ts'
import { openEventBus } from '../../../../apps/server/src/kernel/event-bus.ts'
import type { Installation } from '../../../../apps/server/src/kernel/installation.ts'
import { openLog } from '../../../../apps/server/src/kernel/log.ts'
import { loadSecret } from '../../../../apps/server/src/kernel/secret.ts'
import { openStorage } from '../../../../apps/server/src/kernel/storage/open-storage.ts'
import { ensureRoles } from '../../../../apps/server/src/modules/people/role/role.public.ts'
import { ensureMenu } from '../../../../apps/server/src/modules/platform/menu/menu.public.ts'
import { migrateEmpty } from '../../../../apps/server/src/test-support/migrated.ts'
import { asTestServer, type TestServer } from '../../../../apps/server/src/test-support/test-server.ts'
import { fetchInto } from './in-process.ts'

/** Address of the server: it leads nowhere but into this process. */
export const SERVER_URL = 'http://seaport.test'
/** The port that the simulated networks have by the server's settings. */
const NETWORK_PORT = '8788'
export const NETWORK_URL = `http://127.0.0.1:${NETWORK_PORT}`

/** The whole server of this version, in this process, on the simulated clock. One serves all seeds, each with its own tenant. */
export interface Office {
  /** Uses this clock from now on; it must not be behind the previous one. */
  setClock(clock: { now(): number }): void
  readonly server: TestServer
  readonly fetch: typeof fetch
  /** Runs the server's background jobs for tasks, seats and ports once. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

/** Jobs that change tasks, seats and ports; other jobs clean up, send mail and make requests outside. */
const JOBS = ['task-lease', 'task-start', 'port-expiry', 'seat-silence']

export async function openOffice(dataDir: string): Promise<Office> {
  let clock: { now(): number } = { now: () => 0 }
  const now = () => clock.now()
  const env = readEnv({
    SEAPORT_DATA_DIR: dataDir,
    SEAPORT_LOG_LEVEL: 'silent',
    SEAPORT_SANDBOX_PORT: NETWORK_PORT,
    // The limit counts real time, in which hours of the simulation pass at once.
    SEAPORT_RATE_LIMIT: '0',
  })
  await migrateEmpty({ url: null, file: sqliteFile(env) })
  const log = openLog('silent')
  const database = openDatabase({ url: null, file: sqliteFile(env) })
  const installation: Installation = {
    env,
    log,
    disk: new DiskWatch(now),
    secret: loadSecret(env),
    storage: await openStorage(env, 'files'),
    releases: await openStorage(env, 'releases'),
    database,
    bus: await openEventBus(database, log),
    clock: now,
  }
  await ensureRoles(installation)
  await ensureMenu(installation)
  const app = await buildServer(installation, { states: async () => [], stop: async () => undefined })
  await app.ready()
  const reach = fetchInto(app)
  const running = { url: SERVER_URL, installation, stop: async () => undefined }
  const jobs = allJobs(installation).filter(({ name }) => JOBS.includes(name))
  return {
    setClock(next) {
      clock = next
    },
    server: asTestServer(running, { now, advance: () => undefined }, reach),
    fetch: reach,
    async runJobs() {
      for (const job of jobs) await job.run()
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
