import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openJournal } from './journal.ts'
import type { KeepAnswer, KeptProfile } from './keeps.ts'

const GROUPS = ['https://www.facebook.com/groups/1', 'https://www.facebook.com/groups/2']
const ann: KeptProfile = {
  external_id: '@ann',
  handle: 'ann',
  name: 'Ann',
  url: 'https://www.facebook.com/ann',
  title: 'Ann | Facebook',
}
const ben: KeptProfile = { ...ann, external_id: '@ben', url: 'https://www.facebook.com/ben' }

/** A collection by hand with two lists, in a separate journal. */
function handJournal() {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-keeps-'))
  const journal = openJournal(join(folder, 'journal.sqlite'))
  onTestFinished(() => {
    journal.close()
    rmSync(folder, { recursive: true })
  })
  const { key } = journal.tasks.upsertClaim(
    {
      id: 'task',
      fence: 1,
      lease_until: '2026-11-20T12:01:00.000Z',
      name: 'task',
      work: {
        kind: 'collect_group_members',
        params: { profiles: GROUPS, target_count: 5, duration_minutes: null },
      },
      executor: 'assisted',
      account: { id: 'account', network: 'facebook', account: 'somebody', nickname: '' },
      started_at: '2026-11-20T12:00:00.000Z',
    },
    GROUPS,
    0,
  )
  const { keeps, tasks } = journal
  const answer = (seq: number, change: Partial<KeepAnswer> = {}, version = 0) =>
    keeps.kept(key, seq, version, { outcome: 'kept', known: false, collected: 1, ...change })
  const states = () => keeps.recent(key, 10).map(({ seq, state, note }) => [seq, state, note])
  const counted = () => [
    tasks.get(key).people,
    ...tasks.targets(key).map(({ collected }) => collected),
    keeps.expected(key),
    keeps.waiting(key),
  ]
  return { keeps, key, answer, states, counted }
}

test('a keep is sent until it is answered, and counts for the source where it was found', () => {
  const { keeps, key, answer, states, counted } = handJournal()
  expect(keeps.keep(key, 1, ann, 'asks for oolong', 7)).toBe(true)
  expect(keeps.keep(key, 0, ann, '', 8)).toBe(false)
  expect(counted()).toEqual([0, 0, 0, 1, 1])
  const { title, url } = ann
  const order = {
    action: 'keep',
    seq: 1,
    version: 0,
    page: { url, title, note: 'asks for oolong', source: GROUPS[1] },
  }
  expect(keeps.nextOrder(key)).toEqual(order)
  // The same request is repeated until it is answered.
  expect(keeps.nextOrder(key)).toEqual(order)
  expect(states()).toEqual([[1, 'sent', 'asks for oolong']])
  answer(1)
  expect(keeps.nextOrder(key)).toBeNull()
  expect(counted()).toEqual([1, 0, 1, 0, 0])
  expect(keeps.recent(key, 10)).toMatchObject([
    { external_id: '@ann', handle: 'ann', name: 'Ann', url, position: 1, kept_at: 7, state: 'kept' },
  ])
})

test.each<[Partial<KeepAnswer>, string, number]>([
  [{ known: true }, 'known', 1],
  [{ outcome: 'opted_out', known: true, collected: 0 }, 'opted_out', 0],
  [{ outcome: 'in_library', known: true, collected: 0 }, 'in_library', 0],
])('an answer of %j shows as %s', (change, state, people) => {
  const { keeps, key, answer, states, counted } = handJournal()
  keeps.keep(key, 0, ann, '', 7)
  keeps.nextOrder(key)
  answer(1, change)
  expect(states()).toEqual([[1, state, '']])
  expect(counted()).toEqual([people, people, 0, 0, 0])
  // A skipped person may be kept again; a person already there may not.
  expect(keeps.keep(key, 0, ann, '', 8)).toBe(people === 0)
})

test('undoing an unsent keep sends nothing; undoing a sent one tells the server once', () => {
  const { keeps, key, answer, states, counted } = handJournal()
  keeps.keep(key, 0, ann, '', 7)
  expect(keeps.undo(key, 1)).toBe(true)
  expect([keeps.nextOrder(key), states(), keeps.undo(key, 1)]).toEqual([null, [], false])
  keeps.keep(key, 0, ben, '', 8)
  const { seq } = keeps.nextOrder(key) ?? { seq: 0 }
  answer(seq)
  expect(keeps.undo(key, seq)).toBe(true)
  expect(counted()).toEqual([1, 1, 0, -1, 1])
  expect(keeps.undo(key, seq)).toBe(false)
  expect(states()).toEqual([])
  expect(keeps.nextOrder(key)).toEqual({ action: 'undo', seq, url: ben.url })
  keeps.undone(key, seq, 0)
  keeps.undone(key, seq, 0)
  expect(counted()).toEqual([0, 0, 0, 0, 0])
  expect(keeps.nextOrder(key)).toBeNull()
})

test.each(['opted_out', 'in_library'] as const)(
  'a person who was kept and is %s by the time of a note counts no more',
  (outcome) => {
    const { keeps, key, answer, states, counted } = handJournal()
    keeps.keep(key, 1, ann, '', 7)
    keeps.nextOrder(key)
    answer(1)
    expect(keeps.setNote(key, 1, 'asks for oolong')).toBe(true)
    keeps.nextOrder(key)
    answer(1, { outcome, collected: 0 }, 1)
    expect([states(), counted()]).toEqual([[[1, outcome, 'asks for oolong']], [0, 0, 0, 0, 0]])
  },
)

test('a person known before can be noted and undone like any other; an answer about a removed keep changes nothing', () => {
  const { keeps, key, answer, states, counted } = handJournal()
  keeps.keep(key, 0, ann, '', 7)
  keeps.nextOrder(key)
  answer(1, { known: true })
  expect(keeps.setNote(key, 1, 'b')).toBe(true)
  expect(keeps.nextOrder(key)).toMatchObject({ action: 'keep', seq: 1, page: { note: 'b' } })
  answer(1, { known: true }, 1)
  expect(states()).toEqual([[1, 'known', 'b']])
  expect(keeps.undo(key, 1)).toBe(true)
  expect(keeps.nextOrder(key)).toEqual({ action: 'undo', seq: 1, url: ann.url })
  keeps.undone(key, 1, 0)
  answer(1)
  expect([states(), counted()]).toEqual([[], [0, 0, 0, 0, 0]])
})

test.each<[Partial<KeepAnswer>, number]>([
  [{}, 1],
  [{ outcome: 'opted_out', collected: 0 }, 0],
  [{ outcome: 'in_library', collected: 0 }, 0],
])(
  'a keep undone before its answer %j arrives stays undone, and is taken from its source if it counted',
  (change, people) => {
    const { keeps, key, answer, counted } = handJournal()
    keeps.keep(key, 0, ann, '', 7)
    keeps.nextOrder(key)
    keeps.undo(key, 1)
    answer(1, change)
    expect(keeps.nextOrder(key)).toMatchObject({ action: 'undo', seq: 1 })
    expect(counted()).toEqual([people, people, 0, 0 - people, 1])
    keeps.undone(key, 1, 0)
    expect(counted()).toEqual([0, 0, 0, 0, 0])
  },
)

test('a changed note is sent again, even while the first is in transit, and counts nobody twice', () => {
  const { keeps, key, answer, states, counted } = handJournal()
  keeps.keep(key, 0, ann, 'a', 7)
  keeps.nextOrder(key)
  expect(keeps.setNote(key, 1, 'b')).toBe(true)
  answer(1)
  expect(keeps.nextOrder(key)).toMatchObject({ version: 1, page: { note: 'b' } })
  answer(1, {}, 1)
  expect(counted()).toEqual([1, 1, 0, 0, 0])
  expect(keeps.setNote(key, 1, 'c')).toBe(true)
  expect(states()).toEqual([[1, 'sent', 'c']])
  expect(counted()).toEqual([1, 1, 0, 0, 1])
  expect(keeps.setNote(key, 9, 'd')).toBe(false)
  keeps.undo(key, 1)
  expect(keeps.setNote(key, 1, 'd')).toBe(false)
})

test('a keep that the server rejects as no profile is final, can be dismissed, and does not block the others', () => {
  const { keeps, key, states, counted } = handJournal()
  keeps.keep(key, 0, ann, '', 7)
  keeps.keep(key, 0, ben, '', 8)
  expect(keeps.nextOrder(key)).toMatchObject({ seq: 1 })
  keeps.rejected(key, 1)
  expect(states()).toEqual([
    [2, 'new', ''],
    [1, 'rejected', ''],
  ])
  expect(keeps.nextOrder(key)).toMatchObject({ seq: 2 })
  expect(keeps.recent(key, 1)).toMatchObject([{ seq: 2 }])
  expect(keeps.undo(key, 1)).toBe(true)
  expect(states()).toEqual([[2, 'sent', '']])
  expect(counted()).toEqual([0, 0, 0, 1, 1])
})

test('a kept person without a name has none, and none of the other’s notes', () => {
  const { keeps, key } = handJournal()
  keeps.keep(key, 0, ben, 'asks for oolong', 7)
  keeps.keep(key, 1, { ...ann, name: '' }, '', 8)
  const { title: _, ...person } = ann
  expect(keeps.recent(key, 1)).toEqual([
    { seq: 2, ...person, name: '', note: '', position: 1, state: 'new', kept_at: 8 },
  ])
})
