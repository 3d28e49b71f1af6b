/**
 * Processor time of what the desktop's main process loads before it creates a window, beside all of its modules: each
 * in a separate process without compiled code, alternating. Then the built client starts against a server that accepts
 * calls and never answers: its window must appear all the same.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'
import { launchDesktop } from '../electron-host/src/launch-desktop.ts'
import { allFiles, awaitedBeforeWindow, builtMain } from '../support/desktop-modules.ts'
import { atMost, median } from './budget.ts'

const ROUNDS = Number(process.env.SEAPORT_BENCH_ROUNDS ?? 9)
const BUDGET = 0.1

if (!(await buildIfStale('desktop'))) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const inFolder = (names: string[]) => names.map((name) => join(builtMain, name))
const awaited = inFolder(awaitedBeforeWindow())
// Without the entry modules: importing them would start the application.
const everything = inFolder(allFiles().filter((name) => name !== 'main.js' && name !== 'runner-process.js'))

/** @returns milliseconds of processor time */
async function load(files: readonly string[]): Promise<number> {
  const child = fork(
    fileURLToPath(new URL('./support/load-main.ts', import.meta.url)),
    [`--user-data-dir=${folder}`],
    {
      env: {
        ...process.env,
        FILES: files.join('\n'),
        ELECTRON_HOST_APP_DIR: join(root, 'apps/desktop'),
        NODE_DISABLE_COMPILE_CACHE: '1',
      },
    },
  )
  const [spent] = (await once(child, 'message')) as [number]
  return spent / 1000
}

const times = { lazy: [] as number[], eager: [] as number[] }
for (let round = 0; round < ROUNDS; round += 1) {
  times.lazy.push(await load(awaited))
  times.eager.push(await load(everything))
}
const [lazy, eager] = [median(times.lazy), median(times.eager)]
atMost(
  `modules before the window, ${lazy.toFixed(0)} ms / all of them ${eager.toFixed(0)} ms`,
  lazy / eager,
  BUDGET,
)

let asked = 0
const silent = createServer(() => {
  asked += 1
}).listen(0, '127.0.0.1')
await once(silent, 'listening')
const began = performance.now()
const desktop = await launchDesktop({
  userDataDir: join(folder, 'client'),
  env: { SEAPORT_SERVER_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` },
})
const page = await desktop.firstWindow()
await page.locator('main input[name="seat_code"]').waitFor()
console.log(
  `✓ with a server that answers nothing (${asked} calls wait) the login is there after ${Math.round(performance.now() - began)} ms`,
)
await desktop.kill()
silent.closeAllConnections()
silent.close()
rmSync(folder, { recursive: true, force: true })
