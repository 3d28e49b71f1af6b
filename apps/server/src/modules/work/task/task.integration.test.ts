import { blockAccount, unassignAccounts, unblockAccount } from '@seaport/contract/desk/account'
import { disableSeat, releasePorts } from '@seaport/contract/desk/seat'
import { heartbeat, seatLogout, seatWorkspace } from '@seaport/contract/desk/seat-session'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { userInfo } from '@seaport/contract/people/user'
import { adminListTasks } from '@seaport/contract/work/admin-list'
import { getTaskStats } from '@seaport/contract/work/stats'
import {
  createTask,
  deleteTask,
  endTask,
  getTask,
  listTaskResources,
  listTasks,
  listTaskTargets,
  retryTask,
  updateTask,
} from '@seaport/contract/work/task'
import { changeTasks } from '@seaport/contract/work/task-batch'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import type { TaskState } from '@seaport/contract/work/task-state.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { readEvents } from '../../../test-support/event-reader.ts'
import { createSeatOnline, createUser, logIn } from '../../../test-support/people.ts'
import { createManualPromotion, failManualPromotion } from '../../../test-support/promotions.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { taskQueue } from './task.public.ts'

eachDatabase('task', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const later = (seconds: number) => new Date(server.clock.now() + seconds * 1000).toISOString()
  const create = (scene: scenes.Scene, change: Parameters<typeof scenes.taskOrder>[1] = {}) =>
    server.call(createTask, { body: scenes.taskOrder(scene.accountId, change) }, scene.supervisor)
  const occupied = async (scene: scenes.Scene) =>
    (await server.call(userInfo, {}, scene.supervisor)).port_occupy_num

  test('a task takes a port, is numbered from 1, named after its first link, and queued while the desktop is there', async () => {
    const scene = await scenes.createScene(server)
    const task = await create(scene)
    expect(task).toMatchObject({
      number: 1,
      name: '127.0.0.1:8788/harbor_tea/status/1 +1',
      status: 'queued',
      executor: 'api',
      network: 'x_sandbox',
      created_by: 'supervisor',
      seat: { id: scene.seat.id },
      target_count: 100,
      actual_count: 0,
      late_minutes: 0,
    })
    expect(await occupied(scene)).toBe(1)
    const { ports } = await server.call(seatWorkspace, {}, scene.seat)
    expect(ports[0]?.holder).toMatchObject({ kind: 'task', id: task.id })
  })

  test('a seat creates its own tasks and sees no others', async () => {
    const scene = await scenes.createScene(server)
    const other = await createSeatOnline(server, scene.supervisor, 2)
    const own = await server.call(createTask, { body: scenes.taskOrder(scene.accountId) }, scene.seat)
    expect(own.created_by).toBe('seat')
    expect((await server.call(listTasks, {}, scene.seat)).total).toBe(1)
    expect((await server.call(listTasks, {}, other)).total).toBe(0)
    expect((await server.call(listTasks, { query: { seat_id: scene.seat.id } }, other)).total).toBe(0)
    await refusal(server.call(createTask, { body: scenes.taskOrder(scene.accountId) }, other), 'not_found')
  })

  test('a task of another tenant or seat is not found by any route', async () => {
    const scene = await scenes.createScene(server)
    const id = await scenes.addTask(scene)
    const strangers = [
      (await scenes.createScene(server)).supervisor,
      await createSeatOnline(server, scene.supervisor, 2),
    ]
    const params = { id }
    for (const stranger of strangers) {
      await refusal(server.call(getTask, { params }, stranger), 'not_found')
      await refusal(server.call(updateTask, { params, body: { name: 'x' } }, stranger), 'not_found')
      await refusal(server.call(deleteTask, { params }, stranger), 'not_found')
      await refusal(server.call(endTask, { params }, stranger), 'not_found')
      await refusal(server.call(retryTask, { params }, stranger), 'not_found')
      await refusal(server.call(listTaskTargets, { params }, stranger), 'not_found')
      await refusal(server.call(listTaskResources, { params }, stranger), 'not_found')
    }
    expect((await scenes.taskOf(scene, id)).status).toBe('queued')
    const foreign = await refusal(
      server.call(createTask, { body: scenes.taskOrder(scene.accountId) }, strangers[0]),
      'not_found',
    )
    expect(foreign.status).toBe(404)
  })

  test('an impossible task is refused, without using a port or a number', async () => {
    const scene = await scenes.createScene(server, { ports: 1 })
    const { supervisor, accountId } = scene
    const free = await scenes.createAssigned(server, supervisor, null)
    await refusal(create(scene, { account_id: free }), 'account_not_assigned')
    const facebook = await scenes.createAssigned(server, supervisor, scene.seat.id, 'facebook')
    const params = { profiles: ['Harbor.Tea'], target_count: 1, deep_collection: true }
    const homepage = { account_id: facebook, work: { kind: 'collect_homepage' as const, params } }
    await refusal(create(scene, homepage), 'capability_missing')
    await refusal(create(scene, { start: { mode: 'at', at: later(0) } }), 'schedule_in_past')
    await server.installation.database.db
      .updateTable('account')
      .set({ blocked_at: server.clock.now() })
      .where('id', '=', accountId)
      .execute()
    await refusal(create(scene), 'account_blocked')
    const another = await scenes.createAssigned(server, supervisor, scene.seat.id)
    expect((await create(scene, { account_id: another })).number).toBe(1)
    await refusal(create(scene, { account_id: another }), 'no_free_port')
    expect(await occupied(scene)).toBe(1)
    expect((await server.call(listTasks, {}, supervisor)).total).toBe(1)
    await server.call(disableSeat, { params: { id: scene.seat.id } }, supervisor)
    await refusal(create(scene, { account_id: another }), 'seat_disabled')
  })

  test('bad input is reported field by field', async () => {
    const scene = await scenes.createScene(server)
    const refused = await refusal(
      server.call(
        createTask,
        {
          body: {
            ...scenes.taskOrder(scene.accountId),
            name: ' ',
            work: { kind: 'collect_likers', params: { links: [], target_count: 0 } },
          },
        },
        scene.supervisor,
      ),
      'invalid_input',
    )
    const fields = refused.refusal.detail?.map(({ loc }) => loc.join('.'))
    expect(fields).toEqual(
      expect.arrayContaining(['body.name', 'body.work.params.links', 'body.work.params.target_count']),
    )
  })

  test('the same idempotency key creates one task, also for concurrent requests', async () => {
    const scene = await scenes.createScene(server)
    const request = () =>
      server.call(
        createTask,
        { body: scenes.taskOrder(scene.accountId) },
        { ...scene.supervisor, headers: { 'idempotency-key': 'one-task' } },
      )
    const [first, second] = await Promise.all([request(), request()])
    expect(second).toEqual(first)
    expect(await request()).toEqual(first)
    expect(await occupied(scene)).toBe(1)
  })

  test('an idempotency key is one caller’s alone, and has at most 100 characters', async () => {
    const scene = await scenes.createScene(server)
    const seat = await createSeatOnline(server, scene.supervisor, 2)
    const other = await scenes.createAssigned(server, scene.supervisor, seat.id)
    const ask = (by: { as: Credentials }, accountId: string, key: string) =>
      server.call(
        createTask,
        { body: scenes.taskOrder(accountId) },
        { as: by.as, headers: { 'idempotency-key': key } },
      )
    const key = 'k'.repeat(100)
    // The same body and key by the supervisor and by the seat are two requests.
    const made = [
      await ask(scene.supervisor, scene.accountId, key),
      await ask(scene.seat, scene.accountId, key),
      await ask(seat, other, key),
    ]
    expect(new Set(made.map(({ id }) => id)).size).toBe(3)
    expect((await ask(seat, other, key)).id).toBe(made[2]?.id)
    await refusal(ask(scene.seat, other, key), 'idempotency_mismatch')
    await refusal(ask(seat, other, `${key}k`), 'invalid_input')
    const { total } = await server.call(listTasks, {}, scene.supervisor)
    expect(total).toBe(3)
  })

  test('concurrent creations get the seat’s ports and no more, and numbers without a gap', async () => {
    const other = await scenes.createScene(server)
    const scene = await scenes.createScene(server, { ports: 6 })
    const { answers, reasons } = await tally(Array.from({ length: 14 }, () => create(scene)))
    expect((await create(other)).number).toBe(1)
    expect(answers.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(reasons).toEqual(Array(8).fill('no_free_port'))
    expect(await occupied(scene)).toBe(6)
  })

  test('a task waits for its start, and for its desktop', async () => {
    const scene = await scenes.createScene(server)
    const scheduled = await create(scene, { start: { mode: 'at', at: later(120) } })
    expect(scheduled).toMatchObject({ status: 'pending', scheduled_at: later(120) })
    await server.call(seatLogout, {}, scene.seat)
    const waiting = await create(scene)
    expect(waiting.status).toBe('pending')

    await scenes.runJob(server, 'task-start')
    expect((await scenes.taskOf(scene, waiting.id)).status).toBe('pending')
    scene.seat.as = await logIn(server, scene.seat.seatCode, scene.seat.device)
    expect((await scenes.taskOf(scene, waiting.id)).status).toBe('queued')
    await scenes.runJob(server, 'task-start')
    expect((await scenes.taskOf(scene, scheduled.id)).status).toBe('pending')

    server.clock.advance(121)
    await server.call(seatWorkspace, {}, scene.seat)
    await scenes.runJob(server, 'task-start')
    expect((await scenes.taskOf(scene, scheduled.id)).status).toBe('queued')
  })

  test('a queued task reports how late it is, from the sixth minute on', async () => {
    const scene = await scenes.createScene(server)
    const id = await scenes.addTask(scene)
    server.clock.advance(5 * 60 + 59)
    expect((await scenes.taskOf(scene, id)).late_minutes).toBe(0)
    server.clock.advance(1)
    expect((await scenes.taskOf(scene, id)).late_minutes).toBe(1)
    // Of the queue's length too a paused task is no part: no runner may take it.
    const { db } = server.installation.database
    const { waiting } = await taskQueue(db)
    await server.call(changeTasks, { body: { act: 'pause', ids: [id] } }, scene.supervisor)
    server.clock.advance(30 * 60)
    expect((await scenes.taskOf(scene, id)).late_minutes).toBe(0)
    expect((await taskQueue(db)).waiting).toBe(waiting - 1)
  })

  test('a pending task is renamed, moved and started at once; the start of another is not touched', async () => {
    const scene = await scenes.createScene(server)
    const params = { id: (await create(scene, { start: { mode: 'at', at: later(60) } })).id }
    const change = (body: object) => server.call(updateTask, { params, body }, scene.supervisor)
    expect(await change({})).toMatchObject({ scheduled_at: later(60) })
    expect(await change({ name: 'Tea', start: { mode: 'at', at: later(600) } })).toMatchObject({
      name: 'Tea',
      scheduled_at: later(600),
      status: 'pending',
    })
    await refusal(change({ start: { mode: 'at', at: later(-1) } }), 'schedule_in_past')
    expect(await change({ start: { mode: 'now' } })).toMatchObject({ status: 'queued', scheduled_at: null })
    await refusal(change({ name: 'Not this', start: { mode: 'now' } }), 'task_wrong_state')
    expect(await change({ name: 'Tea 2' })).toMatchObject({ name: 'Tea 2', status: 'queued' })
  })

  test('a finished task is deleted from all lists; an unfinished one is not', async () => {
    const scene = await scenes.createScene(server)
    const { supervisor } = scene
    const running = await scenes.taskIn(scene, 'running')
    const params = { id: running.id }
    await scenes.upload(scene, running, [scenes.person(1)])
    await refusal(server.call(deleteTask, { params }, supervisor), 'task_wrong_state')
    await server.call(endTask, { params }, supervisor)
    const { db } = server.installation.database
    const batches = () =>
      db.selectFrom('task_batch').select('batch_id').where('task_id', '=', running.id).execute()
    expect(await batches()).toHaveLength(1)
    const live = await readEvents(server.url, supervisor.as)
    await server.call(deleteTask, { params }, supervisor)
    await live.until((event) => event.type === 'task_removed' && event.id === running.id)
    live.close()
    expect(await batches()).toEqual([])

    const gone: Endpoint[] = [getTask, deleteTask, endTask, retryTask, listTaskTargets, listTaskResources]
    for (const endpoint of gone)
      await refusal(server.call(endpoint, { params } as never, supervisor), 'not_found')
    await refusal(server.call(updateTask, { params, body: { name: 'x' } }, supervisor), 'not_found')
    await refusal(scenes.upload(scene, running, [scenes.person(2)]), 'not_found')
    const admin = await createUser(server, { role: 'owner' })
    for (const { total } of [
      await server.call(listTasks, {}, supervisor),
      await server.call(listTasks, {}, scene.seat),
      await server.call(adminListTasks, { query: { user_id: supervisor.id } }, admin),
    ])
      expect(total).toBe(0)

    const kept = (table: 'task_target' | 'sighting') =>
      db.selectFrom(table).selectAll().where('task_id', '=', running.id).execute()
    expect(await kept('task_target')).toHaveLength(2)
    expect(await kept('sighting')).toHaveLength(1)
    expect((await create(scene)).number).toBe(2)
  })

  test('a retry takes a port again, keeps progress and opens failed targets; without a free port it is refused', async () => {
    const scene = await scenes.createScene(server, { ports: 1 })
    const failed = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, failed, [scenes.person(1), scenes.person(2)])
    const live = await readEvents(server.url, scene.supervisor.as)
    const hears = (status: TaskState) =>
      live.until((event) => event.type === 'task' && event.id === failed.id && event.status === status)
    await scenes.finish(scene, failed, 'error')
    await hears('error')
    expect(await occupied(scene)).toBe(0)
    const params = { id: failed.id }
    const other = await scenes.addTask(scene)
    await refusal(server.call(retryTask, { params }, scene.supervisor), 'no_free_port')
    await server.call(endTask, { params: { id: other } }, scene.supervisor)
    const again = await server.call(retryTask, { params }, scene.supervisor)
    expect(again).toMatchObject({ status: 'queued', end_reason: null, ended_at: null, actual_count: 2 })
    await hears('queued')
    expect(again.started_at).not.toBeNull()
    expect(await occupied(scene)).toBe(1)
    const [claimed] = await scenes.claim(scene)
    await hears('running')
    live.close()
    expect(claimed?.fence).toBe(failed.fence + 1)
    expect(claimed?.started_at).toBe(again.started_at)
  })

  test('a retry takes back what its failure was counted as, on the day of the failure', async () => {
    const scene = await scenes.createScene(server)
    const work = {
      kind: 'follow',
      params: {
        audience: { from: 'list', targets: ['anna', 'ben', 'chi'] },
        ...{ promotion_count: 3, duration_minutes: 60, deduplication: false },
      },
    }
    const promotion = await createManualPromotion(scene, work as unknown as TaskWork)
    await failManualPromotion(scene, promotion.id, 2)
    const counted = async () => {
      const { total } = await server.call(getTaskStats, {}, scene.supervisor)
      const { tasks_error, promoted_failed, tasks_completed } = total
      return [tasks_error, promoted_failed, tasks_completed]
    }
    expect(await counted()).toEqual([1, 2, 0])
    server.clock.advance(24 * 60 * 60)
    await server.call(heartbeat, {}, scene.seat)
    await server.call(retryTask, { params: { id: promotion.id } }, scene.supervisor)
    expect(await counted()).toEqual([0, 0, 0])
    const { days } = await server.call(getTaskStats, {}, scene.supervisor)
    expect(days.flatMap(({ tasks_error, promoted_failed }) => [tasks_error, promoted_failed])).toEqual(
      days.flatMap(() => [0, 0]),
    )
  })

  test('a task whose account was blocked is not retried until the block is lifted', async () => {
    const scene = await scenes.createScene(server)
    const failed = await scenes.taskIn(scene, 'error')
    const params = { id: failed.id }
    const account = { params: { id: scene.accountId }, body: { note: 'Locked' } }
    await server.call(blockAccount, account, scene.supervisor)
    await refusal(server.call(retryTask, { params }, scene.supervisor), 'account_blocked')
    expect(await occupied(scene)).toBe(0)
    await server.call(unblockAccount, account, scene.supervisor)
    server.clock.advance(600)
    await server.call(heartbeat, {}, scene.seat)
    // It waits from its retry on, not from its failure.
    expect(await server.call(retryTask, { params }, scene.supervisor)).toMatchObject({
      status: 'queued',
      late_minutes: 0,
    })
  })

  test('two retries at once take one port', async () => {
    const scene = await scenes.createScene(server)
    const failed = await scenes.taskIn(scene, 'error')
    const retry = () => server.call(retryTask, { params: { id: failed.id } }, scene.supervisor)
    const { answers, reasons } = await tally([retry(), retry(), retry()])
    expect(answers).toHaveLength(1)
    expect(reasons).toEqual(['task_wrong_state', 'task_wrong_state'])
    expect(await occupied(scene)).toBe(1)
  })

  test('a task whose account has left its seat is not retried', async () => {
    const scene = await scenes.createScene(server)
    const failed = await scenes.taskIn(scene, 'error')
    await server.call(unassignAccounts, { body: { account_ids: [scene.accountId] } }, scene.supervisor)
    const params = { id: failed.id }
    await refusal(server.call(retryTask, { params }, scene.supervisor), 'account_not_assigned')
  })

  test('concurrent creations and retries of one account don’t deadlock', async () => {
    const scene = await scenes.createScene(server, { ports: 12 })
    const ids: string[] = []
    while (ids.length < 6) ids.push((await scenes.taskIn(scene, 'error')).id)
    const { answers, reasons } = await tally(
      ids.flatMap((id) => [server.call(retryTask, { params: { id } }, scene.supervisor), create(scene)]),
    )
    expect(reasons).toEqual([])
    expect(answers).toHaveLength(12)
  })

  test('an account unassigned concurrently leaves no unfinished task behind', async () => {
    const scene = await scenes.createScene(server, { ports: 20 })
    for (let round = 0; round < 4; round += 1) {
      const account_id = await scenes.createAssigned(server, scene.supervisor, scene.seat.id)
      const leave = { body: { account_ids: [account_id] } }
      await tally<unknown>([
        create(scene, { account_id }),
        create(scene, { account_id }),
        server.call(unassignAccounts, leave, scene.supervisor),
        create(scene, { account_id }),
        create(scene, { account_id }),
      ])
    }
    const { list } = await server.call(listTasks, { query: { page_size: 100 } }, scene.supervisor)
    expect(list.filter(({ status }) => status !== 'ended')).toEqual([])
    expect(await occupied(scene)).toBe(0)
  })

  test('a port is released exactly once, however many end the task concurrently', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    const params = { id: task.id }
    const end = () => server.call(endTask, { params }, scene.supervisor)
    const { answers } = await tally<unknown>([
      end(),
      scenes.finish(scene, task),
      end(),
      server.call(releasePorts, { params: { id: scene.seat.id } }, scene.supervisor),
      end(),
    ])
    expect(answers.length).toBeGreaterThan(0)
    expect(await occupied(scene)).toBe(0)
    const leases = await server.installation.database.db
      .selectFrom('port_lease')
      .selectAll()
      .where('holder_id', '=', task.id)
      .execute()
    expect(leases).toHaveLength(1)
    expect(leases[0]?.release_reason).toBe((await scenes.taskOf(scene, task.id)).end_reason)
  })

  test('lists are searched, filtered, sorted and paged', async () => {
    const scene = await scenes.createScene(server)
    const { supervisor } = scene
    await create(scene, { name: 'Jasmine 100%' })
    await create(scene, { name: 'Oolong' })
    await scenes.taskIn(scene, 'pending')
    const names = async (query: object) =>
      (await server.call(listTasks, { query }, supervisor)).list.map(({ number }) => number)
    expect(await names({ sort: 'number', order: 'asc' })).toEqual([1, 2, 3])
    expect(await names({ sort: 'started_at' })).toEqual([3, 2, 1])
    expect(await names({ search: 'jasMINE' })).toEqual([1])
    expect(await names({ search: '100%' })).toEqual([1])
    expect(await names({ search: '%' })).toEqual([1])
    expect(await names({ search: '#2' })).toEqual([2])
    const handle = (await server.call(listTasks, {}, supervisor)).list[0]?.account.account
    expect(await names({ search: `@${handle}`, sort: 'number', order: 'asc' })).toEqual([1, 2, 3])
    expect(await names({ status: 'pending' })).toEqual([3])
    expect(await names({ kind: 'collect_likers' })).toEqual([])
    expect(await names({ family: 'promotion' })).toEqual([])
    expect(await names({ family: 'collection' })).toEqual(await names({}))
    expect(await names({ account_id: scene.accountId, page: 2, page_size: 2 })).toEqual([1])
    const { total } = await server.call(listTasks, { query: { page: 2, page_size: 2 } }, supervisor)
    expect(total).toBe(3)
  })

  test('targets are listed in their order, each once', async () => {
    const scene = await scenes.createScene(server)
    const id = await scenes.addTask(scene, {
      work: { kind: 'collect_followers', params: { profiles: ['b', 'a', 'b'], target_count: 1 } },
    })
    const { list } = await server.call(
      listTaskTargets,
      { params: { id }, query: { order: 'asc' } },
      scene.supervisor,
    )
    expect(list.map(({ position, target, outcome }) => [position, target, outcome])).toEqual([
      [0, 'b', 'pending'],
      [1, 'a', 'pending'],
    ])
  })

  test('a user without the key and a caller without a session are refused', async () => {
    const admin = await createUser(server, { role: 'admin' })
    await refusal(server.call(listTasks, {}, admin), 'forbidden')
    await refusal(server.call(listTasks, {}), 'not_logged_in')
  })
})
