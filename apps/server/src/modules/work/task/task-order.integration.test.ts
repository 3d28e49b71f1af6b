import { adminListTasks } from '@seaport/contract/work/admin-list'
import { listTasks } from '@seaport/contract/work/task'
import { holdsPort, taskStates } from '@seaport/contract/work/task-state'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { sortName } from '../../../db/sort-name.ts'
import { newId } from '../../../kernel/id.ts'
import { createSeatOnline, createUser } from '../../../test-support/people.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { findTasks, listTasks as readTasks, type TaskQuery, type TaskRow } from './task.repository.ts'

const TASKS = 60
const sorts = ['created_at', 'number', 'name', 'status', 'started_at'] as const

eachDatabase('orders of a list of tasks', (location) => {
  let server: TestServer
  let scene: scenes.Scene
  let rows: TaskRow[]
  /** Seats and accounts with tasks. */
  let places: { seat_id: string; account_id: string }[]
  beforeAll(async () => {
    server = await startTestServer(location)
    scene = await scenes.createScene(server)
    const { db } = server.installation.database
    const { id } = await scenes.taskIn(scene, 'queued')
    const task = await db.selectFrom('task').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const other = await createSeatOnline(server, scene.supervisor, 5)
    const otherAccount = await scenes.createAssigned(server, scene.supervisor, other.id)
    places = [
      { seat_id: scene.seat.id, account_id: scene.accountId },
      { seat_id: other.id, account_id: otherAccount },
    ]
    rows = Array.from({ length: TASKS }, (_, at) => copyOf(task, at))
    await db.insertInto('task').values(rows).execute()
    await db.deleteFrom('task_history').where('task_id', '=', id).execute()
    await db.deleteFrom('task').where('id', '=', id).execute()
    // Other users' tasks appear only in their own lists.
    await scenes.taskIn(await scenes.createScene(server), 'completed')
  })
  afterAll(() => server.stop())

  /** Names and starts repeat, some tasks never started, and some were deleted after they ended. */
  const copyOf = (task: TaskRow, at: number): TaskRow => {
    const status = taskStates[(at * 5) % taskStates.length] ?? 'queued'
    const created = task.created_at + (at % 3)
    const isOver = !holdsPort(status)
    return {
      ...task,
      ...places[at % 7 === 0 ? 1 : 0],
      id: newId(),
      number: 1000 - at,
      name: `Tea ${'badce'[at % 5]}`,
      ...sortName(`Tea ${'badce'[at % 5]}`),
      kind: at % 4 === 0 ? 'collect_likers' : task.kind,
      status,
      created_at: created,
      started_at: at % 3 === 0 || status === 'pending' ? null : created + (at % 4),
      scheduled_at: status === 'pending' ? created + 86_400_000 : null,
      ended_at: isOver ? created + 10 : null,
      deleted_at: isOver && at % 11 === 0 ? created + 20 : null,
    }
  }

  /** Expected list, as a model. */
  const expected = (query: TaskQuery): number[] => {
    const { search, status, kind, seat_id, account_id } = query
    const found = rows.filter(
      (row) =>
        row.deleted_at === null &&
        (!search || row.name.includes(search)) &&
        (!status || row.status === status) &&
        (!kind || row.kind === kind) &&
        (!seat_id || row.seat_id === seat_id) &&
        (!account_id || row.account_id === account_id),
    )
    return found.toSorted((one, other) => compare(one, other, query)).map(({ number }) => number)
  }
  const compare = (one: TaskRow, other: TaskRow, { sort, order }: TaskQuery): number => {
    const [a, b] = [one[sort], other[sort]]
    const sign = order === 'asc' ? 1 : -1
    if (a === b) return sign * (one.number - other.number)
    if (a === null || b === null) return a === null ? 1 : -1
    return sign * (a < b ? -1 : 1)
  }

  test('for any query and order, pages match the rows', async () => {
    const query = fc.record(
      {
        sort: fc.constantFrom(...sorts),
        order: fc.constantFrom('asc' as const, 'desc' as const),
        page: fc.integer({ min: 1, max: 5 }),
        page_size: fc.integer({ min: 1, max: 25 }),
        search: fc.constantFrom('Tea', 'Tea a', 'Coffee'),
        status: fc.constantFrom(...taskStates),
        kind: fc.constantFrom('collect_likers' as const, 'collect_commenters' as const),
        place: fc.nat(1),
        by: fc.constantFrom('seat_id' as const, 'account_id' as const),
      },
      { requiredKeys: ['sort', 'order', 'page', 'page_size'] },
    )
    await fc.assert(
      fc.asyncProperty(query, async ({ place, by, ...asked }) => {
        const where = place === undefined || by === undefined ? {} : { [by]: places[place]?.[by] }
        const full = { ...asked, ...where }
        const { list, total } = await server.call(listTasks, { query: full }, scene.supervisor)
        const all = expected(full)
        const from = (full.page - 1) * full.page_size
        expect(list.map(({ number }) => number)).toEqual(all.slice(from, from + full.page_size))
        expect(total).toBe(all.length)
      }),
      { numRuns: 200 },
    )
  })

  test('a seat has its own tasks in each order', async () => {
    for (const sort of sorts)
      for (const order of ['asc', 'desc'] as const) {
        const query = { sort, order, page: 1, page_size: 100 }
        const { list } = await server.call(listTasks, { query }, scene.seat)
        expect(list.map(({ number }) => number)).toEqual(expected({ ...query, seat_id: scene.seat.id }))
      }
  })

  test('administrators have the tasks of all, or of one, by their start', async () => {
    const { as } = await createUser(server, { role: 'admin' })
    const { db } = server.installation.database
    for (const user_id of [undefined, scene.supervisor.id])
      for (const order of ['asc', 'desc'] as const) {
        const all = await db.selectFrom('task').selectAll().where('deleted_at', 'is', null).execute()
        const last = user_id === undefined ? 'id' : 'number'
        const sign = order === 'asc' ? 1 : -1
        const sorted = all
          .filter((row) => user_id === undefined || row.tenant_id === user_id)
          .toSorted((one, other) => {
            const [a, b] = [one.started_at, other.started_at]
            if (a === b) return one[last] < other[last] ? -sign : sign
            if (a === null || b === null) return a === null ? 1 : -1
            return a < b ? -sign : sign
          })
        for (const page of [1, 2, 4]) {
          const query = {
            sort: 'started_at' as const,
            order,
            page,
            page_size: 9,
            ...(user_id && { user_id }),
          }
          const { list, total } = await server.call(adminListTasks, { query }, { as })
          expect(list.map(({ id }) => id)).toEqual(sorted.slice((page - 1) * 9, page * 9).map(({ id }) => id))
          expect(total).toBe(sorted.length)
        }
      }
  })

  // PostgreSQL counts what an index would find, and looks up by key either way.
  if (location.kind === 'sqlite')
    test('rows of a page are looked up by their keys, not among all of a tenant’s', async () => {
      const { db } = server.installation.database
      const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
      const page = rows.slice(0, 20).map(({ id }) => id)
      await findTasks(db, { tenantId: scene.supervisor.id }, page)
      await findTasks(db, { tenantId: scene.supervisor.id, seatId: scene.seat.id }, page)
      const queries = asked.mock.calls.map(([query]) => query)
      asked.mockRestore()
      expect(queries).toHaveLength(2)
      for (const query of queries) {
        const sql = `explain query plan ${query.sql}`
        const { rows: steps } = await db.executeQuery<{ detail: string }>({ ...query, sql })
        expect(steps.map(({ detail }) => detail)).toContainEqual(
          expect.stringMatching(/^SEARCH task .*\(id=\?\)$/),
        )
      }
    })

  test('unfinished tasks are read only where they can be', async () => {
    const { db } = server.installation.database
    const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
    const partsOf = async (status?: TaskRow['status']) => {
      asked.mockClear()
      const query: TaskQuery = { sort: 'name', order: 'asc', page: 1, page_size: 5, status }
      await readTasks(db, { tenantId: scene.supervisor.id }, query)
      const [text = ''] = asked.mock.calls.map(([{ sql }]) => sql).filter((sql) => sql.includes('"place"'))
      return [/"ended_at" is not null/, /"ended_at" is null/].map((part) => part.test(text))
    }
    expect(await partsOf()).toEqual([true, true])
    expect(await partsOf('completed')).toEqual([true, false])
    expect(await partsOf('queued')).toEqual([false, true])
    asked.mockRestore()
  })
})
