import { openAccount, seatWorkspace } from '@seaport/contract/desk/seat-session'
import { userInfo } from '@seaport/contract/people/user'
import { createTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases, createDatabase } from '../../../../../../tests/support/databases.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const DAY = 24 * 60 * 60

bothDatabases('task jobs', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  test('a scheduled task starts when its time comes, even if several servers check at once', async () => {
    const scene = await scenes.createScene(server)
    const { id } = await scenes.taskIn(scene, 'pending')
    server.clock.advance(3600)
    await server.call(seatWorkspace, {}, scene.seat)
    await Promise.all([1, 2, 3].map(() => scenes.runJob(server, 'task-start')))
    expect((await scenes.taskOf(scene, id)).status).toBe('queued')
    expect(await scenes.claim(scene)).toHaveLength(1)
  })

  test('a task due while the seat is offline waits for the desktop’s next sign of life', async () => {
    const scene = await scenes.createScene(server)
    const online = await scenes.createScene(server)
    const { id } = await scenes.taskIn(scene, 'pending')
    const { id: other } = await scenes.taskIn(online, 'pending')
    server.clock.advance(3600)
    await server.call(seatWorkspace, {}, online.seat)
    await scenes.runJob(server, 'task-start')
    expect((await scenes.taskOf(scene, id)).status).toBe('pending')
    expect((await scenes.taskOf(online, other)).status).toBe('queued')
    await server.call(seatWorkspace, {}, scene.seat)
    await scenes.runJob(server, 'task-start')
    expect((await scenes.taskOf(scene, id)).status).toBe('queued')
  })

  test('at the end of the term, tasks end, accounts close, nothing new starts and the data stays', async () => {
    const scene = await scenes.createScene(server)
    const neighbour = await scenes.createScene(server)
    const [pending, running, done] = [
      await scenes.taskIn(scene, 'pending'),
      await scenes.taskIn(scene, 'running'),
      await scenes.taskIn(scene, 'completed'),
    ]
    await scenes.upload(scene, running, [scenes.person(1)])
    await server.call(openAccount, { params: { id: scene.accountId } }, scene.seat)
    const theirs = await scenes.taskIn(neighbour, 'pending')
    const { db } = server.installation.database
    const expireAt = (at: number) =>
      db.updateTable('user').set({ port_expire_at: at }).where('id', '=', scene.supervisor.id).execute()

    await expireAt(server.clock.now() + 1)
    await scenes.runJob(server, 'port-expiry')
    expect((await scenes.taskOf(scene, running.id)).status).toBe('running')

    await expireAt(server.clock.now())
    expect(await scenes.claim(scene)).toEqual([])
    await Promise.all([1, 2, 3].map(() => scenes.runJob(server, 'port-expiry')))
    const shown = await Promise.all([pending, running, done].map(({ id }) => scenes.taskOf(scene, id)))
    expect(shown.map(({ status, end_reason }) => [status, end_reason])).toEqual([
      ['ended', 'port_expired'],
      ['ended', 'port_expired'],
      ['completed', 'target_reached'],
    ])
    expect(shown[1]?.actual_count).toBe(1)
    expect((await server.call(userInfo, {}, scene.supervisor)).port_occupy_num).toBe(0)
    const { accounts } = await server.call(seatWorkspace, {}, scene.seat)
    expect(accounts.map(({ online }) => online)).toEqual([false])
    const body = scenes.taskOrder(scene.accountId)
    await refusal(server.call(createTask, { body }, scene.supervisor), 'ports_expired')
    const open = server.call(openAccount, { params: { id: scene.accountId } }, scene.seat)
    await refusal(open, 'ports_expired')
    expect((await scenes.taskOf(neighbour, theirs.id)).status).toBe('pending')

    await expireAt(server.clock.now() + DAY * 1000)
    await scenes.addTask(scene)
  })
})

test('two servers on one database never give a task away twice, and lose a lease once', async () => {
  const { drop, ...location } = await createDatabase()
  const servers = [await startTestServer(location), await startTestServer(location)] as const
  try {
    const scene = await scenes.createScene(servers[0], { ports: 16 })
    for (let index = 0; index < 16; index += 1) await scenes.addTask(scene)
    const { id } = scene.supervisor
    await servers[0].installation.database.db
      .updateTable('user')
      .set({ port_expire_at: servers[0].clock.now() + 60 * DAY * 1000 })
      .where('id', '=', id)
      .execute()

    const all = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        scenes.claim({ ...scene, server: servers[(index % 2) as 0 | 1] }, { max: 2 }),
      ),
    )
    const claims = all.flat()
    expect(claims.length).toBeGreaterThanOrEqual(16)
    expect(new Set(claims.map((task) => `${task.id} ${task.fence}`)).size).toBe(claims.length)
    // Only the last claim of each task is valid.
    for (const task of claims) {
      const last = Math.max(...claims.filter((other) => other.id === task.id).map(({ fence }) => fence))
      const delivery = scenes.upload({ ...scene, server: servers[1] }, task, [scenes.person(1)])
      if (task.fence === last) expect(await delivery).toEqual({ added: 1, known: 0, left_out: [] })
      else await refusal(delivery, 'stale_fence')
    }

    for (const server of servers) server.clock.advance(61)
    await Promise.all(servers.flatMap((server) => [1, 2].map(() => scenes.runJob(server, 'task-lease'))))
    const again = await scenes.claim(scene)
    expect(again).toHaveLength(16)
    const attempts = await Promise.all(again.map((task) => scenes.taskOf(scene, task.id)))
    expect(attempts.map((task) => task.attempts)).toEqual(again.map(({ fence }) => fence))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await drop()
  }
})
