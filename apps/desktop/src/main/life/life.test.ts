import type { TabsState } from '@seaport/contract/desktop/ipc-tabs.schema'
import type { RunnerState, RunnerTask } from '@seaport/runner/state'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchClock } from './clock-jump.ts'
import { watchNetwork } from './network-change.ts'
import { newlyUnread, noticesBetween } from './notices.ts'
import { SetAsideStores } from './set-aside.ts'

const target = {
  position: 0,
  target: '@ann',
  external_id: null,
  comment: null,
  person: null,
  begun: 'no',
} as const
const task = (change: Partial<RunnerTask>): RunnerTask => ({
  id: 'one',
  name: 'Likes',
  kind: 'like',
  account_id: 'account',
  phase: 'assisting',
  people: 0,
  target_count: 3,
  pages: 0,
  undelivered: 0,
  parked: null,
  manual: null,
  collection: null,
  ...change,
})
const state = (...tasks: RunnerTask[]): RunnerState => ({
  running: true,
  server: 'connected',
  disk_full: false,
  tasks,
})
const waiting = task({
  parked: { until: 9, reason: 'send_interval' },
  manual: { step: { kind: 'loading' }, remaining: 3, last: null },
})
const ready = task({ manual: { step: { kind: 'ready', target }, remaining: 3, last: null } })
const interrupted = task({
  manual: { step: { kind: 'interrupted', target, since: 1 }, remaining: 3, last: null },
})
const blocked = task({ parked: { until: 9, reason: 'account_blocked' } })

test.each([
  ['the guard’s wait is over', waiting, ready, ['ready']],
  [
    'the next target follows a deed',
    task({ manual: { step: { kind: 'loading' }, remaining: 3, last: null } }),
    ready,
    [],
  ],
  ['the program was killed at a target', ready, interrupted, ['interrupted']],
  ['nothing has changed', interrupted, interrupted, []],
  ['the account was blocked', ready, blocked, ['blocked']],
])('%s', (_title, before, after, keys) => {
  expect(noticesBetween(state(before), state(after)).map(({ kind }) => kind)).toEqual(keys)
})

test('the first sight of a task reports what it needs', () => {
  expect(noticesBetween(undefined, state(interrupted))).toEqual([
    { kind: 'interrupted', values: { name: 'Likes' }, path: '/workbench/one' },
  ])
})

const tabs = (...counts: [id: string, unread: number][]) =>
  ({ tabs: counts.map(([id, unread]) => ({ id, unread })) }) as TabsState

test('a page with a higher count than before is news; a page just opened, or with a lower count, is not', () => {
  const before = tabs(['more', 2], ['same', 2], ['less', 2])
  const after = tabs(['more', 3], ['same', 2], ['less', 1], ['opened', 9])
  expect(newlyUnread(before, after)).toEqual(['more'])
  expect(newlyUnread(undefined, after)).toEqual([])
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a changed clock is reported once, with the difference; a late timer is not', () => {
  const time = { now: 0, passed: 0 }
  const jumps: number[] = []
  const stop = watchClock(
    (ms) => jumps.push(ms),
    () => time.now,
    () => time.passed,
  )
  const pass = (now: number, passed: number) => {
    time.now += now
    time.passed += passed
    vi.advanceTimersByTime(5000)
  }
  pass(5000, 5000)
  pass(9000, 9000)
  pass(3_605_000, 5000)
  pass(5000, 5000)
  pass(7_205_000, 5000)
  pass(5000, 5000)
  pass(-3_595_000, 5000)
  stop()
  expect(jumps).toEqual([3_600_000, 7_200_000, -3_600_000])
})

test('a change of network is reported once the new one is up, also one that was gone; the same one, or none, is not', () => {
  let addresses = '192.0.2.7'
  const onChange = vi.fn()
  const stop = watchNetwork(onChange, () => addresses)
  const both = '192.0.2.7 198.51.100.3'
  const calls = ['192.0.2.7', '', '', both, both, '192.0.2.7', '', '192.0.2.7'].map((now) => {
    addresses = now
    vi.advanceTimersByTime(5000)
    return onChange.mock.calls.length
  })
  stop()
  expect(calls).toEqual([0, 0, 0, 1, 1, 2, 2, 3])
})

test('a store that was set aside is reported until the notice is dismissed', () => {
  const error = vi.fn()
  const stores = new SetAsideStores({ info: vi.fn(), warn: vi.fn(), error })
  const told: unknown[] = []
  const settings = { store: 'settings', path: '/data/settings.json.1' } as never
  stores.add(settings)
  expect(error).toHaveBeenCalledOnce()
  stores.onChange((list) => told.push(list))
  const journal = { store: 'journal', path: '/data/journal.db.1' } as never
  stores.add(journal)
  expect(stores.list()).toEqual([settings, journal])
  stores.dismiss()
  expect(stores.list()).toEqual([])
  expect(told).toEqual([[settings, journal], []])
})
