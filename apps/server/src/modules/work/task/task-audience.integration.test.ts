import { userInfo } from '@seaport/contract/people/user'
import { addOptOuts, eraseResources } from '@seaport/contract/work/opt-out'
import { reportProgress } from '@seaport/contract/work/runner'
import {
  deleteTask,
  endTask,
  getTask,
  listTasks,
  listTaskTargets,
  retryTask,
} from '@seaport/contract/work/task'
import type { Audience } from '@seaport/contract/work/task-audience.schema'
import { createTasksAgain } from '@seaport/contract/work/task-batch'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { Refused } from '../../../kernel/refusal.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { createManualPromotion, failManualPromotion } from '../../../test-support/promotions.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { moveTasks } from './task-move.ts'

const network = 'x_sandbox'
const everybody: Audience = { from: 'library', filter: {} }

eachDatabase('task audience', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  /** Fills the library with people of these numbers, one after the other, so that the last one was seen last. */
  const collect = async (scene: scenes.Scene, numbers: readonly number[], kind?: TaskKindId) => {
    const profiles = { profiles: ['a'], target_count: 100 }
    const id = await scenes.addTask(
      scene,
      kind === 'collect_followers' ? { work: { kind, params: profiles } } : {},
    )
    const task = (await scenes.claim(scene)).find((one) => one.id === id)
    if (!task) throw new Error('The task was not claimed')
    for (const number of numbers) {
      server.clock.advance(1)
      await scenes.upload(scene, task, [scenes.person(number, { handle: `Person${number}` })])
    }
    await scenes.finish(scene, task)
    return id
  }
  const optOut = (scene: scenes.Scene, ...ids: number[]) =>
    server.call(addOptOuts, { body: { network, external_ids: ids.map((id) => `p${id}`) } }, scene.supervisor)
  const follow = (
    scene: scenes.Scene,
    audience: Audience,
    change: { promotion_count?: number; deduplication?: boolean; kind?: 'follow' | 'add_friend' } = {},
  ) => {
    const { kind = 'follow', promotion_count = 10, deduplication = true } = change
    const params = {
      audience,
      promotion_count,
      deduplication,
      send_interval_seconds: 60,
      duration_minutes: 60,
    }
    return createManualPromotion(scene, { kind, params })
  }
  const targetsOf = async (scene: scenes.Scene, id: string) =>
    (
      await server.call(
        listTaskTargets,
        { params: { id }, query: { order: 'asc', page_size: 200 } },
        scene.supervisor,
      )
    ).list
  /** Outcome of each person, by the last part of their address. */
  const shortly = async (scene: scenes.Scene, id: string) =>
    (await targetsOf(scene, id)).map(({ target, outcome, reason }) =>
      [target.split('/').at(-1), reason ?? outcome].join(' '),
    )
  const refusedAs = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => null,
      (reason: unknown) => reason,
    )
    if (!(error instanceof Refused)) throw error ?? new Error('It was not refused')
    return [error.message, ...(error.fieldErrors ?? []).map(({ loc }) => loc.join('.'))]
  }

  test('the library is read from the last sighting backwards, each person once, without opted-out people', async () => {
    const scene = await scenes.createScene(server)
    await collect(scene, [1, 2, 3, 4, 5, 6])
    await collect(scene, [2], 'collect_followers')
    await optOut(scene, 3, 5)
    const task = await follow(scene, everybody, { promotion_count: 3 })
    expect(await shortly(scene, task.id)).toEqual(['p2 pending', 'p6 pending', 'p4 pending', 'p5 opted_out'])
    expect(task).toMatchObject({ name: '127.0.0.1:8788/p2 +2', target_count: 3, executor: 'assisted' })
    const [first, , , last] = await targetsOf(scene, task.id)
    expect([first?.settled_at, last?.settled_at]).toEqual([null, new Date(server.clock.now()).toISOString()])
    expect((await server.call(userInfo, {}, scene.supervisor)).port_occupy_num).toBe(1)
    // Skipped people don't count towards the requested number.
    const rest = await follow(scene, everybody, { deduplication: false })
    expect(await shortly(scene, rest.id)).toEqual([
      ...['p2 pending', 'p6 pending', 'p4 pending', 'p1 pending'],
      ...['p5 opted_out', 'p3 opted_out'],
    ])
    expect(rest.target_count).toBe(4)
  })

  test('every filter of the library selects its part', async () => {
    const scene = await scenes.createScene(server)
    const { db } = server.installation.database
    const from = server.clock.now() + 2000
    const taskId = await collect(scene, [1, 2, 3])
    await collect(scene, [3, 4], 'collect_followers')
    await db
      .updateTable('resource')
      .set({ group_id: 'g', location: 'Hà Nội 100%' })
      .where('tenant_id', '=', scene.supervisor.id)
      .where('external_id', '=', 'p2')
      .execute()
    const picked = async (filter: object) => {
      const { id } = await follow(scene, { from: 'library', filter }, { deduplication: false })
      await server.call(endTask, { params: { id } }, scene.supervisor)
      return (await targetsOf(scene, id)).map(({ target }) => target.split('/').at(-1))
    }
    const moment = (ms: number) => new Date(ms).toISOString()
    expect(await picked({})).toEqual(['p4', 'p3', 'p2', 'p1'])
    expect(await picked({ kind: 'fan' })).toEqual(['p4', 'p3'])
    expect(await picked({ task_id: taskId })).toEqual(['p3', 'p2', 'p1'])
    expect(await picked({ group_id: 'g' })).toEqual(['p2'])
    expect(await picked({ group_id: 'none', kind: 'commenter' })).toEqual(['p3', 'p1'])
    expect(await picked({ seen_from: moment(from), kind: 'commenter' })).toEqual(['p3', 'p2'])
    expect(await picked({ seen_to: moment(from) })).toEqual(['p1'])
    expect(await picked({ followers_min: 2, followers_max: 3 })).toEqual(['p3', 'p2'])
    expect(await picked({ location: '100%' })).toEqual(['p2'])
    expect(await picked({ search: 'pERSON 4' })).toEqual(['p4'])
    expect(await refusedAs(picked({ search: 'nobody' }))).toEqual(['no_targets'])
  })

  test('chosen people keep their order; those of another tenant or network, and unknown ones, are omitted', async () => {
    const scene = await scenes.createScene(server)
    const other = await scenes.createScene(server)
    await collect(scene, [1, 2, 3, 4])
    await collect(scene, [2], 'collect_followers')
    await collect(other, [9])
    await optOut(scene, 1)
    const { db } = server.installation.database
    const theirs = await db.selectFrom('resource').selectAll().orderBy('kind').execute()
    const idsOf = ({ supervisor }: scenes.Scene, number: number) =>
      theirs
        .filter((row) => row.tenant_id === supervisor.id && row.external_id === `p${number}`)
        .map(({ key }) => key.toString('hex'))
    await db
      .updateTable('resource')
      .set({ network: 'x' })
      .where('tenant_id', '=', scene.supervisor.id)
      .where('external_id', '=', 'p4')
      .execute()
    const resource_ids = [3, 2, 3, 1, 4].flatMap((number) => idsOf(scene, number)).concat(idsOf(other, 9))
    expect(resource_ids).toHaveLength(7)
    const { id } = await follow(scene, { from: 'ids', resource_ids })
    expect(await shortly(scene, id)).toEqual(['p3 pending', 'p2 pending', 'p1 opted_out'])
    const { work } = await server.call(getTask, { params: { id } }, scene.supervisor)
    expect(work.params).toMatchObject({ audience: { from: 'ids', resource_ids: [] } })
    const foreign: Audience = { from: 'ids', resource_ids: idsOf(other, 9) }
    expect(await refusedAs(follow(scene, foreign))).toEqual(['no_targets'])
  })

  test('a pasted list identifies people by handle, link or id, each once; invalid entries are named', async () => {
    const scene = await scenes.createScene(server)
    await collect(scene, [1])
    await optOut(scene, 1)
    const targets = [
      '@Anna',
      'http://127.0.0.1:8788/anna?s=20',
      'anna',
      '4711',
      'http://127.0.0.1:8788/i/user/4711',
      'person1',
    ]
    const { id, name } = await follow(scene, { from: 'list', targets })
    expect(await shortly(scene, id)).toEqual(['@Anna pending', '4711 pending', 'person1 opted_out'])
    expect(name).toBe('@Anna +1')
    const wrong: Audience = { from: 'list', targets: ['ben', 'http://127.0.0.1:8788/', '@'] }
    expect(await refusedAs(follow(scene, wrong))).toEqual([
      'not_a_profile',
      'body.work.params.audience.targets.1',
      'body.work.params.audience.targets.2',
    ])
    expect(await refusedAs(follow(scene, { from: 'list', targets: [] }))).toEqual(['no_targets'])
  })

  test('a promotion that is created again leaves out those who were erased since', async () => {
    const scene = await scenes.createScene(server)
    const targets = ['4711', '4712', '4713']
    const { id } = await follow(scene, { from: 'list', targets }, { deduplication: false })
    const again = async () => {
      const { list, left_out } = await server.call(
        createTasksAgain,
        { body: { ids: [id] } },
        scene.supervisor,
      )
      return [list.map(({ name }) => name), left_out.map(({ message }) => message)]
    }
    const erase = (...external_ids: string[]) =>
      server.call(eraseResources, { body: { network, external_ids } }, scene.supervisor)
    await erase('4712')
    expect(await again()).toEqual([['4711 +1'], []])
    await erase('4711')
    expect(await again()).toEqual([['4713'], []])
  })

  test('nobody is reached twice by a kind, unless allowed', async () => {
    const scene = await scenes.createScene(server)
    await collect(scene, [1, 2, 3, 4, 5])
    await follow(scene, everybody, { promotion_count: 4 })
    expect(await shortly(scene, (await follow(scene, everybody)).id)).toEqual([
      'p1 pending',
      'p5 duplicate',
      'p4 duplicate',
      'p3 duplicate',
      'p2 duplicate',
    ])
    expect(await refusedAs(follow(scene, everybody))).toEqual(['no_targets'])
    expect(await refusedAs(follow(scene, { from: 'list', targets: ['@person5'] }))).toEqual(['no_targets'])
    expect((await follow(scene, everybody, { kind: 'add_friend' })).target_count).toBe(5)
    expect((await follow(scene, everybody, { deduplication: false })).target_count).toBe(5)
  })

  test('reached people stay reached after a task’s end and deletion; others are free again', async () => {
    const scene = await scenes.createScene(server)
    await collect(scene, [1, 2, 3, 4])
    const { id } = await follow(scene, everybody)
    const params = { id }
    await withTransaction(server.installation, (work) => moveTasks(work, [id], { trigger: 'claim' }))
    const report = (seq: number, outcomes: ('pending' | 'done' | 'failed' | 'unknown')[]) => {
      const targets = outcomes.map((outcome, position) => ({
        position,
        outcome,
        reason: outcome === 'failed' ? ('target_missing' as const) : null,
        collected: 0,
      }))
      const body = { fence: 1, seq, actual_count: 0, pages: 0, targets, parked: null }
      return server.call(reportProgress, { params, body }, scene.seat)
    }
    await report(1, ['done', 'unknown', 'failed'])
    expect(await scenes.taskOf(scene, id)).toMatchObject({ actual_count: 1, target_count: 4 })
    const before = await targetsOf(scene, id)
    server.clock.advance(5)
    // A desktop that lost its journal does not know what it did.
    await report(2, ['pending', 'pending', 'pending', 'pending'])
    expect(await targetsOf(scene, id)).toEqual(before)
    await report(3, ['done', 'done'])
    const after = await targetsOf(scene, id)
    expect(after.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'failed', 'pending'])
    expect(after[0]).toEqual(before[0])
    expect(after[1]?.settled_at).toBe(new Date(server.clock.now()).toISOString())
    expect((await scenes.taskOf(scene, id)).actual_count).toBe(2)

    await server.call(endTask, { params }, scene.supervisor)
    await server.call(deleteTask, { params }, scene.supervisor)
    expect(await shortly(scene, (await follow(scene, everybody)).id)).toEqual([
      'p2 pending',
      'p1 pending',
      'p4 duplicate',
      'p3 duplicate',
    ])
  })

  test('a retried promotion skips people who opted out or were reached in the meantime', async () => {
    const scene = await scenes.createScene(server)
    await collect(scene, [1, 2, 3, 4])
    const fail = (id: string) => failManualPromotion(scene, id, 3)
    const retry = (id: string) => server.call(retryTask, { params: { id } }, scene.supervisor)
    const library = await follow(scene, everybody)
    const pasted = await follow(
      scene,
      { from: 'list', targets: ['person2', 'anna', 'ben'] },
      { kind: 'add_friend' },
    )
    await fail(library.id)
    await fail(pasted.id)
    await optOut(scene, 2)
    await follow(scene, everybody, { promotion_count: 1 })
    expect(await retry(library.id)).toMatchObject({ status: 'queued' })
    expect(await shortly(scene, library.id)).toEqual([
      'p4 duplicate',
      'p3 pending',
      'p2 opted_out',
      'p1 pending',
    ])
    await retry(pasted.id)
    expect(await shortly(scene, pasted.id)).toEqual(['person2 opted_out', 'anna pending', 'ben pending'])

    const alone = await follow(scene, { from: 'list', targets: ['person3'] }, { kind: 'add_friend' })
    await fail(alone.id)
    await optOut(scene, 3)
    await refusal(retry(alone.id), 'no_targets')
    expect(await scenes.taskOf(scene, alone.id)).toMatchObject({ status: 'error' })
    expect(await shortly(scene, alone.id)).toEqual(['person3 fault'])
  })

  test('without any people, nothing is created', async () => {
    const scene = await scenes.createScene(server, { ports: 1 })
    const before = await server.call(userInfo, {}, scene.supervisor)
    expect(await refusedAs(follow(scene, everybody))).toEqual(['no_targets'])
    expect((await server.call(listTasks, {}, scene.supervisor)).total).toBe(0)
    expect(await server.call(userInfo, {}, scene.supervisor)).toEqual(before)
    await collect(scene, [1])
    expect((await follow(scene, everybody)).number).toBe(2)
  })

  test('two concurrent promotions share nobody', async () => {
    const scene = await scenes.createScene(server, { ports: 6 })
    await collect(scene, [1, 2, 3, 4, 5, 6])
    const { answers } = await tally([1, 2, 3].map(() => follow(scene, everybody, { promotion_count: 2 })))
    const people = await Promise.all(answers.map(({ id }) => shortly(scene, id)))
    const reached = people.flat().filter((line) => line.endsWith('pending'))
    expect(new Set(reached).size).toBe(6)
    expect(reached).toHaveLength(6)
  })

  test('ten thousand people are found among more, and all skipped the next time', async () => {
    const scene = await scenes.createScene(server)
    const id = await scenes.addTask(scene)
    const [task] = await scenes.claim(scene)
    for (let batch = 0; batch < 6; batch += 1) {
      const people = Array.from({ length: 2000 }, (_, index) => scenes.person(batch * 2000 + index))
      await scenes.upload(scene, { id, fence: task?.fence ?? 0 }, people)
      server.clock.advance(1)
    }
    // As the database does automatically, within a minute of so many new rows.
    await sql`analyze`.execute(server.installation.database.db)
    const first = await follow(scene, everybody, { promotion_count: 10_000 })
    expect(first.target_count).toBe(10_000)
    const second = await follow(scene, everybody, { promotion_count: 10_000 })
    expect(second.target_count).toBe(2000)
    const { db } = server.installation.database
    const outcomes = await db
      .selectFrom('task_target')
      .select((eb) => ['outcome', eb.fn.countAll<number>().as('count')])
      .where('task_id', '=', second.id)
      .groupBy('outcome')
      .orderBy('outcome')
      .execute()
    expect(outcomes.map(({ outcome, count }) => [outcome, Number(count)])).toEqual([
      ['pending', 2000],
      ['skipped', 10_000],
    ])
  })

  test('a group pull has as many people as its groups hold', async () => {
    const scene = await scenes.createScene(server)
    await collect(scene, [1, 2, 3, 4, 5])
    const params = {
      script_id: null,
      audience: everybody,
      deduplication: true,
      group_count: 2,
      people_per_group: 2,
      send_interval_seconds: 60,
      duration_minutes: null,
    }
    expect(
      (await createManualPromotion(scene, { kind: 'pull_group', params }, 'Tea friends')).target_count,
    ).toBe(4)
  })
})
