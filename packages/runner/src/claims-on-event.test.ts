import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultConfig } from './context.ts'
import { createRunner, type Runner } from './runner.ts'
import type { ClaimBody } from './server.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'

const { claimIntervalMs, quietClaimIntervalMs, minClaimGapMs } = defaultConfig

/** Times at which the runner asked for work. */
class CountingServer extends FakeServer {
  readonly claims: number[] = []
  readonly #now: () => number

  constructor(clock: SimClock) {
    super(clock)
    this.#now = clock.now
  }

  override claim(body: ClaimBody) {
    this.claims.push(this.#now())
    return super.claim(body)
  }
}

let folder: string
let clock: SimClock
let server: CountingServer
let hears: boolean
let accepts: boolean
let runner: Runner

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-claims-'))
  clock = createSimClock()
  server = new CountingServer(clock)
  hears = true
  accepts = true
  runner = createRunner({
    journalPath: join(folder, 'journal.sqlite'),
    server,
    executors: () => [],
    maxParallel: 3,
    hearsEvents: () => hears,
    acceptsTasks: () => accepts,
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (_fields, msg) => expect.unreachable(msg),
    },
    clock,
  })
  runner.start()
})
afterEach(async () => {
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
})

const wait = (ms: number) => clock.wait(ms, new AbortController().signal)
const HOUR = 3_600_000
/** Returns the number of claims during the next hour. */
async function claimsInAnHour(): Promise<number> {
  const before = server.claims.length
  await wait(HOUR)
  return server.claims.length - before
}

test('while events arrive, the runner claims rarely', async () => {
  const claims = await claimsInAnHour()
  expect(claims).toBeGreaterThanOrEqual(HOUR / quietClaimIntervalMs)
  expect(claims).toBeLessThanOrEqual(HOUR / quietClaimIntervalMs / 0.75 + 2)
})

test('without events, the runner claims at its normal interval', async () => {
  hears = false
  await wait(quietClaimIntervalMs)
  expect(await claimsInAnHour()).toBeCloseTo(HOUR / claimIntervalMs, -1)
})

test('an event triggers a claim at once and another soon after, because the first may have come too early', async () => {
  await wait(10 * quietClaimIntervalMs)
  const before = server.claims.length
  const woken = clock.now()
  runner.wake()
  await wait(2 * claimIntervalMs)
  const [first = 0, second = 0] = server.claims.slice(before)
  expect(first - woken).toBeLessThan(claimIntervalMs)
  expect(second - first).toBe(claimIntervalMs)
})

test('a broken connection restores the normal claim interval', async () => {
  await wait(10 * quietClaimIntervalMs)
  hears = false
  runner.wake()
  expect(await claimsInAnHour()).toBeCloseTo(HOUR / claimIntervalMs, -1)
})

test('a runner that took no tasks for a while claims soon after', async () => {
  await wait(10 * quietClaimIntervalMs)
  accepts = false
  await wait(10 * quietClaimIntervalMs)
  const before = server.claims.length
  accepts = true
  await wait(2 * claimIntervalMs)
  expect(server.claims.length).toBeGreaterThan(before)
})

// box/box-node-sdk#165
test('a server that announces work continuously gets four claims a second', async () => {
  await wait(10 * quietClaimIntervalMs)
  const before = server.claims.length
  for (let ms = 0; ms < 5000; ms += 10) {
    runner.wake()
    await wait(10)
  }
  expect(server.claims.length - before).toBeLessThanOrEqual(5000 / minClaimGapMs + 1)
  expect(server.claims.length - before).toBeGreaterThanOrEqual(5000 / minClaimGapMs - 2)
})
