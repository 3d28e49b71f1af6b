import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { openJournal } from './journal.ts'

/**
 * A journal as version 0.1.0 left it in the middle of its work: of two targets one is read up to the page `p3`, ten people are delivered, and fifteen wait in a batch
 * that the server may have already. A release never changes it; the next one adds a journal of its own.
 */
const KEPT = new URL('../../../../tests/inputs/kept/journal-0.1.0.sqlite', import.meta.url)
const BATCH = 'dc64d39e-ac5c-4514-8455-fc3e72fb37e7'

function copyOfKept(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'journal.sqlite')
  copyFileSync(KEPT, path)
  return path
}

test('this version continues a journal of the first release where it stopped', () => {
  const journal = openJournal(copyOfKept())
  onTestFinished(() => journal.close())
  const [task] = journal.tasks.inPhase('active')
  expect(task).toMatchObject({
    people: 25,
    pages: 2,
    claim: { id: 'kept-task', fence: 3, name: 'Trà và 茶' },
  })
  const key = task?.key ?? 0
  expect(journal.tasks.targets(key)).toMatchObject([
    { target: 'a', outcome: 'pending', collected: 25, cursor: 'p3' },
    { target: 'b', outcome: 'pending', collected: 0, cursor: null },
  ])
  expect(['0', '24', '25'].map((id) => journal.pages.isSeen(key, id))).toEqual([true, true, false])
  const batch = journal.outbox.next(key)
  expect(batch?.batch_id).toBe(BATCH)
  expect(batch?.items.map(({ external_id }) => external_id)).toEqual(
    Array.from({ length: 15 }, (_, index) => String(10 + index)),
  )
  expect(batch?.items.map(({ name }) => name).slice(0, 2)).toEqual(['港茶', 'Nguyễn Thị Ánh'])
  if (batch) journal.outbox.delivered(key, batch)
  expect(journal.outbox.waiting()).toBe(0)
})

test('after a downgrade to this version, the newer journal is kept intact beside a new one', () => {
  const path = copyOfKept()
  const newer = new Database(path)
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
  // A second start finds its own journal and sets nothing aside.
  openJournal(path, (movedTo) => told.push(movedTo)).close()
  expect(told).toHaveLength(1)
  const kept = new Database(told[0], { readonly: true })
  onTestFinished(() => void kept.close())
  expect(kept.pragma('user_version', { simple: true })).toBe(version + 100)
  expect(kept.prepare('SELECT batch_id, count, mood FROM outbox').all()).toEqual([
    { batch_id: BATCH, count: 15, mood: 'calm' },
  ])
})
