import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRunner, type Runner } from './runner.ts'
import { createFakePromotion } from './test-support/fake-promotion.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'

let folder: string
let clock: SimClock
let server: FakeServer
let accepts: boolean
let runner: Runner

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-draining-'))
  clock = createSimClock()
  server = new FakeServer(clock)
  accepts = true
  runner = start()
})
afterEach(async () => {
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
})

function start(): Runner {
  const started = createRunner({
    journalPath: join(folder, 'journal.sqlite'),
    server,
    executors: () => [],
    maxParallel: 3,
    acceptsTasks: () => accepts,
    logger: {
      info: () => undefined,
      warn: () => undefined,
      error: (_fields, msg) => expect.unreachable(msg),
    },
    clock,
  })
  started.start()
  return started
}

/** A promotion by hand with one target, which runs until a person finishes it. */
function addTask(id: string) {
  const params = { groups: ['@group'], send_interval_seconds: 5, duration_minutes: 10_080 }
  const work = { kind: 'join_group' as const, params }
  const account = { id: `account of ${id}`, network: 'x_sandbox', account: 'somebody', nickname: '' } as const
  return server.add({ id, name: id, account, work, target_count: 1 }, createFakePromotion(clock.now, 1, 1))
}
const hours = (count: number) => clock.wait(count * 3_600_000, new AbortController().signal)
const stepOf = (id: string) => runner.state().tasks.find((task) => task.id === id)?.manual?.step

async function finishByHand(id: string): Promise<void> {
  await expect.poll(() => stepOf(id)?.kind).toBe('ready')
  await runner.startTarget(id)
  runner.recordOutcome(id, { position: 0, outcome: 'done', reason: null })
}

test('while no new tasks are taken, running ones finish and waiting ones stay queued', async () => {
  const running = addTask('running')
  await expect.poll(() => running.status).toBe('running')
  accepts = false
  const waiting = addTask('waiting')
  await hours(3)
  expect([running.status, waiting.status, waiting.fence]).toEqual(['running', 'queued', 0])
  expect(running.leaseUntil).toBeGreaterThan(clock.now())

  await finishByHand('running')
  await expect.poll(() => running.status).toBe('completed')
  await hours(3)
  expect(waiting.status).toBe('queued')

  accepts = true
  await expect.poll(() => waiting.status).toBe('running')
})

test('a runner that starts while no new tasks are taken resumes its own and claims none', async () => {
  const running = addTask('running')
  await expect.poll(() => running.status).toBe('running')
  await runner.stop()
  accepts = false
  const waiting = addTask('waiting')
  runner = start()
  await finishByHand('running')
  await expect.poll(() => running.status).toBe('completed')
  await hours(3)
  expect([waiting.status, waiting.fence]).toEqual(['queued', 0])
})
