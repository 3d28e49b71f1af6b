import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type CollectExecutor, ExecutorFault, type Fault } from './executor.ts'
import { createRunner } from './runner.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock } from './test-support/sim-clock.ts'

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }
const failed: Fault = { kind: 'retry', reason: 'network_fault' }
const row = { url: '', handle: '', name: '', content: '', followers: null, location: null, source: '' }

test.each<[what: string, fault: Fault, hasPage: boolean, readings: number]>([
  ['12 failures in a row', failed, false, 13],
  ['60 failures with pages between them', failed, true, 61],
  ['10 cursors that were not accepted', { kind: 'rewind' }, true, 11],
])('a target may have %s, and one more ends its task', async (_what, fault, hasPage, readings) => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-budget-'))
  const clock = createSimClock()
  const server = new FakeServer(clock)
  const params = { links: ['list'], target_count: 100, duration_minutes: null }
  const account = { id: 'account', network: 'x_sandbox', account: 'trà', nickname: '' } as const
  const task = server.add({ id: 'task', name: 'task', account, work: { kind: 'collect_likers', params } })
  let read = 0
  const executor: CollectExecutor = {
    mode: 'collect',
    networks: ['x_sandbox'],
    kinds: ['collect_likers'],
    plan: () => ['list'],
    async *pages() {
      read += 1
      if (hasPage) yield { items: [{ external_id: `${read}`, ...row }], next: `${read}` }
      throw new ExecutorFault(fault)
    },
  }
  const journalPath = join(folder, 'journal.sqlite')
  const executors = () => [executor]
  const runner = createRunner({ journalPath, server, executors, maxParallel: 2, logger, clock })
  onTestFinished(async () => {
    await runner.stop()
    clock.stop()
    rmSync(folder, { recursive: true })
  })
  runner.start()
  // On every turn of the event loop, because simulated time does not wait.
  while (task.status !== 'error' && task.status !== 'completed')
    await new Promise((resolve) => setImmediate(resolve))
  expect([task.status, task.reason, read]).toEqual(['error', 'retries_spent', readings])
})
