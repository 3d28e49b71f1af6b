import { expect, test } from 'vitest'
import { createOwnRefusals } from './own-refusals.ts'

const HOUR = 60 * 60_000

test('two accounts of one app within an hour are refused for the app', () => {
  let now = 0
  const whose = createOwnRefusals({ now: () => now })
  const at = (ms: number, app: string, account: string) => {
    now = ms
    return whose(app, account)
  }
  expect([
    at(0, 'app', 'a'),
    at(1, 'app', 'a'),
    at(2, 'other', 'b'),
    at(HOUR + 1, 'app', 'b'),
    at(HOUR + 2, 'app', 'b'),
    at(2 * HOUR, 'app', 'c'),
    at(2 * HOUR, 'other', 'c'),
    // The last refusal of each counts, not the first.
    at(3 * HOUR - 1, 'app', 'c'),
    at(4 * HOUR - 2, 'app', 'd'),
  ]).toEqual([
    ...['account', 'account', 'account', 'account', 'account', 'app', 'account'],
    ...['account', 'app'],
  ])
})
