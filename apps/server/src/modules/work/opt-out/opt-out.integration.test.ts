import { addOptOuts, deleteOptOut, eraseResources, listOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { getDashboard } from '@seaport/contract/work/stats'
import { getTask, listTaskTargets } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { newId } from '../../../kernel/id.ts'
import { createUser } from '../../../test-support/people.ts'
import { claimedPromotion, createManualPromotion } from '../../../test-support/promotions.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const network = 'x_sandbox'

eachDatabase('opt-out list', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const people = (external_ids: string[], remark = '') => ({
    body: { network, external_ids, remark } as const,
  })
  const add = ({ supervisor }: scenes.Scene, ids: string[], remark?: string) =>
    server.call(addOptOuts, people(ids, remark), supervisor)
  const erase = ({ supervisor }: scenes.Scene, ids: string[]) =>
    server.call(eraseResources, people(ids), supervisor)
  const list = ({ supervisor }: scenes.Scene, query = {}) => server.call(listOptOuts, { query }, supervisor)
  const library = async ({ supervisor }: scenes.Scene, query = {}) =>
    (await server.call(listResources, { query }, supervisor)).list
      .map(({ external_id }) => external_id)
      .sort()
  const database = () => server.installation.database.db

  /** A promotion of the scene, waiting for these people; promotions have no executor yet, so it is written as it is. */
  const promotionTo = async (
    scene: scenes.Scene,
    targets: { external_id: string | null; person: string | null }[],
  ) => {
    const id = await scenes.addTask(scene)
    await database().deleteFrom('task_target').where('task_id', '=', id).execute()
    const name = `x.example/${targets[0]?.person} +${targets.length - 1}`
    await database().updateTable('task').set({ kind: 'send_message', name }).where('id', '=', id).execute()
    const rows = targets.map((target, position) => ({
      task_id: id,
      position,
      target: `https://x.example/${target.person}`,
      outcome: position % 2 === 0 ? ('pending' as const) : ('done' as const),
      reason: null,
      collected: 0,
      settled_at: position % 2 === 0 ? null : 7,
      ...target,
    }))
    await database().insertInto('task_target').values(rows).execute()
    return {
      name: async () =>
        (await database().selectFrom('task').select('name').where('id', '=', id).executeTakeFirstOrThrow())
          .name,
      targets: () =>
        database()
          .selectFrom('task_target')
          .selectAll()
          .where('task_id', '=', id)
          .orderBy('position')
          .execute(),
    }
  }

  test('people are added once, listed newest first, found by id, and removed', async () => {
    const scene = await scenes.createScene(server)
    expect(await add(scene, ['1', '2', '2'], ' asked by mail ')).toMatchObject({ opted_out: 2 })
    server.clock.advance(1)
    expect(await add(scene, ['2', '3'])).toMatchObject({ opted_out: 1 })
    const all = await list(scene)
    expect([all.total, all.list.map(({ external_id }) => external_id)[0]]).toEqual([3, '3'])
    const [two] = (await list(scene, { external_id: '2', network })).list
    expect(two).toMatchObject({ external_id: '2', network, erased: false, remark: 'asked by mail' })
    expect((await list(scene, { network: 'x' })).list).toEqual([])
    await erase(scene, ['4'])
    const only = async (erased: string) => (await list(scene, { erased })).list.map((one) => one.external_id)
    expect([await only('true'), (await only('false')).length]).toEqual([['4'], 3])
    const [four] = (await list(scene, { erased: 'true' })).list
    await server.call(deleteOptOut, { params: { id: four?.id ?? '' } }, scene.supervisor)
    expect((await list(scene, { page: 2, page_size: 2, order: 'asc' })).list).toHaveLength(1)

    await server.call(deleteOptOut, { params: { id: two?.id ?? '' } }, scene.supervisor)
    expect((await list(scene, { external_id: '2' })).list).toEqual([])
    await refusal(server.call(deleteOptOut, { params: { id: two?.id ?? '' } }, scene.supervisor), 'not_found')
  })

  test('the list is the tenant’s own; seats and people without the key stay out', async () => {
    const [mine, theirs] = [await scenes.createScene(server), await scenes.createScene(server)]
    await add(mine, ['p1'])
    const [entry] = (await list(mine)).list
    expect((await list(theirs)).list).toEqual([])
    await refusal(
      server.call(deleteOptOut, { params: { id: entry?.id ?? '' } }, theirs.supervisor),
      'not_found',
    )
    const task = await scenes.taskIn(theirs, 'running')
    expect(await scenes.upload(theirs, task, [scenes.person(1)])).toMatchObject({ added: 1, left_out: [] })
    expect(await erase(mine, ['p1'])).toMatchObject({ erased: 0, opted_out: 0 })
    expect(await library(theirs)).toEqual(['p1'])

    const admin = await createUser(server, { role: 'admin' })
    for (const as of [mine.seat, admin]) {
      await refusal(server.call(listOptOuts, {}, as), 'forbidden')
      await refusal(server.call(addOptOuts, people(['1']), as), 'forbidden')
      await refusal(server.call(eraseResources, people(['1']), as), 'forbidden')
    }
    await refusal(add(mine, []), 'invalid_input')
    await refusal(add(mine, Array.from({ length: 501 }, String)), 'invalid_input')
    await refusal(add(mine, ['x'.repeat(65)]), 'invalid_input')
  })

  test('people on the list are not collected any more; known data stays, and the answer reports them', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1)])
    await add(scene, ['p1', 'p2'])
    const batch = [scenes.person(1, { name: 'Newer' }), scenes.person(2), scenes.person(3)]
    expect(await scenes.upload(scene, task, batch, 'batch-one')).toEqual({
      added: 1,
      known: 0,
      left_out: ['p1', 'p2'],
    })
    expect(await scenes.upload(scene, task, batch, 'batch-one')).toEqual({
      added: 0,
      known: 1,
      left_out: ['p1', 'p2'],
    })
    expect(await library(scene)).toEqual(['p1', 'p3'])
    expect(await library(scene, { search: 'Newer' })).toEqual([])
    expect((await scenes.taskOf(scene, task.id)).actual_count).toBe(2)
    expect(await scenes.upload(scene, task, [scenes.person(2)])).toEqual({
      added: 0,
      known: 0,
      left_out: ['p2'],
    })
  })

  test('erasing takes a person out of the library in every kind, and keeps them out', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1), scenes.person(2)])
    await scenes.addTask(scene, {
      work: { kind: 'collect_followers', params: { profiles: ['a'], target_count: 1 } },
    })
    const fans = (await scenes.claim(scene, { holding: [task.id] })).find(
      ({ work }) => work.kind === 'collect_followers',
    )
    await scenes.upload(scene, fans ?? task, [scenes.person(1)])
    expect(await library(scene)).toEqual(['p1', 'p1', 'p2'])

    expect(await erase(scene, ['p1', 'p9'])).toMatchObject({ erased: 2, opted_out: 2 })
    expect(await erase(scene, ['p1'])).toMatchObject({ erased: 0, opted_out: 0 })
    expect(await library(scene)).toEqual(['p2'])
    expect((await list(scene)).list.map(({ external_id, erased }) => [external_id, erased])).toContainEqual([
      'p1',
      true,
    ])
    expect(await scenes.upload(scene, task, [scenes.person(1), scenes.person(9)])).toMatchObject({
      left_out: ['p1', 'p9'],
    })
    expect(await library(scene)).toEqual(['p2'])
    // Numbers stay: past collections keep their counts.
    expect((await scenes.taskOf(scene, task.id)).actual_count).toBe(2)
    const marks = await database().selectFrom('sighting').selectAll().where('task_id', '=', task.id).execute()
    expect(marks).toHaveLength(2)
    expect(marks.map(({ source }) => source).sort()).toEqual(['', scenes.person(1).source])
  })

  test('a person on the list who is erased later counts as erased', async () => {
    const scene = await scenes.createScene(server)
    await add(scene, ['p1'])
    expect(await erase(scene, ['p1'])).toMatchObject({ erased: 0, opted_out: 0 })
    expect(await add(scene, ['p1'])).toMatchObject({ opted_out: 0 })
    expect((await list(scene)).list).toMatchObject([{ external_id: '@p1', erased: true }])
  })

  test('a repeated entry still knows the person by handle', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1, { handle: 'Person_One' })])
    await erase(scene, ['p1'])
    // By now only the entry itself knows the handle.
    await add(scene, ['p1'])
    await erase(scene, ['p1'])
    const { id } = await claimedPromotion(scene, {
      kind: 'follow',
      params: {
        audience: { from: 'list', targets: ['@Person_One', '@ben'] },
        deduplication: false,
        promotion_count: 50,
        send_interval_seconds: 5,
        duration_minutes: 600,
      },
    })
    const query = { order: 'asc' } as const
    expect(
      (await server.call(listTaskTargets, { params: { id }, query }, scene.supervisor)).list,
    ).toMatchObject([{ outcome: 'pending' }, { outcome: 'skipped', reason: 'opted_out' }])
  })

  test('a person kept by hand who is also known by id is one person, entered under both', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [
      scenes.person(1, { handle: 'Person_One' }),
      scenes.person(0, { external_id: '@person_one', handle: 'person_one' }),
      scenes.person(2, { handle: 'person_two' }),
      scenes.person(0, { external_id: '@person_two', handle: 'Person_Two' }),
    ])
    expect(await erase(scene, ['p1'])).toMatchObject({ erased: 2, opted_out: 1 })
    expect(await library(scene)).toEqual(['@person_two', 'p2'])
    expect(await add(scene, ['p9', '@person_two'])).toMatchObject({ opted_out: 2 })
    const entries = (await list(scene)).list.map((one) => `${one.external_id} ${one.erased}`)
    expect(entries.sort()).toEqual([
      '@p9 false',
      '@person_one true',
      '@person_two false',
      'p1 true',
      'p2 false',
    ])
  })

  test('two ids with one handle are two people: the handle was passed on', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [
      scenes.person(1, { handle: 'passed_on' }),
      scenes.person(2, { handle: 'passed_on' }),
    ])
    expect(await erase(scene, ['p1'])).toMatchObject({ erased: 1, opted_out: 1 })
    expect((await list(scene)).list.map(({ external_id }) => external_id)).toEqual(['p1'])
    expect(await library(scene)).toEqual(['p2'])
  })

  test('after being taken off the list a person may be collected again', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1)])
    await erase(scene, ['p1'])
    const [entry] = (await list(scene)).list
    await server.call(deleteOptOut, { params: { id: entry?.id ?? '' } }, scene.supervisor)
    expect(await scenes.upload(scene, task, [scenes.person(1)])).toMatchObject({ added: 1, left_out: [] })
    expect(await library(scene)).toEqual(['p1'])
  })

  test('pending promotions skip the person; erasing also removes them from past ones', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1, { handle: 'Person_One' })])
    const targets = [
      { external_id: 'p1', person: 'person_one' },
      { external_id: 'p1', person: null },
      { external_id: null, person: 'person_one' },
      { external_id: null, person: 'person_one' },
      { external_id: 'p2', person: 'somebody' },
    ]
    const promotion = await promotionTo(scene, targets)
    await add(scene, ['p1'])
    const skipped = { outcome: 'skipped', reason: 'opted_out', settled_at: server.clock.now() }
    const done = { outcome: 'done', reason: null, settled_at: 7 }
    expect(await promotion.targets()).toMatchObject([
      { ...skipped, person: 'person_one' },
      { ...done, external_id: 'p1' },
      { ...skipped, person: 'person_one' },
      { ...done, person: 'person_one' },
      { outcome: 'pending', person: 'somebody' },
    ])
    expect(await promotion.name()).toBe('x.example/person_one +4')
    await erase(scene, ['p1'])
    expect(await promotion.name()).toBe('— 1 +4')
    const nobody = { external_id: null, person: null }
    expect(await promotion.targets()).toMatchObject([
      { ...skipped, ...nobody, target: '— 1' },
      { ...done, ...nobody, target: '— 2' },
      { ...skipped, ...nobody, target: '— 3' },
      { ...done, ...nobody, target: '— 4' },
      { outcome: 'pending', external_id: 'p2', person: 'somebody' },
    ])
  })

  test('collections from an erased person’s page or posts no longer identify them', async () => {
    const scene = await scenes.createScene(server)
    const page = 'http://127.0.0.1:8788/Person_One'
    const [post, other] = [`${page}/status/5`, 'http://127.0.0.1:8788/harbor_tea/status/1']
    await scenes.addTask(scene, {
      work: { kind: 'collect_commenters', params: { links: [post, other], target_count: 10 } },
    })
    const [task] = await scenes.claim(scene)
    if (!task) throw new Error('No task')
    expect(task.name).toContain('Person_One')
    await scenes.upload(scene, task, [
      scenes.person(1, { handle: 'Person_One', source: other }),
      scenes.person(2, { source: post }),
    ])
    await erase(scene, ['p1'])

    const { name, work } = await server.call(getTask, { params: { id: task.id } }, scene.supervisor)
    expect(name).toBe('— 1 +1')
    expect(work.params).toMatchObject({ links: ['— 1', other] })
    const targets = await server.call(
      listTaskTargets,
      { params: { id: task.id }, query: { order: 'asc' } },
      scene.supervisor,
    )
    expect(targets.list).toMatchObject([
      { target: '— 1', outcome: 'skipped', reason: 'opted_out' },
      { target: other, outcome: 'pending' },
    ])
    const seen = async () =>
      (await server.call(listResources, { query: {} }, scene.supervisor)).list.map(({ source }) => source)
    expect(await seen()).toEqual([''])
    // A desktop that started before still sends the link.
    const late = [scenes.person(3, { source: post }), scenes.person(4, { source: other })]
    await scenes.upload(scene, task, late, newId())
    expect((await seen()).sort()).toEqual(['', '', other])
  })

  test('a person met without a handle is still recognized by the known one', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1, { handle: 'Person_One' })])
    await erase(scene, ['p1'])
    await scenes.upload(scene, task, [scenes.person(1, { handle: '' })])
    const source = 'http://127.0.0.1:8788/Person_One/status/5'
    await scenes.upload(scene, task, [scenes.person(2, { source })])
    const { list: found } = await server.call(listResources, { query: {} }, scene.supervisor)
    expect(found.map((one) => [one.external_id, one.source])).toEqual([['p2', '']])
  })

  test('a task’s own name stays; one derived from a person’s page is replaced, in any spelling', async () => {
    const scene = await scenes.createScene(server)
    const collect = (keywords: string[], name?: string) =>
      scenes.addTask(scene, {
        ...(name && { name }),
        work: { kind: 'collect_keywords', params: { keywords, target_count: 10 } },
      })
    const others = Array.from({ length: 12 }, (_, index) => `tea ${index}`)
    const tasks = [
      await collect(['@p5']),
      await collect(['@p5', ...others]),
      await collect(['@p5 +3 teas']),
      await collect(['@p5'], 'Autumn guests'),
    ]
    await erase(scene, ['p5'])
    const names = await Promise.all(tasks.map(async (id) => (await scenes.taskOf(scene, id)).name))
    expect(names).toEqual(['“— 1”', '“— 1” +12', '“— 1”', 'Autumn guests'])
  })

  test('likes of an erased person’s posts no longer identify them, and pending ones are skipped', async () => {
    const scene = await scenes.createScene(server)
    const at = 'http://127.0.0.1:8788'
    const links = [`${at}/P5/status/1`, `${at}/P5/status/2`, `${at}/somebody/status/3?id=P5`]
    const params = { links, like_count: 3, send_interval_seconds: 60, duration_minutes: 60 }
    const { id } = await createManualPromotion(scene, { kind: 'like', params })
    await database()
      .updateTable('task_target')
      .set({ outcome: 'done', settled_at: 7 })
      .where('task_id', '=', id)
      .where('position', '=', 0)
      .execute()
    await erase(scene, ['P5'])
    const { list: targets } = await server.call(
      listTaskTargets,
      { params: { id }, query: { order: 'asc' } },
      scene.supervisor,
    )
    expect(targets.map(({ target, outcome }) => [target, outcome])).toEqual([
      ['— 1', 'done'],
      ['— 2', 'skipped'],
      ['— 3', 'skipped'],
    ])
    const { today } = await server.call(getDashboard, { query: { time_zone: 'UTC' } }, scene.supervisor)
    expect(today.promoted_skipped).toBe(2)
  })

  test('a person unknown to the library is recognized by handle once they are met', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await erase(scene, ['1001'])
    const source = 'http://127.0.0.1:8788/Person_One/status/5'
    await scenes.upload(scene, task, [scenes.person(2, { source })])
    await scenes.upload(scene, task, [
      scenes.person(1, { external_id: '1001', handle: 'Person_One' }),
      scenes.person(3, { source }),
    ])
    const { list: found } = await server.call(
      listResources,
      { query: { sort: 'name', order: 'asc' } },
      scene.supervisor,
    )
    expect(found.map((one) => [one.external_id, one.source])).toEqual([
      ['p2', source],
      ['p3', ''],
    ])
  })
})
