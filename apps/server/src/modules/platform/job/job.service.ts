import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { JobState } from '@seaport/contract/platform/job.schema'
import type { JobRunTable } from '../../../db/schema/job.ts'
import type { Db } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { listJobRuns, recordJobRun } from './job.repository.ts'

/** Missed runs after which a job is late… */
const TURNS = 3
/** …plus a minute, because a server may take a while to start, and a job to run. */
const GRACE = 60_000
/** Maximum stored length of an error. */
const LONGEST_ERROR = 500

/**
 * Runs a job once and writes down how it went.
 * @param server names this process
 * @throws what the job throws
 */
export async function recordRun(db: Db, job: Job, server: string): Promise<void> {
  const [ticked_at, began] = [Date.now(), performance.now()]
  const told = (error: string | null) => {
    const duration_ms = Math.round(performance.now() - began)
    return recordJobRun(db, { name: job.name, ticked_at, duration_ms, error, server })
  }
  try {
    await job.run()
  } catch (failure) {
    await told(cutUnits(String(failure instanceof Error ? failure.message : failure), LONGEST_ERROR))
    throw failure
  }
  await told(null)
}

/** @returns the state of each job, in order */
export async function jobStates(db: Db, jobs: readonly Job[], now: number): Promise<JobState[]> {
  const ticks = new Map((await listJobRuns(db)).map((tick) => [tick.name, tick]))
  return jobs.map((job) => stateOf(job, ticks.get(job.name), now))
}

/** @returns the state of a job by its last run */
export function stateOf(job: Job, tick: JobRunTable | undefined, now: number): JobState {
  const { name, intervalSeconds } = job
  const period = intervalSeconds * 1000
  return {
    name,
    every_seconds: intervalSeconds,
    last_tick: instantOrNull(tick?.ticked_at ?? null),
    duration_ms: tick?.duration_ms ?? null,
    ok: tick?.error == null,
    error: tick?.error ?? null,
    last_failure: instantOrNull(tick?.failed_at ?? null),
    next_due: tick ? instant(tick.ticked_at + period) : null,
    late: tick === undefined || now - tick.ticked_at - tick.duration_ms > TURNS * period + GRACE,
    server: tick?.server ?? null,
  }
}
