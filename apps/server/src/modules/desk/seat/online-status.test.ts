import { expect, test } from 'vitest'
import { isOnline } from './online-status.ts'

const session_hash = Buffer.from('token')

test('a seat is online while its session gave a sign of life within the last minute', () => {
  expect(isOnline({ session_hash, last_seen_at: 1000 }, 60_999)).toBe(true)
  expect(isOnline({ session_hash, last_seen_at: 1000 }, 61_000)).toBe(false)
})

test('a seat without a session is offline, however recent its last heartbeat', () => {
  expect(isOnline({ session_hash: null, last_seen_at: 1000 }, 1000)).toBe(false)
  expect(isOnline({ session_hash, last_seen_at: null }, 1000)).toBe(false)
})
