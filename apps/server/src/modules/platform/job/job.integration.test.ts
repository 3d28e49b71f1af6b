import { listJobs } from '@seaport/contract/platform/job'
import texts from '@seaport/i18n/locales/en/config.json' with { type: 'json' }
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { startJobs } from '../../../app/start-jobs.ts'
import { connectionSettings } from '../../../db/postgres.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { createUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { jobStates, stateOf } from './job.service.ts'

/** Every job of an installation, with its interval in seconds. */
const everySeconds = {
  ...{ mail: 2, 'proxy-check': 2, 'webhook-delivery': 2 },
  ...{ 'seat-silence': 5, 'task-lease': 5, 'task-start': 5 },
  ...{ 'notification-check': 10, 'order-close': 10, 'setting-apply': 10 },
  ...{ 'port-expiry': 15, 'task-repeat': 15 },
  ...{ housekeeping: 60, 'mail-tidying': 60 },
  ...{ 'file-cleaning': 300, 'release-cleaning': 600 },
  ...{ 'registration-tidying': 3600, 'translation-tidying': 3600, 'webhook-tidying': 3600 },
  statistics: 86_400,
}

/** Proposes another run of a job that is under way, as any server may at any time. */
async function expectNoOtherRun(url: string, name: string): Promise<void> {
  const boss = new PgBoss({ ...connectionSettings(url), migrate: false, supervise: false, schedule: false })
  await boss.start()
  try {
    expect(await boss.send(name)).toBeNull()
  } finally {
    await boss.stop({ graceful: false })
  }
}

bothDatabases('jobs', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, {}, undefined, startJobs)
  })
  afterAll(() => server.stop())

  const start = (...jobs: Job[]) => startJobs(server.installation, jobs)

  test('administrators see when, how long and where each job ran', async () => {
    const admin = await createUser(server, { role: 'admin' })
    const { list } = await vi.waitFor(async () => {
      const answer = await server.call(listJobs, {}, admin)
      expect(answer.list.filter(({ last_tick }) => last_tick === null)).toEqual([])
      return answer
    })
    expect(Object.fromEntries(list.map(({ name, every_seconds }) => [name, every_seconds]))).toEqual(
      everySeconds,
    )
    for (const job of list) {
      expect(texts).toHaveProperty([`jobs.${job.name}`])
      expect(job).toMatchObject({ ok: true, error: null, last_failure: null, late: false })
      expect(job.server).toContain(`:${process.pid}:`)
      expect(Date.parse(job.next_due ?? '') - Date.parse(job.last_tick ?? '')).toBe(job.every_seconds * 1000)
    }
    const supervisor = await createUser(server)
    await refusal(server.call(listJobs, {}, supervisor), 'forbidden')
  })

  test('a failed job reports its error, is retried, and keeps the time of its failure after it succeeds', async () => {
    const seen = Promise.withResolvers<void>()
    const job = { name: 'fails-once', intervalSeconds: 1, run: () => seen.promise }
    const failing = vi.spyOn(job, 'run').mockRejectedValueOnce(new Error('out of luck'))
    const jobs = await start(job)
    try {
      await vi.waitFor(async () => {
        const [state] = await jobs.states()
        expect(state).toMatchObject({ ok: false, error: 'out of luck', last_failure: expect.any(String) })
      })
      seen.resolve()
      await vi.waitFor(async () => {
        const [state] = await jobs.states()
        expect(state).toMatchObject({ ok: true, error: null, last_failure: expect.any(String) })
      })
      expect(failing.mock.calls.length).toBeGreaterThan(1)
    } finally {
      seen.resolve()
      await jobs.stop()
    }
  })

  test('a run in progress keeps others away; a stop waits for it, and nothing starts after it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let [begun, done] = [0, 0]
    const run = async () => {
      begun += 1
      await promise
      done += 1
    }
    const jobs = await start({ name: 'slow', intervalSeconds: 1, run })
    await vi.waitFor(() => expect(begun).toBe(1))
    if (location.url !== null) await expectNoOtherRun(location.url, 'slow')
    const stopping = jobs.stop()
    resolve()
    await stopping
    expect([begun, done]).toEqual([1, 1])
    expect(
      (await jobStates(server.installation.database.db, [{ name: 'slow', intervalSeconds: 1, run }], 0))[0]
        ?.ok,
    ).toBe(true)
  })

  const sharing = location.kind === 'postgres' ? test : null
  sharing?.('a stop ends the timers that the start began', async () => {
    const [begun, ended] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]
    const jobs = await start({ name: 'ended', intervalSeconds: 60, run: async () => undefined })
    const timers = begun.mock.results.map(({ value }) => value)
    expect(timers.length).toBeGreaterThanOrEqual(2)
    await jobs.stop()
    const left = timers.filter((timer) => !ended.mock.calls.some(([one]) => one === timer))
    expect(left).toEqual([])
  })

  sharing?.('the queue goes on when the clock of the database was set back', async () => {
    let runs = 0
    const job: Job = {
      name: 'clock-set-back',
      intervalSeconds: 86_400,
      async run() {
        runs += 1
      },
    }
    const first = await start(job)
    await vi.waitFor(async () => expect((await first.states())[0]?.last_tick).not.toBeNull())
    await first.stop()
    // As if all of this had happened with a clock an hour ahead.
    const { db } = server.installation.database
    const moments = ['created_on', 'start_after', 'started_on', 'completed_on'].map(
      (moment) => sql`${sql.id(moment)} = ${sql.id(moment)} + interval '1 hour'`,
    )
    await sql`update pgboss.job set ${sql.join(moments)} where name = ${job.name}`.execute(db)
    const after = await start(job)
    await vi.waitFor(() => expect(runs).toBe(2))
    await after.stop()
  })

  sharing?.('two servers share the turns, of which the queue tells them: each turn runs once', async () => {
    const turns: [string, number][] = []
    let atOnce = 0
    const job = (where: string): Job => ({
      name: 'shared',
      intervalSeconds: 1,
      async run() {
        atOnce += 1
        expect(atOnce).toBe(1)
        turns.push([where, Date.now()])
        await new Promise(setImmediate)
        atOnce -= 1
      },
    })
    const began = Date.now()
    const both = [await start(job('one')), await start(job('two'))]
    const listening = sql`
      select query from pg_stat_activity where datname = current_database() and query ilike 'listen %pgboss_%'`
    await vi.waitFor(async () => {
      const { rows } = await listening.execute(server.installation.database.db)
      expect(rows.length).toBeGreaterThanOrEqual(both.length)
    })
    await vi.waitFor(() => expect(turns.length).toBeGreaterThanOrEqual(4))
    for (const jobs of both) await jobs.stop()
    // If both servers ran each turn, there would be twice as many runs as seconds.
    expect(turns.length).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 1000) + 1)
    const [first, second] = await Promise.all(both.map((jobs) => jobs.states()))
    expect(first).toEqual(second)
  })

  sharing?.('the queue goes on when PostgreSQL ends its connections', async () => {
    let runs = 0
    const jobs = await start({
      name: 'cut-off',
      intervalSeconds: 1,
      async run() {
        runs += 1
      },
    })
    await vi.waitFor(() => expect(runs).toBeGreaterThan(0))
    const before = runs
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'seaport jobs'`.execute(
      server.installation.database.db,
    )
    await vi.waitFor(() => expect(runs).toBeGreaterThan(before + 1))
    await jobs.stop()
  })
})

test('a job is late when it missed three turns and a minute', () => {
  const job = { name: 'a', intervalSeconds: 10, run: async () => undefined }
  const tick = { name: 'a', ticked_at: 1000, duration_ms: 500, error: null, failed_at: null, server: 's' }
  expect(stateOf(job, undefined, 0)).toMatchObject({ late: true, ok: true, last_tick: null, next_due: null })
  expect(stateOf(job, tick, 91_500)).toMatchObject({ late: false, next_due: '1970-01-01T00:00:11.000Z' })
  expect(stateOf(job, tick, 91_501).late).toBe(true)
  expect(stateOf(job, { ...tick, error: 'why', failed_at: 1000 }, 0)).toMatchObject({
    ok: false,
    error: 'why',
  })
})
