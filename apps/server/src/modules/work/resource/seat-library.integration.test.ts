import { addOptOuts, deleteOptOut, eraseResources, listOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { getSeatResource, listSeatResources } from '@seaport/contract/work/seat-resource'
import { deleteTask, endTask } from '@seaport/contract/work/task'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createSeatOnline } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { expectSeatsSummedUp } from '../../../test-support/seats-summed-up.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { pageOfSeat } from './seat-library.repository.ts'

eachDatabase('library of a seat', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())
  afterEach(() => expectSeatsSummedUp(server))

  const page = ({ seat }: scenes.Scene, query = {}) =>
    server.call(listSeatResources, { query: { sort: 'name', order: 'asc', ...query } }, seat)
  const names = async (scene: scenes.Scene, query = {}) =>
    (await page(scene, query)).list.map(({ external_id }) => external_id)
  const read = ({ seat }: scenes.Scene, id: string) => server.call(getSeatResource, { params: { id } }, seat)
  /** Another seat of the same supervisor, with its own account. */
  const neighbourOf = async (scene: scenes.Scene): Promise<scenes.Scene> => {
    const seat = await createSeatOnline(server, scene.supervisor, 5)
    return { ...scene, seat, accountId: await scenes.createAssigned(server, scene.supervisor, seat.id) }
  }
  const collect = async (scene: scenes.Scene, items: ReturnType<typeof scenes.person>[]) => {
    const task = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, task, items)
    return task
  }
  const optOut = ({ supervisor }: scenes.Scene, id: string) =>
    server.call(addOptOuts, { body: { network: 'x_sandbox', external_ids: [id] } }, supervisor)

  const planOf = async (text: string, parameters: readonly unknown[]) => {
    const { db, kind } = server.installation.database
    return db.transaction().execute(async (trx) => {
      // With sixty rows, reading and sorting all is fastest.
      const ways = kind === 'postgres' ? ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort'] : []
      for (const way of ways) await sql.raw(`set local enable_${way} = off`).execute(trx)
      const explain = kind === 'postgres' ? 'explain' : 'explain query plan'
      const { rows } = await trx.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
      )
      return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '').join('\n')
    })
  }

  test('a seat sees people that its own tasks saw, with only its own sightings', async () => {
    const scene = await scenes.createScene(server)
    const neighbour = await neighbourOf(scene)
    const first = server.clock.now()
    const task = await collect(scene, [scenes.person(1, { source: 'mine' }), scenes.person(2)])
    server.clock.advance(30)
    await collect(neighbour, [scenes.person(1, { source: 'theirs', name: 'Newer' }), scenes.person(3)])
    // Opt-outs of another tenant don't hide people here.
    await optOut(await scenes.createScene(server), 'p1')
    expect(await names(scene)).toEqual(['p1', 'p2'])
    expect(await names(neighbour)).toEqual(['p1', 'p3'])
    const mine = (await page(scene, { search: 'Newer' })).list[0]
    const at = new Date(first).toISOString()
    expect(mine).toMatchObject({ source: 'mine', task_count: 1, first_seen_at: at, seen_at: at })
    const { sightings } = await read(scene, mine?.id ?? '')
    expect(sightings).toMatchObject([{ task: { id: task.id }, source: 'mine', first: true }])
    const theirs = (await page(neighbour, { search: 'Person 3' })).list[0]
    await refusal(read(scene, theirs?.id ?? ''), 'not_found')
  })

  test('filters combine: text, network, kind, task; a task of another seat yields nobody', async () => {
    const scene = await scenes.createScene(server)
    const neighbour = await neighbourOf(scene)
    const one = await collect(scene, [scenes.person(1, { content: 'Lotus tea, please' }), scenes.person(2)])
    await collect(scene, [scenes.person(2), scenes.person(3, { content: 'lotus lantern' })])
    const other = await collect(neighbour, [scenes.person(1, { content: 'Lotus tea, please' })])
    expect(await names(scene, { search: 'LOTUS' })).toEqual(['p1', 'p3'])
    expect(await names(scene, { search: 'lotus', task_id: one.id })).toEqual(['p1'])
    expect(await names(scene, { task_id: other.id })).toEqual([])
    expect(await names(scene, { kind: 'fan' })).toEqual([])
    expect(await names(scene, { network: 'x' })).toEqual([])
    expect(await names(scene, { network: 'x_sandbox', kind: 'commenter' })).toEqual(['p1', 'p2', 'p3'])
    const bySeen = async (query: object) => (await names(scene, { sort: 'seen_at', ...query })).toSorted()
    expect(await bySeen({ kind: 'commenter' })).toEqual(['p1', 'p2', 'p3'])
    expect(await bySeen({ network: 'x_sandbox', task_id: one.id })).toEqual(['p1', 'p2'])
    for (const query of [{ kind: 'fan' }, { network: 'x' }, { kind: 'fan', task_id: one.id }])
      expect(await bySeen(query)).toEqual([])
  })

  test('pages follow the chosen order to the end, each person once', async () => {
    const scene = await scenes.createScene(server)
    await collect(
      scene,
      [1, 2, 3, 4, 5].map((number) => scenes.person(number, { followers: number === 3 ? null : number })),
    )
    const by = async (query: object) =>
      (
        await Promise.all([1, 2, 3].map((number) => names(scene, { ...query, page: number, page_size: 2 })))
      ).flat()
    expect(await by({ sort: 'followers', order: 'desc' })).toEqual(['p5', 'p4', 'p2', 'p1', 'p3'])
    expect(await by({ sort: 'name', order: 'asc' })).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
    expect((await page(scene, { page_size: 2 })).total).toBe(5)
  })

  test('a seat with many sightings gets the same pages, by any query plan', async () => {
    const scene = await scenes.createScene(server)
    await collect(
      scene,
      [1, 5, 9, 11, 12].map((number) =>
        scenes.person(number, { followers: number === 9 ? null : 9 - (number % 9) }),
      ),
    )
    await collect(
      await neighbourOf(scene),
      [2, 3, 4, 6, 7, 8, 10].map((number) => scenes.person(number)),
    )
    await optOut(scene, 'p11')
    const seat = { seatId: scene.seat.id, tenantId: scene.supervisor.id }
    const { db } = server.installation.database
    const ways = [0, 100].flatMap((many) => [0, 1000].map((near) => ({ few: 0, many, near })))
    for (const sort of ['name', 'followers'] as const)
      for (const order of ['asc', 'desc'] as const)
        for (const number of [1, 2, 3, 4])
          for (const filter of [{}, { kind: 'commenter' }, { kind: 'fan' }, { network: 'x' }] as const) {
            const query = { sort, order, page: number, page_size: 2, ...filter }
            const { list, total } = await page(scene, query)
            const seen = 'kind' in filter && filter.kind === 'fan' ? 0 : 'network' in filter ? 0 : 4
            expect([list.length, total]).toEqual([number <= seen / 2 ? 2 : 0, seen])
            for (const limits of ways) {
              const along = await pageOfSeat(db, seat, query, limits)
              expect([limits, along.rows.map(({ external_id }) => external_id), along.total]).toEqual([
                limits,
                list.map(({ external_id }) => external_id),
                total,
              ])
            }
          }
  })

  test('the library is scanned by index keys only, and up to four rows for each row of the page', async () => {
    const scene = await scenes.createScene(server)
    await collect(
      scene,
      Array.from({ length: 60 }, (_, index) => scenes.person(index + 1)),
    )
    const { db, kind } = server.installation.database
    if (kind === 'postgres')
      for (const table of ['resource', 'seat_resource'])
        await sql`vacuum analyze ${sql.table(table)}`.execute(db)
    const seat = { seatId: scene.seat.id, tenantId: scene.supervisor.id }
    const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
    const limits = { few: 0, many: 0, near: 1 }
    for (const sort of ['name', 'followers'] as const)
      for (const order of ['asc', 'desc'] as const) {
        asked.mockClear()
        const query = { sort, order, page: 3, page_size: 5 }
        const { rows } = await pageOfSeat(db, seat, query, limits)
        expect(rows).toHaveLength(5)
        const along = asked.mock.calls.flatMap(([query]) => (query.sql.includes('"along"') ? [query] : []))
        expect(along).toHaveLength(1)
        for (const { sql: text, parameters } of along) {
          expect(parameters).toContain(60)
          const plan = await planOf(text, parameters)
          expect(plan).not.toMatch(/Sort|TEMP B-TREE/)
          const index = { name: 'resource_name', followers: 'resource_(fewest_)?followers' }[sort]
          const [library, own] =
            kind === 'postgres'
              ? [
                  `Index Only Scan (Backward )?using ${index} on resource`,
                  'Index Only Scan using seat_resource_pk',
                ]
              : [`SEARCH resource USING COVERING INDEX ${index}`, 'SEARCH seat_resource USING PRIMARY KEY']
          expect(plan).toMatch(new RegExp(library))
          expect(plan).toMatch(new RegExp(own))
        }
      }
    asked.mockRestore()
  })

  test('a page is counted and chosen by one index, without reading resources', async () => {
    const scene = await scenes.createScene(server)
    await collect(
      scene,
      Array.from({ length: 60 }, (_, index) => scenes.person(index + 1)),
    )
    const { db, kind } = server.installation.database
    await (kind === 'postgres' ? sql`vacuum analyze seat_resource` : sql`analyze`).execute(db)
    const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
    const plansOf = async (query: object) => {
      asked.mockClear()
      await page(scene, { sort: 'seen_at', order: 'desc', page_size: 2, ...query })
      const choosing = asked.mock.calls
        .map(([compiled]) => compiled)
        .filter(({ sql: text }) => text.includes('"own"'))
      expect(choosing).toHaveLength(2)
      const plans: string[] = []
      for (const { sql: text, parameters } of choosing) plans.push(await planOf(text, parameters))
      return plans
    }
    for (const query of [{}, { order: 'asc' }, { page: 2 }, { network: 'x_sandbox' }, { kind: 'commenter' }])
      for (const [index, plan] of (await plansOf(query)).entries()) {
        expect(plan).not.toMatch(/Sort|TEMP B-TREE|\b(on|SEARCH|SCAN) resource\b/)
        // The total needs no order, so PostgreSQL may use any index of the seat.
        if (kind === 'sqlite') expect(plan).toContain('COVERING INDEX seat_resource_seen')
        else if (index === 0) expect(plan).toMatch(/Index Only Scan.* seat_resource_seen/)
      }
    asked.mockRestore()
  })

  test('people who opted out or were erased are not listed; removed from the opt-out list, they are again', async () => {
    const scene = await scenes.createScene(server)
    await collect(scene, [scenes.person(1), scenes.person(2), scenes.person(3)])
    const [first] = (await page(scene)).list
    await optOut(scene, 'p1')
    const body = { network: 'x_sandbox' as const, external_ids: ['p2'] }
    await server.call(eraseResources, { body }, scene.supervisor)
    expect(await names(scene)).toEqual(['p3'])
    expect(await names(scene, { sort: 'seen_at' })).toEqual(['p3'])
    expect((await page(scene, { sort: 'seen_at', page_size: 1 })).total).toBe(1)
    await refusal(read(scene, first?.id ?? ''), 'not_found')
    const query = { external_id: 'p1' }
    const { list } = await server.call(listOptOuts, { query }, scene.supervisor)
    await server.call(deleteOptOut, { params: { id: list[0]?.id ?? '' } }, scene.supervisor)
    expect(await names(scene)).toEqual(['p1', 'p3'])
    expect((await names(scene, { sort: 'seen_at' })).toSorted()).toEqual(['p1', 'p3'])
  })

  test('resources of a deleted task stay', async () => {
    const scene = await scenes.createScene(server)
    const { id } = await collect(scene, [scenes.person(1)])
    await server.call(endTask, { params: { id } }, scene.supervisor)
    await server.call(deleteTask, { params: { id } }, scene.supervisor)
    const [person] = (await page(scene)).list
    expect((await read(scene, person?.id ?? '')).sightings).toMatchObject([{ task: null }])
  })

  test('the whole library is visible to the supervisor only', async () => {
    const scene = await scenes.createScene(server)
    await refusal(server.call(listResources, { query: {} }, scene.seat), 'forbidden')
    await refusal(server.call(listSeatResources, { query: {} }, scene.supervisor), 'forbidden')
  })
})
