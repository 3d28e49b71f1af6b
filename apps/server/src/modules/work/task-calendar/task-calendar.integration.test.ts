import { importAccounts } from '@seaport/contract/desk/account'
import { deleteTask, updateTask } from '@seaport/contract/work/task'
import {
  getTaskCalendar,
  MAX_CALENDAR_HOURS,
  MAX_CALENDAR_LANES,
  MAX_CALENDAR_TASKS,
} from '@seaport/contract/work/task-calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { newId } from '../../../kernel/id.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { addTask, createAssigned, createScene, taskIn } from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const HOUR = 3_600_000

eachDatabase('task calendar', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const at = (hours: number) => new Date(server.clock.now() + hours * HOUR).toISOString()
  const between = (person: TestUser, from: number, to: number) =>
    server.call(getTaskCalendar, { query: { from: at(from), to: at(to) } }, person)
  const numbers = async (person: TestUser, from: number, to: number) =>
    (await between(person, from, to)).tasks.map(({ number }) => number).sort()

  test('contains planned and past tasks of a range, with their lanes, and nothing of other tenants', async () => {
    const scene = await createScene(server)
    const idle = await createAssigned(server, scene.supervisor, scene.seat.id)
    const planned = await addTask(scene, { start: { mode: 'at', at: at(30) } })
    const { id: ended } = await taskIn(scene, 'ended')
    const { id: running } = await taskIn(scene, 'running')
    const all = await between(scene.supervisor, -1, 48)
    expect(new Set(all.tasks.map(({ id }) => id))).toEqual(new Set([planned, ended, running]))
    expect(all.accounts.map(({ id }) => id)).toEqual([scene.accountId, idle])
    expect(all.seats).toEqual([
      { id: scene.seat.id, name: expect.any(String), seat_code: scene.seat.seatCode, ports: 5 },
    ])
    expect(all.cut).toBe(false)
    // The planned one starts in thirty hours; the running one is assumed to run until then.
    expect(await numbers(scene.supervisor, -1, 30)).toEqual([2, 3])
    expect(await numbers(scene.supervisor, 1, 31)).toEqual([1, 3])
    expect(await numbers(scene.supervisor, -9, -8)).toEqual([])
    // It was to start hours before it did.
    const { db } = server.installation.database
    const scheduled_at = server.clock.now() - 9 * HOUR
    await db.updateTable('task').set({ scheduled_at }).where('id', '=', running).execute()
    expect(await numbers(scene.supervisor, -9, -8)).toEqual([])
    await server.call(deleteTask, { params: { id: ended } }, scene.supervisor)
    expect(await numbers(scene.supervisor, -1, 30)).toEqual([3])
    const other = await createUser(server)
    expect(await between(other, -1, 48)).toEqual({ tasks: [], accounts: [], seats: [], cut: false })
  })

  test('a task whose start is moved moves in the calendar', async () => {
    const scene = await createScene(server)
    const id = await addTask(scene, { start: { mode: 'at', at: at(10) } })
    const body = { start: { mode: 'at' as const, at: at(50) } }
    await server.call(updateTask, { params: { id }, body }, scene.supervisor)
    expect(await numbers(scene.supervisor, 0, 49)).toEqual([])
    expect(await numbers(scene.supervisor, 49, 51)).toEqual([1])
  })

  test('does not report a cut if only accounts without a task are left out', async () => {
    const scene = await createScene(server)
    const rows = Array.from({ length: MAX_CALENDAR_LANES + 1 }, (_, index) => ({
      account: `idle_${index}`,
      network: 'x_sandbox',
      seat: scene.seat.seatCode,
    }))
    await server.call(importAccounts, { body: { rows } }, scene.supervisor)
    await taskIn(scene, 'running')
    const { accounts, cut } = await between(scene.supervisor, -1, 1)
    expect([accounts.length, accounts[0]?.id, cut]).toEqual([MAX_CALENDAR_LANES, scene.accountId, false])
  })

  test('is bounded in time and in tasks', async () => {
    const scene = await createScene(server)
    const { db } = server.installation.database
    await refusal(between(scene.supervisor, 0, MAX_CALENDAR_HOURS + 1), 'invalid_input')
    await refusal(between(scene.supervisor, 1, 1), 'invalid_input')
    await taskIn(scene, 'ended')
    const row = await db
      .selectFrom('task')
      .selectAll()
      .where('account_id', '=', scene.accountId)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: MAX_CALENDAR_TASKS }, (_, index) => ({
      ...row,
      id: newId(),
      number: index + 2,
    }))
    for (let start = 0; start < copies.length; start += 100)
      await db
        .insertInto('task')
        .values(copies.slice(start, start + 100))
        .execute()
    const { tasks, cut } = await between(scene.supervisor, -1, MAX_CALENDAR_HOURS - 1)
    expect([tasks.length, cut]).toEqual([MAX_CALENDAR_TASKS, true])
  })
})
