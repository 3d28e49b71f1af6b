import { expect, test } from 'vitest'
import { createServerStatus } from './server-status.ts'

test('each change of what is known of the server is told, and only a change', () => {
  const told: unknown[] = []
  let now = 0
  const status = createServerStatus(
    () => told.push([status.isOnline(), status.egressFault()]),
    () => now,
  )
  const record = (...call: Parameters<typeof status.record>) => {
    now += 1000
    status.record(...call)
    return [told.splice(0), status.lastAnswerAt()]
  }
  expect([status.isOnline(), status.egressFault(), status.lastAnswerAt()]).toEqual([true, null, null])
  expect(record(true)).toEqual([[], 1000])
  expect(record(false)).toEqual([[[false, null]], 1000])
  expect(record(false)).toEqual([[], 1000])
  expect(record(false, 'unreachable')).toEqual([[[false, 'unreachable']], 1000])
  expect(record(false, 'unreachable')).toEqual([[], 1000])
  expect(record(true)).toEqual([[[true, null]], 6000])
})
