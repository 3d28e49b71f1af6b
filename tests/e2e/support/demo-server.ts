import { countIds, stopCounting } from '../../support/counted-ids.ts'
import '../../support/cheap-passwords.ts'
import '../../support/no-fsync.ts'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '../../../apps/server/src/app/start.ts'
import { orderJobs } from '../../../apps/server/src/modules/money/order/order.public.ts'
import { testUpdateKey } from '../../../apps/server/src/test-support/update-key.ts'

/** A server with the demo's data in this process, with a clock that the test moves; without the sandbox. */
export interface DemoServer {
  readonly serverUrl: string
  /** Advances the server's clock only. */
  advance(seconds: number): void
  /** Closes the orders whose time is over, as the job does every ten seconds. */
  closeOrders(): Promise<void>
  stop(): Promise<void>
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'seaport-demo-'))

/** A stand-in of a translation service runs on this machine. */
const ALLOWED = { SEAPORT_ALLOW_PRIVATE_TRANSLATION: '1' }

const startIn = (folder: string, now: () => number) =>
  start(
    {
      ...ALLOWED,
      PORT: '0',
      SEAPORT_DEMO: '1',
      SEAPORT_UPDATE_KEYS: testUpdateKey,
      SEAPORT_DATA_DIR: folder,
      SEAPORT_LOG_LEVEL: 'silent',
    },
    now,
  )

let template: Promise<string> | undefined

/** The demo's data, created once for all files tested in this process: a copy costs a tenth of creating it. */
async function makeTemplate(): Promise<string> {
  const folder = newFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await (await startIn(folder, Date.now)).stop()
  return folder
}

/** @param ahead seconds by which the server is ahead of this machine, on which the browsers run */
export async function startDemoServer(ahead = 0): Promise<DemoServer> {
  const folder = newFolder()
  template ??= makeTemplate()
  // A server with another time creates its own data.
  if (ahead === 0) cpSync(await template, folder, { recursive: true })
  return startAs(folder, ahead, startIn)
}

/** A Wednesday evening in UTC, whose night has long begun in the zone of the records' browser. */
export const STILL_AT = Date.parse('2026-11-18T19:24:36.789Z')

/** A server whose clock stands still from before the demo's data were written: every figure and moment on its screens is the same in every run. */
export async function startStillServer(): Promise<DemoServer> {
  countIds()
  try {
    return await startAs(newFolder(), 0, (folder) => startIn(folder, () => STILL_AT))
  } finally {
    stopCounting()
  }
}

/** The first owner of an installation that is no demo. */
export const FIRST_OWNER = { email: 'owner@example.test', password: 'Owner-password-1' }

/** A server without any data but its first owner. */
export function startBareServer(): Promise<DemoServer> {
  const variables = { SEAPORT_OWNER_EMAIL: FIRST_OWNER.email, SEAPORT_OWNER_PASSWORD: FIRST_OWNER.password }
  return startAs(newFolder(), 0, (folder, now) =>
    start({ PORT: '0', SEAPORT_DATA_DIR: folder, SEAPORT_LOG_LEVEL: 'silent', ...variables }, now),
  )
}

async function startAs(folder: string, ahead: number, startServer: typeof startIn): Promise<DemoServer> {
  let shift = ahead * 1000
  const server = await startServer(folder, () => Date.now() + shift)
  return {
    serverUrl: server.url,
    advance: (seconds) => {
      shift += seconds * 1000
    },
    async closeOrders() {
      for (const job of orderJobs(server.installation)) await job.run()
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
