import { unassignAccounts, updateAccount } from '@seaport/contract/desk/account'
import { releasePorts } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { claimTasks, finishTask, reportProgress, uploadResources } from '@seaport/contract/work/runner'
import { deleteTask, endTask, listTaskTargets, retryTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { createSeatOnline } from '../../../test-support/people.ts'
import { createManualPromotion } from '../../../test-support/promotions.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('runner', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const report = (
    { seat }: scenes.Scene,
    task: { id: string; fence: number },
    change: Partial<Parameters<typeof body>[1]> = {},
  ) => server.call(reportProgress, { params: { id: task.id }, body: body(task.fence, change) }, seat)

  const body = (fence: number, change: Record<string, unknown>) => ({
    fence,
    seq: 1,
    actual_count: 0,
    pages: 1,
    targets: [] as {
      position: number
      outcome: 'done' | 'failed'
      reason: 'bad_link' | null
      collected: number
    }[],
    parked: null as { until: string; reason: 'rate_limit' } | null,
    ...change,
  })
  const people = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => scenes.person(from + index))

  test('tasks are assigned oldest first, up to max, with fence, lease and work', async () => {
    const scene = await scenes.createScene(server)
    const ids = [await scenes.addTask(scene), await scenes.addTask(scene), await scenes.addTask(scene)]
    const named = { params: { id: scene.accountId }, body: { nickname: 'Harbor Tea House' } }
    await server.call(updateAccount, named, scene.supervisor)
    await scenes.taskIn(scene, 'pending')
    const first = await scenes.claim(scene, { max: 2 })
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(first[0]).toMatchObject({
      fence: 1,
      lease_until: new Date(server.clock.now() + 60_000).toISOString(),
      started_at: new Date(server.clock.now()).toISOString(),
      account: { id: scene.accountId, network: 'x_sandbox', nickname: 'Harbor Tea House' },
      work: { kind: 'collect_commenters', params: { target_count: 100, duration_minutes: null } },
    })
    const rest = await scenes.claim(scene, { holding: ids.slice(0, 2) })
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(await scenes.claim(scene, { holding: ids })).toEqual([])
    expect(await scenes.taskOf(scene, ids[0] as string)).toMatchObject({ status: 'running', attempts: 1 })
  })

  test('a headless client leaves tasks by hand in the queue', async () => {
    const scene = await scenes.createScene(server)
    const links = ['http://127.0.0.1:8788/harbor_tea/status/1']
    const params = { links, like_count: 1, send_interval_seconds: 60, duration_minutes: 60 }
    const manual = await createManualPromotion(scene, { kind: 'like', params })
    const served = await scenes.addTask(scene)
    const ask = (executors: ('api' | 'assisted')[]) =>
      server.call(claimTasks, { body: { holding: [], max: 5, executors } }, scene.seat)
    expect((await ask(['api'])).tasks.map(({ id }) => id)).toEqual([served])
    expect(await scenes.taskOf(scene, manual.id)).toMatchObject({ status: 'queued' })
    expect((await scenes.claim(scene, { holding: [served] })).map(({ id }) => id)).toEqual([manual.id])
  })

  test('a running task that the runner does not know is assigned again, and the first claim is stale', async () => {
    const scene = await scenes.createScene(server)
    const old = await scenes.taskIn(scene, 'running')
    server.clock.advance(10)
    const [fresh] = await scenes.claim(scene)
    expect(fresh).toMatchObject({ id: old.id, fence: 2 })
    expect(Date.parse(fresh?.started_at ?? '')).toBe(server.clock.now() - 10_000)
    await refusal(report(scene, old), 'stale_fence')
    await refusal(scenes.upload(scene, old, people(1, 1)), 'stale_fence')
    const late = await refusal(scenes.finish(scene, old), 'stale_fence')
    expect(late.status).toBe(409)
    await refusal(report(scene, { id: old.id, fence: 3 }), 'stale_fence')
    await report(scene, { id: old.id, fence: 2 })
  })

  test('only the seat itself claims and reports, and only for its own tasks', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    const strangers = [
      await createSeatOnline(server, scene.supervisor, 1),
      (await scenes.createScene(server)).seat,
    ]
    for (const seat of strangers) {
      const theirs = { ...scene, seat }
      expect(await scenes.claim(theirs)).toEqual([])
      await refusal(report(theirs, task), 'not_found')
      await refusal(scenes.upload(theirs, task, people(1, 1)), 'not_found')
      await refusal(scenes.finish(theirs, task), 'not_found')
    }
    const claim = { body: { holding: [], max: 1 } }
    await refusal(server.call(claimTasks, claim, scene.supervisor), 'forbidden')
    await refusal(server.call(claimTasks, claim), 'not_logged_in')
  })

  test('nothing is claimed for an account that is blocked or no longer the seat’s', async () => {
    const scene = await scenes.createScene(server)
    await scenes.addTask(scene)
    const { db } = server.installation.database
    const change = (values: { blocked_at?: number | null; seat_id?: string | null }) =>
      db.updateTable('account').set(values).where('id', '=', scene.accountId).execute()
    await change({ blocked_at: server.clock.now() })
    expect(await scenes.claim(scene)).toEqual([])
    await change({ blocked_at: null, seat_id: null })
    expect(await scenes.claim(scene)).toEqual([])
    await change({ seat_id: scene.seat.id })
    expect(await scenes.claim(scene)).toHaveLength(1)
  })

  test('concurrent claims never assign a task twice', async () => {
    const scene = await scenes.createScene(server, { ports: 12 })
    for (let index = 0; index < 12; index += 1) await scenes.addTask(scene)
    // A runner that does not know a running task would get it again; every claim here has another fence.
    const claims = await Promise.all(Array.from({ length: 6 }, () => scenes.claim(scene, { max: 2 })))
    const given = claims.flat().map(({ id, fence }) => `${id} ${fence}`)
    expect(new Set(given).size).toBe(given.length)
  })

  test('a report renews the lease and is shown; one with an older number changes nothing', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    server.clock.advance(20)
    const until = new Date(server.clock.now() + 90_000).toISOString()
    const targets = [
      { position: 1, outcome: 'failed' as const, reason: 'bad_link' as const, collected: 0 },
      { position: 7, outcome: 'done' as const, reason: null, collected: 1 },
    ]
    const { lease_until } = await report(scene, task, {
      seq: 5,
      pages: 4,
      parked: { until, reason: 'rate_limit' },
      targets,
    })
    expect(lease_until).toBe(new Date(server.clock.now() + 60_000).toISOString())
    const shown = await scenes.taskOf(scene, task.id)
    expect(shown).toMatchObject({ pages: 4, parked_until: until, park_reason: 'rate_limit', actual_count: 0 })

    server.clock.advance(20)
    for (const seq of [5, 4]) {
      const repeat = await report(scene, task, { seq, pages: 99 })
      expect(repeat.lease_until).toBe(lease_until)
    }
    expect(await scenes.taskOf(scene, task.id)).toEqual(shown)
    const signedOutAt = new Date(server.clock.now()).toISOString()
    await report(scene, task, { seq: 6, pages: 5, parked: { until: null, reason: 'account_signed_out' } })
    expect(await scenes.taskOf(scene, task.id)).toMatchObject({
      status: 'running',
      parked_until: null,
      park_reason: 'account_signed_out',
    })
    server.clock.advance(20)
    await report(scene, task, { seq: 7, pages: 5, parked: { until: null, reason: 'account_signed_out' } })
    await report(scene, task, { seq: 8, pages: 5 })
    const { history, ...gone } = await scenes.taskOf(scene, task.id)
    expect(gone).toMatchObject({ pages: 5, park_reason: null })
    const waits = history.filter(({ event }) => event === 'parked')
    expect(waits.map(({ reason }) => reason)).toEqual(['account_signed_out', 'rate_limit'])
    expect(waits[0]?.at).toBe(signedOutAt)

    const { list } = await server.call(
      listTaskTargets,
      { params: { id: task.id }, query: { order: 'asc' } },
      scene.supervisor,
    )
    expect(list.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['pending', null],
      ['failed', 'bad_link'],
    ])
    await scenes.finish(scene, task, 'error')
    await server.call(retryTask, { params: { id: task.id } }, scene.supervisor)
    const reopened = await server.call(listTaskTargets, { params: { id: task.id } }, scene.supervisor)
    expect(reopened.list.every(({ outcome, reason }) => outcome === 'pending' && reason === null)).toBe(true)
  })

  test('a new claim restarts the numbering of reports: another desktop does not know the last number', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await report(scene, task, { seq: 50, pages: 9 })
    const [fresh] = await scenes.claim(scene)
    server.clock.advance(10)
    await report(scene, fresh ?? task, { seq: 1, pages: 2, parked: null })
    const shown = await scenes.taskOf(scene, task.id)
    expect(shown.last_progress_at).toBe(new Date(server.clock.now()).toISOString())
    expect(shown.pages).toBe(9)
  })

  test('an expired lease returns the task to the queue, with its progress; the next claim has a higher fence', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, people(1, 3))
    await report(scene, task, { pages: 3 })
    server.clock.advance(60)
    await scenes.runJob(server, 'task-lease')
    expect((await scenes.taskOf(scene, task.id)).status).toBe('running')
    server.clock.advance(1)
    await Promise.all([scenes.runJob(server, 'task-lease'), scenes.runJob(server, 'task-lease')])
    expect(await scenes.taskOf(scene, task.id)).toMatchObject({
      status: 'queued',
      actual_count: 3,
      pages: 3,
    })
    // No runner has it: the old claim may still deliver, but neither report nor finish.
    await refusal(report(scene, task, { seq: 2 }), 'stale_fence')
    await refusal(scenes.finish(scene, task), 'stale_fence')
    expect(await scenes.upload(scene, task, people(3, 2))).toEqual({ added: 1, known: 1, left_out: [] })
    const [again] = await scenes.claim(scene, { holding: [task.id] })
    expect(again).toMatchObject({ id: task.id, fence: 2 })
    await refusal(scenes.upload(scene, task, people(9, 1)), 'stale_fence')
  })

  test('a task ended by a person stops its runner, and still accepts earlier collected people', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, people(1, 2))
    await server.call(endTask, { params: { id: task.id } }, scene.supervisor)
    const refused = await refusal(report(scene, task), 'task_wrong_state')
    expect([refused.status, refused.refusal.code]).toEqual([200, 400])
    await refusal(scenes.finish(scene, task), 'task_wrong_state')
    expect(await scenes.upload(scene, task, people(2, 4))).toEqual({ added: 3, known: 1, left_out: [] })
    expect(await scenes.taskOf(scene, task.id)).toMatchObject({
      status: 'ended',
      end_reason: 'by_person',
      actual_count: 5,
    })
    await server.call(deleteTask, { params: { id: task.id } }, scene.supervisor)
    await refusal(scenes.upload(scene, task, people(9, 1)), 'not_found')
  })

  test('finishing releases the port once; repeating it gets the same answer, another end is refused', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    const first = await Promise.all([1, 2, 3].map(() => scenes.finish(scene, task)))
    expect(first).toEqual(Array(3).fill({ status: 'completed' }))
    await refusal(scenes.finish(scene, task, 'error'), 'task_wrong_state')
    expect(await scenes.taskOf(scene, task.id)).toMatchObject({
      status: 'completed',
      end_reason: 'target_reached',
      pages: 1,
      ended_at: new Date(server.clock.now()).toISOString(),
    })
    expect((await server.call(userInfo, {}, scene.supervisor)).port_occupy_num).toBe(0)
  })

  test('a runner can’t use an end reason of others', async () => {
    const scene = await scenes.createScene(server)
    const { id, fence } = await scenes.taskIn(scene, 'running')
    const end = (status: 'completed' | 'error', reason: 'by_person' | 'fault' | 'target_reached') =>
      server.call(
        finishTask,
        { params: { id }, body: { fence, status, reason, actual_count: 0, pages: 0, targets: [] } },
        scene.seat,
      )
    await refusal(end('completed', 'fault'), 'invalid_input')
    await refusal(end('error', 'target_reached'), 'invalid_input')
    await refusal(end('error', 'by_person'), 'invalid_input')
    expect((await scenes.taskOf(scene, id)).status).toBe('running')
  })

  test('a batch of 2,000 is ingested; the same batch again, also concurrently, changes nothing', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    const items = people(1, 2000)
    const outcomes = await Promise.all([1, 2, 3].map(() => scenes.upload(scene, task, items, 'batch-one')))
    expect(outcomes.map(({ added }) => added).sort()).toEqual([0, 0, 2000])
    expect(await scenes.upload(scene, task, people(5000, 3), 'batch-one')).toEqual({
      added: 0,
      known: 3,
      left_out: [],
    })
    expect(await scenes.upload(scene, task, people(1001, 2000), 'batch-two')).toEqual({
      added: 1000,
      known: 1000,
      left_out: [],
    })
    expect((await scenes.taskOf(scene, task.id)).actual_count).toBe(3000)
  })

  test('a batch beyond 2,000 items, or with an invalid field, is refused with field errors', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await refusal(scenes.upload(scene, task, people(1, 2001)), 'invalid_input')
    const bad = scenes.upload(scene, task, [scenes.person(1, { followers: -1 })])
    const refused = await refusal(bad, 'invalid_input')
    expect(refused.refusal.detail?.[0]?.loc).toEqual(['body', 'items', 0, 'followers'])
    await refusal(
      server.call(
        uploadResources,
        { params: { id: 'nobody' }, body: { fence: 1, batch_id: 'batch-one', items: people(1, 1) } },
        scene.seat,
      ),
      'not_found',
    )
  })

  test('batches of two tasks with the same people in different orders don’t deadlock', async () => {
    const scene = await scenes.createScene(server)
    const tasks = [await scenes.taskIn(scene, 'running')]
    await scenes.addTask(scene)
    tasks.push(...(await scenes.claim(scene, { holding: tasks.map(({ id }) => id) })))
    const crowd = people(1, 300)
    const uploads = Array.from({ length: 12 }, (_, index) =>
      scenes.upload(
        scene,
        tasks[index % 2] as { id: string; fence: number },
        index % 4 < 2 ? crowd : crowd.toReversed(),
      ),
    )
    const { answers, reasons } = await tally(uploads)
    expect(reasons).toEqual([])
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(600)
  })

  test('releasing ports and unassigning the account end the task of a runner', async () => {
    const scene = await scenes.createScene(server)
    const released = await scenes.taskIn(scene, 'running')
    await server.call(releasePorts, { params: { id: scene.seat.id } }, scene.supervisor)
    await refusal(report(scene, released), 'task_wrong_state')
    const unassigned = await scenes.taskIn(scene, 'running')
    await server.call(unassignAccounts, { body: { account_ids: [scene.accountId] } }, scene.supervisor)
    await refusal(report(scene, unassigned), 'task_wrong_state')
    expect((await scenes.taskOf(scene, released.id)).end_reason).toBe('ports_released')
    expect((await scenes.taskOf(scene, unassigned.id)).end_reason).toBe('account_unassigned')
  })
})
