import { API_BASE } from '@seaport/contract/api'
import { assignAccounts } from '@seaport/contract/desk/account'
import { reportProgress } from '@seaport/contract/work/runner'
import {
  createTask,
  deleteTask,
  endTask,
  listTasks,
  listTaskTargets,
  retryTask,
  updateTask,
} from '@seaport/contract/work/task'
import { changeTasks } from '@seaport/contract/work/task-batch'
import type { BulkAct } from '@seaport/contract/work/task-batch.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheet/read.ts'
import { createSeatOnline, createUser } from '../../../test-support/people.ts'
import * as scenes from '../../../test-support/scene.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('task page and list', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const eventsOf = async (scene: scenes.Scene, id: string) => {
    const { history } = await scenes.taskOf(scene, id)
    return history.map(({ event, actor, reason, until }) => [event, actor, reason, until]).reverse()
  }
  const inOneHour = () => new Date(server.clock.now() + 3_600_000).toISOString()
  const bulk = (
    scene: scenes.Scene,
    act: BulkAct,
    ids: string[],
    as: { as: Credentials } = scene.supervisor,
  ) => server.call(changeTasks, { body: { act, ids } }, as)
  const statuses = async (scene: scenes.Scene) => {
    const { list } = await server.call(
      listTasks,
      { query: { sort: 'number', order: 'asc' } },
      scene.supervisor,
    )
    return list.map(({ status }) => status)
  }
  const download = async (as: Credentials, path: string) => {
    const url = `${server.url}${API_BASE}${path}`
    return fetch(url, { headers: { ...(await as('GET', url)), 'accept-language': 'en' } })
  }

  test('the history tells who moved a task, when and why, from its creation on', async () => {
    const scene = await scenes.createScene(server)
    const at = inOneHour()
    const id = await scenes.addTask(scene, { start: { mode: 'at', at } })
    const later = new Date(server.clock.now() + 7_200_000).toISOString()
    await server.call(
      updateTask,
      { params: { id }, body: { start: { mode: 'at', at: later } } },
      scene.supervisor,
    )
    await server.call(updateTask, { params: { id }, body: { start: { mode: 'now' } } }, scene.seat)
    const [task] = await scenes.claim(scene)
    if (!task) throw new Error('The task was not claimed')
    await scenes.finish(scene, task, 'error')
    await server.call(retryTask, { params: { id } }, scene.supervisor)
    await server.call(endTask, { params: { id } }, scene.supervisor)
    expect(await eventsOf(scene, id)).toEqual([
      ['created', 'supervisor', null, at],
      ['rescheduled', 'supervisor', null, later],
      ['rescheduled', 'seat', null, null],
      ['start', 'seat', null, null],
      ['claim', 'seat', null, null],
      ['fail', 'seat', 'fault', null],
      ['retry', 'supervisor', null, null],
      ['end', 'supervisor', 'by_person', null],
    ])
    const { history } = await scenes.taskOf(scene, id)
    expect(history[0]?.at).toBe((await scenes.taskOf(scene, id)).ended_at)
  })

  test('changes by a clock have no actor, and repeated waits for one reason make one entry', async () => {
    const scene = await scenes.createScene(server)
    const { id, fence } = await scenes.taskIn(scene, 'running')
    const report = (seq: number, parked: { until: string; reason: 'rate_limit' | 'send_interval' } | null) =>
      server.call(
        reportProgress,
        { params: { id }, body: { fence, seq, actual_count: 0, pages: seq, cost: 0, targets: [], parked } },
        scene.seat,
      )
    const until = inOneHour()
    await report(1, { until, reason: 'rate_limit' })
    await report(2, null)
    await report(3, { until, reason: 'send_interval' })
    server.clock.advance(1000)
    const next = inOneHour()
    await report(4, { until: next, reason: 'rate_limit' })
    server.clock.advance(10 * 60_000)
    await scenes.runJob(server, 'task-lease')
    expect((await eventsOf(scene, id)).slice(2)).toEqual([
      ['parked', 'seat', 'rate_limit', next],
      ['lease_lost', 'system', null, null],
    ])
  })

  test('a task’s page has the account’s time zone and the seat’s status, and counts targets by outcome', async () => {
    const scene = await scenes.createScene(server)
    const { id } = await scenes.taskIn(scene, 'queued')
    expect(await scenes.taskOf(scene, id)).toMatchObject({
      account: { time_zone: 'UTC' },
      seat: { online: true },
    })
    const query = { outcome: 'done' as const }
    expect(await server.call(listTaskTargets, { params: { id }, query }, scene.supervisor)).toMatchObject({
      total: 0,
      counts: { pending: 2, done: 0, skipped: 0, failed: 0, unknown: 0 },
    })
    server.clock.advance(10 * 60_000)
    expect(await scenes.taskOf(scene, id)).toMatchObject({ seat: { online: false } })
  })

  test('many tasks are ended at once; finished ones are reported with the reason', async () => {
    const scene = await scenes.createScene(server)
    const open = await scenes.taskIn(scene, 'queued')
    const over = await scenes.taskIn(scene, 'ended')
    const missing = '00000000-0000-7000-8000-000000000000'
    const answer = await bulk(scene, 'end', [open.id, over.id, missing, open.id])
    expect(answer).toEqual({
      done: 1,
      missing: 1,
      left_out: [
        { id: over.id, number: 2, name: expect.any(String), message: expect.stringContaining('status') },
      ],
    })
    expect(await statuses(scene)).toEqual(['ended', 'ended'])
  })

  test('a refused retry takes no port, and does not affect other retries', async () => {
    const scene = await scenes.createScene(server, { ports: 2 })
    const failed = [await scenes.taskIn(scene, 'error'), await scenes.taskIn(scene, 'error')]
    const other = await scenes.createAssigned(server, scene.supervisor, scene.seat.id)
    const left = await scenes.addTask(scene, { account_id: other })
    const [task] = await scenes.claim(scene)
    if (!task) throw new Error('The task was not claimed')
    await scenes.finish(scene, task, 'error')
    const { id: seat_id } = await createSeatOnline(server, scene.supervisor, 1)
    await server.call(assignAccounts, { body: { account_ids: [other], seat_id } }, scene.supervisor)
    const answer = await bulk(scene, 'retry', [left, ...failed.map(({ id }) => id)])
    expect(answer).toMatchObject({ done: 2, left_out: [{ id: left }] })
    expect(await statuses(scene)).toEqual(['queued', 'queued', 'error'])
    // The ports are taken by exactly the two.
    const third = await bulk(scene, 'end', [failed[0]?.id ?? ''])
    expect(third.done).toBe(1)
    await scenes.addTask(scene)
    const body = scenes.taskOrder(scene.accountId)
    await expect(server.call(createTask, { body }, scene.supervisor)).rejects.toThrow()
  })

  test('only finished tasks can be deleted; those of another tenant or seat can’t be changed or exported', async () => {
    const scene = await scenes.createScene(server)
    const ended = await scenes.taskIn(scene, 'ended')
    const open = await scenes.taskIn(scene, 'queued')
    const stranger = await createUser(server, { ports: 1 })
    const { seat: otherSeat } = await scenes.createScene(server)
    for (const caller of [stranger, otherSeat]) {
      expect(await bulk(scene, 'delete', [ended.id], caller)).toEqual({ done: 0, missing: 1, left_out: [] })
      expect((await download(caller.as, `/task/${ended.id}/target/export`)).status).toBe(404)
      const csv = await (await download(caller.as, '/task/export')).text()
      expect(csv).not.toContain(ended.id)
    }
    expect(await bulk(scene, 'delete', [ended.id, open.id])).toMatchObject({
      done: 1,
      left_out: [{ id: open.id }],
    })
    await expect(server.call(deleteTask, { params: { id: ended.id } }, scene.supervisor)).rejects.toThrow()
    expect(await statuses(scene)).toEqual(['queued'])
  })

  test('tasks are exported in the caller’s language, filtered, with formulas escaped', async () => {
    const scene = await scenes.createScene(server)
    await scenes.addTask(scene, { name: '=HYPERLINK("x")' })
    await scenes.taskIn(scene, 'ended')
    const all = await (await download(scene.supervisor.as, '/task/export?time_zone=Asia/Tokyo')).text()
    const [header, first, second] = all.trimEnd().split('\r\n')
    expect(header).toContain('Created (Asia/Tokyo)')
    expect(first).toContain(`"'=HYPERLINK(""x"")"`)
    expect(second).toContain('Ended manually')
    const ended = await (await download(scene.supervisor.as, '/task/export?status=ended')).text()
    expect(ended.trimEnd().split('\r\n')).toHaveLength(2)
  })

  test('all targets are exported, or those with one outcome', async () => {
    const scene = await scenes.createScene(server)
    const { id } = await scenes.taskIn(scene, 'queued')
    const rows = Array.from({ length: 1200 }, (_, at) => ({
      task_id: id,
      position: at + 2,
      target: `=cmd${at}`,
      outcome: at === 7 ? ('failed' as const) : ('pending' as const),
      reason: at === 7 ? ('bad_link' as const) : null,
      collected: 0,
    }))
    const { db } = server.installation.database
    for (let at = 0; at < rows.length; at += 100)
      await db
        .insertInto('task_target')
        .values(
          rows.slice(at, at + 100).map((row) => ({
            ...row,
            external_id: null,
            person: null,
            settled_at: null,
            begun_at: null,
            begun_by: null,
            begun_fence: null,
          })),
        )
        .execute()
    const csv = await (await download(scene.supervisor.as, `/task/${id}/target/export`)).text()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1203)
    expect(csv).toContain("\r\n1202,'=cmd1199,Pending,")
    const answer = await download(scene.supervisor.as, `/task/${id}/target/export?outcome=failed&format=xlsx`)
    const columns = [{ key: 'target' as const, titles: ['Target'], required: true }]
    const sheet = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()), { columns, maxRows: 10 })
    expect(sheet.map(({ cells }) => cells)).toEqual([{ target: '=cmd7' }])
  })
})
