import { userInfo } from '@seaport/contract/people/user'
import { setGuard } from '@seaport/contract/work/guard'
import { addOptOuts } from '@seaport/contract/work/opt-out'
import { createScript } from '@seaport/contract/work/script'
import { createTask, getTask, listTasks, listTaskTargets } from '@seaport/contract/work/task'
import type { Audience } from '@seaport/contract/work/task-audience.schema'
import { createTasks, previewAudience } from '@seaport/contract/work/task-batch'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser } from '../../../test-support/people.ts'
import { openLimits } from '../../../test-support/promotions.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const everybody: Audience = { from: 'library', filter: {} }
const handles = (...numbers: number[]): Audience => ({
  from: 'list',
  targets: numbers.map((number) => `@Person${number}`),
})

eachDatabase('task batch', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const withPeople = async (count: number) => {
    const scene = await scenes.createScene(server)
    await scenes.addTask(scene)
    const [task] = await scenes.claim(scene)
    if (!task) throw new Error('The task was not claimed')
    for (let number = 1; number <= count; number += 1) {
      server.clock.advance(1)
      await scenes.upload(scene, task, [
        scenes.person(number, { handle: `Person${number}`, name: `Ann ${number}`, location: 'Penang' }),
      ])
    }
    await scenes.finish(scene, task)
    return scene
  }
  const follow = (audience: Audience, promotion_count: number): TaskWork => ({
    kind: 'follow',
    params: {
      audience,
      promotion_count,
      deduplication: true,
      send_interval_seconds: 5,
      duration_minutes: 60,
    },
  })
  const peek = (
    scene: scenes.Scene,
    audience: Audience,
    deduplication = true,
    change: { script_id?: string; kind?: 'send_message' } = {},
  ) => {
    const body = { account_id: scene.accountId, kind: 'follow' as const, audience, deduplication, ...change }
    return server.call(previewAudience, { body }, scene.supervisor)
  }
  const reachedBy = async (scene: scenes.Scene, id: string) => {
    const query = { order: 'asc' as const, outcome: 'pending' as const }
    const { list } = await server.call(listTaskTargets, { params: { id }, query }, scene.supervisor)
    return list.map(({ target }) => target)
  }

  test('a preview tells who would get it, and who would not and why', async () => {
    const scene = await withPeople(6)
    await server.call(
      addOptOuts,
      { body: { network: 'x_sandbox', external_ids: ['p3', 'p5'] } },
      scene.supervisor,
    )
    const before = await peek(scene, everybody)
    expect(before).toMatchObject({ found: 6, ready: 4, opted_out: 2, duplicate: 0, contacted_lately: 0 })
    expect(before.people.map(({ name }) => name)).toEqual(['Ann 6', 'Ann 4', 'Ann 2', 'Ann 1'])
    expect(before.people[0]).toMatchObject({ handle: 'Person6', location: 'Penang' })
    expect(before.left_out.map(({ reason }) => reason)).toEqual(['opted_out', 'opted_out'])

    const body = { account_id: scene.accountId, work: follow(everybody, 1) }
    const { id } = await server.call(createTask, { body }, scene.supervisor)
    const after = await peek(scene, everybody)
    expect(after).toMatchObject({ found: 6, ready: 3, opted_out: 2, duplicate: 1 })
    expect(after.left_out[0]?.reason).toBe('duplicate')
    expect(await peek(scene, everybody, false)).toMatchObject({ ready: 4, duplicate: 0 })
    expect(await peek(scene, handles(6, 7))).toMatchObject({ found: 2, ready: 1, duplicate: 1 })
    expect((await peek(scene, handles(7))).people).toMatchObject([{ target: '@Person7', handle: 'person7' }])

    const { db } = server.installation.database
    await db.updateTable('task_target').set({ outcome: 'done' }).where('task_id', '=', id).execute()
    const parting = { network: 'x_sandbox' as const, external_ids: ['p6'] }
    await server.call(addOptOuts, { body: parting }, scene.supervisor)
    const parted = await peek(scene, everybody)
    expect(parted, 'who was reached and opted out then counts once').toMatchObject({
      found: 6,
      ready: 3,
      opted_out: 3,
      duplicate: 0,
    })
    expect(parted.left_out.map(({ reason }) => reason)).toEqual(['opted_out', 'opted_out', 'opted_out'])
  })

  test('people with missing script variables are counted, as the script will be filled in for them', async () => {
    const scene = await withPeople(3)
    await scenes.addTask(scene)
    const [task] = await scenes.claim(scene)
    if (!task) throw new Error('The task was not claimed')
    await scenes.upload(scene, task, [
      scenes.person(8, { external_id: '4000000008', handle: 'Person8', name: 'Ann 8', location: null }),
      scenes.person(9, { external_id: '4000000009', handle: 'Person9', name: '', location: null }),
    ])
    const counted = async (text: string, audience: Audience = everybody) => {
      const script = { title: 'Tea', networks: ['x' as const], content: { type: 'text' as const, text } }
      const { id: script_id } = await server.call(createScript, { body: script }, scene.supervisor)
      const { ready, incomplete } = await peek(scene, audience, true, { script_id })
      return [incomplete, ready]
    }
    expect(await counted('Hi there')).toEqual([0, 5])
    expect(await counted('Hi {account}, from {my_nickname}')).toEqual([0, 5])
    expect(await counted('Hi {nickname}')).toEqual([1, 5])
    expect(await counted('Hi {nickname} in {location}')).toEqual([2, 5])
    const longest = async (text: string) => {
      const script = { title: 'Tea', networks: ['x' as const], content: { type: 'text' as const, text } }
      const { id: script_id } = await server.call(createScript, { body: script }, scene.supervisor)
      const { too_long, longest } = await peek(scene, everybody, true, { script_id, kind: 'send_message' })
      return [too_long, longest]
    }
    // Messages of X take 10,000 characters: the names decide.
    const { length } = 'Hi Ann 8'
    expect(await longest('Hi {nickname}')).toEqual([0, { length, most: 10_000, unit: 'characters' }])
    expect(await peek(scene, everybody)).toMatchObject({ too_long: 0, longest: null })
    // Pasted people are known by the pasted entry; ids are looked up in the library.
    expect(await counted('Hi {nickname}', handles(1, 8))).toEqual([2, 2])
    const ids: Audience = { from: 'list', targets: ['4000000008', '4000000009', '4000000010'] }
    expect(await counted('Hi {nickname}', ids)).toEqual([2, 3])
    await refusal(peek(scene, everybody, true, { script_id: 'nowhere' }), 'not_found')
  })

  test('people reached recently by anyone of the team are counted separately', async () => {
    const scene = await withPeople(2)
    await server.call(setGuard, { body: openLimits }, scene.supervisor)
    const body = { account_id: scene.accountId, work: follow(everybody, 1) }
    const { id } = await server.call(createTask, { body }, scene.supervisor)
    await server.installation.database.db
      .updateTable('task_target')
      .set({ begun_by: scene.accountId, begun_at: server.clock.now(), outcome: 'done' })
      .where('task_id', '=', id)
      .execute()
    expect(await peek(scene, everybody, false)).toMatchObject({ ready: 2, contacted_lately: 0 })
    await server.call(setGuard, { body: { ...openLimits, contact_days: 7 } }, scene.supervisor)
    expect(await peek(scene, everybody, false)).toMatchObject({ ready: 2, contacted_lately: 1 })
  })

  test('several accounts share a library without reaching anybody twice', async () => {
    const scene = await withPeople(7)
    const second = await scenes.createAssigned(server, scene.supervisor, scene.seat.id)
    const body = { account_ids: [scene.accountId, second], work: follow(everybody, 5), name: 'Shared' }
    const { list } = await server.call(createTasks, { body }, scene.supervisor)
    expect(list.map(({ name, account, target_count }) => [name, account.id, target_count])).toEqual([
      ['Shared', scene.accountId, 3],
      ['Shared', second, 2],
    ])
    const reached = (await Promise.all(list.map(({ id }) => reachedBy(scene, id)))).flat()
    expect(new Set(reached).size).toBe(5)
    expect((await server.call(userInfo, {}, scene.supervisor)).port_occupy_num).toBe(2)
  })

  test('pasted people and links are divided among the accounts', async () => {
    const scene = await scenes.createScene(server)
    const second = await scenes.createAssigned(server, scene.supervisor, scene.seat.id)
    const account_ids = [scene.accountId, second]
    const pasted = await server.call(
      createTasks,
      { body: { account_ids, work: follow(handles(1, 2, 3), 10) } },
      scene.supervisor,
    )
    expect(await Promise.all(pasted.list.map(({ id }) => reachedBy(scene, id)))).toEqual([
      ['@Person1', '@Person3'],
      ['@Person2'],
    ])
    const { account_id: _, ...order } = scenes.taskOrder('')
    const links = await server.call(createTasks, { body: { account_ids, ...order } }, scene.supervisor)
    const works = await Promise.all(
      links.list.map(({ id }) => server.call(getTask, { params: { id } }, scene.supervisor)),
    )
    expect(works.map(({ work }) => (work.params as { links: string[] }).links.length)).toEqual([1, 1])
    expect(works.map(({ target_count }) => target_count)).toEqual([50, 50])
  })

  test('all are created or none, and the refusal names the account', async () => {
    const scene = await scenes.createScene(server, { ports: 1 })
    const second = await scenes.createAssigned(server, scene.supervisor, scene.seat.id)
    const { account_id: _, ...order } = scenes.taskOrder('')
    const call = (account_ids: string[], as = scene.supervisor) =>
      server.call(createTasks, { body: { account_ids, ...order } }, as)
    const { refusal: told } = await refusal(call([scene.accountId, second]), 'no_free_port')
    expect(told.detail?.map(({ loc }) => loc)).toEqual([['body', 'account_ids', '1']])
    expect((await server.call(listTasks, { query: {} }, scene.supervisor)).total).toBe(0)
    expect((await server.call(userInfo, {}, scene.supervisor)).port_occupy_num).toBe(0)
    await refusal(call([scene.accountId, scene.accountId]), 'invalid_input')
    await refusal(call([scene.accountId], await createUser(server, { ports: 1 })), 'not_found')
    expect((await call([scene.accountId])).list).toHaveLength(1)
  })
})
