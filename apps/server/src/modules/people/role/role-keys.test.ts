import { planIds, plans } from '@seaport/contract/people/plan'
import { expect, test } from 'vitest'
import { readKeys, readKeysInEffect } from './role-keys.ts'

test('a role’s keys are read, without unknown ones', () => {
  expect([...readKeys('["007","1-admin","no-such-key"]')]).toEqual(['007', '1-admin'])
  expect(readKeys('["007"]')).toBe(readKeys('["007"]'))
})

test('a damaged role is an error, not a role without keys', () => {
  expect(() => readKeys('{}')).toThrow()
})

test('the same role has each plan’s keys for its supervisors, and none of their own for administrators', () => {
  const keysOf = (plan: Parameters<typeof readKeysInEffect>[1]) => [...readKeysInEffect('["007","1"]', plan)]
  for (const _ of ['at first', 'as remembered']) {
    for (const plan of planIds) expect(keysOf(plan)).toEqual(['007', '1', ...plans[plan].keys])
    expect(keysOf(null)).toEqual(['007'])
  }
})
