import { expect, test } from 'vitest'
import { type Clock, systemClock, waitUntil } from './clock.ts'

test.each([0, 60_000])('a wait of %i ms rejects if its signal was aborted before', async (ms) => {
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(systemClock.wait(ms, stopped)).rejects.toThrow('stopped')
})

test('aborting a wait ends it at once, with the reason', async () => {
  const controller = new AbortController()
  const waiting = systemClock.wait(60_000, controller.signal)
  controller.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
})

test('waiting for a moment follows a clock that is corrected in the meantime', async () => {
  let now = 0
  let passed = 0
  const clock: Clock = {
    now: () => now,
    async wait(ms) {
      // The clock was an hour ahead before the first answer.
      now += passed === 0 ? ms - 60 * 60_000 : ms
      passed += ms
    },
  }
  await waitUntil(clock, 10 * 60_000, new AbortController().signal)
  expect(passed).toBe(70 * 60_000)
  await waitUntil(clock, 0, new AbortController().signal)
  expect(passed).toBe(70 * 60_000)
})
