import { z } from 'zod'
import { Count, Instant } from '../kernel/primitives.schema.ts'

/** A background job of the server, and its last run. */
export const JobState = z.object({
  name: z.string(),
  every_seconds: Count,
  /** When the last run began; null = it never ran. */
  last_tick: Instant.nullable(),
  /** How long the last run took, in milliseconds. */
  duration_ms: Count.nullable(),
  /** Whether the last run went well; a job that never ran has not failed. */
  ok: z.boolean(),
  /** Error of the last run. */
  error: z.string().nullable(),
  /** When a run last failed. */
  last_failure: Instant.nullable(),
  /** When the next run is due; null = at once. */
  next_due: Instant.nullable(),
  /** It missed several runs: it hangs, or no server runs it. */
  late: z.boolean(),
  /** Server of the last run. */
  server: z.string().nullable(),
})
export type JobState = z.infer<typeof JobState>

export const listJobs = {
  data: z.object({ list: z.array(JobState) }),
}
