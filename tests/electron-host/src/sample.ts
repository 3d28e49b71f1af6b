import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { IpcReply } from '@seaport/contract/desktop/ipc-core.schema'
import { preloadBuild } from '@seaport/desktop/electron.vite'
import type { Page } from 'playwright'
import { build } from 'vite'
import { sampleIpc } from '../fixture/contract.ts'
import type { Desktop } from './desktop.ts'
import { launchDesktop } from './launch-desktop.ts'

const fixture = resolve(import.meta.dirname, '../fixture')
const preloadEntry = resolve(import.meta.dirname, '../../../apps/desktop/src/preload/preload.ts')

export type SampleCall = keyof typeof sampleIpc.calls

/** The sample app with the desktop's own main process and preload around it. `folder` is removed by `cleanUp`. */
export async function prepareSample() {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-sample-'))
  const out = join(folder, 'preload')
  await build({ ...preloadBuild(preloadEntry, out, sampleIpc), configFile: false, logLevel: 'error' })
  const userDataDir = join(folder, 'data')
  return {
    userDataDir,
    launch: (): Promise<Desktop> =>
      launchDesktop({ appDir: fixture, userDataDir, env: { SAMPLE_PRELOAD: join(out, 'preload.cjs') } }),
    /** Clears the data folder, as on a new computer. */
    forget: () => rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 }),
    cleanUp: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    folder,
  }
}

/** Calls over the page's own surface, as any script in the page could. */
export function call(page: Page, name: string, args: unknown): Promise<IpcReply<unknown>> {
  return page.evaluate(
    ([to, what]) => {
      const { seaport } = globalThis as unknown as {
        seaport: { call(name: unknown, args: unknown): Promise<never> }
      }
      return seaport.call(to, what)
    },
    [name, args] as const,
  )
}

/** The call's value; fails the test on a refusal. */
export async function value(page: Page, name: SampleCall, args: unknown): Promise<unknown> {
  const reply = await call(page, name, args)
  if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
  return reply.value
}

/** A web server for a test, on a free port. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Ids of the living processes whose command line names this folder (Linux). */
export function processesOf(folder: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(folder) ? [Number(name)] : []
    } catch {
      return []
    }
  })
}
