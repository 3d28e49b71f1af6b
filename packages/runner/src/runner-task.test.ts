import type { ClaimedTask } from '@seaport/contract/work/runner.schema'
import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { createRun, type Run } from './context.ts'
import type { Journal } from './journal/journal.ts'
import { toRunnerTask } from './runner-task.ts'
import type { RunnerTask } from './state.ts'

/** A journal in which every count is another one. */
function journal(current?: { needsOutcome: boolean }): Journal {
  const target = { position: 3, target: '茶' }
  return {
    tasks: {
      get: () => ({ people: 100, pages: 7 }),
      targets: () => [
        { position: 2, target: 'Größe', collected: 5, outcome: 'pending', cursor: 'c', reason: null },
      ],
    },
    outbox: { waiting: () => 1 },
    attempts: { waiting: () => 20, current: () => current && { ...current, target, started_at: 99 } },
    keeps: {
      waiting: () => 300,
      expected: () => 4000,
      recent: (_: number, most: number) => [`${most} newest`],
    },
  } as unknown as Journal
}

const collection = {
  id: 'task',
  name: 'Größe 茶',
  executor: 'api',
  work: { kind: 'collect_likers', params: { links: ['Größe'], target_count: 50, duration_minutes: null } },
  account: { id: 'account', network: 'x', account: 'tea', nickname: '' },
}
const message = { ...collection, target_count: 12, work: { kind: 'send_message', params: {} } }
const claims = {
  collecting: collection,
  assisting: { ...collection, executor: 'assisted' },
  sending: message,
  byHand: { ...message, executor: 'assisted' },
}
const shown = (kind: keyof typeof claims, more: Partial<Run> = {}, current?: { needsOutcome: boolean }) => {
  const claim = claims[kind] as unknown as ClaimedTask
  const task = { key: 1, claim, phase: 'active' } as Parameters<typeof createRun>[1]
  return toRunnerTask(journal(current), Object.assign(createRun({ clock: systemClock }, task), more))
}

const parked = { until: 5, reason: 'rate_limit' } as const

test.each<[string, keyof typeof claims, Partial<Run>, RunnerTask['phase']]>([
  ['a collection through the API', 'collecting', {}, 'collecting'],
  ['a collection by hand', 'assisting', {}, 'assisting'],
  ['a promotion through the API', 'sending', {}, 'sending'],
  ['a promotion by hand', 'byHand', {}, 'assisting'],
  ['one that waits', 'sending', { parked }, 'parked'],
  ['one that has ended', 'collecting', { closing: true }, 'delivering'],
  // Its end is what a person has to know; what it waits for is only the server.
  ['one that has ended and waits', 'byHand', { closing: true, parked }, 'delivering'],
])('%s is shown as it is', (_what, kind, more, phase) => {
  expect(shown(kind, more)).toMatchObject({ phase, parked: more.parked ?? null })
})

test('what is waiting, found and wanted', () => {
  expect(shown('collecting')).toEqual({
    id: 'task',
    name: 'Größe 茶',
    kind: 'collect_likers',
    account_id: 'account',
    phase: 'collecting',
    people: 4100,
    target_count: 50,
    pages: 7,
    undelivered: 321,
    parked: null,
    manual: null,
    collection: null,
  })
  expect(shown('assisting', { source: 2 })).toMatchObject({
    manual: null,
    collection: {
      source: 2,
      sources: [{ position: 2, target: 'Größe', collected: 5 }],
      recent: ['20 newest'],
    },
  })
  expect(shown('sending')).toMatchObject({ target_count: 12, manual: null, collection: null })
})

test('a person’s step in a promotion', () => {
  const nextTarget = { position: 4, target: 'next' } as Run['nextTarget']
  const target = { position: 3, target: '茶' }
  const last = { target, outcome: 'done', at: 8 } as unknown as Run['lastOutcome']
  const steps = [
    shown('byHand'),
    shown('byHand', { nextTarget, remaining: 6, lastOutcome: last }),
    shown('byHand', { nextTarget }, { needsOutcome: false }),
    shown('byHand', {}, { needsOutcome: true }),
  ]
  expect(steps.map(({ manual }) => manual)).toEqual([
    { step: { kind: 'loading' }, remaining: null, last: null },
    { step: { kind: 'ready', target: nextTarget }, remaining: 6, last },
    { step: { kind: 'open', target, since: 99 }, remaining: null, last: null },
    { step: { kind: 'interrupted', target, since: 99 }, remaining: null, last: null },
  ])
})
