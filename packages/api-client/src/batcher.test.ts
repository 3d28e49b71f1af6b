import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatcher } from './batcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a burst is flushed once, a fixed time after its first key', () => {
  const flush = vi.fn()
  const batcher = createBatcher(flush, 250)
  for (let at = 0; at < 200; at += 1) batcher.add(['/task'])
  vi.advanceTimersByTime(200)
  batcher.add(['/agent', { id: '1' }])
  batcher.add(['/agent', { id: '1' }])
  vi.advanceTimersByTime(49)
  expect(flush).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(flush.mock.calls).toEqual([[['/task']], [['/agent', { id: '1' }]]])
  batcher.add(['/task'])
  vi.advanceTimersByTime(250)
  expect(flush).toHaveBeenCalledTimes(3)
})

test('what was cleared is not flushed', () => {
  const flush = vi.fn()
  const batcher = createBatcher(flush, 250)
  batcher.add(['/task'])
  batcher.clear()
  vi.advanceTimersByTime(1000)
  expect(flush).not.toHaveBeenCalled()
  batcher.add(['/seat'])
  vi.advanceTimersByTime(250)
  expect(flush.mock.calls).toEqual([[['/seat']]])
})
