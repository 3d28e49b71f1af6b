import { adminListOrders, listOrders, listPurchases } from '@seaport/contract/money/order'
import { orderStates } from '@seaport/contract/money/order-state'
import type { OrderState } from '@seaport/contract/money/order-state.schema'
import { adminListLedger } from '@seaport/contract/money/wallet'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { addTiers, checkBooks, PAY_VARIABLES } from '../../../test-support/money.ts'
import { orderActs } from '../../../test-support/orders.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const triggers = ['confirm', 'fail', 'close', 'refund'] as const

bothDatabases('orders', (location) => {
  let server: TestServer
  let admin: TestUser
  let acts: ReturnType<typeof orderActs>
  beforeAll(async () => {
    server = await startTestServer(location, PAY_VARIABLES)
    admin = await createUser(server, { role: 'owner' })
    await addTiers(server, admin)
    acts = orderActs(server, admin)
  })
  afterAll(() => server.stop())

  const rechargeIn = async (user: TestUser, state: OrderState): Promise<string> => {
    const { order_no } = await acts.recharge(user)
    if (state === 'paid' || state === 'refunded') await acts.move('confirm', order_no)
    if (state === 'refunded') await acts.move('refund', order_no)
    if (state === 'failed') await acts.move('fail', order_no)
    if (state === 'closed') await acts.move('close', order_no)
    return order_no
  }
  const leads: Record<string, OrderState> = {
    'pending confirm': 'paid',
    'pending fail': 'failed',
    'pending close': 'closed',
    'paid refund': 'refunded',
    // Repeats, which change nothing.
    'paid confirm': 'paid',
    'failed fail': 'failed',
    'closed close': 'closed',
    'refunded refund': 'refunded',
  }
  test.each(orderStates.flatMap((state) => triggers.map((trigger) => [state, trigger] as const)))(
    'an order that is %s: %s',
    async (state, trigger) => {
      const user = await acts.newcomer()
      const order_no = await rechargeIn(user, state)
      const before = await checkBooks(server, user.id)
      const to = leads[`${state} ${trigger}`]
      if (to) expect((await acts.move(trigger, order_no)).status).toBe(to)
      else await refusal(acts.move(trigger, order_no), 'order_wrong_state')
      expect((await acts.show(user, order_no)).status).toBe(to ?? state)
      const after = await checkBooks(server, user.id)
      if (to === undefined || to === state) expect(after).toEqual(before)
    },
  )

  test('an order is found by its amount as each language shows it', async () => {
    const user = await acts.newcomer()
    const { order_no } = await acts.recharge(user, '1234')
    const { paid_amount } = await acts.show(user, order_no)
    const cents = paid_amount.slice(-2)
    for (const search of [
      `1234.${cents}`,
      `$1,234.${cents}`,
      `US$1,234.${cents}`,
      `1.234,${cents}\u00a0$`,
      ` 1,234.${cents} `,
    ])
      expect([search, (await server.call(listOrders, { query: { search } }, user)).total]).toEqual([
        search,
        1,
      ])
    for (const search of [`234.${cents}`, `12.34.${cents}`, `$1,234`])
      expect([search, (await server.call(listOrders, { query: { search } }, user)).total]).toEqual([
        search,
        0,
      ])
  })

  test('orders are listed, filtered and found; others’ orders do not exist', async () => {
    const [user, other] = [await acts.newcomer(), await acts.newcomer()]
    await acts.give(user, '100')
    const { order_no } = await acts.recharge(user)
    await acts.buy(user, 2, 10)
    const list = (query: object) => server.call(listOrders, { query }, user)
    expect((await list({})).list.map(({ order_type }) => order_type).sort()).toEqual([1, 2])
    expect((await list({ order_type: 2 })).list.map(({ status }) => status)).toEqual(['paid'])
    expect((await list({ status: 'pending' })).list.map((order) => order.order_no)).toEqual([order_no])
    expect((await list({ search: order_no.slice(8) })).total).toBe(1)
    const { paid_amount, amount } = await acts.show(user, order_no)
    for (const search of [paid_amount, `$${paid_amount}`, paid_amount.replace('.', ','), amount]) {
      const found = await list({ search, order_type: 1, status: 'pending' })
      expect([search, ...found.list.map((order) => order.order_no)]).toEqual([search, order_no])
      const query = { search, user_id: user.id, status: 'pending' } as const
      expect((await server.call(adminListOrders, { query }, admin)).total).toBe(1)
    }
    expect((await list({ search: paid_amount.slice(1) })).total).toBe(0)
    const later = new Date(server.clock.now() + 1).toISOString()
    expect((await list({ from: later })).total).toBe(0)
    expect((await list({ to: later })).total).toBe(2)
    expect((await list({ to: new Date(server.clock.now()).toISOString() })).total).toBe(0)
    expect((await list({ period: 'three_days' })).total).toBe(2)
    expect((await list({ period: 'three_days', from: later })).total).toBe(0)
    const purchases = await server.call(listPurchases, {}, user)
    expect(purchases.list.map(({ order_type }) => order_type)).toEqual([2])
    const all = await server.call(adminListOrders, { query: { search: user.email, order_type: 1 } }, admin)
    expect(all.list.map((order) => [order.order_no, order.email])).toEqual([[order_no, user.email]])
    expect((await server.call(adminListOrders, { query: { user_id: user.id } }, admin)).total).toBe(2)
    await refusal(acts.show(other, order_no), 'not_found')
    expect((await server.call(listOrders, {}, other)).total).toBe(0)
    await refusal(acts.show(user, 'nothing'), 'not_found')
    for (const trigger of triggers) {
      await refusal(acts.move(trigger, 'nothing'), 'not_found')
      await refusal(acts.move(trigger, order_no, user), 'forbidden')
    }
  })

  test('each act leaves its moment, its remark and its administrator with the order and in the ledger', async () => {
    const at = server.clock.now()
    const iso = (seconds: number) => new Date(at + seconds * 1000).toISOString()
    const user = await acts.newcomer()
    const entries = async () => {
      const query = { user_id: user.id, order: 'asc' as const, page_size: 50 }
      const { list } = await server.call(adminListLedger, { query }, admin)
      return list.map((entry) => [entry.type, entry.order_no, entry.remark, entry.operator_email])
    }
    const paid = await acts.recharge(user)
    const closed = await acts.recharge(user)
    const failed = await acts.recharge(user)
    server.clock.advance(60)
    await acts.move('confirm', paid.order_no, admin, 'trả 付')
    await acts.move('close', closed.order_no, admin, 'Never came')
    await acts.move('fail', failed.order_no, admin, 'Bounced')
    const bought = await acts.buy(user, 1, 10)
    server.clock.advance(60)
    await acts.move('refund', bought.order_no, admin, 'Too many')
    await acts.move('refund', paid.order_no, admin, 'Sent back')
    const shown = []
    for (const { order_no } of [closed, failed, bought, paid]) {
      const { status, paid_at, ended_at, remark } = await acts.show(user, order_no)
      shown.push([status, paid_at, ended_at, remark])
    }
    expect(shown).toEqual([
      ['closed', null, iso(60), 'Never came'],
      ['failed', null, iso(60), 'Bounced'],
      ['refunded', iso(60), iso(120), 'Too many'],
      ['refunded', iso(60), iso(120), 'Sent back'],
    ])
    expect(await entries()).toEqual([
      ['recharge', paid.order_no, 'trả 付', admin.email],
      ['buy_ports', bought.order_no, '', null],
      ['refund_purchase', bought.order_no, 'Too many', admin.email],
      ['refund_recharge', paid.order_no, 'Sent back', admin.email],
    ])
  })

  test('changes of an order by an administrator are in the log, before and after', async () => {
    const user = await acts.newcomer()
    const { order_no } = await acts.recharge(user)
    await acts.move('confirm', order_no, admin, 'seen on chain')
    const { list } = await server.call(listAuditLog, { query: { subject: order_no } }, admin)
    expect(list).toMatchObject([
      {
        action: 'order.confirm',
        before: { status: 'pending', remark: '' },
        after: { status: 'paid', remark: 'seen on chain' },
      },
    ])
  })

  test('each kind of order needs its own key', async () => {
    const { db } = server.installation.database
    for (const [key, keys, allowed] of [
      ['payer', '["1-2"]', 1],
      ['buyer', '["1-3"]', 2],
    ] as const) {
      await db.insertInto('role').values({ key, name: key, superuser: 0, keys }).execute()
      const user = await acts.newcomer()
      await acts.give(user, '100')
      await db.updateTable('user').set({ role_key: key }).where('id', '=', user.id).execute()
      for (const [type, call] of [
        [1, () => acts.recharge(user)],
        [2, () => acts.buy(user, 1, 10)],
      ] as const)
        if (type === allowed) await call()
        else await refusal(call(), 'forbidden')
      if (allowed === 1) await refusal(acts.renew(user, 1), 'forbidden')
      await refusal(server.call(listOrders, {}, user), 'forbidden')
      await refusal(server.call(listPurchases, {}, user), 'forbidden')
    }
  })
})
