import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CollectExecutor, ExecutorFault, type Fault } from './executor.ts'
import { createRunner } from './runner.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock, type SimClock } from './test-support/sim-clock.ts'
import { type Happening, troubledServer } from './test-support/troubled-server.ts'

/** Fault of one call to the server; `cut` = the runner is stopped at that moment and started again. */
const MINUTE = 60_000
const pages = fc.array(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), {
  minLength: 1,
  maxLength: 8,
})
const fault = fc.constantFrom<'none' | Fault>(
  'none',
  { kind: 'wait', until: MINUTE, reason: 'rate_limit' },
  { kind: 'wait', until: 0, reason: 'rate_limit' },
  { kind: 'retry', reason: 'network_fault' },
  { kind: 'retry', reason: 'usage_cap', until: 10 * MINUTE, end: 'usage_cap' },
  { kind: 'rewind' },
  { kind: 'task', reason: 'account_signed_out' },
)
const happening = fc.constantFrom<Happening>('none', 'none', 'none', 'unreachable', 'lost', 'fault', 'cut')

test('under any faults, exactly the first people of the list who have not opted out arrive, each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-property-'))
  let run = 0
  const property = fc.asyncProperty(
    fc.record({
      lists: fc.array(pages, { minLength: 1, maxLength: 3 }),
      want: fc.integer({ min: 1, max: 60 }),
      optedOut: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }),
      faults: fc.array(fault, { maxLength: 10 }),
      happenings: fc.array(happening, { maxLength: 30 }),
    }),
    async (story) => {
      run += 1
      await play(join(folder, `${run}.sqlite`), story)
    },
  )
  try {
    await fc.assert(property, { numRuns: 40 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

interface Story {
  lists: number[][][]
  want: number
  optedOut: number[]
  faults: ('none' | Fault)[]
  happenings: Happening[]
}

async function play(
  journalPath: string,
  { lists, want, optedOut, faults, happenings }: Story,
): Promise<void> {
  const clock = createSimClock()
  const model = new FakeServer(clock)
  for (const number of optedOut) model.optedOut.add(String(number))
  const links = lists.map((_, index) => `list-${index}`)
  const task = model.add({
    id: 'task',
    name: 'task',
    account: { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' },
    work: { kind: 'collect_likers', params: { links, target_count: want, duration_minutes: null } },
  })
  let restarts = 0
  const server = troubledServer(clock, model, happenings, () => {
    restarts += 1
  })
  const executor = scripted(clock, lists, faults)
  const born = () => {
    const runner = createRunner({
      journalPath,
      server,
      executors: () => [executor],
      maxParallel: 2,
      logger: {
        info: () => undefined,
        warn: () => undefined,
        error: (fields) => expect.unreachable(String(fields)),
      },
      clock,
    })
    runner.start()
    return runner
  }

  let runner = born()
  for (let seen = 0; task.status !== 'completed'; ) {
    await new Promise((resolve) => setImmediate(resolve))
    if (task.status === 'error') {
      const collected = task.final?.targets.reduce((sum, target) => sum + target.collected, 0)
      expect(collected).toBe(task.people.size)
      expect(task.reason).toBe('account_signed_out')
      model.retry('task')
    }
    if (restarts === seen) continue
    seen = restarts
    await runner.stop()
    runner = born()
  }
  await runner.stop()
  clock.stop()

  const distinct = [...new Set(lists.flat(2).map(String))].filter((id) => !model.optedOut.has(id))
  expect([...task.people.keys()].sort()).toEqual(distinct.slice(0, want).sort())
  expect(task.twice).toEqual([])
  expect(task.final?.actual_count).toBe(Math.min(want, distinct.length))
  const collected = task.final?.targets.reduce((sum, target) => sum + target.collected, 0)
  expect(collected).toBe(task.people.size)
  expect(task.reason).toBe(distinct.length >= want ? 'target_reached' : 'list_exhausted')
  expect(task.final?.targets.some(({ outcome }) => outcome === 'pending')).toBe(false)
}

/** Reads the lists; the cursor is the page number. Each request meets the next fault of the script. */
function scripted(clock: SimClock, lists: number[][][], faults: ('none' | Fault)[]): CollectExecutor {
  const script = [...faults]
  return {
    mode: 'collect',
    networks: ['x_sandbox'],
    kinds: ['collect_likers'],
    plan: () => lists.map((_, index) => `list-${index}`),
    async *pages({ target, cursor }) {
      const list = lists[Number(target.split('-')[1])] ?? []
      for (let at = Number(cursor ?? 0); at < list.length; at += 1) {
        const met = script.shift() ?? 'none'
        if (met !== 'none')
          throw new ExecutorFault('until' in met ? { ...met, until: clock.now() + (met.until ?? 0) } : met)
        yield { items: (list[at] ?? []).map(person), next: at + 1 < list.length ? String(at + 1) : null }
      }
    },
  }
}

function person(number: number): CollectedItem {
  const external_id = String(number)
  return {
    external_id,
    url: '',
    handle: '',
    name: '',
    content: '',
    followers: null,
    location: null,
    source: '',
  }
}
