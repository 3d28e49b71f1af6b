import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { CollectExecutor, PromotionExecutor } from './executor.ts'
import { createRunner } from './runner.ts'
import { createFakePromotion } from './test-support/fake-promotion.ts'
import { FakeServer } from './test-support/fake-server.ts'
import { createSimClock } from './test-support/sim-clock.ts'
import { troubledServer } from './test-support/troubled-server.ts'

/** Counts the journal's writes; `count` of them, beginning with `from`, fail with a full disk. */
const disk = vi.hoisted(() => ({ writes: 0, from: 0, count: 0 }))

vi.mock('./journal/open.ts', async (original) => {
  const real = await original<typeof import('./journal/open.ts')>()
  return {
    ...real,
    openReadable: (...given: Parameters<typeof real.openReadable>) => onDisk(real.openReadable(...given)),
  }
})

/** @returns the test's database; a write to the full disk leaves nothing behind, as in real SQLite */
function onDisk(db: Database.Database): Database.Database {
  const write = () => {
    disk.writes += 1
    if (disk.writes >= disk.from && disk.writes < disk.from + disk.count)
      throw new Database.SqliteError('database or disk is full', 'SQLITE_FULL')
  }
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'prepare') return value.bind(target)
      return (sql: string) => {
        const statement = target.prepare(sql)
        if (statement.readonly) return statement
        const run = statement.run.bind(statement)
        return Object.assign(statement, {
          run: (...values: unknown[]) => {
            write()
            return run(...values)
          },
        })
      }
    },
  })
}

const PEOPLE = 25
const TARGETS = 5
const account = { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' } as const
const groups = Array.from({ length: TARGETS }, (_, at) => `${1000 + at}`)
const posts = {
  id: 'posts',
  name: 'posts',
  executor: 'api',
  account,
  work: {
    kind: 'publish_group_post',
    params: { script_id: 'script', groups, send_interval_seconds: 5, duration_minutes: 10_080 },
  },
  target_count: TARGETS,
} as const
const likers: Parameters<FakeServer['add']>[0] = {
  id: 'likers',
  name: 'likers',
  account,
  work: { kind: 'collect_likers', params: { links: ['list'], target_count: 100, duration_minutes: null } },
}

const person = (number: number) => ({
  external_id: String(number),
  url: '',
  handle: '',
  name: '',
  content: '',
  followers: null,
  location: null,
  source: '',
})

/** Five pages of five people; the cursor is the page number. */
const collector: CollectExecutor = {
  mode: 'collect',
  networks: ['x_sandbox'],
  kinds: ['collect_likers'],
  plan: () => ['list'],
  async *pages({ cursor }) {
    for (let page = Number(cursor ?? 0); page < 5; page += 1)
      yield {
        items: Array.from({ length: 5 }, (_, at) => person(page * 5 + at)),
        next: page < 4 ? String(page + 1) : null,
      }
  },
}

/** A fake promotion executor that sends, and finds what was sent. */
function sender(landed: Map<number, number>): PromotionExecutor {
  return {
    mode: 'promote',
    networks: ['x_sandbox'],
    kinds: ['publish_group_post'],
    async perform({ target: { position }, lookUp }) {
      if (!lookUp) landed.set(position, (landed.get(position) ?? 0) + 1)
      return { outcome: landed.has(position) ? 'done' : 'unknown', reason: null }
    },
  }
}

/**
 * Runs a collection and a promotion to their ends.
 * @returns their results, and each change of the runner's disk state
 */
async function work(onTold: () => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-full-'))
  const clock = createSimClock()
  const model = new FakeServer(clock)
  const collection = model.add(likers)
  const promotion = createFakePromotion(clock.now, TARGETS, TARGETS)
  model.add(posts, promotion)
  const landed = new Map<number, number>()
  const told: boolean[] = []
  const runner = createRunner({
    journalPath: join(folder, 'journal.sqlite'),
    server: troubledServer(clock, model, [], () => undefined),
    executors: () => [collector, sender(landed)],
    maxParallel: 2,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    onState: ({ disk_full }) => {
      if (disk_full !== (told.at(-1) ?? false)) told.push(disk_full)
      if (disk_full) onTold()
    },
    clock,
  })
  runner.start()
  const isOver = () => [...model.tasks.values()].every(({ status }) => !/queued|running/.test(status))
  while (!isOver()) await new Promise((resolve) => setImmediate(resolve))
  await runner.stop()
  clock.stop()
  rmSync(folder, { recursive: true })
  return { collection, promotion, landed, told }
}

test('wherever a full disk interrupts the work, nothing is lost or sent twice, and it resumes by itself', async () => {
  onTestFinished(() => void Object.assign(disk, { count: 0 }))
  const full = fc.record({ from: fc.integer({ min: 2, max: 90 }), count: fc.integer({ min: 1, max: 30 }) })
  await fc.assert(
    fc.asyncProperty(full, async ({ from, count }) => {
      Object.assign(disk, { writes: 0, from, count })
      const { collection, promotion, landed } = await work()
      expect(collection).toMatchObject({ status: 'completed', reason: 'list_exhausted', twice: [] })
      expect(collection.people.size).toBe(PEOPLE)
      expect([...landed.values()]).toEqual(Array(TARGETS).fill(1))
      expect(promotion.targets.map(({ outcome }) => outcome)).toEqual(Array(TARGETS).fill('done'))
    }),
    { numRuns: 15 },
  )
})

test('a full disk is reported while it lasts', async () => {
  onTestFinished(() => void Object.assign(disk, { count: 0 }))
  Object.assign(disk, { writes: 0, from: 20, count: Number.POSITIVE_INFINITY })
  const { told } = await work(() => void Object.assign(disk, { count: 0 }))
  expect(told).toEqual([true, false])
})

test('a full disk that keeps a person from their work is reported at once, though nothing else changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-full-'))
  const clock = createSimClock()
  const model = new FakeServer(clock)
  model.add({ ...likers, executor: 'assisted' })
  const told: boolean[] = []
  const runner = createRunner({
    journalPath: join(folder, 'journal.sqlite'),
    server: troubledServer(clock, model, [], () => undefined),
    executors: () => [],
    attended: true,
    maxParallel: 1,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    onState: ({ disk_full }) => void told.push(disk_full),
    clock,
  })
  onTestFinished(async () => {
    Object.assign(disk, { count: 0 })
    await runner.stop()
    clock.stop()
    rmSync(folder, { recursive: true })
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  runner.start()
  while (!runner.state().tasks[0]?.collection) await turn()
  await clock.runWhile(async () => {
    for (let turns = 0; turns < 5; turns += 1) await turn()
    told.length = 0
    Object.assign(disk, { writes: 0, from: 1, count: Number.POSITIVE_INFINITY })
    const { external_id, handle, name, url } = person(1)
    expect(() => runner.keep('likers', { external_id, handle, name, url, title: '' }, '')).toThrow('full')
    await turn()
    expect(told).toEqual([true])
  })
})
