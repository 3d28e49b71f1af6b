import { expect, test } from 'vitest'
import { readKeys } from './role-keys.ts'

test('a role’s keys are read, without unknown ones', () => {
  expect([...readKeys('["007","1-admin","no-such-key"]')]).toEqual(['007', '1-admin'])
  expect(readKeys('["007"]')).toBe(readKeys('["007"]'))
})

test('a damaged role is an error, not a role without keys', () => {
  expect(() => readKeys('{}')).toThrow()
})
