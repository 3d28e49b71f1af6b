import { PgBoss } from 'pg-boss'
import { connectionSettings } from '../../db/postgres.ts'
import type { Log } from '../log.ts'
import { type Job, type RunJob, retryAfter } from './jobs.ts'

/** A server that ran a job and gives no sign of life for this long is lost: the job runs elsewhere. */
const LOST_SECONDS = 15
/** Longest that a run may take. */
const LONGEST_RUN_SECONDS = 15 * 60
/** Retention of finished turns: longer than a turn, so that none can run twice. */
const keptSeconds = ({ intervalSeconds }: Job) => Math.max(600, 2 * intervalSeconds)

/** The queue's own statements are short. Without an answer in that time its connection is given up, in milliseconds. */
const poolLimits = { query_timeout: 30_000 }

/**
 * Runs jobs on any free server of the installation. Every server proposes every run when its moment comes; the database keeps the first proposal and drops the
 * others, then wakes the servers, one of which runs it. A proposal needs no state, so a server that dies breaks no chain.
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
      // One turn at a time, over all servers.
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

/** How often turns ahead are looked for, in milliseconds. */
const AHEAD_MS = 30_000

/**
 * Finished turns are kept so that none runs twice. After the database's clock is set back, those of moments that come again would keep each job from running
 * until the clock is past them, and turns that wait for another try would wait for as long: the former are forgotten, the latter are due.
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

/** Proposes a turn now, and each following one as its moment comes. */
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
