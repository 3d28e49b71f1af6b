import { Ready } from '@seaport/contract/people/system.schema'
import type { JobState } from '@seaport/contract/platform/job.schema'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { startJobs } from '../../../app/start-jobs.ts'
import { openDatabase } from '../../../db/open.ts'
import { hurry } from '../../../test-support/hurry.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { healthRoutes } from './health.routes.ts'

eachDatabase('health', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, {}, undefined, startJobs)
  })
  afterAll(() => server.stop())

  /** Calls /ready of a server with these jobs and this database. */
  const readyWith = async (states: JobState[], database = server.installation.database) => {
    const app = Fastify()
    const jobs = { states: async () => states, stop: async () => undefined }
    healthRoutes(app, { ...server.installation, database }, jobs)
    const answer = await app.inject('/ready')
    await app.close()
    return { status: answer.statusCode, body: answer.json() as { data: unknown } }
  }
  const tick: JobState = {
    name: 'a-job',
    every_seconds: 5,
    last_tick: new Date().toISOString(),
    duration_ms: 3,
    ok: true,
    error: null,
    last_failure: null,
    next_due: null,
    late: false,
    server: 'here',
  }

  test('the process says that it lives', async () => {
    const { status, body } = await server.send('GET', '/health')
    expect([status, body]).toEqual([200, { code: 200, msg: 'ok', data: {} }])
  })

  test('a running server is ready, with every job having ticked', async () => {
    const { status, body } = await vi.waitFor(async () => {
      const answer = await server.send('GET', '/ready')
      expect(answer.status).toBe(200)
      return answer
    })
    const data = Ready.parse((body as { data: unknown }).data)
    expect(status).toBe(200)
    // Anybody may call it, so it lists parts with their state, but no names, addresses or other numbers.
    expect(Object.keys((body as { data: object }).data)).toEqual(['database', 'migrations', 'disk', 'jobs'])
    const { jobs } = (body as { data: { jobs: object[] } }).data
    for (const job of jobs) expect(Object.keys(job)).toEqual(['name', 'last_tick', 'ok'])
    expect(data).toMatchObject({ database: location.kind, migrations: 'current' })
    expect(data.jobs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['task-lease', 'task-start', 'port-expiry', 'housekeeping']),
    )
  })

  test('a job that missed its runs is not ready; a failed one still ticks', async () => {
    expect((await readyWith([tick])).status).toBe(200)
    expect((await readyWith([{ ...tick, ok: false }])).status).toBe(200)
    expect((await readyWith([tick, { ...tick, last_tick: null, late: true }])).status).toBe(503)
    const hanging = await readyWith([{ ...tick, late: true }])
    expect(hanging.status).toBe(503)
    const { name, last_tick, ok } = tick
    expect(Ready.parse(hanging.body.data).jobs).toEqual([{ name, last_tick, ok }])
  })

  test('a database that is not migrated, or does not answer, is not ready', async () => {
    const empty = openDatabase({ url: null, file: `${location.dataDir}/empty.sqlite` })
    const behind = await readyWith([tick], empty)
    expect([behind.status, Ready.parse(behind.body.data).migrations]).toEqual([503, 'behind'])
    await empty.close()
    const closed = await readyWith([tick], empty)
    expect([closed.status, closed.body.data]).toEqual([503, null])
    const timers = hurry(2000)
    const { database } = server.installation
    const silent = Object.create(database, { requireWritable: { value: () => new Promise(() => undefined) } })
    const late = await readyWith([tick], silent).finally(() => timers.mockRestore())
    expect([late.status, late.body.data]).toEqual([503, null])
  })
})
