import { adjustBalance, adminListLedger, listLedger } from '@seaport/contract/money/wallet'
import { userInfo } from '@seaport/contract/people/user'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { cleanupJobs } from '../../../app/cleanup-jobs.ts'
import { checkBooks, topUp } from '../../../test-support/money.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('wallet', (location) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    admin = await createUser(server, { role: 'admin' })
  })
  afterAll(() => server.stop())

  const adjust = (
    user: TestUser,
    amount: string,
    options: { remark?: string; key?: string; by?: TestUser } = {},
  ) =>
    server.call(
      adjustBalance,
      { params: { id: user.id }, body: { amount, remark: options.remark ?? 'Goodwill' } },
      { ...(options.by ?? admin), headers: options.key ? { 'idempotency-key': options.key } : {} },
    )
  const balanceOf = async (user: TestUser) => (await server.call(userInfo, {}, user)).balance
  const newcomer = async () => {
    const user = await createUser(server, { ports: 0 })
    const { db } = server.installation.database
    await db.updateTable('user').set({ port_expire_at: null }).where('id', '=', user.id).execute()
    return user
  }

  test('an adjustment moves the balance and records the amount, time, reason and administrator', async () => {
    const user = await newcomer()
    const entry = await adjust(user, '12.5')
    expect(entry).toEqual({
      id: entry.id,
      seq: 1,
      time: new Date(server.clock.now()).toISOString(),
      type: 'adjustment',
      amount: '12.50',
      amount_before: '0.00',
      amount_after: '12.50',
      remark: 'Goodwill',
      order_no: null,
    })
    await adjust(user, '-2.49')
    expect(await balanceOf(user)).toBe('10.01')
    const { list, total } = await server.call(adminListLedger, { query: { user_id: user.id } }, admin)
    expect(total).toBe(2)
    expect(list[0]).toMatchObject({
      seq: 2,
      amount: '-2.49',
      user_id: user.id,
      email: user.email,
      operator_id: admin.id,
      operator_email: admin.email,
    })
    const { list: entries } = await server.call(listAuditLog, { query: { user_id: user.id } }, admin)
    expect(entries[0]).toMatchObject({
      action: 'user.adjust_balance',
      before: { balance: '12.50' },
      after: { balance: '10.01', remark: 'Goodwill' },
    })
    // The servers' clocks differ slightly; the ledger's times never decrease.
    server.clock.advance(-30)
    expect((await adjust(user, '1')).time).toBe(entry.time)
    server.clock.advance(30)
  })

  test('a balance never goes below zero', async () => {
    const user = await newcomer()
    await adjust(user, '5')
    const { refusal: answer } = await refusal(adjust(user, '-5.01'), 'balance_too_low')
    expect(answer.msg).toBe('The balance is too low: $5.00')
    const { answers, reasons } = await tally(Array.from({ length: 20 }, () => adjust(user, '-1.00')))
    expect([answers.length, reasons.length, await balanceOf(user)]).toEqual([5, 15, '0.00'])
    expect(await checkBooks(server, user.id)).toMatchObject({ balance: 0 })
  })

  test('the same adjustment sent again, in any way, moves nothing', async () => {
    const user = await newcomer()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => adjust(user, '7', { key: `k-${user.id}` })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await balanceOf(user)).toBe('7.00')
    await refusal(adjust(user, '8', { key: `k-${user.id}` }), 'idempotency_mismatch')
    const { db } = server.installation.database
    const rows = db.selectFrom('ledger').select('idempotency_key').where('tenant_id', '=', user.id)
    expect((await rows.execute()).map(({ idempotency_key }) => idempotency_key)).toEqual([`k-${user.id}`])
    // Keys of different people are independent, and answers are stored for a day.
    const again = async (hours: number) => {
      server.clock.advance(hours * 3600)
      for (const job of cleanupJobs(server.installation)) await job.run()
      await adjust(user, '7', { key: `k-${user.id}` })
      return balanceOf(user)
    }
    expect(await again(23)).toBe('7.00')
    const colleague = await createUser(server, { role: 'admin' })
    await adjust(user, '7', { key: `k-${user.id}`, by: colleague })
    expect(await balanceOf(user)).toBe('14.00')
    expect(await again(2)).toBe('21.00')
  })

  test.each(['0', '0.00', '-0', '1.001', '1e3', '', '--1', ' 1', '99999999', 'NaN'])(
    'an adjustment by %j is refused',
    async (amount) => {
      const user = await newcomer()
      const { refusal: answer } = await refusal(adjust(user, amount), 'invalid_input')
      expect(answer.detail?.map(({ loc }) => loc)).toContainEqual(['body', 'amount'])
    },
  )

  test('an adjustment needs a remark, a key and a user', async () => {
    const user = await newcomer()
    await refusal(adjust(user, '1', { remark: '  ' }), 'invalid_input')
    const body = { amount: '1', remark: 'x' }
    await refusal(server.call(adjustBalance, { params: { id: user.id }, body }, user), 'forbidden')
    await refusal(server.call(adjustBalance, { params: { id: 'nobody' }, body }, admin), 'not_found')
  })

  test('nobody adjusts their own balance or an administrator’s', async () => {
    const [colleague, owner] = [
      await createUser(server, { role: 'admin' }),
      await createUser(server, { role: 'owner' }),
    ]
    await refusal(adjust(admin, '5'), 'own_wallet')
    for (const other of [colleague, owner]) await refusal(adjust(other, '5'), 'not_found')
    for (const one of [admin, colleague, owner]) expect(await balanceOf(one)).toBe('0.00')
  })

  test('the ledger is read by page and by cursor, in both directions, with each row exactly once', async () => {
    const user = await newcomer()
    for (let index = 1; index <= 25; index += 1) {
      // Some are at the same moment: their sequence numbers distinguish them.
      if (index % 3 === 0) server.clock.advance(60)
      await adjust(user, `${index}.00`)
    }
    for (const order of ['asc', 'desc'] as const) {
      const expected = Array.from({ length: 25 }, (_, index) => (order === 'asc' ? index + 1 : 25 - index))
      const pages = await Promise.all(
        [1, 2, 3].map((page) => server.call(listLedger, { query: { page, page_size: 10, order } }, user)),
      )
      expect(pages.map(({ total }) => total)).toEqual([25, 25, 25])
      expect(pages.flatMap(({ list }) => list.map(({ seq }) => seq))).toEqual(expected)
      for (const [endpoint, caller, more] of [
        [listLedger, user, {}],
        [adminListLedger, admin, { user_id: user.id }],
      ] as const) {
        const seen: number[] = []
        const lengths: number[] = []
        let cursor: string | null = null
        do {
          const query = { page_size: 10, order, ...more, ...(cursor !== null && { cursor }) }
          const answer: { list: { seq: number }[]; total: number | null; next_cursor: string | null } =
            await server.call(endpoint, { query }, caller)
          expect(answer.total).toBe(cursor === null ? 25 : null)
          seen.push(...answer.list.map(({ seq }) => seq))
          lengths.push(answer.list.length)
          cursor = answer.next_cursor
        } while (cursor !== null)
        expect(seen).toEqual(expected)
        // A short page is known to be the last.
        expect(lengths).toEqual([10, 10, 5])
      }
    }
    const first = await server.call(listLedger, { query: { order: 'asc', page_size: 1 } }, user)
    const since = new Date(server.clock.now()).toISOString()
    const late = await server.call(listLedger, { query: { from: since } }, user)
    expect(late.list.map(({ seq }) => seq)).toEqual([25, 24])
    const early = await server.call(listLedger, { query: { to: since, type: 'adjustment' } }, user)
    expect(early.total).toBe(23)
    server.clock.advance(4 * 24 * 60 * 60)
    const recent = await adjust(user, '26.00', { remark: 'Welcome_back' })
    const within = async (query: object) => (await server.call(listLedger, { query }, user)).list
    expect((await within({ period: 'three_days' })).map(({ seq }) => seq)).toEqual([recent.seq])
    expect(await within({ period: 'seven_days' })).toHaveLength(20)
    expect(
      await within({ period: 'seven_days', from: new Date(server.clock.now()).toISOString() }),
    ).toHaveLength(1)
    expect((await within({ search: 'welcome_' })).map(({ seq }) => seq)).toEqual([recent.seq])
    expect(await within({ search: '%' })).toEqual([])
    expect(first.list[0]?.amount).toBe('1.00')
    for (const cursor of ['x', '1.x', '1', '.', '1.1; drop'])
      await refusal(server.call(listLedger, { query: { cursor } }, user), 'invalid_input')
  })

  test('an order’s movement is found by its number; others’ movements are not visible', async () => {
    const [user, other] = [await newcomer(), await newcomer()]
    const { order_no } = await topUp(server, user, admin, 50)
    const mine = await server.call(listLedger, { query: { order_no } }, user)
    expect(mine.list).toMatchObject([{ type: 'recharge', order_no }])
    const found = await server.call(listLedger, { query: { search: order_no.slice(4) } }, user)
    expect(found.list).toMatchObject([{ order_no }])
    expect((await server.call(listLedger, { query: { order_no } }, other)).total).toBe(0)
    const byEmail = await server.call(adminListLedger, { query: { search: user.email } }, admin)
    expect(byEmail.list.map(({ user_id }) => user_id)).toEqual([user.id])
    const query = { user_id: user.id, type: 'adjustment' } as const
    expect((await server.call(adminListLedger, { query }, admin)).list).toEqual([])
    const start = new Date(server.clock.now()).toISOString()
    const before = await server.call(adminListLedger, { query: { user_id: user.id, to: start } }, admin)
    expect(before.list).toEqual([])
    await refusal(server.call(adminListLedger, {}, user), 'forbidden')
  })

  test('the database itself prevents changes of the ledger', async () => {
    const user = await newcomer()
    await adjust(user, '3')
    const { db } = server.installation.database
    const rows = () => db.selectFrom('ledger').selectAll().where('tenant_id', '=', user.id).execute()
    const before = await rows()
    await expect(db.updateTable('ledger').set({ remark: 'other' }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('ledger').where('tenant_id', '=', user.id).execute()).rejects.toThrow(
      'append-only',
    )
    if (location.kind === 'postgres')
      await expect(sql`truncate ledger`.execute(db)).rejects.toThrow('append-only')
    const row = before[0]
    if (!row) throw new Error('No row')
    const next = { ...row, id: 'next', seq: 2, before_cents: 300, after_cents: 400, amount_cents: 100 }
    for (const bad of [{ seq: 1 }, { after_cents: 401 }, { after_cents: -1, amount_cents: -301 }, { seq: 0 }])
      await expect(
        db
          .insertInto('ledger')
          .values({ ...next, ...bad })
          .execute(),
      ).rejects.toThrow()
    expect(await rows()).toEqual(before)
    // Nothing else is wrong with that entry.
    const takenBack = db.transaction().execute(async (trx) => {
      await trx.insertInto('ledger').values(next).execute()
      throw new Error('taken back')
    })
    await expect(takenBack).rejects.toThrow('taken back')
  })

  test('a balance that differs from its ledger is not changed', async () => {
    const user = await newcomer()
    const { db } = server.installation.database
    await db.updateTable('user').set({ balance_cents: 100 }).where('id', '=', user.id).execute()
    await refusal(adjust(user, '1'), 'fault')
    expect(await balanceOf(user)).toBe('1.00')
  })
})
