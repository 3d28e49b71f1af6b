import { listResources } from '@seaport/contract/work/resource'
import { deleteTask, endTask, listTaskResources } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('resource', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const library = async ({ supervisor }: scenes.Scene, query = {}) =>
    (await server.call(listResources, { query }, supervisor)).list
  const ofTask = async ({ supervisor }: scenes.Scene, id: string, query = {}) =>
    (await server.call(listTaskResources, { params: { id }, query }, supervisor)).list

  test('a second sighting adds a source, not a row; newer fields win, the first sighting stays', async () => {
    const scene = await scenes.createScene(server)
    const first = await scenes.taskIn(scene, 'running')
    const seenAt = server.clock.now()
    await scenes.upload(scene, first, [
      scenes.person(1, { name: 'Old', followers: 10, location: 'Huế', source: 'a' }),
    ])
    const second = await scenes.taskIn(scene, 'running')
    server.clock.advance(30)
    const again = await scenes.upload(scene, second, [
      scenes.person(1, { name: 'New', followers: null, location: null, content: 'Hi', source: 'b' }),
    ])
    expect(again, 'new to this task, if not to the library').toEqual({ added: 1, known: 0, left_out: [] })
    const [row, ...others] = await library(scene)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      name: 'New',
      content: 'Hi',
      // Fields missing in the newer sighting keep their older values.
      followers: 10,
      location: 'Huế',
      source: 'b',
      task_count: 2,
      first_seen_at: new Date(seenAt).toISOString(),
      seen_at: new Date(seenAt + 30_000).toISOString(),
    })
    expect((await ofTask(scene, first.id))[0]?.source).toBe('a')
    expect((await ofTask(scene, second.id))[0]?.source).toBe('b')
  })

  test('a person twice in a batch is one: with the later fields, and the first source', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    const twice = [
      scenes.person(1, { content: '1', source: 'a' }),
      scenes.person(1, { content: '2', source: 'b' }),
    ]
    expect(await scenes.upload(scene, task, twice)).toEqual({ added: 1, known: 1, left_out: [] })
    expect(await ofTask(scene, task.id)).toMatchObject([{ content: '2', source: 'a', task_count: 1 }])
  })

  test('a task that sees a person again counts once', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1)])
    await scenes.upload(scene, task, [scenes.person(1, { name: 'Later' }), scenes.person(2)])
    expect((await library(scene)).map(({ task_count }) => task_count)).toEqual([1, 1])
    expect(await library(scene, { search: 'p1' }), 'the later of one moment').toMatchObject([
      { name: 'Later' },
    ])
    expect((await scenes.taskOf(scene, task.id)).actual_count).toBe(2)
  })

  test('the same person in another kind is another resource', async () => {
    const scene = await scenes.createScene(server)
    await scenes.upload(scene, await scenes.taskIn(scene, 'running'), [scenes.person(1)])
    await scenes.addTask(scene, {
      work: { kind: 'collect_followers', params: { profiles: ['a'], target_count: 1 } },
    })
    const fans = (await scenes.claim(scene)).find(({ work }) => work.kind === 'collect_followers')
    await scenes.upload(scene, fans ?? { id: '', fence: 0 }, [scenes.person(1)])
    expect((await library(scene)).map(({ kind }) => kind).sort()).toEqual(['commenter', 'fan'])
    expect(await library(scene, { kind: 'fan', network: 'x_sandbox' })).toHaveLength(1)
    expect(await library(scene, { network: 'x' })).toEqual([])
  })

  test('a tenant sees its own library only, also when it asks for another’s task', async () => {
    const [mine, theirs] = [await scenes.createScene(server), await scenes.createScene(server)]
    const task = await scenes.taskIn(mine, 'running')
    await scenes.upload(mine, task, [scenes.person(1)])
    await scenes.upload(theirs, await scenes.taskIn(theirs, 'running'), [
      scenes.person(1, { name: 'Theirs' }),
    ])
    expect((await library(mine)).map(({ name, task_count }) => [name, task_count])).toEqual([['Person 1', 1]])
    expect(await library(theirs, { task_id: task.id })).toEqual([])
    await refusal(server.call(listResources, {}, mine.seat), 'forbidden')
  })

  test('lists are searched, sorted with unknown numbers last, filtered by task and paged', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [
      scenes.person(1, { name: 'Ánh', followers: 5, content: '50%_off' }),
      scenes.person(2, { name: 'Bo', followers: null, location: 'Đà Nẵng' }),
      scenes.person(3, { name: 'Cy', followers: 9 }),
    ])
    const names = async (query: object) => (await library(scene, query)).map(({ external_id }) => external_id)
    expect(await names({ sort: 'followers' })).toEqual(['p3', 'p1', 'p2'])
    expect(await names({ sort: 'followers', order: 'asc' })).toEqual(['p1', 'p3', 'p2'])
    expect(await names({ sort: 'followers', page: 2, page_size: 2 })).toEqual(['p2'])
    expect(await names({ search: '50%_' })).toEqual(['p1'])
    expect(await names({ search: '5_%' })).toEqual([])
    expect(await names({ search: 'Nẵng' })).toEqual(['p2'])
    expect(await names({ search: 'P3' })).toEqual(['p3'])
    expect(await names({ search: '@P3' })).toEqual(['p3'])
    expect(await names({ search: '@50%_' })).toEqual([])
    const page = await server.call(
      listTaskResources,
      { params: { id: task.id }, query: { search: 'person', page_size: 1 } },
      scene.supervisor,
    )
    expect([page.total, page.list.length]).toEqual([0, 0])
    const all = await server.call(
      listTaskResources,
      { params: { id: task.id }, query: { page_size: 1, sort: 'name', order: 'asc' } },
      scene.supervisor,
    )
    expect([all.total, all.list.length]).toEqual([3, 1])
  })

  test('characters that databases reject are removed, the rest of the text stays', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    const odd = scenes.person(1, { name: 'a\0b', content: `"\\'; \ud83d 🍵 \u2028`, location: '\0' })
    await scenes.upload(scene, task, [odd])
    const [row] = await ofTask(scene, task.id)
    expect(row).toMatchObject({ name: 'ab', content: `"\\'; \ufffd 🍵 \u2028`, location: '' })
  })

  test('resources of a deleted task stay, with their sources', async () => {
    const scene = await scenes.createScene(server)
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, [scenes.person(1, { source: 'here' })])
    await server.call(endTask, { params: { id: task.id } }, scene.supervisor)
    await server.call(deleteTask, { params: { id: task.id } }, scene.supervisor)
    expect(await library(scene)).toMatchObject([{ external_id: 'p1', source: 'here', task_count: 1 }])
  })
})
