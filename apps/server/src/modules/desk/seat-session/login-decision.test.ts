import { expect, test } from 'vitest'
import { decideLogin } from './login-decision.ts'

const now = 1_000_000
const session_hash = Buffer.from('token')

test.each([
  ['bind', { device_key: null, session_hash: null, last_seen_at: null }],
  ['again', { device_key: 'mine', session_hash: null, last_seen_at: null }],
  ['again', { device_key: 'mine', session_hash, last_seen_at: now }],
  ['held', { device_key: 'other', session_hash, last_seen_at: now - 59_999 }],
  ['takeover', { device_key: 'other', session_hash, last_seen_at: now - 60_000 }],
  ['takeover', { device_key: 'other', session_hash: null, last_seen_at: now }],
] as const)('%s: %o', (decision, seat) => {
  expect(decideLogin(seat, 'mine', now)).toBe(decision)
})
