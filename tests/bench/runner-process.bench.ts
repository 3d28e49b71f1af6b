/**
 * How long the runner blocks the process that has the window: with the runner inside, and in a separate process. Prints
 * the longest turn of the event loop, how often one exceeded a frame, and the memory per port. `node
 * tests/bench/runner-process.bench.ts [ports] [seconds] [apart]`: with the last argument, only the second variant.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import type { Tokens } from '@seaport/platforms/oauth/sign-in'
import { createMessages } from '@seaport/seat-client/messages'
import { type RunnerChild, RunnerProcess } from '@seaport/seat-client/runner-process/runner-process'
import { connectSeat } from '@seaport/seat-client/session/connect-seat'
import { createProver, openDeviceIdentity } from '@seaport/seat-client/session/device-identity'
import { createServerTime } from '@seaport/seat-client/session/server-time'
import { createSeatRunner, type SeatRunner } from '@seaport/seat-client/work/seat-runner'
import { sandboxAddress } from '../integration/runner/support/collector.ts'
import { memorySecrets } from '../integration/seat-client/stage.ts'
import { forkRunner } from '../support/fork-runner.ts'
import { atMost } from './budget.ts'

/** The longest that one frame may be held up, in milliseconds. */
const FRAME_MS = 50
const nothing = () => undefined
const log = {
  info: nothing,
  warn: nothing,
  error: (message: string, fields?: object) => console.error(message, fields),
}

interface World {
  readonly server: string
  readonly sandbox: string
  readonly tokens: Tokens
}
interface Measured {
  readonly tasks: number
  readonly seconds: number
  readonly longestMs: number
  readonly over: number
  /** The longest that this process was busy with one message of the runner's, in milliseconds; 0 where there are none. */
  readonly longestMessageMs: number
  /** Memory of the runner's process, in bytes. */
  readonly rss: number
}

const [ports = 49, seconds = 20] = process.argv.slice(2, 4).map(Number)
const isOnlyApart = process.argv[4] === 'apart'

async function measure(tasks: number, isApart: boolean, seconds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-ports-'))
  const world = fork(fileURLToPath(new URL('./support/runner-world.ts', import.meta.url)), [String(tasks)])
  try {
    const [told] = (await once(world, 'message')) as [World]
    const { runner, pid } = await begin(told, join(folder, 'journal.sqlite'), isApart)
    while (runner.state().tasks.length < tasks) await pause(100)
    await pause(1000)
    messages.longestMs = 0
    const { longestMs, over } = await watchTurns(seconds)
    const measured = {
      tasks,
      seconds,
      longestMs,
      over,
      longestMessageMs: messages.longestMs,
      rss: rssOf(pid()),
    }
    await runner.stop()
    return measured
  } finally {
    world.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function begin(
  { server, sandbox, tokens }: World,
  journalPath: string,
  isApart: boolean,
): Promise<{ runner: SeatRunner; pid: () => number }> {
  const { key } = await openDeviceIdentity(memorySecrets())
  const login = { serverUrl: server, userAgent: 'Seaport/bench', token: 'token', key }
  const networks = [sandboxAddress(sandbox)]
  if (!isApart) {
    const runner = createSeatRunner({
      client: connectSeat({
        fetch,
        time: createServerTime(),
        ...login,
        createProof: await createProver(key),
        status: { record: nothing },
        locale: () => 'en',
      }),
      clock: createServerTime(),
      attended: true,
      journalPath,
      find: () => networks[0],
      tokenStoreFor: () => ({
        load: async () => tokens,
        save: async () => undefined,
        exclusively: (work) => work(),
      }),
      fetchOf: () => fetch,
      onSignedOut: nothing,
      signedIn: () => [],
      onState: nothing,
      onJournalSetAside: nothing,
      acceptsTasks: () => true,
      hearsEvents: () => false,
      log,
    })
    runner.start()
    return { runner, pid: () => process.pid }
  }
  const runner = new RunnerProcess({
    spawn: forkWatched,
    messages: createMessages(() => 'en'),
    log,
    onState: nothing,
    setup: async () => ({ login, journalPath, attended: true, networks, clockAheadMs: 0 }),
    client: {
      log: (level, message, fields) => log[level](message, fields),
      routesTo: async () => ['direct'],
      loginWanted: nothing,
      contact: nothing,
      sessionExpired: nothing,
      acceptsTasks: () => true,
      hearsEvents: () => false,
      routeOf: async () => null,
      proxyFailed: nothing,
      loadTokens: async () => tokens,
      saveTokens: async () => undefined,
      signedOut: nothing,
      signedIn: () => [],
      journalSetAside: nothing,
    },
  })
  runner.start()
  return { runner, pid: () => runner.pid ?? 0 }
}

const messages = { longestMs: 0 }

/** A runner's process whose messages are timed as they are dealt with. */
function forkWatched(): RunnerChild {
  const child = forkRunner()
  return {
    ...child,
    onMessage: (listener) =>
      child.onMessage((message) => {
        const begun = performance.now()
        listener(message)
        messages.longestMs = Math.max(messages.longestMs, performance.now() - begun)
      }),
  }
}

/** Watches this process for the time of the measurement. */
async function watchTurns(seconds: number): Promise<{ longestMs: number; over: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let over = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    if (now - last - 5 > FRAME_MS) over += 1
    last = now
  }, 5)
  await pause(seconds * 1000)
  clearInterval(timer)
  delay.disable()
  return { longestMs: delay.max / 1e6, over }
}

const rssOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`
const tell = (where: string, { tasks, seconds, longestMs, over, longestMessageMs, rss }: Measured) =>
  console.log(
    `${tasks} ports, runner ${where}: longest turn ${longestMs.toFixed(0)} ms, ${over} over ${FRAME_MS} ms in ${seconds} s, longest message ${longestMessageMs.toFixed(1)} ms, its process ${mib(rss)}`,
  )

const one = await measure(1, true, Math.min(seconds, 20))
tell('apart', one)
const together = isOnlyApart ? null : await measure(ports, false, seconds)
if (together) tell('beside the window', together)
const apart = await measure(ports, true, seconds)
tell('apart', apart)
console.log(`memory per port: ${mib((apart.rss - one.rss) / (ports - 1))}`)
if (together) atMost('longest turn, apart / together', apart.longestMs / together.longestMs, 0.5)
process.exit()
