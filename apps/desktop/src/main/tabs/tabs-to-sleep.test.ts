import { expect, test } from 'vitest'
import { type AwakePage, IDLE_MS, tabsToSleep } from './tabs-to-sleep.ts'

const NOW = 10 * IDLE_MS
const page = (id: string, change: Partial<AwakePage> = {}): AwakePage => ({
  id,
  busy: false,
  seenAt: NOW - 1000,
  memory: 100,
  ...change,
})

test.each<[string, AwakePage[], number, string[]]>([
  ['within the budget all stay awake', [page('a'), page('b')], 200, []],
  [
    'beyond it those looked at longest ago sleep, until the rest keeps within it',
    [page('a', { seenAt: NOW - 1 }), page('b', { seenAt: NOW - 3 }), page('c', { seenAt: NOW - 2 })],
    150,
    ['b', 'c'],
  ],
  [
    'a page that is looked at never sleeps, however much it uses',
    [page('a', { busy: true, memory: 900, seenAt: 0 }), page('b')],
    500,
    ['b'],
  ],
  ['one that is idle for long sleeps anyway', [page('a', { seenAt: NOW - IDLE_MS }), page('b')], 9000, ['a']],
  ['one that is idle a moment less does not', [page('a', { seenAt: NOW - IDLE_MS + 1 })], 9000, []],
])('%s', (_title, pages, budget, asleep) => {
  expect(tabsToSleep(pages, budget, NOW)).toEqual(asleep)
})
