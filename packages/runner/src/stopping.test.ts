import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRunner, type Runner } from './runner.ts'
import { createFakePromotion } from './test-support/fake-promotion.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'

let folder: string
let clock: SimClock
let server: FakeServer

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-stopping-'))
  clock = createSimClock()
  server = new FakeServer(clock)
  const params = { groups: ['@group'], send_interval_seconds: 5, duration_minutes: 10_080 }
  const work = { kind: 'join_group' as const, params }
  const account = { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' } as const
  const claim = { id: 'task', name: 'task', account, work, target_count: 1 }
  server.add(claim, createFakePromotion(clock.now, 1, 1))
})
afterEach(() => {
  clock.stop()
  rmSync(folder, { recursive: true })
})

const journalPath = () => join(folder, 'journal.sqlite')
function start(): Runner {
  const logger = {
    info: () => undefined,
    warn: () => undefined,
    error: (_fields: object, msg: string) => expect.unreachable(msg),
  }
  const runner = createRunner({
    journalPath: journalPath(),
    server,
    executors: () => [],
    maxParallel: 1,
    logger,
    clock,
  })
  runner.start()
  return runner
}

test('stopping waits for work in progress; nothing starts beside it, and a second stop ends with the first', async () => {
  const begun = Promise.withResolvers<void>()
  let isOver = false
  server.progress = (_id, _body, signal?: AbortSignal) =>
    new Promise((_, reject) => {
      begun.resolve()
      signal?.addEventListener('abort', () =>
        setImmediate(() => {
          isOver = true
          reject(signal.reason)
        }),
      )
    })
  const runner = start()
  await begun.promise
  const first = runner.stop()
  expect(() => runner.start()).toThrow('before it has stopped')
  expect(runner.recordOutcome('task', { position: 0, outcome: 'done', reason: null })).toBe(false)
  await runner.stop()
  expect(isOver).toBe(true)
  await first
  runner.start()
  expect(runner.state().running).toBe(true)
  await runner.stop()
})

test('a task ended by a person leaves nothing in the journal', async () => {
  const runner = start()
  await expect.poll(() => runner.state().tasks.length).toBe(1)
  server.end('task')
  await expect.poll(() => runner.state().tasks.length).toBe(0)
  await clock.wait(60_000, new AbortController().signal)
  await runner.stop()
  const journal = new Database(journalPath(), { readonly: true })
  expect(journal.prepare('select count(*) from task').pluck().get()).toBe(0)
  journal.close()
})
