import { expect, test } from 'vitest'
import { toRunnerState } from './runner-state.ts'

const at = Date.parse('2026-03-02T08:00:00.000Z')
const task = {
  id: 't1',
  name: 'Trà 茶',
  kind: 'collect_followers',
  account_id: 'a1',
  phase: 'parked',
  people: 30,
  target_count: 120,
  pages: 6,
  undelivered: 4,
  parked: { until: at, reason: 'quiet_hours' },
  manual: null,
  collection: null,
}
const clientOf = (tasks: readonly object[], more: object = {}) =>
  ({
    runnerState: () => ({ tasks, disk_full: true }),
    status: { isOnline: () => false, egressFault: () => 'login', lastAnswerAt: () => at },
    clockAheadMs: () => 5000,
    ...more,
  }) as unknown as Parameters<typeof toRunnerState>[0]

test('the window sees each fact of the runner, and what all tasks together have not delivered', () => {
  const second = { ...task, id: 't2', undelivered: 7, parked: null }
  expect(toRunnerState(clientOf([task, second]))).toEqual({
    online: false,
    running: 2,
    undelivered: 11,
    disk_full: true,
    clock_ahead_ms: 5000,
    egress_fault: 'login',
    last_contact_at: '2026-03-02T08:00:00.000Z',
    tasks: [
      {
        id: 't1',
        kind: 'collect_followers',
        account_id: 'a1',
        phase: 'parked',
        actual_count: 30,
        target_count: 120,
        pages: 6,
        undelivered: 4,
        parked_until: '2026-03-02T08:00:00.000Z',
        park_reason: 'quiet_hours',
        manual: null,
        collection: null,
      },
      expect.objectContaining({ id: 't2', undelivered: 7, parked_until: null, park_reason: null }),
    ],
  })
})

test('without a session nothing runs', () => {
  const idle = { runnerState: () => undefined }
  expect(toRunnerState(clientOf([], idle))).toMatchObject({ running: 0, undelivered: 0, disk_full: false })
})

test('a promotion by hand shows since when its target is open, and until when the last outcome can be undone', () => {
  const target = { position: 3 }
  const manual = (step: object) => ({ step, remaining: 5, last: { target, outcome: 'done', at } })
  const shown = (step: object) =>
    toRunnerState(clientOf([{ ...task, manual: manual(step) }])).tasks[0]?.manual
  expect(shown({ kind: 'open', target, since: at })).toEqual({
    step: { kind: 'open', target, since: '2026-03-02T08:00:00.000Z' },
    remaining: 5,
    last: { target, outcome: 'done', undo_until: '2026-03-02T08:01:00.000Z' },
  })
  expect(shown({ kind: 'ready', target })?.step).toEqual({ kind: 'ready', target })
})

test.each([
  ['new', 'waiting'],
  ['sent', 'waiting'],
  ['undoing', 'waiting'],
  ['kept', 'kept'],
  ['known', 'known'],
  ['opted_out', 'opted_out'],
  ['rejected', 'rejected'],
])('somebody kept who is %s is shown as %s', (state, shown) => {
  const entry = {
    seq: 1,
    handle: 'ha.ng',
    name: 'Hà',
    url: 'https://x.example/1',
    note: 'khách',
    state,
    kept_at: at,
  }
  const collection = { source: 2, recent: [entry] }
  const { collection: seen } = toRunnerState(clientOf([{ ...task, collection }])).tasks[0] ?? {}
  expect(seen).toEqual({
    source: 2,
    recent: [{ ...entry, state: shown, kept_at: '2026-03-02T08:00:00.000Z' }],
  })
})
