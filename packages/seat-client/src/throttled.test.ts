import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import { throttled } from './throttled.ts'

const { signal } = new AbortController()

// box/box-node-sdk#165: an import of a thousand accounts announces each of them.
test('continuous calls run the work at once, one run at a time, and once more after the last call', async () => {
  const clock = createSimClock()
  const runs: number[] = []
  const began = clock.now()
  const sync = throttled(
    async () => {
      runs.push(clock.now() - began)
      if (runs.length === 1) throw new Error('not now')
    },
    (ms) => clock.wait(ms, signal),
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

test('what is wanted for ever runs less than 30 times in five minutes, and at once after a while of peace', async () => {
  const clock = createSimClock()
  let runs = 0
  const sync = throttled(
    async () => {
      runs += 1
    },
    (ms) => clock.wait(ms, signal),
  )
  for (let at = 0; at < 5 * 60_000; at += 100) {
    sync()
    await clock.wait(100, signal)
  }
  expect(runs).toBeGreaterThan(10)
  expect(runs).toBeLessThan(30)
  await clock.wait(2 * 60_000, signal)
  const before = runs
  sync()
  expect(runs).toBe(before + 1)
  await clock.wait(300, signal)
  sync()
  expect(runs).toBe(before + 2)
})
