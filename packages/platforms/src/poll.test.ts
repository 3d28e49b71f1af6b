import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test, vi } from 'vitest'
import { untilReady } from './poll.ts'

const { signal } = new AbortController()

test.each([0, 1000, 24 * 60 * 60_000])(
  'a resource that asks to wait %i ms forever is abandoned after 16 polls',
  async (wait) => {
    const clock = createSimClock()
    let looks = 0
    const look = async () => {
      looks += 1
      return wait
    }
    await expect(untilReady({ clock, signal }, look)).rejects.toMatchObject({
      outcome: { kind: 'file_refused' },
    })
    clock.stop()
    expect(looks).toBe(16)
  },
)

test('a resource that takes a quarter of an hour is awaited', async () => {
  const clock = createSimClock()
  const began = clock.now()
  await untilReady({ clock, signal }, async () => (clock.now() - began < 14 * 60_000 ? 0 : null))
  clock.stop()
  expect(clock.now() - began).toBeLessThan(20 * 60_000)
})

test('who is told to stop looks no more', async () => {
  const clock = createSimClock()
  const stopping = new AbortController()
  const looks = vi.fn(async () => {
    stopping.abort(new Error('stopped'))
    return 0
  })
  await expect(untilReady({ clock, signal: stopping.signal }, looks)).rejects.toThrow('stopped')
  clock.stop()
  expect(looks).toHaveBeenCalledOnce()
})
