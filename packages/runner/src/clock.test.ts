import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'

test.each([0, 60_000])('whoever was stopped is told so, also after a wait of %i ms', async (ms) => {
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(systemClock.wait(ms, stopped)).rejects.toThrow('stopped')
})

test('a wait that is stopped ends at once, with the reason', async () => {
  const controller = new AbortController()
  const waiting = systemClock.wait(60_000, controller.signal)
  controller.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
})
