import type { Log } from './log.ts'

/** Something that happens by itself, again and again. */
export interface Job {
  name: string
  everySeconds: number
  /** May run on several servers at once: it must claim what it works on. */
  run(): Promise<void>
}

/** What /ready tells of a job. */
export interface JobState {
  name: string
  last_tick: string | null
  ok: boolean
}

export interface JobRunner {
  states(): JobState[]
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** Runs jobs inside this process, never the same one twice at once; a failure is logged and shown, and the next tick tries again. */
export function startJobs(jobs: readonly Job[], log: Log): JobRunner {
  const states = new Map(
    jobs.map((job) => [job.name, { name: job.name, last_tick: null as string | null, ok: true }]),
  )
  const underWay = new Map<string, Promise<void>>()

  const tick = (job: Job) => {
    if (underWay.has(job.name)) return
    const run = job
      .run()
      .then(
        () => states.set(job.name, { name: job.name, last_tick: new Date().toISOString(), ok: true }),
        (error: unknown) => {
          log.error({ err: error, job: job.name }, 'A job failed')
          states.set(job.name, { name: job.name, last_tick: new Date().toISOString(), ok: false })
        },
      )
      .then(() => {
        underWay.delete(job.name)
      })
    underWay.set(job.name, run)
  }

  const timers = jobs.map((job) => {
    tick(job)
    return setInterval(tick, job.everySeconds * 1000, job)
  })
  return {
    states: () => [...states.values()],
    async stop() {
      timers.forEach(clearInterval)
      await Promise.all(underWay.values())
    },
  }
}
