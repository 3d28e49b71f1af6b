import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Executor, ExecutorFault } from './executor.ts'
import { createRunner, type Runner } from './runner.ts'
import { createFakePromotion } from './test-support/fake-promotion.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'

const MINUTE = 60_000

let folder: string
let clock: SimClock
let server: FakeServer
let runner: Runner
/** What was logged. */
let logged: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-sent-'))
  clock = createSimClock()
  server = new FakeServer(clock)
  logged = []
})
afterEach(async () => {
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
})

const account = { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' } as const

function start(executor: Executor): void {
  runner = createRunner({
    journalPath: join(folder, 'journal.sqlite'),
    server,
    executors: () => [executor],
    maxParallel: 1,
    logger: {
      info: (_fields, text) => void logged.push(text),
      warn: () => undefined,
      error: (_fields, text) => expect.unreachable(text),
    },
    clock,
  })
  runner.start()
}

test('limits in a row end a promotion, though the guard let it act before each', async () => {
  const params = { script_id: 's', groups: ['1'], send_interval_seconds: 5, duration_minutes: 10_080 }
  const work = { kind: 'publish_group_post' as const, params }
  const promotion = createFakePromotion(clock.now, 1, 1)
  const task = server.add(
    { id: 'task', name: 'task', executor: 'api', account, work, target_count: 1 },
    promotion,
  )
  let tries = 0
  start({
    mode: 'promote',
    networks: ['x_sandbox'],
    kinds: ['publish_group_post'],
    async perform() {
      tries += 1
      throw new ExecutorFault({ kind: 'wait', until: clock.now() + MINUTE, reason: 'rate_limit' })
    },
  })
  const isOver = () => task.status !== 'queued' && task.status !== 'running'
  while (!isOver() && tries <= 100) await new Promise((resolve) => setImmediate(resolve))
  expect([task.status, task.reason, tries]).toEqual(['error', 'retries_spent', 25])
})

test('what the network refuses when the stop comes is not counted, and not said', async () => {
  const params = { links: ['list'], target_count: 1, duration_minutes: null }
  server.add({ id: 'task', name: 'task', account, work: { kind: 'collect_likers', params } })
  const begun = Promise.withResolvers<void>()
  const { promise: hanging, reject: end } = Promise.withResolvers<never>()
  start({
    mode: 'collect',
    networks: ['x_sandbox'],
    kinds: ['collect_likers'],
    plan: () => ['list'],
    async *pages() {
      begun.resolve()
      yield await hanging
    },
  })
  await begun.promise
  logged = []
  const stopped = runner.stop()
  end(new ExecutorFault({ kind: 'target', reason: 'capability_refused' }))
  await stopped
  expect(logged).toEqual([])
})
