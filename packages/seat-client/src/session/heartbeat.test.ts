import { heartbeat } from '@seaport/contract/desk/seat-session'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test, vi } from 'vitest'
import { sendHeartbeats } from './heartbeat.ts'

test('a device sends a heartbeat at once and every fifteen seconds, until it is stopped', async () => {
  const clock = createSimClock()
  const beats: number[] = []
  const began = clock.now()
  const controller = new AbortController()
  const call = vi.fn(async (..._call: unknown[]) => {
    beats.push(clock.now() - began)
    if (beats.length === 4) controller.abort()
    if (beats.length === 2) throw new Error('away')
  })
  const onAnswer = vi.fn()
  await sendHeartbeats({ call } as never, clock, controller.signal, onAnswer)
  expect(beats).toEqual([0, 15_000, 30_000, 45_000])
  expect(onAnswer).toHaveBeenCalledTimes(3)
  await clock.wait(60_000, new AbortController().signal)
  expect(call).toHaveBeenCalledTimes(4)
  expect(call.mock.lastCall).toEqual([heartbeat, {}, { signal: controller.signal }])
  clock.stop()
})
