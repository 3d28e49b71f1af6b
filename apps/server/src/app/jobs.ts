import type { JobState } from '@seaport/contract/job'

/** Something that happens by itself, again and again. */
export interface Job {
  name: string
  everySeconds: number
  /** May come to run on several servers at once, after one was lost in the middle: it must claim what it works on. */
  run(): Promise<void>
}

/** Makes jobs run. */
export interface JobRunner {
  /** How each job stands; the same on every server of the installation. */
  states(): Promise<JobState[]>
  /** Starts nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/** Runs a job once. @throws what the job throws, after it was logged and written down */
export type RunJob = (job: Job) => Promise<void>

/** A job that failed is tried again after this long, or with its next turn if that comes sooner. */
export const RETRY_SECONDS = 30
