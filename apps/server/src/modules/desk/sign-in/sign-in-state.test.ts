import { expect, test } from 'vitest'
import type { Secret } from '../../../kernel/secret.ts'
import { createState, readState } from './sign-in-state.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const secretOf = (fill: number): Secret => ({ key: () => Buffer.alloc(32, fill) })
const secret = secretOf(1)
const owner = { sessionHash: Buffer.alloc(32, 7), accountId: 'account-1' }

test('a state returns its port to its own session and account', () => {
  const state = createState(secret, owner, 47821, NOW)
  expect(readState(secret, owner, state, NOW + 60_000)).toBe(47821)
  expect(createState(secret, owner, 47821, NOW)).not.toBe(state)
})

test.each([
  ['another session', { ...owner, sessionHash: Buffer.alloc(32, 8) }, secret, 0],
  ['another account', { ...owner, accountId: 'account-2' }, secret, 0],
  ['another installation', owner, secretOf(2), 0],
  ['a quarter of an hour later', owner, secret, 15 * 60_000],
])('is rejected for %s', (_who, reader, by, later) => {
  expect(readState(by, reader, createState(secret, owner, 47821, NOW), NOW + later)).toBeNull()
})

test.each(['', '.', 'a.b', `${createState(secret, owner, 1, NOW)}x`])('%j is none', (text) => {
  expect(readState(secret, owner, text, NOW)).toBeNull()
})
