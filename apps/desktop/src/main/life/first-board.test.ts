import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallContext } from '../ipc.ts'
import { awaitFirstBoard } from './first-board.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether the wait is over. */
async function isOver(drawn: Promise<void>): Promise<boolean> {
  return Promise.race([drawn.then(() => true), Promise.resolve().then(() => false)])
}

test('the wait ends when the window reports that its board is drawn', async () => {
  const { drawn, calls } = awaitFirstBoard(5000)
  expect(await isOver(drawn)).toBe(false)
  expect(await calls['window.drawn']({}, {} as CallContext)).toEqual({})
  expect(await isOver(drawn)).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('the wait ends by itself if the window never reports it', async () => {
  const { drawn } = awaitFirstBoard(5000)
  await vi.advanceTimersByTimeAsync(4999)
  expect(await isOver(drawn)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(drawn)).toBe(true)
})
