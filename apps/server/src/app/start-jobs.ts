import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Installation } from '../kernel/installation.ts'
import type { Job, JobRunner, RunJob } from '../kernel/jobs/jobs.ts'
import { runWithPgBoss } from '../kernel/jobs/pg-boss-runner.ts'
import { runWithTimers } from '../kernel/jobs/timer-runner.ts'
import { jobStates, recordRun } from '../modules/platform/job/job.public.ts'

/**
 * Starts the recurring jobs: by timers in a single process on SQLite, by pg-boss on PostgreSQL, where each run happens on one of several servers.
 * The result of each run is recorded.
 */
export async function startJobs(
  { database, disk, log }: Pick<Installation, 'database' | 'disk' | 'log'>,
  jobs: readonly Job[],
): Promise<JobRunner> {
  const server = `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`
  const run: RunJob = async (job) => {
    try {
      await recordRun(database.db, job, server)
    } catch (error) {
      disk.notice(error)
      log.error({ err: error, job: job.name }, 'A job failed')
      throw error
    }
  }
  const { stop } = database.shared
    ? await runWithPgBoss(database.shared.connectionString, jobs, run, log)
    : runWithTimers(jobs, run)
  return { states: () => jobStates(database.db, jobs, Date.now()), stop }
}
