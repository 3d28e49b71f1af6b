import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPulse } from './event-pulse.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const EVERY = 15_000
/** A listener that records heartbeats and its end. */
function member(of: string) {
  return { of, beat: vi.fn<() => void>(), end: vi.fn<() => void>() }
}

test('each member gets one heartbeat per interval, and the sessions are checked in small groups', async () => {
  const asked: string[][] = []
  const pulse = createPulse<string>(
    EVERY,
    async (all) => {
      asked.push([...all])
      return new Set(all)
    },
    (error) => expect.unreachable(String(error)),
  )
  const members = Array.from({ length: 150 }, (_, index) => member(`m${index}`))
  for (const one of members) pulse.join(one)
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(members.every(({ beat }) => beat.mock.calls.length === 1)).toBe(true)
  expect(asked).toHaveLength(15)
  expect(asked.every((all) => all.length === 10)).toBe(true)
  expect(asked.flat().toSorted()).toEqual(members.map(({ of }) => of).toSorted())
  await vi.advanceTimersByTimeAsync(2 * EVERY)
  expect(members.every(({ beat, end }) => beat.mock.calls.length === 3 && end.mock.calls.length === 0)).toBe(
    true,
  )
})

test('a member whose session is over is ended; one that left is no longer checked, and the last one stops the timer', async () => {
  const alive = new Set(['lives'])
  const living = vi.fn<(all: readonly string[]) => Promise<Set<string>>>(async () => alive)
  const pulse = createPulse<string>(EVERY, living, (error) => expect.unreachable(String(error)))
  const [lives, over] = [member('lives'), member('over')]
  const leave = [pulse.join(lives), pulse.join(over)]
  await vi.advanceTimersByTimeAsync(EVERY)
  expect([lives.end.mock.calls.length, over.end.mock.calls.length]).toEqual([0, 1])
  leave[1]?.()
  leave[1]?.()
  await vi.advanceTimersByTimeAsync(EVERY)
  expect([lives.beat.mock.calls.length, over.beat.mock.calls.length]).toEqual([2, 1])
  leave[0]?.()
  expect(vi.getTimerCount()).toBe(0)
  pulse.join(lives)
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(lives.beat).toHaveBeenCalledTimes(3)
})

test('a failed check ends nobody, and is repeated', async () => {
  const onFault = vi.fn<(error: unknown) => void>()
  const living = vi.fn<(all: readonly string[]) => Promise<Set<string>>>(async () => {
    throw new Error('away')
  })
  const pulse = createPulse<string>(EVERY, living, onFault)
  const one = member('one')
  pulse.join(one)
  await vi.advanceTimersByTimeAsync(2 * EVERY)
  expect(onFault).toHaveBeenCalledTimes(2)
  expect(one.end).not.toHaveBeenCalled()
})
