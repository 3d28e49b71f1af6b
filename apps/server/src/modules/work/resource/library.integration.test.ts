import { MAX_STORED } from '@seaport/contract/kernel/primitives'
import { addOptOuts } from '@seaport/contract/work/opt-out'
import { getResource, listResources } from '@seaport/contract/work/resource'
import { moveResources, resourceGroups } from '@seaport/contract/work/resource-group'
import { deleteTask, endTask } from '@seaport/contract/work/task'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { fillLibrary } from '../../../test-support/library.ts'
import { createUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('library', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const page = ({ supervisor }: scenes.Scene, query = {}) => server.call(listResources, { query }, supervisor)
  const idsIn = async (scene: scenes.Scene, query = {}) =>
    (await page(scene, { sort: 'name', order: 'asc', ...query })).list.map(({ external_id }) => external_id)
  /** A scene whose library holds these people, and the task that brought them. */
  const sceneWith = async (items: ReturnType<typeof scenes.person>[]) => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, items)
    const ids = new Map(
      (await page(scene, { page_size: 200 })).list.map(({ external_id, id }) => [external_id, id]),
    )
    return { scene, task, idOf: (externalId: string) => ids.get(externalId) ?? '' }
  }
  const crowd = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => scenes.person(from + index))
  const addGroup = ({ supervisor }: scenes.Scene, name: string) =>
    server.call(resourceGroups.create, { body: { name } }, supervisor)
  const move = ({ supervisor }: scenes.Scene, ids: string[], group_id: string | null) =>
    server.call(moveResources, { body: { ids, group_id } }, supervisor)

  test('filters combine: followers, location, time, kind, task', async () => {
    const { scene, task } = await sceneWith([
      scenes.person(1, { followers: 5, location: 'Đà Nẵng' }),
      scenes.person(2, { followers: null, location: 'Hanoi' }),
    ])
    server.clock.advance(30)
    const middle = server.clock.now()
    await scenes.upload(scene, task, [scenes.person(3, { followers: 50, location: 'Hanoi, Vietnam' })])
    const at = (moment: number) => new Date(moment).toISOString()
    expect(await idsIn(scene, { followers_min: 5 })).toEqual(['p1', 'p3'])
    expect(await idsIn(scene, { followers_min: 6, followers_max: 50 })).toEqual(['p3'])
    expect(await idsIn(scene, { followers_max: 5 })).toEqual(['p1'])
    expect(await idsIn(scene, { location: 'HANOI' })).toEqual(['p2', 'p3'])
    expect(await idsIn(scene, { location: 'Nẵng' })).toEqual(['p1'])
    expect(await idsIn(scene, { seen_from: at(middle) })).toEqual(['p3'])
    expect(await idsIn(scene, { seen_to: at(middle) })).toEqual(['p1', 'p2'])
    expect(await idsIn(scene, { kind: 'fan' })).toEqual([])
    expect(await idsIn(scene, { location: 'hanoi', task_id: task.id, followers_min: 1 })).toEqual(['p3'])
    await refusal(page(scene, { followers_min: -1 }), 'invalid_input')
    // The maximum value of the column is accepted, a larger one refused.
    await scenes.upload(scene, task, [scenes.person(4, { followers: MAX_STORED })])
    expect(await idsIn(scene, { followers_min: MAX_STORED, followers_max: MAX_STORED })).toEqual(['p4'])
    const many = scenes.person(5, { followers: MAX_STORED + 1 })
    await refusal(scenes.upload(scene, task, [many]), 'invalid_input')
    await refusal(page(scene, { followers_max: MAX_STORED + 1 }), 'invalid_input')
    await refusal(page(scene, { seen_from: 'yesterday' }), 'invalid_input')
  })

  test('reading by cursor skips and repeats nobody while people are added', async () => {
    const { scene, task } = await sceneWith(crowd(1, 7))
    server.clock.advance(1)
    await scenes.upload(scene, task, crowd(8, 12))
    for (const sort of ['seen_at', 'first_seen_at'] as const) {
      const before = new Set(await idsIn(scene))
      const read: string[] = []
      let cursor: string | null = null
      do {
        const answer = await page(scene, { sort, page_size: 5, ...(cursor && { cursor }) })
        expect(answer.total).toBe(cursor ? null : before.size)
        read.push(...answer.list.map(({ external_id }) => external_id))
        cursor = answer.next_cursor
        server.clock.advance(1)
        await scenes.upload(scene, task, [scenes.person(100 + read.length + (sort === 'seen_at' ? 0 : 100))])
      } while (cursor)
      expect(new Set(read).size).toBe(read.length)
      expect(read.filter((id) => before.has(id)).sort()).toEqual([...before].sort())
    }
  })

  test('both orders reach every row, and the last page is marked as such', async () => {
    const { scene } = await sceneWith(crowd(1, 6))
    for (const order of ['asc', 'desc'] as const) {
      const first = await page(scene, { page_size: 3, order })
      const second = await page(scene, { page_size: 3, order, cursor: first.next_cursor })
      expect(second).toMatchObject({ total: null, next_cursor: null })
      const both = [...first.list, ...second.list].map(({ id }) => id)
      expect(both).toEqual((await page(scene, { order })).list.map(({ id }) => id))
    }
    expect((await page(scene, { page_size: 6 })).next_cursor).toBeNull()
    expect((await page(scene, { page_size: 5, sort: 'name' })).next_cursor).toBeNull()
  })

  test('pages and cursors follow an index, within a group and a task as well', async () => {
    const { scene, task, idOf } = await sceneWith(crowd(1, 40))
    const { db, kind } = server.installation.database
    const group = await addGroup(scene, 'Some')
    await move(
      scene,
      [1, 2, 3, 4].map((number) => idOf(`p${number}`)),
      group.id,
    )
    await fillLibrary(server.installation.database, {
      tenantId: scene.supervisor.id,
      from: 100,
      to: 4000,
      characters: 32,
    })
    // Other tenants have libraries too.
    const { supervisor: other } = await scenes.createScene(server)
    await fillLibrary(server.installation.database, {
      tenantId: other.id,
      from: 100,
      to: 4000,
      characters: 32,
    })
    await sql`analyze`.execute(db)

    const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
    const planOf = async (query: object, part = 'order by "resource"') => {
      asked.mockClear()
      await page(scene, { page_size: 2, ...query })
      const list = asked.mock.calls.map(([compiled]) => compiled).find(({ sql: text }) => text.includes(part))
      const explain = kind === 'postgres' ? 'explain' : 'explain query plan'
      const { rows } = await db.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`${explain} ${list?.sql}`, [...(list?.parameters ?? [])]),
      )
      const lines = rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '')
      expect(lines.filter((line) => /Seq Scan on resource\b|SCAN resource\b/.test(line))).toEqual([])
      return lines.join('\n')
    }
    const cursor = (await page(scene, { page_size: 2 })).next_cursor
    for (const query of [
      {},
      { order: 'asc' },
      { cursor },
      { cursor, order: 'asc' },
      { cursor, network: 'x_sandbox' },
    ])
      expect(await planOf(query)).toContain('resource_seen')
    const first = (await page(scene, { page_size: 2, sort: 'first_seen_at' })).next_cursor
    expect(await planOf({ sort: 'first_seen_at', cursor: first })).toContain('resource_first_seen')
    // People on a page are looked up by key, whatever the library's size.
    expect(await planOf({}, '"group_name"')).toMatch(/resource_pkey|resource USING PRIMARY KEY/)
    for (const order of ['asc', 'desc'])
      expect(await planOf({ sort: 'name', order })).toContain('resource_name')
    const byFollowers = await planOf({ sort: 'followers', order: 'desc' })
    expect(byFollowers).toContain('resource_followers')
    expect(byFollowers).not.toMatch(/Sort|TEMP B-TREE/)
    for (const query of [{}, { cursor }])
      expect(await planOf({ ...query, group_id: group.id })).toContain('resource_in_group')
    expect(await planOf({ task_id: task.id })).toMatch(/resource_pkey|resource USING PRIMARY KEY/)
  })

  test('a cursor requires the order by time, and no task filter', async () => {
    const { scene, task } = await sceneWith(crowd(1, 3))
    const cursor = (await page(scene, { page_size: 1 })).next_cursor
    await refusal(page(scene, { cursor, sort: 'name' }), 'invalid_input')
    await refusal(page(scene, { cursor, task_id: task.id }), 'invalid_input')
    await refusal(page(scene, { cursor: '1.xyz' }), 'invalid_input')
    expect((await page(scene, { page_size: 1, task_id: task.id })).next_cursor).toBeNull()
  })

  test('a resource lists its sightings: task, account, time and source, and which came first', async () => {
    const { scene, task, idOf } = await sceneWith([scenes.person(1, { source: 'a' })])
    server.clock.advance(30)
    const second = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, second, [scenes.person(1, { source: 'b' }), scenes.person(2)])
    const read = () => server.call(getResource, { params: { id: idOf('p1') } }, scene.supervisor)
    expect(await read()).toMatchObject({
      external_id: 'p1',
      source: 'b',
      task_count: 2,
      group: null,
      opted_out: false,
      sightings: [
        { task: { id: second.id }, account: { id: scene.accountId }, source: 'b', first: false },
        { task: { id: task.id, number: 1 }, account: { id: scene.accountId }, source: 'a', first: true },
      ],
    })
    await server.call(endTask, { params: { id: task.id } }, scene.supervisor)
    await server.call(deleteTask, { params: { id: task.id } }, scene.supervisor)
    expect((await read()).sightings.map((sighting) => sighting.task?.id)).toEqual([second.id, undefined])
    const optOut = { body: { network: 'x_sandbox' as const, external_ids: ['p1'] } }
    await server.call(addOptOuts, optOut, await createUser(server))
    expect((await read()).opted_out).toBe(false)
    await server.call(addOptOuts, optOut, scene.supervisor)
    expect((await read()).opted_out).toBe(true)
  })

  test('two tasks that find the same new person concurrently add them once', async () => {
    const scene = await scenes.createScene(server)
    const tasks = [await scenes.taskIn(scene, 'running'), await scenes.taskIn(scene, 'running')]
    const items = crowd(1, 40)
    await Promise.all(
      tasks.map((task, index) => scenes.upload(scene, task, index ? items : items.toReversed())),
    )
    const { fresh, all } = await server.installation.database.db
      .selectFrom('sighting')
      .select((eb) => [eb.fn.sum<number>('fresh').as('fresh'), eb.fn.countAll<number>().as('all')])
      .where(
        'task_id',
        'in',
        tasks.map(({ id }) => id),
      )
      .executeTakeFirstOrThrow()
    expect([Number(fresh), Number(all)]).toEqual([40, 80])
    expect((await page(scene)).list.every(({ task_count }) => task_count === 2)).toBe(true)
  })

  test('resources move into groups and out of them; those that are there already stay', async () => {
    const { scene, idOf } = await sceneWith(crowd(1, 3))
    const group = await addGroup(scene, 'Tea lovers')
    expect(group).toMatchObject({ name: 'Tea lovers', resources: 0 })
    expect(await move(scene, [idOf('p1'), idOf('p2'), idOf('p2')], group.id)).toEqual({
      moved: 2,
      missing: 0,
      left_out: [],
    })
    expect(await idsIn(scene, { group_id: group.id })).toEqual(['p1', 'p2'])
    expect(await idsIn(scene, { group_id: 'none' })).toEqual(['p3'])
    const [first] = (await page(scene, { group_id: group.id })).list
    expect(first?.group).toEqual({ id: group.id, name: 'Tea lovers' })

    const stays = (name: string, id: string) => [
      { id: idOf(id), name, message: 'Cannot move to the same group' },
    ]
    expect(await move(scene, [idOf('p3')], null)).toEqual({
      moved: 0,
      missing: 0,
      left_out: stays('Person 3', 'p3'),
    })
    expect(await move(scene, [idOf('p3'), idOf('p1')], group.id)).toEqual({
      moved: 1,
      missing: 0,
      left_out: stays('Person 1', 'p1'),
    })
    expect(await move(scene, [idOf('p3'), '0'.repeat(32)], null)).toEqual({
      moved: 1,
      missing: 1,
      left_out: [],
    })
    await refusal(move(scene, [idOf('p3')], 'nowhere'), 'not_found')
    await refusal(move(scene, [], group.id), 'invalid_input')
    await refusal(move(scene, ['p3'], group.id), 'invalid_input')
    expect(await idsIn(scene, { group_id: 'none' })).toEqual(['p3'])
    expect(await move(scene, [idOf('p1')], null)).toEqual({ moved: 1, missing: 0, left_out: [] })

    // Seen again, a person stays in the group.
    await scenes.upload(scene, await scenes.taskIn(scene, 'running'), [scenes.person(2, { name: 'Newer' })])
    expect((await page(scene, { group_id: group.id })).list).toMatchObject([{ name: 'Newer' }])
  })

  test('another tenant’s group is empty for everyone else, alone or with a task', async () => {
    const { scene, task, idOf } = await sceneWith([scenes.person(1)])
    const group = await addGroup(scene, 'Mine')
    await move(scene, [idOf('p1')], group.id)
    const other = await sceneWith([scenes.person(1)])
    expect(await idsIn(scene, { group_id: group.id })).toEqual(['p1'])
    for (const query of [{ group_id: group.id }, { group_id: group.id, task_id: task.id }])
      expect(await page(other.scene, query)).toMatchObject({ list: [], total: 0 })
    await refusal(move(other.scene, [other.idOf('p1')], group.id), 'not_found')
    expect(await move(other.scene, [idOf('p1')], null)).toEqual({ moved: 0, missing: 1, left_out: [] })
  })

  test('groups are added, renamed, listed by name and deleted when empty', async () => {
    const { scene, idOf } = await sceneWith(crowd(1, 1))
    const [tea, coffee] = [await addGroup(scene, 'Tea'), await addGroup(scene, 'Coffee')]
    await refusal(addGroup(scene, 'TEA'), 'group_exists')
    const rename = (id: string, name: string) =>
      server.call(resourceGroups.rename, { params: { id }, body: { name } }, scene.supervisor)
    const remove = (id: string) => server.call(resourceGroups.remove, { params: { id } }, scene.supervisor)
    await refusal(rename(tea.id, 'coffee'), 'group_exists')
    expect((await rename(tea.id, 'Green tea')).name).toBe('Green tea')
    await move(scene, [idOf('p1')], tea.id)
    const groups = await server.call(resourceGroups.list, { query: { order: 'asc' } }, scene.supervisor)
    expect(groups.list.map(({ name, resources }) => [name, resources])).toEqual([
      ['Coffee', 0],
      ['Green tea', 1],
    ])
    await refusal(remove(tea.id), 'group_not_empty')
    await remove(coffee.id)
    await refusal(remove(coffee.id), 'not_found')
  })

  test('another tenant’s resources and groups are not found', async () => {
    const [mine, theirs] = [await sceneWith(crowd(1, 1)), await sceneWith(crowd(1, 1))]
    const [id, foreign] = [mine.idOf('p1'), theirs.idOf('p1')]
    const group = await addGroup(theirs.scene, 'Theirs')
    const { supervisor, seat } = mine.scene
    await refusal(server.call(getResource, { params: { id: foreign } }, supervisor), 'not_found')
    await refusal(server.call(getResource, { params: { id: 'zz' } }, supervisor), 'not_found')
    await refusal(move(mine.scene, [id], group.id), 'not_found')
    expect(await move(mine.scene, [foreign], null)).toEqual({ moved: 0, missing: 1, left_out: [] })
    await refusal(
      server.call(resourceGroups.rename, { params: { id: group.id }, body: { name: 'Mine' } }, supervisor),
      'not_found',
    )
    await refusal(server.call(resourceGroups.remove, { params: { id: group.id } }, supervisor), 'not_found')
    expect((await server.call(resourceGroups.list, {}, supervisor)).list).toEqual([])
    expect(await idsIn(mine.scene, { group_id: group.id })).toEqual([])
    await refusal(server.call(getResource, { params: { id } }, seat), 'forbidden')
  })
})
