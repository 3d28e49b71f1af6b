import type { EpochMs } from './values.ts'

/** The last run of each job. Moments are by the servers' own clocks. */
export interface JobRunTable {
  name: string
  /** When it started. */
  ticked_at: EpochMs
  duration_ms: number
  /** Error of the last run; null = none. */
  error: string | null
  /** When a run last failed; null = never. */
  failed_at: EpochMs | null
  /** Server that ran it. */
  server: string
}

/** Tables of jobs, for the schema. */
export interface JobSchema {
  job_tick: JobRunTable
}
