import { deleteSeat } from '@seaport/contract/desk/seat'
import { heartbeat, seatLogout } from '@seaport/contract/desk/seat-session'
import { adjustBalance } from '@seaport/contract/money/wallet'
import { reportProgress } from '@seaport/contract/work/runner'
import {
  getAdminStats,
  getAdminTrend,
  getDashboard,
  getRanking,
  getResourceStats,
  getTaskStats,
  rebuildStats,
  statMeasures,
} from '@seaport/contract/work/stats'
import { createTask, endTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { topUp } from '../../../test-support/money.ts'
import { createSeatOnline, createUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import * as scenes from '../../../test-support/scene.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { taskJobs } from '../task/task.public.ts'
import { rebuild, statsJobs } from './stats.public.ts'

const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => scenes.person(from + index))

bothDatabases('statistics', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const pass = async ({ seat }: scenes.Scene, minutes: number) => {
    server.clock.advance(minutes * 60)
    await server.call(heartbeat, {}, seat)
  }
  const compare = () => statsJobs(server.installation)[0]?.run()

  test('today and yesterday are those of the caller’s time zone', async () => {
    const scene = await scenes.createScene(server)
    const { supervisor } = scene
    const dashboard = (time_zone: string) => server.call(getDashboard, { query: { time_zone } }, supervisor)
    expect(await dashboard('UTC')).toMatchObject({ last_sync_at: null, seats: { online: 1, total: 1 } })
    const claimed = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, claimed, people(1, 3), 'batch-one')
    await scenes.upload(scene, claimed, people(1, 3), 'batch-one')
    // 23:35 and 0:15 in Kathmandu, 17:50 and 18:30 of the same day in UTC.
    await pass(scene, 9 * 60 + 50)
    await scenes.upload(scene, claimed, people(2, 4), 'batch-two')
    await pass(scene, 40)
    const second = await scenes.taskIn(scene, 'pending')

    const there = await dashboard('Asia/Kathmandu')
    expect(there).toMatchObject({
      date: '2026-03-03',
      today: { tasks_created: 1, collected_new: 0, collected_known: 0 },
      // It is a quarter past midnight there: all of it happened later in the day.
      yesterday_so_far: { tasks_created: 0, collected_new: 0 },
    })
    expect(there.days.length).toBe(7)
    expect(there.days.at(-2)).toMatchObject({
      date: '2026-03-02',
      tasks_created: 1,
      tasks_ended: 0,
      collected_new: 5,
      collected_known: 0,
    })
    const here = await dashboard('UTC')
    expect(here).toMatchObject({
      date: '2026-03-02',
      today: { tasks_created: 2, collected_new: 5 },
      yesterday_so_far: { tasks_created: 0, collected_new: 0 },
    })
    expect(here.open_tasks.pending).toBe(1)
    await server.call(endTask, { params: { id: second.id } }, supervisor)
    expect((await dashboard('Asia/Kathmandu')).today.tasks_ended).toBe(1)
    // A day later at the same hour: yesterday's batch counts, later events of yesterday don't.
    await pass(scene, 17 * 60 + 15)
    expect(await dashboard('Asia/Kathmandu')).toMatchObject({
      date: '2026-03-03',
      yesterday_so_far: { tasks_created: 1, collected_new: 3 },
    })
    await refusal(dashboard('Nowhere/Land'), 'invalid_input')
    // A zone that only the browser knows has the days of UTC.
    expect(await dashboard('America/New_Harbor')).toEqual(await dashboard('UTC'))
    await refusal(dashboard('+00:07'), 'invalid_input')
  })

  test('the dashboard counts nothing of another tenant', async () => {
    const busy = await scenes.createScene(server)
    for (const state of ['running', 'queued', 'pending'] as const) await scenes.taskIn(busy, state)
    const claimed = await scenes.taskIn(busy, 'running')
    await scenes.upload(busy, claimed, people(1, 3))
    const body = { fence: claimed.fence, seq: 1, actual_count: 3, pages: 1, parked: null, targets: [] }
    await server.call(reportProgress, { params: { id: claimed.id }, body }, busy.seat)
    await scenes.createAssigned(server, busy.supervisor, null)
    const nothing = Object.fromEntries(statMeasures.map((name) => [name, 0]))
    const dashboard = ({ supervisor }: scenes.Scene) => server.call(getDashboard, {}, supervisor)
    expect((await dashboard(busy)).last_sync_at).not.toBeNull()
    expect(await dashboard(await scenes.createScene(server))).toEqual({
      date: expect.any(String),
      today: nothing,
      yesterday_so_far: nothing,
      days: Array.from({ length: 7 }, () => ({ date: expect.any(String), ...nothing })),
      open_tasks: { pending: 0, queued: 0, running: 0 },
      seats: { online: 1, total: 1 },
      accounts: { unassigned: 0, total: 1 },
      last_sync_at: null,
    })
    await server.call(seatLogout, {}, busy.seat)
    expect((await dashboard(busy)).seats, 'logged out a moment ago').toEqual({ online: 0, total: 1 })
  })

  test('a day has its first quarter of an hour, and the day before it has its last', async () => {
    const scene = await scenes.createScene(server)
    const dayMinutes = 24 * 60
    const ofDay = () => Math.floor(server.clock.now() / 60_000) % dayMinutes
    const created = async () => {
      const { today, days: week } = await server.call(getDashboard, {}, scene.supervisor)
      const { days } = await server.call(getTaskStats, {}, scene.supervisor)
      const shown = days.slice(-2).map(({ tasks_created }) => tasks_created)
      expect(shown).toEqual([week.at(-2)?.tasks_created, today.tasks_created])
      return shown
    }
    await pass(scene, dayMinutes - ofDay() - 5)
    await scenes.addTask(scene)
    expect(await created()).toEqual([0, 1])
    await pass(scene, 7)
    expect(await created()).toEqual([1, 0])
    await scenes.addTask(scene)
    expect(await created()).toEqual([1, 1])
  })

  test('people found by another task before count as known, and days and kinds of a period add up', async () => {
    const scene = await scenes.createScene(server)
    const { supervisor } = scene
    const one = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, one, people(1, 4))
    await scenes.finish(scene, one)
    await pass(scene, 24 * 60)
    const two = await scenes.taskIn(scene, 'running')
    await scenes.upload(scene, two, people(3, 4))
    await scenes.finish(scene, two, 'error')

    const resources = await server.call(getResourceStats, { query: { period: 'three_days' } }, supervisor)
    expect(resources.total).toEqual({ collected_new: 6, collected_known: 2 })
    expect(resources.days.map(({ collected_new }) => collected_new)).toEqual([0, 4, 2])
    expect(resources.kinds).toEqual([{ kind: 'collect_commenters', collected_new: 6, collected_known: 2 }])
    const tasks = await server.call(getTaskStats, { query: { seat_id: scene.seat.id } }, supervisor)
    expect(tasks.days).toHaveLength(7)
    expect(tasks.total).toMatchObject({
      tasks_created: 2,
      tasks_completed: 1,
      tasks_error: 1,
      tasks_ended: 0,
    })
    for (const query of [{ kind: 'send_message' }, { seat_id: 'somebody-else' }] as const)
      expect((await server.call(getTaskStats, { query }, supervisor)).total.tasks_created).toBe(0)
    const stranger = await createUser(server)
    expect((await server.call(getTaskStats, {}, stranger)).total.tasks_created).toBe(0)
  })

  test('seats are ranked by their work in the period, with ties, including deleted ones', async () => {
    const first = await scenes.createScene(server)
    const { supervisor } = first
    const desks = [first]
    for (const _ of [1, 2]) {
      const seat = await createSeatOnline(server, supervisor, 3)
      desks.push({ ...first, seat, accountId: await scenes.createAssigned(server, supervisor, seat.id) })
    }
    for (const [index, scene] of desks.entries()) {
      const claimed = await scenes.taskIn(scene, 'running')
      await scenes.upload(scene, claimed, people(index * 10, index === 0 ? 2 : 3))
      await scenes.finish(scene, claimed)
    }
    const gone = desks[2] as scenes.Scene
    await server.call(seatLogout, {}, gone.seat)
    await server.call(deleteSeat, { params: { id: gone.seat.id } }, supervisor)
    const { collection, promotion } = await server.call(getRanking, {}, supervisor)
    expect(collection.map(({ rank, seat, collected_new }) => [rank, seat.id, collected_new])).toEqual([
      [1, desks[1]?.seat.id, 3],
      [1, gone.seat.id, 3],
      [3, first.seat.id, 2],
    ])
    expect(collection[1]?.seat).toMatchObject({ name: 'Seat', seat_code: gone.seat.seatCode })
    expect(promotion).toEqual([])
    await pass(first, 8 * 24 * 60)
    expect((await server.call(getRanking, {}, supervisor)).collection).toEqual([])
    const query = { period: 'one_month' } as const
    expect((await server.call(getRanking, { query }, supervisor)).collection).toHaveLength(3)
  })

  test('administrators see the platform’s totals, others do not', async () => {
    const admin = await createUser(server, { role: 'admin' })
    // Tasks left running by earlier tests are late by now and must not return to the queue during the count.
    for (const { run } of taskJobs(server.installation)) await run()
    const before = await server.call(getAdminStats, {}, admin)
    const scene = await scenes.createScene(server)
    await scenes.taskIn(scene, 'running')
    const after = await server.call(getAdminStats, {}, admin)
    expect({
      users: after.users - before.users,
      new: after.new_users_today - before.new_users_today,
      seats: after.seats.total - before.seats.total,
      sold: after.ports.sold - before.ports.sold,
      occupied: after.ports.occupied - before.ports.occupied,
      running: after.tasks_running - before.tasks_running,
      created: after.today.tasks_created - before.today.tasks_created,
    }).toEqual({ users: 1, new: 1, seats: 1, sold: 20, occupied: 1, running: 1, created: 1 })
    await refusal(server.call(getAdminStats, {}, scene.supervisor), 'forbidden')
    await refusal(server.call(rebuildStats, {}, scene.supervisor), 'forbidden')
  })

  test('administrators see the platform by day, in their time zone, with totals', async () => {
    const admin = await createUser(server, { role: 'admin' })
    const trend = (query: object = {}) => server.call(getAdminTrend, { query }, admin)
    const before = await trend()
    expect(before.days).toHaveLength(7)
    const scene = await scenes.createScene(server)
    await scenes.taskIn(scene, 'running')
    const { paid_amount } = await topUp(server, scene.supervisor, admin, 100)
    // A gift is not revenue.
    const gift = { amount: '7', remark: 'Goodwill' }
    await server.call(adjustBalance, { params: { id: scene.supervisor.id }, body: gift }, admin)
    const after = await trend()
    const grown = (name: 'new_users' | 'tasks_created') => after.total[name] - before.total[name]
    expect([grown('new_users'), grown('tasks_created')]).toEqual([1, 1])
    expect(Number(after.total.revenue) - Number(before.total.revenue)).toBeCloseTo(Number(paid_amount), 2)
    const sumOf = (name: 'new_users' | 'tasks_created' | 'revenue') =>
      after.days.reduce((sum, day) => sum + Number(day[name]), 0)
    expect(sumOf('new_users')).toBe(after.total.new_users)
    expect(sumOf('tasks_created')).toBe(after.total.tasks_created)
    expect(sumOf('revenue')).toBeCloseTo(Number(after.total.revenue), 2)
    expect(after.kinds.reduce((sum, kind) => sum + kind.tasks_created, 0)).toBe(after.total.tasks_created)
    const today = (await server.call(getAdminStats, {}, admin)).date
    expect(after.days.at(-1)?.date).toBe(today)
    const longer = await trend({ period: 'three_months', time_zone: 'Asia/Kathmandu' })
    expect(longer.days.length).toBeGreaterThan(80)
    expect(longer.total.new_users).toBeGreaterThanOrEqual(after.total.new_users)
    await refusal(server.call(getAdminTrend, {}, scene.supervisor), 'forbidden')
  })

  test('many concurrent events on two servers, with rebuilds in between, are all counted', async () => {
    const other = location.kind === 'postgres' ? await startTestServer(location) : server
    try {
      other.clock.advance((server.clock.now() - other.clock.now()) / 1000)
      const scene = await scenes.createScene(server, { ports: 12 })
      const { supervisor } = scene
      const elsewhere = { ...scene, server: other }
      const body = scenes.taskOrder(scene.accountId)
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 ? server : other).call(createTask, { body }, supervisor),
        ),
      )
      const claimed = await scenes.claim(scene)
      const work = claimed.map(async (task, index) => {
        const [here, there] = index % 2 ? [scene, elsewhere] : [elsewhere, scene]
        await Promise.all([
          scenes.upload(here, task, people(index, 10), 'batch-one'),
          scenes.upload(there, task, people(index, 10), 'batch-one'),
          scenes.upload(there, task, people(index + 5, 10), 'batch-two'),
        ])
        await scenes.finish(here, task)
      })
      const rebuilds = [server, other].map(({ installation }) => withTransaction(installation, rebuild))
      await Promise.all([...work, ...rebuilds])
      const { total } = await server.call(getResourceStats, {}, supervisor)
      expect(total).toEqual({ collected_new: 26, collected_known: 12 * 15 - 26 })
      const tasks = await server.call(getTaskStats, {}, supervisor)
      expect(tasks.total).toMatchObject({ tasks_created: 12, tasks_completed: 12 })
      const sums = await withTransaction(server.installation, rebuild)
      expect(sums.after).toEqual(sums.before)
    } finally {
      if (other !== server) await other.stop()
    }
  })

  test('a difference fails the daily comparison until an administrator rebuilds the statistics', async () => {
    const scene = await scenes.createScene(server)
    await scenes.taskIn(scene, 'completed')
    await compare()
    await server.installation.database.db
      .updateTable('stat')
      .set((eb) => ({ tasks_created: eb('tasks_created', '+', 1) }))
      .where('tenant_id', '=', scene.supervisor.id)
      .execute()
    await expect(compare()).rejects.toThrow(`places: 1, users: 1, the first: ${scene.supervisor.id}`)
    const admin = await createUser(server, { role: 'admin' })
    const { before, after } = await server.call(rebuildStats, {}, admin)
    expect({ ...before, tasks_created: before.tasks_created - 1 }).toEqual(after)
    await compare()
  })

  test('recharges count for their day and for thirty days; a gift never does', async () => {
    const revenue = async () =>
      (await server.call(getAdminStats, {}, await createUser(server, { role: 'admin' }))).revenue
    const cents = (dollars: string) => Math.round(Number(dollars) * 100)
    const before = await revenue()
    const admin = await createUser(server, { role: 'admin' })
    const user = await createUser(server)
    const { paid_amount } = await topUp(server, user, admin, 100)
    const gift = { amount: '7', remark: 'Goodwill' }
    await server.call(adjustBalance, { params: { id: user.id }, body: gift }, admin)
    const after = await revenue()
    for (const span of ['today', 'thirty_days'] as const)
      expect(cents(after[span]) - cents(before[span])).toBe(cents(paid_amount))
    server.clock.advance(24 * 3600)
    expect(await revenue()).toEqual({ ...after, today: '0.00' })
    server.clock.advance(29 * 24 * 3600)
    expect(await revenue()).toEqual({ today: '0.00', thirty_days: '0.00' })
  })
})
