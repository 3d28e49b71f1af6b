import {
  assignAccounts,
  blockAccount,
  createAccount,
  deleteAccount,
  importAccounts,
  listAccounts,
  unassignAccounts,
  updateAccount,
} from '@seaport/contract/desk/account'
import { assignProxy, createProxy, proxyGroups } from '@seaport/contract/desk/proxy'
import { disableSeat } from '@seaport/contract/desk/seat'
import { openAccount, reportAccount } from '@seaport/contract/desk/seat-session'
import type { ApiScope } from '@seaport/contract/kernel/api-scope.schema'
import { createApiToken } from '@seaport/contract/people/api-token'
import { createTask, endTask, getTask } from '@seaport/contract/work/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createAccountOf, createAccountOn } from '../../../test-support/accounts.ts'
import { eventsDelivered } from '../../../test-support/events.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const work = { kind: 'collect_followers' as const, params: { profiles: ['a'], target_count: 1 } }

eachDatabase('account', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const create = (user: TestUser, account: string, more: object = {}) =>
    server.call(createAccount, { body: { network: 'x_sandbox', account, ...more } }, { as: user.as })
  const list = async (
    user: TestUser,
    query: Parameters<typeof server.call<typeof listAccounts>>[1]['query'] = {},
  ) => (await server.call(listAccounts, { query }, { as: user.as })).list
  const importRows = (user: TestUser, rows: { account: string; nickname?: string }[], dry_run = false) =>
    server.call(importAccounts, { body: { network: 'x_sandbox', rows, dry_run } }, { as: user.as })

  /** A seat online with an open account that has a task. */
  const busyAccount = async () => {
    const user = await createUser(server)
    const seat = await createSeatOnline(server, user, 3)
    const account = await createAccountOn(server, user, seat.id)
    await server.call(openAccount, { params: { id: account.id } }, { as: seat.as })
    const task = await server.call(createTask, { body: { account_id: account.id, work } }, { as: user.as })
    const leases = () =>
      server.installation.database.db
        .selectFrom('port_lease')
        .select(['holder_kind', 'release_reason'])
        .where('seat_id', '=', seat.id)
        .where('released_at', 'is not', null)
        .orderBy('holder_kind')
        .execute()
    const endOf = async () =>
      (await server.call(getTask, { params: { id: task.id } }, { as: user.as })).end_reason
    return { user, seat, account, leases, endOf }
  }

  test('an import without a network accepts rows that name one, and reports the others', async () => {
    const user = await createUser(server)
    const rows = [
      { account: 'ann', network: 'X (sandbox)' },
      { account: 'bob' },
      { account: 'cy', network: 'TikTok' },
    ]
    const report = await server.call(importAccounts, { body: { rows } }, { as: user.as })
    expect(report).toMatchObject({ added: 1, invalid: 2 })
    expect(report.rows.map(({ msg }) => msg)).toEqual([
      '',
      expect.stringContaining('not stated'),
      expect.stringContaining('no network has this name'),
    ])
  })

  const addProxy = async ({ as }: TestUser, ip: string) => {
    const group = await server.call(proxyGroups.create, { body: { name: 'Gates' } }, { as })
    const body = { group_id: group.id, scheme: 'http' as const, ip, port: 8080 }
    return server.call(createProxy, { body }, { as })
  }

  test('a token binds imported accounts to a proxy only with the scope of proxies', async () => {
    const user = await createUser(server)
    const { id } = await addProxy(user, '203.0.113.7')
    const importAs = async (...scopes: ApiScope[]) => {
      const token = await server.call(createApiToken, { body: { name: 'Program', scopes, days: 1 } }, user)
      const as = async () => ({ authorization: `Bearer ${token.token}` })
      const rows = [{ account: 'ann', proxy: '203.0.113.7:8080' }]
      return server.call(importAccounts, { body: { network: 'x_sandbox', rows } }, { as })
    }
    const { rows, added } = await importAs('account:write')
    expect([added, rows[0]?.msg]).toEqual([0, 'Proxy: you don’t have permission to bind accounts to proxies'])
    expect(await importAs('account:write', 'proxy:write')).toMatchObject({ added: 1 })
    expect((await list(user)).map(({ proxy }) => proxy?.id)).toEqual([id])
  })

  test('whoever shows the proxy of a deleted account is told', async () => {
    const user = await createUser(server)
    const proxy = await addProxy(user, '203.0.113.8')
    const [bound, other] = [await create(user, 'anna'), await create(user, 'bert')]
    await server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids: [bound.id] } }, user)
    await eventsDelivered(server)
    const told: unknown[] = []
    const stop = server.installation.bus.subscribe(user.id, (event) => {
      if (event.type === 'proxy') told.push(event.id)
    })
    for (const { id } of [other, bound]) await server.call(deleteAccount, { params: { id } }, user)
    await eventsDelivered(server)
    stop()
    expect(told).toEqual([proxy.id])
  })

  test('a new account is unassigned and signed out', async () => {
    const user = await createUser(server)
    const account = await create(user, ' @Anna_1 ', { nickname: 'Anna', time_zone: 'Asia/Singapore' })
    expect(account).toMatchObject({
      account: 'Anna_1',
      nickname: 'Anna',
      type: 'promotion',
      import_type: 'manual',
      availability: 'normal',
      login_status: 'logged_out',
      online: false,
      seat: null,
      time_zone: 'Asia/Singapore',
      imported_at: new Date(server.clock.now()).toISOString(),
    })
    expect(await list(user)).toEqual([account])
  })

  test('an account comes with its country and its seat', async () => {
    const [user, other] = [await createUser(server), await createUser(server)]
    const seat = await createSeatOnline(server, user, 1)
    const foreign = await createSeatOnline(server, other, 1)
    const account = await create(user, 'anna', { country: 'vn', seat_id: seat.id })
    expect(account).toMatchObject({ country: 'VN', seat: { id: seat.id } })
    for (const [name, more, field] of [
      ['https://www.facebook.com/bert', {}, 'account'],
      ['bert', { country: 'XX' }, 'country'],
      ['bert', { seat_id: foreign.id }, 'seat_id'],
    ] as const) {
      const { refusal: told } = await refusal(create(user, name, more), 'invalid_input')
      expect(told).toMatchObject({ detail: [{ loc: ['body', field] }] })
    }
    expect((await list(user)).map((one) => one.account)).toEqual(['anna'])
    const params = { id: account.id }
    const changed = await server.call(updateAccount, { params, body: { country: '' } }, { as: user.as })
    expect(changed.country).toBeNull()
  })

  test.each([
    [null, 'SG'],
    ['VN', 'VN'],
  ])('a country entered by a person is kept if the network reports %j', async (told, known) => {
    const user = await createUser(server)
    const seat = await createSeatOnline(server, user, 1)
    const account = await create(user, 'anna', { country: 'SG', seat_id: seat.id })
    const profile = { external_id: '1', nickname: 'Anna', follower_count: 3, country: told }
    const body = { login_status: 'logged_in' as const, profile }
    await server.call(reportAccount, { params: { id: account.id }, body }, { as: seat.as })
    const shown = { country: known, follower_count: 3 }
    expect(await list(user)).toMatchObject([{ ...shown, login_status: 'logged_in' }])
    await server.call(unassignAccounts, { body: { account_ids: [account.id] } }, { as: user.as })
    expect(await list(user)).toMatchObject([{ ...shown, login_status: 'logged_out' }])
  })

  test('a handle exists once per tenant and network, ignoring case', async () => {
    const [one, two] = [await createUser(server), await createUser(server)]
    const first = await create(one, 'anna')
    await refusal(create(one, 'ANNA'), 'account_exists')
    await create(one, 'anna', { network: 'x' })
    await create(two, 'anna')
    await server.call(deleteAccount, { params: { id: first.id } }, { as: one.as })
    expect(await importRows(one, [{ account: 'anna' }], true)).toMatchObject({ added: 1, duplicate: 0 })
    await create(one, 'Anna')
    const { answers } = await tally([1, 2, 3, 4].map(() => create(two, 'same')))
    expect(answers).toHaveLength(1)
  })

  test('a list is paged, sorted, searched and filtered', async () => {
    const user = await createUser(server)
    const seat = await createSeatOnline(server, user, 1)
    await create(user, 'bo', { nickname: '100% Đào', type: 'personal' })
    await create(user, 'anna')
    await create(user, 'cy', { network: 'x' })
    const assigned = await createAccountOn(server, user, seat.id)
    const names = async (query: Parameters<typeof list>[1]) =>
      (await list(user, query)).map((account) => account.account)
    expect(await names({ sort: 'account', order: 'asc', page_size: 3 })).toEqual([
      assigned.account,
      'anna',
      'bo',
    ])
    expect(await names({ sort: 'account', order: 'asc', page_size: 3, page: 2 })).toEqual(['cy'])
    expect(await names({ sort: 'follower_count', page_size: 200 })).toHaveLength(4)
    expect(await names({ search: 'NN' })).toEqual(['anna'])
    expect(await names({ search: '@Anna' })).toEqual(['anna'])
    expect(await names({ search: '0% Đ' })).toEqual(['bo'])
    expect(await names({ search: '%' })).toEqual(['bo'])
    expect(await names({ network: 'x' })).toEqual(['cy'])
    expect(await names({ type: 'personal' })).toEqual(['bo'])
    expect(await names({ seat_id: seat.id })).toEqual([assigned.account])
    expect(await names({ seat_id: 'none', sort: 'account' })).toEqual(['cy', 'bo', 'anna'])
  })

  test('usable accounts are neither blocked nor without a seat nor on one that is full or disabled', async () => {
    const user = await createUser(server)
    const [free, full] = [await createSeatOnline(server, user, 2), await createSeatOnline(server, user, 1)]
    const usable = await create(user, 'usable', { seat_id: free.id })
    const blocked = await create(user, 'blocked', { seat_id: free.id })
    const params = { id: blocked.id }
    await server.call(blockAccount, { params, body: { note: 'Locked' } }, { as: user.as })
    await create(user, 'alone')
    const busy = await create(user, 'busy', { seat_id: full.id })
    const task = await server.call(createTask, { body: { account_id: busy.id, work } }, { as: user.as })
    const names = async (flag: 'true' | 'false') =>
      (await list(user, { usable: flag, sort: 'account', order: 'asc' })).map(({ account }) => account)
    expect(await names('true')).toEqual(['usable'])
    expect(await names('false')).toEqual(['alone', 'blocked', 'busy'])
    // The port that it releases can be taken again.
    await server.call(endTask, { params: { id: task.id } }, { as: user.as })
    expect(await names('true')).toEqual(['busy', 'usable'])
    expect((await list(user, { search: free.seatCode, usable: 'true' })).map(({ id }) => id)).toEqual([
      usable.id,
    ])
    await server.call(disableSeat, { params: { id: free.id } }, { as: user.as })
    expect(await names('true')).toEqual(['busy'])
  })

  test('accounts with an unknown number of followers sort last in both directions', async () => {
    const user = await createUser(server)
    for (const name of ['few', 'unknown', 'many']) await create(user, name)
    const setFollowers = (account: string, follower_count: number) =>
      server.installation.database.db
        .updateTable('account')
        .set({ follower_count })
        .where('tenant_id', '=', user.id)
        .where('account', '=', account)
        .execute()
    await setFollowers('few', 1)
    await setFollowers('many', 100)
    const names = async (order: 'asc' | 'desc') =>
      (await list(user, { sort: 'follower_count', order })).map((account) => account.account)
    expect(await names('asc')).toEqual(['few', 'many', 'unknown'])
    expect(await names('desc')).toEqual(['many', 'few', 'unknown'])
  })

  test('an import reports every row: added, existing, duplicate, invalid', async () => {
    const user = await createUser(server)
    await create(user, 'known')
    const rows = [
      { account: '@new', nickname: 'First' },
      { account: 'Known' },
      { account: 'NEW', nickname: 'Second' },
      { account: 'no spaces allowed', nickname: 'Zq7' },
      { account: '' },
      { account: 'other' },
    ]
    // Accounts of other tenants, and on another network, don't count as existing.
    await create(await createUser(server), 'other')
    await create(user, 'other', { network: 'x' })
    const outcomes = ['added', 'duplicate', 'duplicate', 'invalid', 'invalid', 'added']
    const tried = await importRows(user, rows, true)
    expect(tried.rows.map((row) => row.outcome)).toEqual(outcomes)
    expect(tried.rows.map((row) => row.msg).slice(1, 5)).toEqual([
      'This account already exists',
      'Repeats an earlier entry of this list',
      'X handles have at most 15 letters, digits and underscores',
      'This field is required',
    ])
    expect(await list(user)).toHaveLength(2)
    const done = await importRows(user, rows)
    expect(done).toEqual(tried)
    expect(done).toMatchObject({ added: 2, duplicate: 2, invalid: 2 })
    // What a refused row says as its nickname may be another column's password.
    expect(done.rows[3]).toMatchObject({ row: 4, account: 'no', nickname: '' })
    expect(JSON.stringify(done)).not.toContain('Zq7')
    expect(await list(user, { search: 'new' })).toMatchObject([
      { account: 'new', nickname: 'First', import_type: 'list' },
    ])
    expect(await importRows(user, rows)).toMatchObject({ added: 0, duplicate: 4, invalid: 2 })
  })

  test('rows of one list name their own network, seat, type and sign-in', async () => {
    const user = await createUser(server)
    const seat = await createSeatOnline(server, user, 1)
    const rows = [
      { account: 'anna.tea', nickname: 'Anna', network: 'Facebook', seat: seat.seatCode, type: '个人账号' },
      { account: 'anna', sign_in_name: 'me@seaport.test' },
      { account: 'https://www.instagram.com/anna' },
      { account: 'cy_secret', nickname: 'Pass-word-1', network: 'TikTok' },
      { account: 'dan', seat: 'nobody' },
    ]
    const send = (dry_run: boolean) =>
      server.call(importAccounts, { body: { network: 'x_sandbox', rows, dry_run } }, { as: user.as })
    const rest = { nickname: '', seat: null, proxy: null, msg: '' }
    const expected = [
      {
        ...rest,
        ...{ row: 1, account: 'anna.tea', nickname: 'Anna', network: 'facebook_sandbox', outcome: 'added' },
        seat: expect.stringContaining(seat.seatCode),
      },
      { ...rest, row: 2, account: 'anna', network: 'x_sandbox', outcome: 'added' },
      { ...rest, row: 3, account: 'anna', network: 'instagram', outcome: 'added' },
      {
        ...rest,
        ...{ row: 4, account: 'cy_secret', network: null, outcome: 'invalid' },
        msg: 'Network: no network has this name, or it is not set up',
      },
      {
        ...rest,
        ...{ row: 5, account: 'dan', network: 'x_sandbox', outcome: 'invalid' },
        msg: expect.stringMatching(/^Seat: /),
      },
    ]
    expect((await send(true)).rows).toEqual(expected)
    expect(await list(user)).toEqual([])
    expect((await send(false)).rows).toEqual(expected)
    const shown = (await list(user)).map((one) => [
      one.network,
      one.type,
      one.sign_in_name,
      one.seat?.id ?? null,
    ])
    expect(shown.sort()).toEqual([
      ['facebook_sandbox', 'personal', '', seat.id],
      ['instagram', 'promotion', '', null],
      ['x_sandbox', 'promotion', 'me@seaport.test', null],
    ])
    expect((await send(false)).rows.map(({ outcome }) => outcome)).toEqual([
      'duplicate',
      'duplicate',
      'duplicate',
      'invalid',
      'invalid',
    ])
  })

  test('an import of the maximum size, run twice concurrently, adds each account once', async () => {
    const user = await createUser(server)
    const rows = Array.from({ length: 1000 }, (_, index) => ({ account: `account_${index}` }))
    const [one, two] = await Promise.all([importRows(user, rows), importRows(user, rows)])
    expect(one.added + two.added).toBe(1000)
    expect((await server.call(listAccounts, {}, { as: user.as })).total).toBe(1000)
  })

  test('an import that is too long, or has invalid common fields, adds nothing', async () => {
    const user = await createUser(server)
    await refusal(importRows(user, []), 'invalid_input')
    await refusal(
      importRows(
        user,
        Array.from({ length: 1001 }, (_, index) => ({ account: `a${index}` })),
      ),
      'invalid_input',
    )
    await refusal(importRows(user, [{ account: 'ok' }, { account: 'x'.repeat(201) }]), 'invalid_input')
    const common = { network: 'x_sandbox', type: 'personal', time_zone: 'Asia/Tokyo' }
    for (const wrong of [{ network: 'tiktok' }, { type: 'robot' }, { time_zone: 'Mars/Base' }]) {
      const body = { ...common, ...wrong, rows: [{ account: 'ok' }] } as never
      const { refusal: answer } = await refusal(server.call(importAccounts, { body }, user), 'invalid_input')
      expect(answer.detail?.map(({ loc }) => loc)).toEqual([['body', ...Object.keys(wrong)]])
    }
    expect(await list(user)).toEqual([])
  })

  test('an update changes only the given fields', async () => {
    const user = await createUser(server)
    const account = await create(user, 'anna')
    const update = (body: object) =>
      server.call(updateAccount, { params: { id: account.id }, body }, { as: user.as })
    expect(await update({})).toEqual(account)
    expect(await update({ nickname: 'A', type: 'personal' })).toEqual({
      ...account,
      nickname: 'A',
      type: 'personal',
    })
    expect((await update({ time_zone: 'Asia/Ho_Chi_Minh' })).nickname).toBe('A')
    const zone = await refusal(update({ time_zone: 'Mars/Base' }), 'invalid_input')
    expect(zone.refusal.detail).toMatchObject([{ loc: ['body', 'time_zone'] }])
  })

  test('a deleted account frees its port, ends its task and leaves every list', async () => {
    const { user, seat, account, leases, endOf } = await busyAccount()
    const remove = () => server.call(deleteAccount, { params: { id: account.id } }, { as: user.as })
    expect(await remove()).toEqual({})
    expect(await endOf()).toBe('account_deleted')
    expect(await leases()).toEqual([
      { holder_kind: 'account', release_reason: 'account_deleted' },
      { holder_kind: 'task', release_reason: 'account_deleted' },
    ])
    expect(await list(user)).toEqual([])
    await refusal(remove(), 'not_found')
    const assigning = { body: { account_ids: [account.id], seat_id: seat.id } }
    expect(await server.call(assignAccounts, assigning, { as: user.as })).toEqual({
      assigned: 0,
      missing: 1,
      left_out: [],
    })
  })

  test('an unassigned account frees its port, ends its task and can be given to another seat', async () => {
    const { user, account, leases, endOf } = await busyAccount()
    const unassign = () =>
      server.call(unassignAccounts, { body: { account_ids: [account.id] } }, { as: user.as })
    expect(await unassign()).toMatchObject({ unassigned: 1 })
    expect(await endOf()).toBe('account_unassigned')
    expect(await leases()).toHaveLength(2)
    expect(await unassign()).toMatchObject({
      unassigned: 0,
      left_out: [{ message: 'This account is not assigned to a seat' }],
    })
    const other = await createSeatOnline(server, user, 1)
    const body = { account_ids: [account.id], seat_id: other.id }
    expect(await server.call(assignAccounts, { body }, { as: user.as })).toMatchObject({ assigned: 1 })
    expect(await list(user)).toMatchObject([{ seat: { id: other.id, seat_code: other.seatCode } }])
  })

  test('an account assigned again to its own seat keeps its port and its task', async () => {
    const { user, seat, account, endOf } = await busyAccount()
    const body = { account_ids: [account.id, account.id], seat_id: seat.id }
    expect(await server.call(assignAccounts, { body }, { as: user.as })).toMatchObject({
      assigned: 0,
      left_out: [{ message: 'This account is already assigned to this seat' }],
    })
    expect(await endOf()).toBeNull()
    expect(await list(user)).toMatchObject([{ online: true }])
  })

  test('another tenant’s account is missing, and moves with none of one’s own', async () => {
    const { user, seat, account, endOf } = await busyAccount()
    const mine = await createAccountOf(server, user)
    const stranger = await createUser(server)
    const foreign = await createAccountOf(server, stranger)
    const account_ids = [mine.id, account.id, foreign.id]
    const body = { account_ids, seat_id: seat.id }
    expect(await server.call(assignAccounts, { body }, { as: user.as })).toMatchObject({
      assigned: 1,
      missing: 1,
      left_out: [{ id: account.id, name: account.account }],
    })
    expect(await endOf()).toBeNull()
    const unassigning = { body: { account_ids } }
    expect(await server.call(unassignAccounts, unassigning, { as: user.as })).toEqual({
      unassigned: 2,
      missing: 1,
      left_out: [],
    })
    expect(await list(user, { seat_id: seat.id })).toEqual([])
    expect(await list(stranger)).toMatchObject([{ id: foreign.id, seat: null }])
  })

  test('an assignment to another tenant’s seat is refused', async () => {
    const user = await createUser(server)
    const account = await createAccountOf(server, user)
    const foreign = await createSeatOnline(server, await createUser(server), 1)
    const body = { account_ids: [account.id], seat_id: foreign.id }
    await refusal(server.call(assignAccounts, { body }, { as: user.as }), 'not_found')
    expect(await list(user)).toMatchObject([{ seat: null }])
  })

  test('an account assigned to two seats concurrently ends up at one of them', async () => {
    const user = await createUser(server)
    const seats = await Promise.all([1, 2].map(() => createSeatOnline(server, user, 1)))
    const account = await createAccountOf(server, user)
    await tally(
      seats.map(({ id }) =>
        server.call(assignAccounts, { body: { account_ids: [account.id], seat_id: id } }, { as: user.as }),
      ),
    )
    const [shown] = await list(user)
    const { answers } = await tally(
      seats.map((seat) => server.call(openAccount, { params: { id: account.id } }, { as: seat.as })),
    )
    expect(answers).toHaveLength(1)
    expect(seats.map((seat) => seat.id)).toContain(shown?.seat?.id)
  })

  test('a repeated request changes nothing more', async () => {
    const { user, account } = await busyAccount()
    const again = { as: user.as, headers: { 'idempotency-key': 'k-1' } }
    const one = await server.call(deleteAccount, { params: { id: account.id } }, again)
    expect(await server.call(deleteAccount, { params: { id: account.id } }, again)).toEqual(one)
    const added = { as: user.as, headers: { 'idempotency-key': 'k-2' } }
    const body = { network: 'x_sandbox' as const, rows: [{ account: 'once' }] }
    const both = await Promise.all([
      server.call(importAccounts, { body }, added),
      server.call(importAccounts, { body }, added),
    ])
    expect(both.map((answer) => answer.added)).toEqual([1, 1])
    await refusal(
      server.call(createAccount, { body: { network: 'x', account: 'z' } }, added),
      'idempotency_mismatch',
    )
  })
})
