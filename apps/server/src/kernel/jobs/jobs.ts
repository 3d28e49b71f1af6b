import type { JobState } from '@seaport/contract/platform/job.schema'

/** A background job: work that recurs on a schedule. */
export interface Job {
  name: string
  intervalSeconds: number
  /** Delay of a retry after a failure, unless the next run comes sooner; half a minute by default. */
  retrySeconds?: number
  /** May run on several servers at once after one was lost in the middle, so it must claim its work. */
  run(): Promise<void>
}

/** A runner of background jobs. */
export interface JobRunner {
  /** State of each job; the same on every server of the installation. */
  states(): Promise<JobState[]>
  /** Starts nothing new and waits for runs in progress. */
  stop(): Promise<void>
}

/** Runs a job once. @throws the job's error, after logging and recording it */
export type RunJob = (job: Job) => Promise<void>

/** @returns the delay of a retry after a failure */
export function retryAfter({ intervalSeconds, retrySeconds = 30 }: Job): number {
  return Math.min(intervalSeconds, retrySeconds)
}
