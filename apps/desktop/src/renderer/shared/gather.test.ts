import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes in a burst is handed over once, so long after the first of it', () => {
  const handed: string[] = []
  const gatherer = gather<string>(250, (thing) => handed.push(thing))
  gatherer.add(['a', 'b'])
  vi.advanceTimersByTime(200)
  gatherer.add(['a', 'c'])
  gatherer.add([])
  expect(handed).toEqual([])
  vi.advanceTimersByTime(50)
  expect(handed).toEqual(['a', 'b', 'c'])
  gatherer.add(['a'])
  vi.advanceTimersByTime(250)
  expect(handed).toEqual(['a', 'b', 'c', 'a'])
})

test('after the end nothing is handed over', () => {
  const handed: string[] = []
  const gatherer = gather<string>(250, (thing) => handed.push(thing))
  gatherer.add(['a'])
  gatherer.stop()
  vi.advanceTimersByTime(1000)
  expect(handed).toEqual([])
})
