/**
 * Time from the desktop's start to a board that shows all fifty ports, beside the same client started the old way: all
 * modules loaded before the window, one call per task. Alternating, on one seat, over a line of 150 ms to a real
 * server.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAccounts } from '@seaport/contract/desk/account'
import { listUsers, setUserPorts } from '@seaport/contract/people/admin-user'
import { createTask } from '@seaport/contract/work/task'
import { start } from '../../apps/server/src/app/start.ts'
import { buildIfStale } from '../../scripts/lib/build.ts'
import { logInToSeat } from '../e2e/support/desktop.ts'
import { asOwner, asSupervisor, freshSeat, SUPERVISOR } from '../e2e/support/supervisor.ts'
import { launchDesktop } from '../electron-host/src/launch-desktop.ts'
import { atMost, median } from './budget.ts'
import { buildEagerDesktop, writeEmptyProgram } from './support/eager-desktop.ts'

const ROUNDS = Number(process.env.SEAPORT_BENCH_ROUNDS ?? 7)
const PORTS = 50
const BUDGET = 0.5
/** Round-trip time in ms. */
const LINE_MS = Number(process.env.SEAPORT_BENCH_LINE_MS ?? 150)

if (!(await buildIfStale('desktop'))) process.exit(1)
const eagerDir = await buildEagerDesktop()
const emptyDir = writeEmptyProgram()
const folder = mkdtempSync(join(tmpdir(), 'seaport-bench-'))
const server = await start({
  PORT: '0',
  SEAPORT_DEMO: '1',
  SEAPORT_DATA_DIR: join(folder, 'server'),
  SEAPORT_LOG_LEVEL: 'silent',
  SEAPORT_RATE_LIMIT: '0',
})
const line = await openLongLine(new URL(server.url), LINE_MS / 2)
const seatCode = await prepareSeat()

/** Starts a program and waits until its page is ready. @returns milliseconds of processor time until then, of all its processes, and how many passed */
async function startOnce(appDir: string | undefined, isReady: () => boolean) {
  const began = performance.now()
  const desktop = await launchDesktop({
    userDataDir: join(folder, 'client'),
    env: { SEAPORT_SERVER_URL: line.url },
    ...(appDir !== undefined && { appDir }),
  })
  const page = await desktop.firstWindow()
  await page.waitForFunction(isReady, null, { timeout: 60_000 })
  const time = { spent: processorTimeOf(desktop.pid), passed: performance.now() - began }
  await desktop.close()
  return time
}

/** The board counts as ready when each of its fifty rows shows its task's progress. */
function isDrawn(): boolean {
  const { document } = globalThis as unknown as {
    document: { querySelectorAll(selector: string): ArrayLike<{ textContent: string }> }
  }
  const rows = Array.from(document.querySelectorAll('main li section'))
  return rows.filter(({ textContent }) => textContent.includes('0 / 100')).length === 50
}

async function prepareSeat(): Promise<string> {
  const address = { serverUrl: server.url }
  const [owner, supervisor] = await Promise.all([asOwner(address), asSupervisor(address)])
  const { list: users } = await owner.call(listUsers, { query: { search: SUPERVISOR.email } })
  await owner.call(setUserPorts, {
    params: { id: users[0]?.id ?? '' },
    body: {
      port_num: 100,
      port_expire_time: new Date(Date.now() + 86_400_000 * 30).toISOString(),
      remark: 'benchmark',
    },
  })
  const seat = await freshSeat(address, { ports: PORTS })
  const { list } = await supervisor.call(listAccounts, { query: { page_size: 200 } })
  const account_id = list.find((account) => account.seat?.id === seat.id)?.id ?? ''
  for (let post = 0; post < PORTS; post += 1)
    await supervisor.call(createTask, {
      body: {
        account_id,
        work: {
          kind: 'collect_commenters',
          params: { links: [`19900105431040${post + 10}`], target_count: 100 },
        },
        start: { mode: 'at', at: new Date(Date.now() + 86_400_000).toISOString() },
      },
    })
  return seat.seat_code
}

const first = await launchDesktop({
  userDataDir: join(folder, 'client'),
  env: { SEAPORT_SERVER_URL: line.url },
})
await logInToSeat(await first.firstWindow(), seatCode)
await (await first.firstWindow()).locator('main li section').first().waitFor()
await first.close()
type Time = Awaited<ReturnType<typeof startOnce>>
const times = { host: [] as Time[], now: [] as Time[], before: [] as Time[] }
for (let round = 0; round < ROUNDS; round += 1) {
  times.host.push(await startOnce(emptyDir, () => true))
  times.now.push(await startOnce(undefined, isDrawn))
  times.before.push(await startOnce(eagerDir, isDrawn))
}
const medianOf = (all: readonly Time[], what: keyof Time) => median(all.map((time) => time[what]))
/** Electron's own cost for an empty window, which is subtracted. */
const beyondHost = (all: readonly Time[], what: keyof Time) =>
  medianOf(all, what) - medianOf(times.host, what)
const [now, before] = [beyondHost(times.now, 'spent'), beyondHost(times.before, 'spent')]
console.log(
  `  passed beyond an empty window: ${beyondHost(times.now, 'passed').toFixed(0)} ms, as before ${beyondHost(times.before, 'passed').toFixed(0)} ms`,
)
atMost(
  `processor time to a board of ${PORTS} ports, ${now.toFixed(0)} ms / as before ${before.toFixed(0)} ms`,
  now / before,
  BUDGET,
)
await line.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })

/** A TCP relay that delays each direction by some milliseconds. */
async function openLongLine(target: URL, delayMs: number) {
  const open = new Set<Socket>()
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (chunk: Buffer) => setTimeout(() => to.writable && to.write(chunk), delayMs))
    from.on('close', () => setTimeout(() => to.destroy(), delayMs))
    from.on('error', () => to.destroy())
    open.add(from)
  }
  const listener = createServer((client) => {
    const onward = dial(Number(target.port), target.hostname)
    carry(client, onward)
    carry(onward, client)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy()
      listener.close()
    },
  }
}

/** Processor time of a process and its descendants in ms; 0 without /proc. */
function processorTimeOf(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The fields after the program's name, which may contain spaces and parentheses.
        const [, parent, ...rest] =
          readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        return [{ pid: Number(name), parent: Number(parent), ticks: Number(rest[9]) + Number(rest[10]) }]
      } catch {
        return []
      }
    })
  const sum = (root: number): number =>
    all
      .filter(({ parent }) => parent === root)
      .reduce((total, child) => total + sum(child.pid), all.find((one) => one.pid === root)?.ticks ?? 0)
  return sum(pid) * 10
}
