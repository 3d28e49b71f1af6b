import { countAccounts, listAccountBlocks, listAccounts } from '@seaport/contract/desk/account'
import { countProxies, listProxies } from '@seaport/contract/desk/proxy'
import { countSeats, listSeats } from '@seaport/contract/desk/seat'
import { seatLogin } from '@seaport/contract/desk/seat-session'
import { sendEmailCode } from '@seaport/contract/people/registration'
import { login } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { latestVersion } from '@seaport/contract/platform/version'
import { defaultLimits } from '@seaport/contract/work/guard'
import { getNotificationSetting } from '@seaport/contract/work/notification'
import { listOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { resourceGroups } from '@seaport/contract/work/resource-group'
import { listScripts, unknownVariables } from '@seaport/contract/work/script'
import { getDashboard, getRanking, getResourceStats, getTaskStats } from '@seaport/contract/work/stats'
import { countTasks, getTask, listTaskResources, listTasks } from '@seaport/contract/work/task'
import { type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { holdsPort, taskStates } from '@seaport/contract/work/task-state'
import { capabilityOf } from '@seaport/platforms/capabilities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { statsJobs } from '../modules/work/stats/stats.public.ts'
import { createDevice, createUser } from '../test-support/people.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { seedDemo } from './seed.ts'

eachDatabase('demo', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_DEMO: '1' })
  })
  afterAll(() => server.stop())

  const as = async (email: string, password: string) => {
    const { token, user_id } = await server.call(login, { body: { email, password } })
    return { as: async () => ({ token, user_id }) }
  }
  const demo = () => as('demo@seaport.test', 'Seaport-demo-1')
  test('scripts and proxies are there, with no more accounts on a proxy than it allows', async () => {
    const user = await demo()
    const scripts = await server.call(listScripts, {}, user)
    expect([scripts.total, scripts.list.filter((script) => script.public).length]).toEqual([9, 2])
    const shown = scripts.list.flatMap(({ files }) => files.map(({ name, type }) => [name, type].join(' ')))
    expect(new Set(shown)).toEqual(
      new Set([
        'morning.png image/png',
        'evening.png image/png',
        'night.png image/png',
        'harbour.mp4 video/mp4',
      ]),
    )
    for (const { text } of scripts.list) expect(unknownVariables(text)).toEqual([])
    expect(new Set(scripts.list.map(({ created_at, updated_at }) => updated_at > created_at))).toEqual(
      new Set([true, false]),
    )
    const proxies = await server.call(listProxies, { query: { sort: 'ip', order: 'asc' } }, user)
    expect(proxies.list.map(({ allocated, status }) => [allocated, status])).toEqual([
      [0, 'normal'],
      [0, 'normal'],
      [2, 'abnormal'],
      [0, 'abnormal'],
      [0, 'unchecked'],
      [0, 'abnormal'],
    ])
  })

  const everything = async () => {
    const { db } = server.installation.database
    const tables = [
      'user',
      'seat',
      'account',
      'task',
      'port_lease',
      'resource',
      'sighting',
      'login_log',
    ] as const
    return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  }

  test('it has a task of each of the twenty kinds, installers to download, and accounts whose fields are all known', async () => {
    const caller = await demo()
    const { list } = await server.call(listTasks, { query: { page_size: 100 } }, caller)
    expect(new Set(list.map(({ kind }) => kind)).size).toBe(20)
    expect(list.filter(({ name }) => name === '').map(({ kind }) => kind)).toEqual([])
    const { downloads } = await server.call(latestVersion, { query: {} }, caller)
    expect(Object.values(downloads).map((build) => build?.file?.sha512.length)).toEqual([128, 128, 128])
    const accounts = (await server.call(listAccounts, {}, caller)).list
    for (const { country, follower_count, nickname } of accounts)
      expect([country, follower_count, nickname]).not.toContain(null)
  })

  test('the agent’s seat has a task that the networks carry out for more than a week, so that one always runs', async () => {
    const caller = await demo()
    const { list } = await server.call(listTasks, { query: { page_size: 100 } }, caller)
    const [ongoing, ...more] = list.filter(
      ({ seat, status }) => seat.seat_code === '100002' && holdsPort(status),
    )
    expect(more).toEqual([])
    expect(ongoing).toMatchObject({ kind: 'send_message', executor: 'api', status: 'queued' })
    const { work } = await server.call(getTask, { params: { id: ongoing?.id ?? '' } }, caller)
    if (work.kind !== 'send_message') throw new Error(work.kind)
    const { send_interval_seconds, duration_minutes } = work.params
    expect(duration_minutes).toBeNull()
    const aDay = Math.min(defaultLimits.caps.x.send_message, 86_400 / send_interval_seconds)
    expect((ongoing?.target_count ?? 0) / aDay).toBeGreaterThan(7)
    // Its script says a name, which the library has under the handle.
    const unnamed = await server.installation.database.db
      .selectFrom('task_target')
      .leftJoin('resource', (join) => join.onRef('resource.handle', '=', 'task_target.person'))
      .select('target')
      .where('task_id', '=', ongoing?.id ?? '')
      .where('name', 'is', null)
      .execute()
    expect(unnamed).toEqual([])
  })

  test('the registration form shows the code that no mail delivers; the form for a new password does not', async () => {
    const body = { email: 'newcomer@seaport.test' }
    const ask = (purpose: 'register' | 'reset') => server.call(sendEmailCode, { body: { ...body, purpose } })
    expect((await ask('register')).demo_code).toMatch(/^\d{6}$/)
    expect(await ask('reset')).not.toHaveProperty('demo_code')
  })

  test('it has seats, accounts of every kind, and tasks in every state', async () => {
    const caller = await demo()
    const seats = await server.call(listSeats, {}, caller)
    expect(seats.list.map(({ last_seen_at }) => Date.parse(last_seen_at ?? '') < server.clock.now())).toEqual(
      [true, true, true],
    )
    const { kinds } = await server.call(getNotificationSetting, {}, caller)
    expect(kinds.some(({ email }) => email === 'now')).toBe(true)
    expect(seats.list.map(({ enabled }) => enabled).sort()).toEqual([false, true, true])
    const accounts = await server.call(listAccounts, {}, caller)
    expect(accounts.total).toBe(14)
    const blocked = accounts.list.filter(({ availability }) => availability === 'abnormal')
    expect(blocked).toMatchObject([{ blocked_reason: 'network_stopped', unblock_count: 1 }])
    const params = { id: blocked[0]?.id ?? '' }
    expect((await server.call(listAccountBlocks, { params }, caller)).list).toMatchObject([
      { reason: 'network_stopped', unblocked_at: null },
      { reason: 'by_person', unblock_note: 'Number confirmed' },
    ])
    const tasks = await server.call(listTasks, { query: { page_size: 100 } }, caller)
    expect(new Set(tasks.list.map(({ status }) => status))).toEqual(
      new Set(['pending', 'queued', 'running', 'completed', 'error', 'ended']),
    )
    const running = tasks.list.filter(({ status }) => status === 'running')
    expect(running.map(({ park_reason }) => park_reason).toSorted()).toEqual(['account_parked', null])
    const promotions = tasks.list.filter(({ kind }) => kind === 'follow')
    expect(promotions.filter(({ status }) => status === 'completed')).toHaveLength(5)
    expect(promotions.every(({ actual_count }) => actual_count > 0)).toBe(true)
    // The newest first.
    expect(tasks.list.map(({ number }) => number)).toEqual(tasks.list.map((_, index) => tasks.total - index))
    const [lastNumber] = await server.installation.database.db
      .selectFrom('user')
      .select('task_number')
      .where('email', '=', 'demo@seaport.test')
      .execute()
    expect(lastNumber?.task_number).toBe(tasks.total)
  })

  test('last logins are those of the login log, and no seat has worked after it was last seen', async () => {
    const { db } = server.installation.database
    const logins = await db.selectFrom('login_log').selectAll().execute()
    const latest = (of: (login: (typeof logins)[number]) => boolean) =>
      Math.max(...logins.filter((login) => login.outcome === 'ok' && of(login)).map(({ at }) => at))
    const users = await db.selectFrom('user').selectAll().execute()
    const seen = users.filter(({ last_login_at }) => last_login_at !== null)
    expect(seen.length).toBeGreaterThan(10)
    for (const { id, email, last_login_at } of seen)
      expect([email, last_login_at]).toEqual([email, latest(({ user_id }) => user_id === id)])
    const tasks = await db.selectFrom('task').selectAll().execute()
    for (const { id, seat_code, last_login_at, last_seen_at } of await db
      .selectFrom('seat')
      .selectAll()
      .execute()) {
      expect([seat_code, last_login_at]).toEqual([seat_code, latest(({ seat_id }) => seat_id === id)])
      const own = tasks.filter(({ seat_id }) => seat_id === id)
      const worked = own.map(({ last_progress_at }) => last_progress_at ?? 0)
      expect(Math.max(0, ...worked)).toBeLessThanOrEqual(last_seen_at ?? 0)
      // Its desktop is logged in before the first task of the last day begins.
      const started = own.map(({ started_at }) => started_at ?? 0)
      const today = started.filter((at) => at > server.clock.now() - 6 * 60 * 60 * 1000)
      expect(last_login_at ?? 0).toBeLessThan(Math.min(server.clock.now(), ...today))
    }
  })

  test('nobody is in the records before they came, and nobody disabled has logged in since', async () => {
    const { db } = server.installation.database
    const users = new Map((await db.selectFrom('user').selectAll().execute()).map((user) => [user.id, user]))
    const acts = await db.selectFrom('audit_log').selectAll().execute()
    const early = acts.filter(({ at, subject, tenant_id, actor_id }) =>
      [subject, tenant_id, actor_id].some((id) => at < (users.get(id ?? '')?.created_at ?? 0)),
    )
    expect(early.map(({ action, subject }) => [action, users.get(subject ?? '')?.email])).toEqual([])
    const logins = await db.selectFrom('login_log').selectAll().execute()
    const strangers = logins.filter(({ at, tenant_id }) => at < (users.get(tenant_id)?.created_at ?? at + 1))
    expect(strangers).toEqual([])
    const disabled = acts.filter(({ after }) => after?.includes('"disabled"'))
    expect(disabled.length).toBe(2)
    for (const { at, subject } of disabled)
      expect(logins.filter((login) => login.user_id === subject && login.at > at)).toEqual([])
  })

  test('every task could be created as it is: by somebody who may carry it out', async () => {
    const tasks = await server.installation.database.db.selectFrom('task').selectAll().execute()
    const impossible = tasks.filter(
      ({ network, kind, executor }) => !capabilityOf(network, kind).executors.includes(executor),
    )
    expect(impossible.map(({ network, kind, executor }) => [network, kind, executor])).toEqual([])
  })

  test('counts by state agree with the rows of the lists', async () => {
    const caller = await demo()
    const query = { page_size: 200 } as const
    const { list: tasks } = await server.call(listTasks, { query }, caller)
    const ofState = (state: string) => tasks.filter(({ status }) => status === state).length
    const byState = taskStates.map((state) => [state, ofState(state)])
    expect(ofState('completed')).toBeGreaterThan(ofState('error'))
    expect(await server.call(countTasks, { query: {} }, caller)).toEqual({
      all: tasks.length,
      ...Object.fromEntries(byState),
    })
    const { list: accounts } = await server.call(listAccounts, { query }, caller)
    const no_seat = accounts.filter(({ seat }) => seat === null).length
    const no_proxy = accounts.filter(({ proxy }) => proxy === null).length
    expect(await server.call(countAccounts, { query: {} }, caller)).toEqual({
      all: 14,
      normal: 13,
      abnormal: 1,
      no_seat,
      no_proxy,
    })
    expect(await server.call(countSeats, { query: {} }, caller)).toEqual({
      all: 3,
      online: 0,
      offline: 2,
      disabled: 1,
    })
    const { list: proxies } = await server.call(listProxies, { query }, caller)
    const counted = await server.call(countProxies, { query: {} }, caller)
    expect(counted.all).toBe(proxies.length)
    expect(counted.abnormal).toBe(proxies.filter(({ status }) => status === 'abnormal').length)
    // What the list's other filters leave out is not counted.
    const onX = { query: { ...query, network: 'x_sandbox' as const } }
    const { list: ofX } = await server.call(listAccounts, onX, caller)
    const countedOfX = await server.call(countAccounts, { query: { network: 'x_sandbox' } }, caller)
    expect(countedOfX.all).toBe(ofX.length)
    expect(ofX.length).toBeLessThan(accounts.length)
    const collecting = await server.call(countTasks, { query: { family: 'collection' } }, caller)
    expect(collecting.all).toBe(tasks.filter(({ kind }) => kind.startsWith('collect_')).length)
    expect((await server.call(countSeats, { query: { search: 'Linh' } }, caller)).all).toBe(1)
    expect((await server.call(countProxies, { query: { scheme: 'socks5' } }, caller)).all).toBe(
      proxies.filter(({ scheme }) => scheme === 'socks5').length,
    )
    const other = { as: (await createUser(server)).as }
    expect((await server.call(countAccounts, { query: {} }, other)).all).toBe(0)
    expect((await server.call(countTasks, { query: {} }, other)).all).toBe(0)
  })

  // A login takes the running tasks back into the queue: after what looks at them.
  test('everyone named by the README can log in', async () => {
    const owner = await server.call(login, {
      body: { email: 'admin@seaport.test', password: 'Seaport-admin-1' },
    })
    expect(owner.is_superuser).toBe(true)
    expect(await server.call(userInfo, {}, await demo())).toMatchObject({
      balance: '1286.40',
      port_num: 20,
      port_occupy_num: 5,
    })
    for (const [seat_code, allocated] of [
      ['100001', 5],
      ['100002', 4],
    ] as const) {
      const device = await createDevice(server.clock)
      const { seat } = await server.call(
        seatLogin,
        { body: { seat_code, password: 'Seaport-seat-1', device: device.description } },
        { as: async (method, url) => ({ dpop: await device.prove(method, url) }) },
      )
      expect(seat.allocated).toBe(allocated)
    }
  })

  test('ports, counts and sightings agree', async () => {
    const caller = await demo()
    const { list } = await server.call(listTasks, { query: { page_size: 100 } }, caller)
    for (const task of list.filter(({ kind }) => taskKinds[kind].family === 'collection')) {
      const { total } = await server.call(
        listTaskResources,
        { params: { id: task.id }, query: { page_size: 1 } },
        caller,
      )
      expect({ task: task.number, total }).toEqual({ task: task.number, total: task.actual_count })
    }
    const [, , , tasks, leases, resources, sightings] = await everything()
    const live = leases?.filter((lease) => 'released_at' in lease && lease.released_at === null)
    const unfinished = tasks?.filter(
      (task) => 'status' in task && ['pending', 'queued', 'running'].includes(task.status),
    )
    expect(live?.length).toBe(unfinished?.length)
    const counted = resources?.reduce((sum, row) => sum + ('task_count' in row ? row.task_count : 0), 0)
    expect(counted).toBe(sightings?.length)
    expect((await server.call(listResources, {}, caller)).total).toBeGreaterThan(300)
  })

  test('people are in groups named for their contents, and the opt-out list is accurate', async () => {
    const caller = await demo()
    const people = async (query: object) =>
      (await server.call(listResources, { query: { page_size: 200, ...query } }, caller)).list
    const groups = await server.call(resourceGroups.list, { query: { order: 'asc' } }, caller)
    expect(groups.list.map(({ name, resources }) => [name, resources > 0])).toEqual([
      ['Over 100 followers', true],
      ['To sort', false],
      ['香港', true],
    ])
    const [many, , hongKong] = groups.list
    for (const one of await people({ group_id: many?.id })) expect(one.followers).toBeGreaterThan(100)
    for (const one of await people({ group_id: hongKong?.id })) expect(one.location).toContain('香港')
    const { list } = await server.call(listOptOuts, {}, caller)
    expect(list.map(({ erased }) => erased)).toEqual([true, false])
    const [erased, asked] = list
    const pages = [1, 2, 3, 4, 5, 6].map((page) => people({ page }))
    const everybody = (await Promise.all(pages)).flat()
    expect(everybody).toHaveLength((await server.call(listResources, {}, caller)).total ?? 0)
    const known = everybody.filter(({ external_id }) => external_id === asked?.external_id)
    // One person may be in the library as a liker and as a commenter.
    expect([known.length > 0, known.every(({ opted_out }) => opted_out)]).toEqual([true, true])
    expect(everybody.some(({ external_id }) => external_id === erased?.external_id)).toBe(false)
  })

  test('statistics, tasks and library agree to the last unit, for both tenants, today too', async () => {
    const query = { period: 'three_months' } as const
    for (const caller of [await demo(), await as('second@seaport.test', 'Seaport-demo-1')]) {
      const tasks = await server.call(listTasks, { query: { page_size: 200 } }, caller)
      const resources = await server.call(getResourceStats, { query }, caller)
      const sum = (list: { actual_count: number; kind: TaskKindId }[]) =>
        list.reduce(
          (total, task) => total + (taskKinds[task.kind].family === 'promotion' ? 0 : task.actual_count),
          0,
        )
      expect(resources.total.collected_new).toBe((await server.call(listResources, {}, caller)).total)
      expect(resources.total.collected_new + resources.total.collected_known).toBe(sum(tasks.list))
      const { total } = await server.call(getTaskStats, { query }, caller)
      const of = (state: string) => tasks.list.filter(({ status }) => status === state).length
      expect(total).toMatchObject({
        tasks_created: tasks.total,
        tasks_completed: of('completed'),
        tasks_error: of('error'),
        tasks_ended: of('ended'),
      })
      const { collection } = await server.call(getRanking, { query }, caller)
      expect(collection.reduce((all, seat) => all + seat.collected_new, 0)).toBe(
        resources.total.collected_new,
      )
    }
    const { days } = await server.call(getResourceStats, { query: { period: 'one_month' } }, await demo())
    expect(days.filter((day) => day.collected_new + day.collected_known > 0).length).toBeGreaterThan(20)
    const { today, last_sync_at } = await server.call(getDashboard, {}, await demo())
    expect(today.tasks_completed).toBe(3)
    expect(Date.parse(last_sync_at ?? '')).toBeGreaterThan(server.clock.now() - 3 * 60 * 60 * 1000)
    await statsJobs(server.installation)[0]?.run()
  })

  test('the second tenant has its own, and neither sees the other’s', async () => {
    const second = await as('second@seaport.test', 'Seaport-demo-1')
    expect((await server.call(listTasks, {}, second)).total).toBe(3)
    expect((await server.call(listAccounts, {}, second)).total).toBe(1)
    const theirs = await server.call(listResources, { query: { page_size: 200 } }, second)
    const mine = await server.call(listResources, { query: { page_size: 200 } }, await demo())
    const ids = new Set(mine.list.map(({ id }) => id))
    expect(theirs.list.some(({ id }) => ids.has(id))).toBe(false)
  })

  test('a database with any user is not changed', async () => {
    const before = await everything()
    await seedDemo(server.installation)
    expect(await everything()).toEqual(before)
  })
})
