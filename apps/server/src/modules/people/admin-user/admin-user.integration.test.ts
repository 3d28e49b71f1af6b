import { openAccount, seatWorkspace } from '@seaport/contract/desk/seat-session'
import {
  createUser as addUser,
  getUser,
  listUsers,
  resetUserPassword,
  setUserPorts,
  updateUser,
} from '@seaport/contract/people/admin-user'
import { createRole } from '@seaport/contract/people/role'
import { login } from '@seaport/contract/people/session'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { getAttention } from '@seaport/contract/work/attention'
import { getNotificationSetting } from '@seaport/contract/work/notification'
import { getTaskStats } from '@seaport/contract/work/stats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createAccountOn } from '../../../test-support/accounts.ts'
import { readEvents } from '../../../test-support/event-reader.ts'
import { newEmail } from '../../../test-support/mail.ts'
import { createSeatOnline, createUser, PASSWORD, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('admin users', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())

  const change = (id: string, body: object, by = admin) =>
    server.call(updateUser, { params: { id }, body }, { as: by.as })
  const setPorts = (id: string, port_num: number, port_expire_time: string | null, remark = 'gift') =>
    server.call(
      setUserPorts,
      { params: { id }, body: { port_num, port_expire_time, remark } },
      { as: admin.as },
    )

  test('ports and term are set each for itself: what was bought meanwhile stays', async () => {
    const user = await createUser(server, { ports: 7, days: 1 })
    const set = (body: object) =>
      server.call(
        setUserPorts,
        { params: { id: user.id }, body: { remark: 'gift', ...body } },
        { as: admin.as },
      )
    const port_expire_time = new Date(server.clock.now() + 9 * 86_400_000).toISOString()
    expect(await set({ port_expire_time })).toMatchObject({ port_num: 7, port_expire_time })
    expect(await set({ port_num: 9 })).toMatchObject({ port_num: 9, port_expire_time })
    expect(await set({ port_expire_time: null })).toMatchObject({ port_num: 9, port_expire_time: null })
  })

  // Reported for other products; sources are in docs/inputs.md.
  test('ports and time that were bought after the form was opened are not taken away', async () => {
    const user = await createUser(server, { ports: 7, days: 1 })
    const params = { id: user.id }
    const set = (body: object) =>
      server.call(setUserPorts, { params, body: { remark: 'gift', ...body } }, { as: admin.as })
    const inDays = (days: number) => new Date(server.clock.now() + days * 86_400_000).toISOString()
    const opened = { port_num: 7, port_expire_time: inDays(1) }
    const bought = { port_num: 8, port_expire_time: inDays(31) }
    await set(bought)
    const late = [
      { port_num: 9, before: { port_num: opened.port_num } },
      { port_expire_time: inDays(8), before: { port_expire_time: opened.port_expire_time } },
      { port_expire_time: inDays(8), before: { port_expire_time: null } },
    ]
    for (const body of late) await refusal(set(body), 'conflict')
    expect(await server.call(getUser, { params }, { as: admin.as })).toMatchObject(bought)
    expect(await set({ port_num: 9, before: bought })).toMatchObject({ ...bought, port_num: 9 })
  })

  test('a supervisor is shown with its ports, their assignment and use', async () => {
    const user = await createUser(server, { ports: 7, days: 1 })
    const seat = await createSeatOnline(server, user, 3)
    const account = await createAccountOn(server, user, seat.id)
    await server.call(openAccount, { params: { id: account.id } }, { as: seat.as })
    const now = new Date(server.clock.now()).toISOString()
    expect(await server.call(getUser, { params: { id: user.id } }, { as: admin.as })).toEqual({
      id: user.id,
      email: user.email,
      username: 'Tester',
      industry: null,
      team_size: null,
      phone: null,
      contact: null,
      registration_time: now,
      last_login_time: now,
      gifted_time: null,
      plan: 'professional',
      wallet_type: 'usd',
      balance: '0.00',
      port_num: 7,
      port_allocated: 3,
      port_occupy_num: 1,
      port_expire_time: new Date(server.clock.now() + 86_400_000).toISOString(),
      status: 'normal',
      remark: '',
      second_factor: false,
      role: { id: 'user', name: 'user' },
    })
    await refusal(server.call(getUser, { params: { id: admin.id } }, { as: admin.as }), 'not_found')
  })

  test('the list is searched, filtered, sorted and paged, and contains only supervisors', async () => {
    const [a, b] = [await createUser(server, { ports: 61 }), await createUser(server, { ports: 62 })]
    await change(a.id, { contact: 'Telegram @needle_one', status: 'disabled' })
    await change(b.id, { remark: 'needle_one too' })
    const list = async (query: object) => {
      const page = await server.call(
        listUsers,
        { query: { search: 'needle_one', ...query } },
        { as: admin.as },
      )
      return [page.total, page.list.map(({ id }) => id)]
    }
    expect(await list({ sort: 'port_num' })).toEqual([2, [b.id, a.id]])
    expect(await list({ sort: 'port_num', order: 'asc' })).toEqual([2, [a.id, b.id]])
    expect(await list({ sort: 'balance', page_size: 1, page: 2 })).toMatchObject([2, { length: 1 }])
    expect(await list({ status: 'disabled' })).toEqual([1, [a.id]])
    expect(await list({ search: 'NEEDLE_ONE', role_id: 'admin' })).toEqual([0, []])
    expect(await list({ search: a.email })).toEqual([1, [a.id]])
    expect(await list({ to: new Date(server.clock.now()).toISOString() })).toEqual([0, []])
    expect(await list({ search: admin.email })).toEqual([0, []])
  })

  test('disabling ends the sessions of the user and its seats, closes their accounts, and notifies them', async () => {
    const user = await createUser(server)
    const seat = await createSeatOnline(server, user, 2)
    const account = await createAccountOn(server, user, seat.id)
    await server.call(openAccount, { params: { id: account.id } }, { as: seat.as })
    const [desk, console] = [await readEvents(server.url, seat.as), await readEvents(server.url, user.as)]
    const disabled = await change(user.id, { status: 'disabled', remark: 'unpaid' })
    expect(disabled).toMatchObject({ status: 'disabled', remark: 'unpaid', port_occupy_num: 0 })
    await Promise.all([desk.ended, console.ended])
    expect(desk.events.at(-1)).toEqual({ type: 'session_over', seat_id: seat.id })
    await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
    await refusal(server.call(seatWorkspace, {}, { as: seat.as }), 'not_logged_in')
    await refusal(server.call(login, { body: { email: user.email, password: PASSWORD } }), 'user_disabled')
    await change(user.id, { status: 'normal' })
    // What was open before stays ended.
    await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
    await server.call(login, { body: { email: user.email, password: PASSWORD } })
  })

  test('a supervisor can get another role of supervisors, but none of administrators', async () => {
    const owner = await createUser(server, { role: 'owner' })
    const make = (superuser: boolean) =>
      server.call(createRole, { body: { name: 'R', superuser, keys: ['0'] } }, { as: owner.as })
    const [plain, rising] = [await make(false), await make(true)]
    const user = await createUser(server)
    expect((await change(user.id, { role_id: plain.id })).role).toEqual({ id: plain.id, name: 'R' })
    for (const role_id of [rising.id, 'admin', 'owner'])
      await refusal(change(user.id, { role_id }), 'role_wrong_kind')
    await refusal(change(user.id, { role_id: 'nothing' }), 'not_found')
    await refusal(change(admin.id, { role_id: 'user' }), 'not_found')
  })

  test('a plan adds its keys at once, and removes them again', async () => {
    const user = await createUser(server, { plan: 'default' })
    const keys = async () => (await server.call(userPermission, {}, user)).keys
    expect([(await server.call(userInfo, {}, user)).plan, (await keys()).includes('103')]).toEqual([
      'default',
      false,
    ])
    const bySeat = () => server.call(getTaskStats, { query: { kind: 'follow' } }, user)
    await server.call(getTaskStats, { query: {} }, user)
    await refusal(bySeat(), 'forbidden')
    expect((await change(user.id, { plan: 'professional' })).plan).toBe('professional')
    expect([(await server.call(userInfo, {}, user)).plan, (await keys()).includes('103')]).toEqual([
      'professional',
      true,
    ])
    await bySeat()
    await change(user.id, { plan: 'standard' })
    expect(await keys()).not.toContain('103')
    const standard = await server.call(listUsers, { query: { plan: 'standard' } }, { as: admin.as })
    expect(standard.list.map(({ id }) => id)).toEqual([user.id])
    await refusal(change(user.id, { plan: 'gold' }), 'invalid_input')
    const owner = await createUser(server, { role: 'owner' })
    const { list: audited } = await server.call(
      listAuditLog,
      { query: { user_id: user.id } },
      { as: owner.as },
    )
    expect(audited.map(({ action, before, after }) => [action, before, after])).toEqual(
      [
        ['professional', 'standard'],
        ['default', 'professional'],
      ].flatMap(([from, to]) =>
        ['user.set_plan', 'user.update'].map((action) => [
          action,
          expect.objectContaining({ plan: from }),
          expect.objectContaining({ plan: to }),
        ]),
      ),
    )
    const { items } = await server.call(getAttention, {}, { ...user, headers: { 'accept-language': 'en' } })
    expect(items.find(({ kind }) => kind === 'admin_act')).toMatchObject({
      count: 2,
      path: '/buyPort-user',
      samples: [
        { name: 'Plan', reason: 'now Standard' },
        { name: 'Plan', reason: 'now Professional' },
      ],
    })
    await change(user.id, { remark: 'Nothing of the plan' })
    expect(
      (await server.call(getAttention, {}, user)).items.find(({ kind }) => kind === 'admin_act')?.count,
    ).toBe(2)
  })

  test('ports and term are set by hand with a reason, never below the seats’ ports', async () => {
    const user = await createUser(server, { ports: 10 })
    await createSeatOnline(server, user, 6)
    const until = new Date(server.clock.now() + 90 * 86_400_000).toISOString()
    expect(await setPorts(user.id, 6, until)).toMatchObject({ port_num: 6, port_expire_time: until })
    const low = await refusal(setPorts(user.id, 5, until), 'ports_below_allocated')
    expect(low.refusal.msg).toContain('6')
    await refusal(setPorts(user.id, 20, until, '  '), 'invalid_input')
    await refusal(setPorts('nobody', 20, until), 'not_found')
    const owner = await createUser(server, { role: 'owner' })
    const { list } = await server.call(listAuditLog, { query: { user_id: user.id } }, { as: owner.as })
    expect(list).toMatchObject([
      { action: 'user.set_ports', before: { port_num: 10 }, after: { port_num: 6, why: 'gift' } },
    ])
    server.clock.advance(1)
    await setPorts(user.id, 6, new Date(Date.parse(until) + 1).toISOString())
    const { items } = await server.call(getAttention, {}, { ...user, headers: { 'accept-language': 'en' } })
    expect(items.find(({ kind }) => kind === 'admin_act')?.samples).toEqual([
      { name: 'Ports and time', reason: 'time set (gift)' },
      { name: 'Ports and time', reason: 'now 6 ports (gift)' },
    ])
  })

  test('adding ports or time is a dated gift; reducing them is not', async () => {
    const user = await createUser(server, { ports: 4, days: 5 })
    const { port_expire_time: until } = await server.call(
      getUser,
      { params: { id: user.id } },
      { as: admin.as },
    )
    expect((await setPorts(user.id, 3, until)).gifted_time).toBeNull()
    expect((await setPorts(user.id, 3, null)).gifted_time).toBeNull()
    const first = new Date(server.clock.now()).toISOString()
    expect((await setPorts(user.id, 4, null)).gifted_time).toBe(first)
    server.clock.advance(60)
    expect((await setPorts(user.id, 4, until)).gifted_time).toBe(new Date(server.clock.now()).toISOString())
  })

  test('a supervisor is added with only a login, and no address has two', async () => {
    const owner = await createUser(server, { role: 'owner' })
    const body = { email: newEmail(), password: 'Added-by-hand-1', username: 'Added', industry: 'retail' }
    const add = (given = body, by = admin) => server.call(addUser, { body: given }, { as: by.as })
    const added = await add()
    const { token } = await server.call(login, { body: { email: body.email, password: body.password } })
    const { kinds } = await server.call(getNotificationSetting, {}, { as: async () => ({ token }) })
    expect(kinds).toContainEqual({ kind: 'time_ending', email: 'now' })
    expect(added).toMatchObject({
      email: body.email,
      industry: 'retail',
      phone: null,
      remark: '',
      balance: '0.00',
      port_num: 0,
      port_expire_time: null,
      gifted_time: null,
      last_login_time: null,
      role: { id: 'user' },
    })
    await server.call(login, { body: { email: body.email, password: body.password } })
    await refusal(add(), 'email_taken')
    await refusal(add({ ...body, email: admin.email }), 'email_taken')
    await refusal(add({ ...body, email: 'nowhere' }), 'invalid_input')
    await refusal(add(body, await createUser(server)), 'forbidden')
    const { list } = await server.call(listAuditLog, { query: { user_id: added.id } }, { as: owner.as })
    expect(list).toMatchObject([{ action: 'user.create', subject: added.id, before: null }])
    expect(JSON.stringify(list)).not.toContain(body.password)
  })

  test('a new password ends every session of the user and leaves those of its seats', async () => {
    const user = await createUser(server)
    const seat = await createSeatOnline(server, user, 1)
    const reset = (id: string, password: string) =>
      server.call(resetUserPassword, { params: { id }, body: { password } }, { as: admin.as })
    await refusal(reset(user.id, 'short'), 'invalid_input')
    await server.call(userInfo, {}, { as: user.as })
    await reset(user.id, 'Renewed-by-hand-1')
    await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
    await server.call(seatWorkspace, {}, { as: seat.as })
    await refusal(
      server.call(login, { body: { email: user.email, password: PASSWORD } }),
      'wrong_credentials',
    )
    await server.call(login, { body: { email: user.email, password: 'Renewed-by-hand-1' } })
    await refusal(reset(admin.id, 'Renewed-by-hand-1'), 'not_found')
  })

  test('balance, address and password can’t be changed here', async () => {
    const user = await createUser(server)
    for (const body of [
      { balance: '1.00' },
      { email: 'a@b.test' },
      { password: 'Another-1-password' },
      { port_num: 3 },
    ])
      await refusal(change(user.id, body), 'invalid_input')
  })

  test('supervisors can’t reach administration', async () => {
    const user = await createUser(server)
    await refusal(server.call(listUsers, {}, { as: user.as }), 'forbidden')
    await refusal(change(user.id, { status: 'normal' }, user), 'forbidden')
  })
})
