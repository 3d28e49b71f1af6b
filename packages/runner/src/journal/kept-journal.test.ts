import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openJournal } from './journal.ts'

/** Journals that releases left in the middle of their work (scripts/lib/keep-release/journal.ts). */
const KEPT = fileURLToPath(new URL('../../../../tests/inputs/kept', import.meta.url))
const versions = readdirSync(KEPT)

function copyOfKept(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'journal.sqlite')
  copyFileSync(join(KEPT, version, 'journal.sqlite'), path)
  return path
}

test.each(versions)('a journal of %s is continued where it stopped', (version) => {
  const journal = openJournal(copyOfKept(version))
  onTestFinished(() => journal.close())
  const [task, promotion, byHand] = journal.tasks.inPhase('active')
  expect(task).toMatchObject({
    people: 25,
    pages: 2,
    claim: { id: 'collection', fence: 3, name: 'Trà và 茶' },
  })
  const key = task?.key ?? 0
  expect(journal.tasks.targets(key)).toMatchObject([
    { target: 'a', outcome: 'pending', collected: 25, cursor: 'p3' },
    { target: 'b', outcome: 'pending', collected: 0, cursor: null },
  ])
  expect(['0', '24', '25'].map((id) => journal.pages.isSeen(key, id))).toEqual([true, true, false])
  const batch = journal.outbox.next(key)
  expect(batch?.batch_id).toMatch(/^[\da-f-]{36}$/)
  expect(batch?.items.map(({ external_id }) => external_id)).toEqual(
    Array.from({ length: 15 }, (_, index) => String(10 + index)),
  )
  expect(batch?.items.map(({ name }) => name).slice(0, 2)).toEqual(['港茶', 'Nguyễn Thị Ánh'])
  if (batch) journal.outbox.delivered(key, batch)
  expect(journal.outbox.waiting()).toBe(0)
  expect(journal.attempts.nextOutcome(promotion?.key ?? 0)).toMatchObject({ position: 0, outcome: 'done' })
  expect(journal.attempts.current(promotion?.key ?? 0)?.target).toMatchObject({ position: 1, target: 'b' })
  expect(journal.keeps.recent(byHand?.key ?? 0, 5)).toMatchObject([
    { name: 'Ánh 港', note: 'khách quen', position: 1, state: 'new' },
  ])
  expect(journal.rates.read('x_sandbox')).toEqual({ remaining: 3, resetAt: 7 })
})

test('after a downgrade to this version, the newer journal is kept intact beside a new one', () => {
  const path = copyOfKept(versions.at(-1) ?? '')
  const newer = new Database(path)
  const batches = newer.prepare('SELECT batch_id, count FROM outbox').all() as object[]
  expect(batches).toHaveLength(1)
  const version = newer.pragma('user_version', { simple: true }) as number
  newer.exec(
    `ALTER TABLE outbox ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'; CREATE TABLE plan (id TEXT) STRICT`,
  )
  newer.pragma(`user_version = ${version + 100}`)
  newer.close()
  const told: string[] = []
  const journal = openJournal(path, (movedTo) => told.push(movedTo))
  expect([journal.tasks.inPhase('active'), journal.outbox.waiting()]).toEqual([[], 0])
  journal.close()
  // A second start opens this version's journal and sets nothing aside.
  openJournal(path, (movedTo) => told.push(movedTo)).close()
  expect(told).toHaveLength(1)
  const kept = new Database(told[0], { readonly: true })
  onTestFinished(() => void kept.close())
  expect(kept.pragma('user_version', { simple: true })).toBe(version + 100)
  expect(kept.prepare('SELECT batch_id, count, mood FROM outbox').all()).toEqual(
    batches.map((batch) => ({ ...batch, mood: 'calm' })),
  )
})
