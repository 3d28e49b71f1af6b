import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { MAX_BATCH, uploadResources } from '@seaport/contract/work/runner'
import type { ClaimedTask, PromotionTarget } from '@seaport/contract/work/runner.schema'
import * as runnerSchema from '@seaport/contract/work/runner.schema'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { type Journal, openJournal } from './journal.ts'
import { openDatabase } from './open.ts'

function temporaryPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'journal.sqlite')
}

function openTemporary(): Journal {
  const journal = openJournal(temporaryPath())
  onTestFinished(() => journal.close())
  return journal
}

const claim = (fence = 1): ClaimedTask => ({
  id: 'task',
  fence,
  lease_until: '2026-11-20T12:01:00.000Z',
  name: 'task',
  work: {
    kind: 'collect_likers',
    params: { links: ['a', 'b'], target_count: 100_000, duration_minutes: null },
  },
  executor: 'api',
  account: { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' },
  started_at: '2026-11-20T12:00:00.000Z',
})

const people = (from: number, count: number, content = ''): CollectedItem[] =>
  Array.from({ length: count }, (_, index) => ({
    external_id: String(from + index),
    url: '',
    handle: '',
    name: '',
    content,
    followers: null,
    location: null,
    source: '',
  }))

test('a page updates people, cursor and counts together; known people and those beyond the limit are not counted', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a', 'b'], 0)
  expect(journal.pages.commit(key, 0, { items: people(0, 10), next: 'p2' }, 15, 1)).toBe(10)
  expect(journal.pages.commit(key, 0, { items: people(5, 30), next: null }, 15, 2)).toBe(15)
  expect(journal.tasks.get(key)).toMatchObject({ people: 15, pages: 2 })
  expect(['14', '15'].map((id) => journal.pages.isSeen(key, id))).toEqual([true, false])
  // The limit cut off twenty people of the second page, so it would be read again.
  expect(journal.tasks.targets(key)).toMatchObject([
    { outcome: 'pending', collected: 15, cursor: 'p2' },
    { outcome: 'pending', collected: 0, cursor: null },
  ])
  expect(journal.outbox.next(key)?.items.map(({ external_id }) => Number(external_id))).toEqual(
    Array.from({ length: 15 }, (_, index) => index),
  )
})

test('a repeated entry of a list is read once', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a', 'b', 'a'], 0)
  expect(journal.tasks.targets(key).map(({ outcome }) => outcome)).toEqual(['pending', 'pending', 'skipped'])
})

test('people whom the server skips count neither for the task nor for their target, and are not found again', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a', 'b'], 0)
  journal.pages.commit(key, 0, { items: people(0, 10), next: null }, 1e6, 0)
  journal.pages.commit(key, 1, { items: people(10, 5), next: null }, 1e6, 0)
  const batch = journal.outbox.next(key)
  if (batch) journal.outbox.delivered(key, batch, ['1', '2', '12', 'of nobody'])
  expect(journal.tasks.targets(key).map(({ collected }) => collected)).toEqual([8, 4])
  expect(journal.tasks.get(key)).toMatchObject({ people: 12 })
  if (batch) journal.outbox.delivered(key, batch, ['1', '2', '12'])
  expect(journal.pages.commit(key, 1, { items: people(0, 15), next: null }, 1e6, 0)).toBe(12)
  expect(journal.outbox.waiting(key)).toBe(0)
})

test('a batch keeps its people and its id until it is delivered, even while more are found', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a'], 0)
  journal.pages.commit(key, 0, { items: people(0, 100), next: 'p2' }, 1e6, 0)
  const first = journal.outbox.next(key)
  journal.pages.commit(key, 0, { items: people(100, 100), next: 'p3' }, 1e6, 0)
  journal.pages.commit(key, 0, { items: people(200, 100), next: 'p4' }, 1e6, 0)
  expect(journal.outbox.next(key)).toEqual(first)
  if (first) journal.outbox.delivered(key, first)
  const second = journal.outbox.next(key)
  expect(second?.items.length).toBe(200)
  expect(second?.batch_id).not.toBe(first?.batch_id)
  expect(journal.outbox.waiting(key)).toBe(200)
})

test('batches stay below the server’s limits of people and bytes', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a'], 0)
  journal.pages.commit(key, 0, { items: people(0, 2500), next: 'p2' }, 1e6, 0)
  journal.pages.commit(key, 0, { items: people(2500, 1000, '字'.repeat(4000)), next: null }, 1e6, 0)
  const sizes: number[] = []
  for (let batch = journal.outbox.next(key); batch; batch = journal.outbox.next(key)) {
    sizes.push(batch.items.length)
    const body = { fence: 1, batch_id: batch.batch_id, items: batch.items }
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(uploadResources.bodyLimit)
    runnerSchema.uploadResources.body.parse(body)
    journal.outbox.delivered(key, batch)
  }
  expect(Math.max(...sizes)).toBe(MAX_BATCH)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(3500)
  expect(journal.outbox.waiting()).toBe(0)
})

test('pages are joined up to two megabytes, and not one character further', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a', 'b'], 0)
  const megabyte = (from: number, more = 0) => {
    const [empty] = people(from, 1)
    const length = 1024 * 1024 - JSON.stringify([empty]).length
    return { items: people(from, 1, 'x'.repeat(length + more)), next: null }
  }
  journal.pages.commit(key, 0, megabyte(10), 1e6, 0)
  journal.pages.commit(key, 1, megabyte(11), 1e6, 0)
  const both = journal.outbox.next(key)
  expect(both?.items).toHaveLength(2)
  if (both) journal.outbox.delivered(key, both)
  journal.pages.commit(key, 0, megabyte(12), 1e6, 0)
  journal.pages.commit(key, 1, megabyte(13, 1), 1e6, 0)
  expect(journal.outbox.next(key)?.items).toHaveLength(1)
})

test('people who must not be sent are discarded, for their task only', () => {
  const journal = openTemporary()
  const [one, other] = ['one', 'other'].map(
    (id) => journal.tasks.upsertClaim({ ...claim(), id }, ['a'], 0).key,
  )
  if (one === undefined || other === undefined) throw new Error('two tasks')
  journal.pages.commit(one, 0, { items: people(0, 3), next: null }, 1e6, 0)
  journal.pages.commit(other, 0, { items: people(0, 2), next: null }, 1e6, 0)
  const waiting = () => [journal.outbox.waiting(), journal.outbox.waiting(one), journal.outbox.waiting(other)]
  expect(waiting()).toEqual([5, 3, 2])
  expect(journal.outbox.discard(one)).toBe(3)
  expect(waiting()).toEqual([2, 0, 2])
  expect([journal.outbox.next(one), journal.outbox.next(other)?.items.length]).toEqual([null, 2])
  expect(journal.outbox.discard(one)).toBe(0)
})

test('a page without people advances its target, and leaves nothing to send', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a'], 0)
  journal.pages.commit(key, 0, { items: [], next: 'p2' }, 1e6, 0)
  expect(journal.pages.nextTarget(key)).toMatchObject({ cursor: 'p2' })
  journal.pages.commit(key, 0, { items: [], next: null }, 1e6, 0)
  expect([journal.pages.nextTarget(key), journal.outbox.next(key)]).toEqual([null, null])
})

test('a write is on disk when the call returns', () => {
  const db = openDatabase(temporaryPath())
  onTestFinished(() => void db.close())
  // 2 is FULL: with less, a power failure may lose what was already acknowledged.
  expect([db.pragma('journal_mode', { simple: true }), db.pragma('synchronous', { simple: true })]).toEqual([
    'wal',
    2,
  ])
})

test('a claim after an error restarts at the last position; a task with an end reason only finishes', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a', 'b', 'a'], 0)
  journal.pages.commit(key, 0, { items: people(0, 3), next: 'p2' }, 1e6, 0)
  journal.pages.fail(key)
  journal.pages.failTarget(key, 1, 'target_missing')
  const failed = { outcome: 'failed', reason: 'target_missing' }
  // A claim without an error before it, as after a restart, leaves failed targets failed.
  journal.tasks.upsertClaim(claim(), ['a', 'b', 'a'], 0)
  expect(journal.tasks.targets(key)).toMatchObject([{ outcome: 'pending' }, failed, { outcome: 'skipped' }])
  journal.tasks.close(key, { status: 'error', reason: 'account_signed_out' }, 0)
  journal.tasks.setPhase(key, 'failed', 0)
  expect(journal.tasks.upsertClaim(claim(2), ['a', 'b', 'a'], 1)).toMatchObject({
    key,
    phase: 'active',
    verdict: null,
    people: 3,
    failures: 0,
  })
  expect(journal.tasks.targets(key)).toMatchObject([
    { outcome: 'pending', cursor: 'p2' },
    { outcome: 'pending', reason: null },
    { outcome: 'skipped' },
  ])
  journal.tasks.close(key, { status: 'completed', reason: 'target_reached' }, 1)
  expect(journal.tasks.upsertClaim(claim(3), ['a', 'b', 'a'], 2)).toMatchObject({ phase: 'closing' })
  expect(journal.tasks.targets(key).map(({ outcome }) => outcome)).toEqual(['done', 'skipped', 'skipped'])
})

test.each(['closing', 'lost', 'failed'] as const)(
  'a claim after an error begins a task anew that is %s',
  (phase) => {
    const journal = openTemporary()
    const { key } = journal.tasks.upsertClaim(claim(), ['a'], 0)
    journal.pages.failTarget(key, 0, 'target_missing')
    journal.tasks.close(key, { status: 'error', reason: 'account_signed_out' }, 0)
    journal.tasks.setPhase(key, phase, 0)
    expect(journal.tasks.upsertClaim(claim(2), ['a'], 1)).toMatchObject({ phase: 'active', verdict: null })
    expect(journal.tasks.targets(key)).toMatchObject([{ outcome: 'pending', reason: null }])
  },
)

test('consecutive failures are counted until a page succeeds; a list whose cursor expired is read from its start', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a'], 0)
  journal.pages.commit(key, 0, { items: [], next: 'p2' }, 1e6, 0)
  expect([journal.pages.fail(key), journal.pages.fail(key)]).toEqual([1, 2])
  journal.pages.restartTarget(key, 0)
  expect(journal.pages.nextTarget(key)).toMatchObject({ position: 0, cursor: null })
  journal.pages.commit(key, 0, { items: [], next: 'p2' }, 1e6, 0)
  expect(journal.pages.fail(key)).toBe(1)
})

test('what a target has used up counts from nothing', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(), ['a', 'b'], 0)
  expect(journal.pages.spent(key, 0)).toEqual({ barren: 0, failures: 0, rewinds: 0 })
  journal.pages.fail(key, 0)
  journal.pages.restartTarget(key, 0)
  journal.pages.restartTarget(key, 0)
  journal.pages.commit(key, 0, { items: [], next: 'p2' }, 9, 0)
  expect(journal.pages.spent(key, 0)).toEqual({ barren: 2, failures: 1, rewinds: 2 })
  expect(journal.pages.spent(key, 1)).toEqual({ barren: 0, failures: 0, rewinds: 0 })
})

test('remaining rate limits survive a restart, by key', () => {
  const path = temporaryPath()
  const before = openJournal(path)
  before.rates.write('x/likes', { remaining: 7, resetAt: 1000.5 })
  before.rates.write('x/likes', { remaining: 6, resetAt: 1000.5 })
  before.close()
  const journal = openJournal(path)
  onTestFinished(() => journal.close())
  expect(journal.rates.read('x/likes')).toEqual({ remaining: 6, resetAt: 1001 })
  expect(journal.rates.read('x/replies')).toBeNull()
})

test('deleting a task removes all its rows; old tasks are deleted automatically', () => {
  const path = temporaryPath()
  const journal = openJournal(path)
  const { key } = journal.tasks.upsertClaim(claim(), ['a'], 0)
  journal.pages.commit(key, 0, { items: people(0, 50), next: null }, 1e6, 0)
  journal.tasks.setPhase(key, 'lost', 1000)
  journal.tasks.deleteExpired(1000)
  const other = journal.tasks.upsertClaim({ ...claim(), id: 'other' }, ['a'], 1000)
  journal.tasks.delete(other.key)
  expect([journal.tasks.inPhase('lost').length, journal.tasks.inPhase('active')]).toEqual([1, []])
  journal.tasks.deleteExpired(1001)
  journal.close()
  const file = new Database(path, { readonly: true })
  const left = ['task', 'target', 'seen', 'outbox'].map((table) =>
    file.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
  )
  file.close()
  expect(left).toEqual([0, 0, 0, 0])
})

test('a journal of a newer version is left unchanged', () => {
  const path = temporaryPath()
  openJournal(path).close()
  const file = new Database(path)
  file.pragma('user_version = 99')
  file.close()
  expect(() => openJournal(path)).toThrow(/newer/)
  // Nor is it locked: the newer program can continue with it.
  const other = new Database(path, { timeout: 0 })
  onTestFinished(() => void other.close())
  expect(other.pragma('user_version = 98')).toEqual([])
})

test('with a callback, a journal of a newer version is renamed and a new one is created', () => {
  const path = temporaryPath()
  openJournal(path).close()
  const file = new Database(path)
  file.pragma('user_version = 99')
  file.close()
  const told: string[] = []
  openJournal(path, (movedTo) => told.push(movedTo)).close()
  const kept = new Database(told[0], { readonly: true })
  onTestFinished(() => void kept.close())
  expect(kept.pragma('user_version', { simple: true })).toBe(99)
})

test('an unwritable journal is reported before a page is read, and the check leaves nothing behind', () => {
  const path = temporaryPath()
  const inFile = (act: (db: Database.Database) => unknown) => {
    const db = new Database(path)
    try {
      return act(db)
    } finally {
      db.close()
    }
  }
  const asked = openJournal(path)
  asked.assertWritable()
  asked.close()
  expect(inFile((db) => db.prepare('SELECT count(*) FROM rate').pluck().get())).toBe(0)
  inFile((db) => db.exec("CREATE TRIGGER full BEFORE INSERT ON rate BEGIN SELECT RAISE(ABORT, 'full'); END"))
  const full = openJournal(path)
  onTestFinished(() => full.close())
  expect(() => full.assertWritable()).toThrow('full')
})

test('an attempt by hand has one outcome, and keeps it until it is delivered', () => {
  const { attempts, tasks } = openTemporary()
  const { key } = tasks.upsertClaim(claim(), ['a', 'b'], 0)
  const target = (position: number): PromotionTarget => ({
    position,
    target: `https://x.com/${position}`,
    external_id: null,
    comment: null,
    begun: 'now',
    person: null,
  })
  const done = (position: number) => ({ position, outcome: 'done', reason: null }) as const
  expect(attempts.recordOutcome(key, done(0))).toBe(false)
  attempts.start(key, target(0), 5)
  expect(attempts.current(key)).toEqual({ target: target(0), started_at: 5, needsOutcome: false })
  attempts.markAllInterrupted()
  expect(attempts.current(key)?.needsOutcome).toBe(true)
  expect(attempts.recordOutcome(key, done(0))).toBe(true)
  expect(attempts.recordOutcome(key, { position: 0, outcome: 'skipped', reason: 'not_suitable' })).toBe(false)
  attempts.start(key, target(1), 6)
  expect([attempts.current(key)?.started_at, attempts.waiting(key)]).toEqual([6, 1])
  expect(attempts.nextOutcome(key)).toEqual(done(0))
  attempts.delivered(key, 1)
  attempts.delivered(key, 0)
  expect([attempts.nextOutcome(key), attempts.waiting(key)]).toEqual([null, 0])
  expect(attempts.current(key)?.target).toEqual(target(1))
})

test('outcomes of two tasks are delivered in order, each for itself, and a target that is started anew has none', () => {
  const { attempts, tasks } = openTemporary()
  const [one, two] = ['one', 'two'].map((id) => tasks.upsertClaim({ ...claim(), id }, ['a'], 0).key)
  if (one === undefined || two === undefined) throw new Error('no task')
  const target = (position: number, name: string): PromotionTarget => ({
    position,
    target: name,
    external_id: null,
    comment: null,
    begun: 'now',
    person: null,
  })
  const outcome = (position: number, reason: 'not_suitable' | null = null) => {
    return { position, outcome: reason ? 'skipped' : 'done', reason } as const
  }
  for (const key of [one, two])
    for (const position of [0, 1]) {
      attempts.start(key, target(position, 'ann'), 5)
      attempts.recordOutcome(key, outcome(position, key === two ? 'not_suitable' : null))
    }
  attempts.setDone(one, 2)
  expect([tasks.get(one).people, tasks.get(two).people]).toEqual([2, 0])
  expect([attempts.nextOutcome(one), attempts.nextOutcome(two)]).toEqual([
    outcome(0),
    outcome(0, 'not_suitable'),
  ])
  attempts.delivered(one, 0)
  expect([attempts.nextOutcome(one), attempts.nextOutcome(two)]).toEqual([
    outcome(1),
    outcome(0, 'not_suitable'),
  ])
  expect([attempts.waiting(one), attempts.waiting(two)]).toEqual([1, 2])
  // Its outcome was undone: another one is asked for.
  attempts.start(two, target(0, 'ben'), 9, true)
  expect(attempts.current(two)).toEqual({ target: target(0, 'ben'), started_at: 9, needsOutcome: true })
  expect([attempts.current(one), attempts.nextOutcome(two)]).toEqual([null, outcome(1, 'not_suitable')])
  attempts.start(two, target(0, 'ben'), 10)
  expect(attempts.current(two)).toMatchObject({ started_at: 10, needsOutcome: false })
})

test('a network’s id is known to all tasks of the account as that of another attempt, for some months', () => {
  const { attempts, tasks } = openTemporary()
  const { key } = tasks.upsertClaim(claim(), ['a', 'b'], 0)
  const done = { position: 0, outcome: 'done', reason: null } as const
  const DAY = 24 * 60 * 60_000
  attempts.recordOutcome(key, done, { account: 'ann', id: '7', at: 1 })
  attempts.recordOutcome(key, { ...done, outcome: 'unknown' })
  attempts.recordOutcome(key, done, { account: 'ann', id: '8', at: 89 * DAY })
  expect([attempts.hasLanded('ann', '7'), attempts.hasLanded('ann', '8')]).toEqual([true, true])
  expect([attempts.hasLanded('ben', '7'), attempts.hasLanded('ann', '9')]).toEqual([false, false])
  attempts.recordOutcome(key, done, { account: 'ann', id: '10', at: 91 * DAY })
  expect([attempts.hasLanded('ann', '7'), attempts.hasLanded('ann', '8')]).toEqual([false, true])
})

test.each([
  ['at its beginning', 0],
  ['in the middle, where it is read only later', 3 * 4096],
])('a journal that is damaged %s is set aside, and a new one is created', (_, at) => {
  const path = temporaryPath()
  const before = openJournal(path)
  before.tasks.upsertClaim(claim(), ['a', 'b'], 0)
  before.close()
  const file = openSync(path, 'r+')
  writeSync(file, 'x'.repeat(2000), at)
  closeSync(file)
  const size = statSync(path).size
  const told: string[] = []
  const journal = openJournal(path, (movedTo) => told.push(movedTo))
  onTestFinished(() => journal.close())
  expect(told.map((movedTo) => statSync(movedTo).size)).toEqual([size])
  expect(told).toEqual([expect.stringMatching(/journal\.sqlite\.damaged-\d{4}-\d\d-\d\dT[\d-]+\.\d+Z$/)])
  expect(journal.tasks.upsertClaim(claim(), ['a'], 0).key).toBe(1)
})

test('a journal is open in one process at a time', () => {
  const path = temporaryPath()
  const journal = openJournal(path)
  const other = new Database(path, { timeout: 0 })
  onTestFinished(() => void other.close())
  const read = () => other.prepare('SELECT count(*) FROM task').pluck().get()
  expect(read).toThrow('database is locked')
  journal.close()
  expect(read()).toBe(0)
})

test('a new claim begins with the cost of the one before that the server has not counted', () => {
  const journal = openTemporary()
  const { key } = journal.tasks.upsertClaim(claim(1), ['a'], 0)
  journal.tasks.addCost(key, 10_000)
  journal.tasks.noteToldCost(key, 10_000)
  journal.tasks.addCost(key, 5000)
  expect(journal.tasks.upsertClaim(claim(2), ['a'], 1).cost).toBe(5000)
  expect(journal.tasks.upsertClaim(claim(3), ['a'], 2).cost).toBe(5000)
  journal.tasks.noteToldCost(key, 5000)
  expect(journal.tasks.upsertClaim(claim(4), ['a'], 3).cost).toBe(0)
})

test('a task that is forgotten leaves nothing in any table', () => {
  const path = temporaryPath()
  const first = openJournal(path)
  const { tasks, pages, attempts, keeps } = first
  const { key } = tasks.upsertClaim(claim(), ['a', 'b'], 0)
  pages.commit(key, 0, { items: people(0, 3), next: 'p2' }, 100, 1)
  const target = {
    position: 1,
    target: 'b',
    external_id: null,
    comment: null,
    person: null,
    begun: 'now',
  } as const
  attempts.start(key, target, 2)
  keeps.keep(key, 1, { external_id: '7', handle: 'ann', name: '', url: '', title: '' }, '', 3)
  first.close()
  const rows = () => {
    const db = new Database(path, { readonly: true })
    const named = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").all()
    const own = (named as { name: string; sql: string }[]).filter(({ sql }) => /\btask INTEGER/.test(sql))
    const counts = own.map(({ name }) => [name, db.prepare(`SELECT count(*) FROM ${name}`).pluck().get()])
    db.close()
    return Object.fromEntries(counts)
  }
  expect(rows()).toEqual({ target: 2, seen: 3, outbox: 1, act: 1, kept: 1 })
  const second = openJournal(path)
  second.tasks.delete(key)
  second.close()
  expect(rows()).toEqual({ target: 0, seen: 0, outbox: 0, act: 0, kept: 0 })
})
