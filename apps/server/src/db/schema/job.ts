import type { EpochMs } from './values.ts'

/** The last run of each job. Moments are by the servers' own clocks. */
export interface JobRunTable {
  name: string
  /** When it began. */
  ticked_at: EpochMs
  duration_ms: number
  /** What the last run failed with; null = it went well. */
  error: string | null
  /** When a run last failed; null = never. */
  failed_at: EpochMs | null
  /** Which server ran it. */
  server: string
}

/** Tables of jobs, for the schema. */
export interface JobSchema {
  job_tick: JobRunTable
}
