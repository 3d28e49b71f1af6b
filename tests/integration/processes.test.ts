import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { claimTasks, finishTask, uploadResources } from '@seaport/contract/work/runner'
import { createTask, getTask } from '@seaport/contract/work/task'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEvents } from '../../apps/server/src/test-support/event-reader.ts'
import { createScene, person, type Scene, taskOrder } from '../../apps/server/src/test-support/scene.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/test-support/test-server.ts'
import { callServer } from '../support/call-server.ts'
import { bothDatabases } from '../support/databases.ts'
import { OWNER, openOwnerSession } from '../support/owner-session.ts'
import { type ServerProcess, SHARED_SECRET, startServerProcess } from '../support/server-process.ts'

const BATCHES = 24
const BATCH = 50

bothDatabases('server processes', (location) => {
  if (location.kind === 'sqlite') {
    test('a stop ends streams, lets requests finish, and the process ends well', async () => {
      const server = await startServerProcess(location)
      try {
        const session = await openOwnerSession(server.url)
        const as = async () => ({ token: session.token, user_id: session.user_id })
        const stream = await readEvents(server.url, as)
        // The server has taken the request in, and waits for the rest of it, when it is told to stop.
        const underWay = request(`${server.url}/api/v1/auth/login`, {
          method: 'POST',
          headers: { expect: '100-continue', 'content-type': 'application/json' },
        })
        underWay.flushHeaders()
        await once(underWay, 'continue')
        const ending = server.end('SIGTERM')
        await stream.ended
        const answered = once(underWay, 'response')
        underWay.end(JSON.stringify(OWNER))
        const [answer] = (await answered) as [IncomingMessage]
        const { data } = (await json(answer)) as { data: { user_id: string } }
        expect([answer.statusCode, data.user_id, await ending]).toEqual([200, session.user_id, 0])
      } finally {
        await server.end('SIGKILL')
      }
    })
    return
  }

  let processes: ServerProcess[] = []
  let local: TestServer
  let scene: Scene
  beforeAll(async () => {
    // Both at once, on an empty database.
    processes = await Promise.all([startServerProcess(location), startServerProcess(location)])
    local = await startTestServer(location, { SEAPORT_SECRET: SHARED_SECRET })
    // Separate processes use the real clock.
    local.clock.advance((Date.now() - local.clock.now()) / 1000)
    scene = await createScene(local)
  })
  afterAll(async () => {
    await local?.stop()
    for (const server of processes) await server.end('SIGKILL')
  })
  const urls = () => processes.map(({ url }) => url) as [string, string]
  const addTask = async (url: string) =>
    callServer(url, createTask, { body: taskOrder(scene.accountId) }, scene.supervisor.as)

  test('two servers that start at once on an empty database prepare it once', async () => {
    const { db } = local.installation.database
    const users = await db.selectFrom('user').select('email').where('role_key', '=', 'owner').execute()
    expect(users).toEqual([{ email: 'owner@example.test' }])
    const roles = await db.selectFrom('role').select('key').execute()
    expect(new Set(roles.map(({ key }) => key)).size).toBe(roles.length)
    for (const url of urls())
      await vi.waitFor(async () => expect((await fetch(`${url}/ready`)).status).toBe(200))
  })

  test('a seat that speaks to both in turns is one seat, and what one does the other tells', async () => {
    const [one, two] = urls()
    const stream = await readEvents(two, scene.supervisor.as)
    const { id } = await addTask(one)
    const { tasks } = await callServer(two, claimTasks, { body: { holding: [], max: 5 } }, scene.seat.as)
    const claimed = tasks.find((task) => task.id === id)
    if (!claimed) throw new Error('Not claimed')
    await stream.until((event) => event.type === 'task' && event.id === id && event.status === 'running')
    const upload = (url: string, batch: number) =>
      callServer(
        url,
        uploadResources,
        {
          params: { id },
          body: {
            fence: claimed.fence,
            batch_id: `both-servers-${batch}`,
            items: [person(batch), person(batch + 1)],
          },
        },
        scene.seat.as,
      )
    for (let batch = 0; batch < 6; batch += 1) {
      await upload(batch % 2 ? one : two, batch)
      await upload(batch % 2 ? two : one, batch)
    }
    const end = { fence: claimed.fence, status: 'completed' as const, reason: 'target_reached' as const }
    await callServer(
      one,
      finishTask,
      { params: { id }, body: { ...end, actual_count: 7, pages: 1, targets: [] } },
      scene.seat.as,
    )
    await stream.until((event) => event.type === 'task' && event.id === id && event.status === 'completed')
    stream.close()
    expect(await countOf(id)).toBe(7)
  })

  test('a server is killed in the middle of uploads: the other takes over, and every person is there once', async () => {
    const [, two] = urls()
    const victim = await startServerProcess(location)
    processes.push(victim)
    const { id } = await addTask(victim.url)
    const { tasks } = await callServer(
      victim.url,
      claimTasks,
      { body: { holding: [], max: 5 } },
      scene.seat.as,
    )
    const fence = tasks.find((task) => task.id === id)?.fence ?? Number.NaN
    let [acknowledged, repeated] = [0, 0]
    const upload = async (batch: number) => {
      const items = Array.from({ length: BATCH }, (_, index) => person(10_000 + batch * BATCH + index))
      const input = { params: { id }, body: { fence, batch_id: `killed-server-${batch}`, items } }
      try {
        await callServer(victim.url, uploadResources, input, scene.seat.as)
        acknowledged += 1
      } catch {
        repeated += 1
        await callServer(two, uploadResources, input, scene.seat.as)
      }
      if (acknowledged === 4) victim.child.kill('SIGKILL')
    }
    // Four at a time, so that some are under way when the server dies.
    const left = Array.from({ length: BATCHES }, (_, batch) => batch)
    const worker = async () => {
      for (let batch = left.shift(); batch !== undefined; batch = left.shift()) await upload(batch)
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect(repeated).toBeGreaterThan(0)
    expect(await victim.end('SIGKILL')).toBeNull()
    expect(await countOf(id)).toBe(BATCHES * BATCH)
    const task = await callServer(two, getTask, { params: { id } }, scene.supervisor.as)
    expect(task.status).toBe('running')
    // Tasks claimed from the dead server keep their number.
    const end = { status: 'completed' as const, reason: 'target_reached' as const, pages: 1, targets: [] }
    const body = { ...end, fence, actual_count: BATCHES * BATCH }
    await callServer(two, finishTask, { params: { id }, body }, scene.seat.as)
  })

  test('when the listening connection breaks, streams end, and a new one hears again', async () => {
    const [one, two] = urls()
    const stream = await readEvents(two, scene.supervisor.as)
    const admin = new pg.Client({ connectionString: location.url ?? '' })
    await admin.connect()
    try {
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'seaport events'`,
      )
      expect(rowCount).toBeGreaterThanOrEqual(3)
    } finally {
      await admin.end()
    }
    await stream.ended
    await vi.waitFor(async () => {
      const again = await readEvents(two, scene.supervisor.as)
      const { id } = await addTask(one)
      const heard = again.until((event) => event.type === 'task' && event.id === id)
      try {
        await heard
      } finally {
        again.close()
      }
    })
  })

  /** Number of people that a task collected. */
  const countOf = async (id: string) => {
    const { db } = local.installation.database
    const rows = await db.selectFrom('sighting').select('resource_key').where('task_id', '=', id).execute()
    return new Set(rows.map((row) => row.resource_key.toString('hex'))).size
  }
})
