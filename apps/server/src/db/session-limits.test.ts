import { expect, test } from 'vitest'
import { sessionLimits, turnLimits } from './session-limits.ts'

test('statements end after 20 s, waits for locks after 5, transactions left open and waits for a turn after 10', () => {
  expect(sessionLimits).toEqual({
    statement_timeout: 20_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  expect(turnLimits).toEqual({ wait: 10_000 })
})
