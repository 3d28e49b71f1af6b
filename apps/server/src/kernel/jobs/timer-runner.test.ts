import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Job } from './jobs.ts'
import { runWithTimers } from './timer-runner.ts'

const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A job every ten seconds, which takes two. */
function slowJob(act: (run: number) => void = () => undefined) {
  let runs = 0
  const job: Job = {
    name: 'tea',
    intervalSeconds: 10,
    async run() {
      runs += 1
      const run = runs
      await new Promise((done) => setTimeout(done, 2000))
      act(run)
    },
  }
  return { job, runs: () => runs }
}
const run = ({ run: go }: Job) => go()

/** Stops a runner while the current run finishes. */
async function stopped(runner: ReturnType<typeof runWithTimers>): Promise<void> {
  const stopping = runner.stop()
  await vi.advanceTimersByTimeAsync(2000)
  await stopping
}

test('a stop waits for the run that is under way, and for no other', async () => {
  let done = 0
  const { job } = slowJob(() => {
    done += 1
  })
  const runner = runWithTimers([job], run)
  await vi.advanceTimersByTimeAsync(1000)
  const stopping = runner.stop().then(() => done)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await stopping).toBe(1)
})

test.each([-3 * HOUR, 3 * HOUR])(
  'a clock that is set by %d ms during a run does not change the schedule',
  async (by) => {
    const { job, runs } = slowJob((number) => {
      if (number === 1) vi.setSystemTime(Date.now() + by)
    })
    const runner = runWithTimers([job], run)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(runs()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs()).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(runs()).toBe(8)
    await stopped(runner)
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(runs()).toBe(8)
  },
)

test('a failed job is retried sooner, and a job longer than its interval runs back to back', async () => {
  const { job, runs } = slowJob(() => {
    throw new Error('no')
  })
  const failing = runWithTimers([{ ...job, intervalSeconds: 3600, retrySeconds: 5 }], run)
  await vi.advanceTimersByTimeAsync(5000)
  expect(runs()).toBe(2)
  await stopped(failing)
  const long = slowJob()
  const following = runWithTimers([{ ...long.job, intervalSeconds: 1 }], run)
  await vi.advanceTimersByTimeAsync(9000)
  expect(long.runs()).toBe(5)
  await stopped(following)
})
