import { addOptOuts, eraseResources, listOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { keepPerson, undoKeep } from '@seaport/contract/work/runner'
import { endTask, listTaskResources } from '@seaport/contract/work/task'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { createSeatOnline } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { expectSeatsSummedUp } from '../../../test-support/seats-summed-up.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { resourceKey } from '../resource/resource.public.ts'
import { rebuild } from '../stats/stats.public.ts'

const GROUP = 'https://www.facebook.com/groups/770077'
const web = (path: string) => `https://www.facebook.com/${path}`

eachDatabase('collecting by hand', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())
  afterEach(() => expectSeatsSummedUp(server))

  type Scene = scenes.Scene & { task: { id: string; fence: number } }

  /** A collection by hand that the seat's runner has claimed. */
  const collecting = async (params: object = {}, given?: Scene): Promise<Scene> => {
    const scene = given ?? (await scenes.createScene(server))
    const { supervisor, seat } = scene
    const accountId = await scenes.createAssigned(server, supervisor, seat.id, 'facebook')
    const work = {
      kind: 'collect_group_members' as const,
      params: { profiles: [GROUP], target_count: 5, ...params },
    }
    const id = await scenes.addTask({ ...scene, accountId }, { work })
    const task = (await scenes.claim(scene, { holding: given ? [given.task.id] : [] })).find(
      (one) => one.id === id,
    )
    expect(task).toMatchObject({ executor: 'assisted', work: { kind: 'collect_group_members' } })
    return { ...scene, accountId, task: { id, fence: task?.fence ?? 0 } }
  }
  const keep = ({ seat, task }: Scene, path: string, change: object = {}) => {
    const page = {
      url: path.includes(':') ? path : web(path),
      title: 'Ann Lee | Facebook',
      note: '',
      source: GROUP,
    }
    const body = { fence: task.fence, page: { ...page, ...change } }
    return server.call(keepPerson, { params: { id: task.id }, body }, seat)
  }
  const undo = ({ seat, task }: Scene, path: string) =>
    server.call(undoKeep, { params: { id: task.id }, body: { fence: task.fence, url: web(path) } }, seat)
  const people = async ({ supervisor, task }: Scene) =>
    (await server.call(listTaskResources, { params: { id: task.id } }, supervisor)).list
  const library = async ({ supervisor }: scenes.Scene) =>
    (await server.call(listResources, {}, supervisor)).list
  const counts = async ({ supervisor }: scenes.Scene) => {
    const read = () =>
      server.installation.database.db
        .selectFrom('stat')
        .select(({ fn }) => [fn.sum('collected_new').as('fresh'), fn.sum('collected_known').as('known')])
        .where('tenant_id', '=', supervisor.id)
        .executeTakeFirstOrThrow()
    const { fresh, known } = await read()
    return [Number(fresh), Number(known)]
  }

  test('a person is kept from the address alone, once, with provenance, source and note', async () => {
    const scene = await collecting()
    expect(await keep(scene, 'Ann.Lee/about?ref=1')).toEqual({ outcome: 'kept', known: false, collected: 1 })
    expect(await keep(scene, 'annlee', { note: 'asks for oolong' })).toEqual({
      outcome: 'kept',
      known: false,
      collected: 1,
    })
    expect(await keep(scene, 'groups/770077/user/1000042/')).toMatchObject({ collected: 2 })
    const list = await people(scene)
    expect(list).toHaveLength(2)
    expect(list.find(({ handle }) => handle === 'Ann.Lee')).toMatchObject({
      external_id: '@annlee',
      url: web('Ann.Lee'),
      name: 'Ann Lee',
      kind: 'user',
      by_hand: true,
      note: 'asks for oolong',
      source: GROUP,
    })
    expect(list.find(({ handle }) => handle === '')).toMatchObject({ url: web('profile.php?id=1000042') })
    expect(await scenes.taskOf(scene, scene.task.id)).toMatchObject({ actual_count: 2, executor: 'assisted' })
    expect(await counts(scene)).toEqual([2, 0])
  })

  test('a handle known to the library is the same person; data from an API is kept', async () => {
    const scene = await collecting()
    const key = resourceKey({
      tenantId: scene.supervisor.id,
      network: 'facebook',
      kind: 'user',
      externalId: '1000042',
    })
    await keep(scene, 'ann.lee')
    await undo(scene, 'ann.lee')
    const told = {
      external_id: '1000042',
      handle: 'ann.lee',
      url: '',
      name: 'Ann',
      content: 'Tea',
      followers: 3,
    }
    const known = {
      ...told,
      location: null,
      first_seen_at: 1,
      seen_at: 1,
      task_count: 1,
      group_id: null,
      by_hand: 0,
    }
    const place = {
      key: Buffer.from(key, 'hex'),
      tenant_id: scene.supervisor.id,
      network: 'facebook',
      kind: 'user',
    }
    const { db } = server.installation.database
    await db
      .insertInto('resource')
      .values({ ...place, ...known } as never)
      .execute()
    expect(await keep(scene, 'Ann.Lee')).toEqual({ outcome: 'kept', known: true, collected: 1 })
    expect(await library(scene)).toMatchObject([{ ...told, by_hand: false, task_count: 2 }])
  })

  test('a person found by another task is known: counted there once more, and undone again', async () => {
    const scene = await collecting()
    const other = await collecting({}, scene)
    await keep(other, 'ann.lee')
    expect(await keep(scene, 'ann.lee')).toEqual({ outcome: 'kept', known: true, collected: 1 })
    expect(await library(scene)).toMatchObject([{ task_count: 2 }])
    expect(await counts(scene)).toEqual([1, 1])
    server.clock.advance(15 * 60)
    expect(await undo(scene, 'ann.lee')).toEqual({ collected: 0 })
    expect(await undo(scene, 'ann.lee')).toEqual({ collected: 0 })
    expect(await library(scene)).toMatchObject([{ task_count: 1 }])
    expect(await undo(other, 'ann.lee')).toEqual({ collected: 0 })
    expect(await library(scene)).toEqual([])
    expect(await counts(scene)).toEqual([0, 0])
    const { db } = server.installation.database
    const counted = db.selectFrom('stat').selectAll().where('tenant_id', '=', scene.supervisor.id)
    const left = counted.where((eb) => eb.or([eb('collected_new', '!=', 0), eb('collected_known', '!=', 0)]))
    expect(await left.execute(), 'in the quarter of an hour in which they were kept').toEqual([])
    await withTransaction(server.installation, rebuild)
    expect(await counts(scene)).toEqual([0, 0])
  })

  test('a person whom another seat keeps too is taken from the library of one seat alone', async () => {
    const scene = await collecting()
    const seat = await createSeatOnline(server, scene.supervisor, 2)
    const other = await collecting({}, { ...scene, seat })
    await keep(other, 'ann.lee')
    await keep(scene, 'ann.lee')
    await undo(scene, 'ann.lee')
    const seats = async () =>
      (await server.installation.database.db.selectFrom('seat_resource').selectAll().execute())
        .filter(({ seat_id }) => [scene.seat.id, seat.id].includes(seat_id))
        .map(({ seat_id, task_count }) => ({ seat_id, task_count }))
    expect(await seats()).toEqual([{ seat_id: seat.id, task_count: 1 }])
  })

  test('if only new people are wanted, those in the library are not kept', async () => {
    const scene = await collecting()
    await keep(scene, 'ann.lee')
    const picky = await collecting({ deduplication: 'library' }, scene)
    expect(await keep(picky, 'ann.lee')).toEqual({ outcome: 'in_library', known: true, collected: 0 })
    expect(await keep(picky, 'bob.ray')).toEqual({ outcome: 'kept', known: false, collected: 1 })
    // The answer was lost: people of the task itself don't count as known.
    expect(await keep(picky, 'bob.ray')).toEqual({ outcome: 'kept', known: false, collected: 1 })
  })

  test('people who opted out are refused, by handle and by id, and kept people can opt out later', async () => {
    const scene = await collecting()
    const { supervisor } = scene
    const out = (external_ids: string[], erase = false) =>
      server.call(
        erase ? eraseResources : addOptOuts,
        { body: { network: 'facebook', external_ids, remark: '' } },
        supervisor,
      )
    await keep(scene, 'ann.lee')
    await out(['@annlee'])
    await undo(scene, 'ann.lee')
    expect(await keep(scene, 'Ann.Lee')).toEqual({ outcome: 'opted_out', known: false, collected: 0 })
    await out(['1000042'])
    expect(await keep(scene, 'profile.php?id=1000042')).toMatchObject({ outcome: 'opted_out' })
    await keep(scene, 'bob.ray', { note: 'met in Berlin' })
    await out(['@bobray'], true)
    expect(await library(scene)).toEqual([])
    const marks = await server.installation.database.db
      .selectFrom('sighting')
      .select(['note', 'source'])
      .where('task_id', '=', scene.task.id)
      .execute()
    expect(marks).toEqual([{ note: '', source: '' }])
    expect(await keep(scene, 'bob.ray')).toMatchObject({ outcome: 'opted_out' })
  })

  test('a person stored twice, by id and by handle, opts out once', async () => {
    const scene = await collecting()
    await keep(scene, 'ann.lee')
    const { db } = server.installation.database
    const [row] = await db
      .selectFrom('resource')
      .selectAll()
      .where('tenant_id', '=', scene.supervisor.id)
      .execute()
    if (!row) throw new Error('Nobody was kept')
    await db
      .insertInto('resource')
      .values({ ...row, key: Buffer.from(row.key).reverse(), external_id: '1000042' })
      .execute()
    const body = { network: 'facebook' as const, external_ids: ['1000042'], remark: '' }
    await server.call(addOptOuts, { body }, scene.supervisor)
    const { list } = await server.call(listOptOuts, {}, scene.supervisor)
    expect(list.map(({ external_id }) => external_id).sort()).toEqual(['1000042', '@annlee'])
    expect((await library(scene)).every(({ opted_out }) => opted_out)).toBe(true)
  })

  test('only the seat itself may keep, under the last claim, and only profiles of the task’s own network', async () => {
    const scene = await collecting()
    const stranger = await scenes.createScene(server)
    await refusal(keep({ ...scene, seat: stranger.seat }, 'ann.lee'), 'not_found')
    await refusal(undo({ ...scene, seat: stranger.seat }, 'ann.lee'), 'not_found')
    await refusal(keep({ ...scene, task: { ...scene.task, fence: 99 } }, 'ann.lee'), 'stale_fence')
    for (const page of [
      'groups/770077/members',
      'ann.lee/friends',
      'https://x.com/ann_lee',
      'https://evil.test/ann.lee',
    ])
      await refusal(keep(scene, page), 'invalid_input')
    await refusal(scenes.upload(scene, scene.task, [scenes.person(1)]), 'invalid_input')
    const plain = await scenes.createScene(server)
    const automatic = await scenes.taskIn(plain, 'running')
    await refusal(keep({ ...plain, task: automatic }, 'ann.lee'), 'invalid_input')
    expect(await people(scene)).toEqual([])
  })

  test('an ended task still accepts earlier keeps', async () => {
    const scene = await collecting()
    await server.call(endTask, { params: { id: scene.task.id } }, scene.supervisor)
    expect(await keep(scene, 'ann.lee')).toMatchObject({ outcome: 'kept', collected: 1 })
    expect(await undo(scene, 'ann.lee')).toEqual({ collected: 0 })
  })
})
