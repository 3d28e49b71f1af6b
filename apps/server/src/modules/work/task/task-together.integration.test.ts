import { API_BASE } from '@seaport/contract/api'
import { blockAccount, unblockAccount } from '@seaport/contract/desk/account'
import { userInfo } from '@seaport/contract/people/user'
import { reportProgress } from '@seaport/contract/work/runner'
import { countTasks, createTask, getTask, listTasks } from '@seaport/contract/work/task'
import { changeTasks, createTasks, createTasksAgain } from '@seaport/contract/work/task-batch'
import type { BulkAct } from '@seaport/contract/work/task-batch.schema'
import {
  getTaskRepeat,
  listTaskRepeats,
  repeatTasks,
  stopTaskRepeats,
} from '@seaport/contract/work/task-repeat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('tasks that were created together', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  /** A batch of collections, one for each account of a seat. */
  const withBatch = async (size: number, ports = 10) => {
    const scene = await scenes.createScene(server, { ports })
    const account_ids = [scene.accountId]
    while (account_ids.length < size)
      account_ids.push(await scenes.createAssigned(server, scene.supervisor, scene.seat.id))
    const links = account_ids.map((_, index) => `http://127.0.0.1:8788/harbor_tea/status/${index + 1}`)
    const work = { kind: 'collect_commenters' as const, params: { links, target_count: 10 * size } }
    const { list } = await server.call(createTasks, { body: { account_ids, work } }, scene.supervisor)
    const batch = list[0]?.batch?.id
    if (batch === undefined) throw new Error('The tasks are no batch')
    return { scene, list, batch, account_ids, ids: list.map(({ id }) => id) }
  }
  const tasksOf = async ({ supervisor }: scenes.Scene, batch_id: string) => {
    const query = { batch_id, sort: 'number' as const, order: 'asc' as const }
    return (await server.call(listTasks, { query }, supervisor)).list
  }
  const bulk = (scene: scenes.Scene, act: BulkAct, ids: string[]) =>
    server.call(changeTasks, { body: { act, ids } }, scene.supervisor)
  const again = (scene: scenes.Scene, ids: string[]) =>
    server.call(createTasksAgain, { body: { ids } }, scene.supervisor)
  const taken = async ({ supervisor }: scenes.Scene) =>
    (await server.call(userInfo, {}, supervisor)).port_occupy_num

  test('each task knows its batch and its position; a single one has none', async () => {
    const { scene, list, batch } = await withBatch(3)
    expect(list.map((task) => task.batch)).toEqual([
      { id: batch, position: 1, size: 3 },
      { id: batch, position: 2, size: 3 },
      { id: batch, position: 3, size: 3 },
    ])
    const body = scenes.taskOrder(scene.accountId)
    expect((await server.call(createTask, { body }, scene.supervisor)).batch).toBeNull()
    const { account_id, ...order } = body
    const alone = { ...order, account_ids: [account_id] }
    const single = await server.call(createTasks, { body: alone }, scene.supervisor)
    expect(single.list.map((task) => task.batch)).toEqual([null])
    expect((await tasksOf(scene, batch)).map(({ id }) => id)).toEqual(list.map(({ id }) => id))
    const counts = await server.call(countTasks, { query: { batch_id: batch } }, scene.supervisor)
    expect(counts).toMatchObject({ all: 3, queued: 3, running: 0 })
    expect(
      (await server.call(getTask, { params: { id: list[1]?.id ?? '' } }, scene.supervisor)).batch,
    ).toEqual({
      id: batch,
      position: 2,
      size: 3,
    })
  })

  test('a batch of another tenant shows nothing, exports nobody, and can’t be repeated', async () => {
    const { scene, batch, ids } = await withBatch(2)
    const stranger = await createUser(server, { ports: 1 })
    expect((await server.call(listTasks, { query: { batch_id: batch } }, stranger)).total).toBe(0)
    expect(await server.call(createTasksAgain, { body: { ids } }, stranger)).toEqual({
      list: [],
      missing: 2,
      left_out: [],
    })
    expect(await tasksOf(scene, batch)).toHaveLength(2)
    const { seat } = await scenes.createScene(server)
    expect((await server.call(createTasksAgain, { body: { ids } }, seat)).missing).toBe(2)
  })

  test('a paused task leaves its runner, keeps its port and its people, and is not claimed', async () => {
    const { scene, ids, batch } = await withBatch(3)
    const [task] = await scenes.claim(scene, { max: 1 })
    if (!task) throw new Error('The task was not claimed')
    await scenes.upload(scene, task, [scenes.person(1)])
    expect(await bulk(scene, 'pause', ids)).toEqual({ done: 3, missing: 0, left_out: [] })
    const shown = (await tasksOf(scene, batch)).map((one) => [one.status, one.park_reason, one.actual_count])
    expect(shown).toEqual([
      ['queued', 'paused', 1],
      ['queued', 'paused', 0],
      ['queued', 'paused', 0],
    ])
    expect(await scenes.claim(scene)).toEqual([])
    expect(await taken(scene)).toBe(3)
    const body = { fence: task.fence, seq: 1, actual_count: 1, pages: 1, cost: 0, targets: [], parked: null }
    await refusal(server.call(reportProgress, { params: { id: task.id }, body }, scene.seat), 'stale_fence')
    const { left_out } = await bulk(scene, 'pause', ids.slice(0, 1))
    expect(left_out).toMatchObject([{ id: ids[0] }])
    server.clock.advance(1800)
    await scenes.runJob(server, 'task-lease')
    await bulk(scene, 'resume', ids)
    expect((await tasksOf(scene, batch)).map(({ late_minutes }) => late_minutes)).toEqual([0, 0, 0])
    const { history } = await scenes.taskOf(scene, task.id)
    expect(history.slice(0, 3).map(({ event, actor, reason }) => [event, actor, reason])).toEqual([
      ['resumed', 'supervisor', null],
      ['parked', 'supervisor', 'paused'],
      ['lease_lost', 'supervisor', null],
    ])
    const { left_out: running } = await bulk(scene, 'resume', ids)
    expect(running).toHaveLength(3)
  })

  test('a task that is due while it is paused does not start, and is ended or resumed like any', async () => {
    const scene = await scenes.createScene(server)
    const { id } = await scenes.taskIn(scene, 'pending')
    await bulk(scene, 'pause', [id])
    server.clock.advance(3600)
    await server.call(listTasks, {}, scene.seat)
    await scenes.runJob(server, 'task-start')
    expect(await scenes.claim(scene)).toEqual([])
    expect(await scenes.taskOf(scene, id)).toMatchObject({ park_reason: 'paused' })
    await bulk(scene, 'end', [id])
    expect(await scenes.taskOf(scene, id)).toMatchObject({ status: 'ended', park_reason: null })
    const { left_out } = await bulk(scene, 'resume', [id])
    expect(left_out).toHaveLength(1)
  })

  test('a block and a pause are lifted one by one, in either order', async () => {
    const { scene, ids, batch } = await withBatch(2)
    const params = { id: scene.accountId }
    const reasons = async () => (await tasksOf(scene, batch)).map(({ park_reason }) => park_reason)
    await bulk(scene, 'pause', ids.slice(0, 1))
    await server.call(blockAccount, { params, body: { note: 'seen' } }, scene.supervisor)
    expect(await reasons()).toEqual(['paused', null])
    await server.call(unblockAccount, { params, body: { note: 'seen' } }, scene.supervisor)
    expect(await reasons()).toEqual(['paused', null])
    await server.call(blockAccount, { params, body: { note: 'seen' } }, scene.supervisor)
    await bulk(scene, 'resume', ids.slice(0, 1))
    expect(await reasons()).toEqual(['account_blocked', null])
    await server.call(unblockAccount, { params, body: { note: 'seen' } }, scene.supervisor)
    expect(await reasons()).toEqual([null, null])
  })

  test('a repeated batch is a new batch, of tasks whose account allows it', async () => {
    const { scene, ids, batch, account_ids } = await withBatch(3)
    await bulk(scene, 'end', ids)
    const params = { id: account_ids[1] ?? '' }
    await server.call(blockAccount, { params, body: { note: 'seen' } }, scene.supervisor)
    const { list, missing, left_out } = await again(scene, [...ids, ids[0] ?? ''])
    expect([list.length, missing]).toEqual([2, 0])
    expect(left_out).toEqual([
      { id: ids[1], number: 2, name: expect.any(String), message: expect.stringContaining('blocked') },
    ])
    expect(list.map(({ account }) => account.id)).toEqual([account_ids[0], account_ids[2]])
    const made = list[0]?.batch?.id ?? ''
    expect(made).not.toBe(batch)
    expect(list.map((task) => task.batch)).toEqual([
      { id: made, position: 1, size: 2 },
      { id: made, position: 2, size: 2 },
    ])
    const workOf = async (id = '') => (await scenes.taskOf(scene, id)).work
    expect(await workOf(list[1]?.id)).toEqual(await workOf(ids[2]))
    expect(await taken(scene)).toBe(2)
    // A single remaining task is not a batch.
    expect((await again(scene, ids.slice(0, 1))).list.map((task) => task.batch)).toEqual([null])
  })

  test('without a free port, the remaining tasks are refused and the others created', async () => {
    const { scene, ids } = await withBatch(3, 5)
    const { list, left_out } = await again(scene, ids)
    expect([list.length, left_out.map(({ id }) => id)]).toEqual([2, [ids[2]]])
    expect(await taken(scene)).toBe(5)
  })

  test('tasks created by a batch’s plans on a day are a batch', async () => {
    const { scene, ids, batch } = await withBatch(2)
    await bulk(scene, 'end', ids)
    const body = { ids, weekdays: [1, 2, 3, 4, 5, 6, 7], time: '09:00' }
    await server.call(repeatTasks, { body }, scene.supervisor)
    const everyDay = async () => {
      const { repeat } = await server.call(getTaskRepeat, { params: { id: ids[0] ?? '' } }, scene.supervisor)
      server.clock.advance((Date.parse(repeat?.next_at ?? '') - server.clock.now()) / 1000)
      await scenes.runJob(server, 'task-repeat')
      const { list } = await server.call(
        listTasks,
        { query: { sort: 'number', order: 'desc', page_size: 2 } },
        scene.supervisor,
      )
      expect(list.map((task) => task.batch?.position)).toEqual([2, 1])
      await bulk(
        scene,
        'end',
        list.map(({ id }) => id),
      )
      return list.map((task) => task.batch?.id)
    }
    const [first, other] = await everyDay()
    expect(other).toBe(first)
    const [next] = await everyDay()
    expect(new Set([batch, first, next]).size).toBe(3)
  })

  test('a plan for a batch is one for each of its tasks, replaced and stopped together', async () => {
    const { scene, ids } = await withBatch(3)
    const { supervisor } = scene
    const plans = async () => {
      const { list } = await server.call(listTaskRepeats, {}, supervisor)
      return list.map(({ task, weekdays, time, left }) => [task.number, weekdays, time, left]).sort()
    }
    const body = { ids: ids.slice(0, 2), weekdays: [5, 1], time: '18:30', count: 4 }
    await server.call(repeatTasks, { body }, supervisor)
    expect(await plans()).toEqual([
      [1, [1, 5], '18:30', 4],
      [2, [1, 5], '18:30', 4],
    ])
    await server.call(repeatTasks, { body: { ids, weekdays: [3], time: '07:00' } }, supervisor)
    const daily = [[3], '07:00', null]
    expect(await plans()).toEqual([1, 2, 3].map((number) => [number, ...daily]))
    await server.call(stopTaskRepeats, { body: { ids: ids.slice(1) } }, supervisor)
    expect(await plans()).toEqual([[1, ...daily]])
  })

  test('a plan for a batch is refused as a whole', async () => {
    const { scene, ids } = await withBatch(2)
    const plan = { weekdays: [1], time: '09:00' }
    const plans = async () => (await server.call(listTaskRepeats, {}, scene.supervisor)).list.length
    const other = await withBatch(2)
    const refused: [object, Parameters<typeof refusal>[1]][] = [
      [{ ids, until: '2026-01-01' }, 'repeat_over'],
      [{ ids: [...ids, other.ids[0]] }, 'not_found'],
      [{ ids: [] }, 'invalid_input'],
      [{ ids: [ids[0], ids[0]] }, 'invalid_input'],
      [{ ids, weekdays: [] }, 'invalid_input'],
    ]
    for (const [given, reason] of refused)
      await refusal(server.call(repeatTasks, { body: { ids, ...plan, ...given } }, scene.supervisor), reason)
    expect(await plans()).toBe(0)
    await server.call(repeatTasks, { body: { ids, ...plan } }, scene.supervisor)
    const stopped = { body: { ids: [...ids, ...other.ids] } }
    await refusal(server.call(stopTaskRepeats, stopped, scene.supervisor), 'not_found')
    expect(await plans()).toBe(2)
  })

  test('the people of a batch are exported together, each once', async () => {
    const { scene, batch } = await withBatch(2)
    const tasks = await scenes.claim(scene)
    const [first, second] = tasks
    if (!first || !second) throw new Error('The tasks were not claimed')
    await scenes.upload(scene, first, [scenes.person(1), scenes.person(2)])
    await scenes.upload(scene, second, [scenes.person(2), scenes.person(3)])
    const other = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, other, [scenes.person(4)])
    const namesFor = async (as: typeof scene.supervisor.as) => {
      const url = `${server.url}${API_BASE}/resource/export?format=csv&batch_id=${batch}`
      const text = await (await fetch(url, { headers: { ...(await as('GET', url)) } })).text()
      return (text.match(/Person \d+/g) ?? []).sort()
    }
    expect(await namesFor(scene.supervisor.as)).toEqual(['Person 1', 'Person 2', 'Person 3'])
    const stranger = await createUser(server, { ports: 1 })
    expect(await namesFor(stranger.as)).toEqual([])
  })
})
