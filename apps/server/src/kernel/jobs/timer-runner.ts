import { type Job, type RunJob, retryAfter } from './jobs.ts'

/**
 * Runs jobs inside this process, each at once and then at its interval, never concurrently with itself. The schedule uses a monotonic clock: with the
 * machine's clock set back by hours, a job would wait as long.
 */
export function runWithTimers(jobs: readonly Job[], run: RunJob): { stop(): Promise<void> } {
  let stopped = false
  const timers = new Map<Job, NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()

  const turn = (job: Job) => {
    const began = performance.now()
    const next = (seconds: number) => {
      const wait = Math.max(0, began + seconds * 1000 - performance.now())
      if (!stopped) timers.set(job, setTimeout(turn, wait, job))
    }
    const going: Promise<void> = run(job)
      .then(
        () => next(job.intervalSeconds),
        () => next(retryAfter(job)),
      )
      .finally(() => underWay.delete(going))
    underWay.add(going)
  }

  jobs.forEach(turn)
  return {
    async stop() {
      stopped = true
      timers.forEach(clearTimeout)
      await Promise.all(underWay)
    },
  }
}
