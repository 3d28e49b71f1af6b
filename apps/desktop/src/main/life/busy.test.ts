import type { RunnerTask } from '@seaport/runner/state'
import { expect, test } from 'vitest'
import { isBusy } from './busy.ts'

const NOW = Date.UTC(2026, 9, 25, 1)
const target = {
  position: 0,
  target: '@ann',
  external_id: null,
  comment: null,
  person: null,
  begun: 'no',
} as const
const manual = (step: NonNullable<RunnerTask['manual']>['step']) => ({ step, remaining: 3, last: null })

test.each<[string, boolean, Partial<RunnerTask>]>([
  ['acts by itself', true, {}],
  ['pauses between two messages', true, { parked: { until: NOW + 90_000, reason: 'send_interval' } }],
  ['rests until the morning', false, { parked: { until: NOW + 7 * 3_600_000, reason: 'quiet_hours' } }],
  ['waits for a sign-in', false, { parked: { until: null, reason: 'account_signed_out' } }],
  ['has its person at a target', true, { manual: manual({ kind: 'open', target, since: NOW }) }],
  ['waits for its person', false, { manual: manual({ kind: 'ready', target }) }],
  ['asks its person', false, { manual: manual({ kind: 'interrupted', target, since: NOW }) }],
  ['collects by hand', false, { collection: { sources: [], source: 0, recent: [] } }],
])('a task that %s is busy: %s', (_title, busy, change) => {
  const task: RunnerTask = {
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
  }
  expect(isBusy(task, NOW)).toBe(busy)
})
