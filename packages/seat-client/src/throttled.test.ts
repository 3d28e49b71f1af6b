import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { throttled } from './throttled.ts'

const { signal } = new AbortController()

// box/box-node-sdk#165: an import of a thousand accounts announces each of them.
test('what is wanted without a pause runs at once, once at a time, and once more after the last', async () => {
  const clock = createSimClock()
  const runs: number[] = []
  const began = clock.now()
  const sync = throttled(
    async () => {
      runs.push(clock.now() - began)
      if (runs.length === 1) throw new Error('not now')
    },
    () => clock.wait(250, signal),
  )
  for (let event = 0; event < 1000; event += 1) sync()
  expect(runs).toEqual([0])
  await clock.wait(1000, signal)
  expect(runs).toEqual([0, 250])
  sync()
  expect(runs).toEqual([0, 250, 1000])
  await clock.wait(1000, signal)
  expect(runs).toHaveLength(3)
})
