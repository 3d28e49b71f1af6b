import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHeartbeat } from './heartbeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a device tells that it lives, at once and every fifteen seconds, until it stops', async () => {
  const call = vi
    .fn()
    .mockResolvedValueOnce({})
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue({})
  const onAnswer = vi.fn()
  const controller = new AbortController()
  startHeartbeat({ call } as never, controller.signal, onAnswer)
  expect(call).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(30_000)
  expect([call.mock.calls.length, onAnswer.mock.calls.length]).toEqual([3, 2])
  controller.abort()
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call).toHaveBeenCalledTimes(3)
})
