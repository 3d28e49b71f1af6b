import { expect, test } from 'vitest'
import { queueOrder, queueStateOf } from './queue.ts'

const target = {
  position: 0,
  target: '@ann',
  external_id: null,
  comment: null,
  person: null,
  begun: 'no',
} as const
type Step = NonNullable<Parameters<typeof queueStateOf>[0]['manual']>['step']
const promotion = (id: string, step: Step, parked_until: string | null = null) => ({
  id,
  phase: 'assisting' as const,
  parked_until,
  park_reason: parked_until === null ? null : ('quiet_hours' as const),
  manual: { step, remaining: 3, last: null },
})
const since = '2026-11-25T01:00:00.000Z'
const loading = { kind: 'loading' } as const
const ready = { kind: 'ready', target } as const
const signedOut = { ...promotion('signed out', loading), park_reason: 'account_signed_out' as const }
const collection = { ...promotion('collection', loading), manual: null }

test.each([
  [promotion('a', ready), 'ready'],
  [promotion('a', loading), 'loading'],
  [promotion('a', ready, '2026-11-25T08:00:00.000Z'), 'resting'],
  // A target in progress stays open, whatever the guard says meanwhile.
  [promotion('a', { kind: 'open', target, since }, '2026-11-25T08:00:00.000Z'), 'open'],
  [promotion('a', { kind: 'interrupted', target, since }), 'interrupted'],
  [signedOut, 'resting'],
  [collection, 'ready'],
  [{ ...collection, phase: 'delivering' as const }, 'loading'],
])('%j is %s', (task, state) => {
  expect(queueStateOf(task)).toBe(state)
})

test('ready tasks come first, then waiting ones, by their time', () => {
  const tasks = [
    signedOut,
    promotion('tomorrow', loading, '2026-11-26T01:00:00.000Z'),
    promotion('loads', loading),
    promotion('soon', loading, '2026-11-25T01:05:00.000Z'),
    promotion('ready', ready),
    collection,
    promotion('asked', { kind: 'interrupted', target, since }),
    promotion('there', { kind: 'open', target, since }),
  ]
  expect(queueOrder(tasks).map(({ id }) => id)).toEqual([
    'there',
    'asked',
    'ready',
    'collection',
    'loads',
    'soon',
    'tomorrow',
    'signed out',
  ])
})
