import { PgBoss } from 'pg-boss'
import { connectionSettings } from '../../db/postgres.ts'
import type { Log } from '../log.ts'
import { type Job, type RunJob, retryAfter } from './jobs.ts'

/** A server that sends no heartbeat for this long while running a job is lost: the job runs elsewhere. */
const LOST_SECONDS = 15
/** Maximum duration of a run. */
const LONGEST_RUN_SECONDS = 15 * 60
/** Retention of finished runs: longer than an interval, so that none can run twice. */
const keptSeconds = ({ intervalSeconds }: Job) => Math.max(600, 2 * intervalSeconds)

/** Timeout of the queue's own statements, which are short, in milliseconds; then their connection is closed. */
const poolLimits = { query_timeout: 30_000 }

/**
 * Runs jobs on any free server of the installation. Every server proposes every run when its time comes; the database keeps the first proposal and
 * drops the others, then wakes the servers, one of which runs it. A proposal needs no state, so a server that dies breaks no chain.
 */
export async function runWithPgBoss(
  url: string,
  jobs: readonly Job[],
  run: RunJob,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    ...connectionSettings(url),
    ...poolLimits,
    application_name: 'seaport jobs',
    max: 3,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 300,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'The queue of jobs had trouble'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      // One run at a time, across all servers.
      policy: 'exclusive',
      notify: true,
      expireInSeconds: LONGEST_RUN_SECONDS,
      heartbeatSeconds: LOST_SECONDS,
      deleteAfterSeconds: keptSeconds(job),
      retryLimit: 2,
      retryDelay: retryAfter(job),
    })
    await boss.work(
      job.name,
      { pollingIntervalSeconds: Math.min(job.intervalSeconds, 5), notifyPollingIntervalSeconds: 5 },
      () => run(job),
    )
  }

  const guard = await forgetTurnsAhead(boss, log)
  const proposals = jobs.map((job) => enqueueDueRuns(boss, job, log))
  return {
    async stop() {
      await guard.stop()
      for (const proposal of proposals) await proposal.stop()
      await boss.stop({ graceful: true, close: true })
    },
  }
}

/** Interval in milliseconds for looking for runs in the future. */
const AHEAD_MS = 30_000

/**
 * Finished runs are kept so that none runs twice. After the database's clock is set back, those in the future would keep their job from running again
 * until the clock has passed them, and waiting retries would wait as long. Finished ones are deleted, waiting ones become due.
 */
async function forgetTurnsAhead(boss: PgBoss, log: Log): Promise<{ stop(): Promise<void> }> {
  const forget = async () => {
    const ahead = `now() + interval '1 minute'`
    const sql = boss.getDb()
    await sql.executeSql(
      `delete from pgboss.job where created_on > ${ahead} and state in ('completed', 'cancelled', 'failed')`,
      [],
    )
    await sql.executeSql(
      `update pgboss.job set created_on = now(), start_after = now() where created_on > ${ahead} and state in ('created', 'retry')`,
      [],
    )
  }
  await forget()
  let going = Promise.resolve()
  const timer = setInterval(() => {
    going = forget().catch((error: unknown) =>
      log.warn({ err: error }, 'Turns of jobs ahead could not be looked for'),
    )
  }, AHEAD_MS)
  return {
    async stop() {
      clearInterval(timer)
      await going
    },
  }
}

/** Proposes a run now, and each following one when its time comes. */
function enqueueDueRuns(boss: PgBoss, { name, intervalSeconds }: Job, log: Log): { stop(): Promise<void> } {
  let going = Promise.resolve()
  const propose = () => {
    going = boss.send(name, {}, { singletonSeconds: intervalSeconds }).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error, job: name }, 'A job could not be proposed'),
    )
  }
  propose()
  const timer = setInterval(propose, intervalSeconds * 1000)
  return {
    async stop() {
      clearInterval(timer)
      await going
    },
  }
}
