import {
  adminListOrders,
  closeOrder,
  confirmOrder,
  createOrder,
  failOrder,
  getOrder,
  listOrders,
  listPurchases,
  quoteOrder,
  refundOrder,
} from '@seaport/contract/order'
import { type OrderState, type OrderTrigger, orderStates } from '@seaport/contract/order-state'
import { updatePriceTier } from '@seaport/contract/price'
import { createSeat } from '@seaport/contract/seat'
import { changeSettings } from '@seaport/contract/setting'
import { userInfo } from '@seaport/contract/user'
import { adjustBalance } from '@seaport/contract/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/support/databases.ts'
import { readEvents } from '../../test-support/event-reader.ts'
import {
  addTiers,
  checkBooks,
  closeStaleOrders,
  expectedPrice,
  PAY_VARIABLES,
  reportPayment,
  topUp,
} from '../../test-support/money.ts'
import { createUser, PASSWORD, type TestUser } from '../../test-support/people.ts'
import { refusal, tally } from '../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../test-support/test-server.ts'

const DAY = 24 * 60 * 60 * 1000
const settlements = { confirm: confirmOrder, fail: failOrder, close: closeOrder, refund: refundOrder }
const triggers = Object.keys(settlements) as OrderTrigger[]

eachDatabase('orders', (place) => {
  let server: TestServer
  let admin: TestUser
  beforeAll(async () => {
    server = await startTestServer(place, PAY_VARIABLES)
    admin = await createUser(server, { role: 'owner' })
    await addTiers(server, admin)
  })
  afterAll(() => server.stop())

  const newcomer = async () => {
    const user = await createUser(server, { ports: 0 })
    const { db } = server.install.database
    await db.updateTable('user').set({ port_expire_at: null }).where('id', '=', user.id).execute()
    return user
  }
  const give = (user: TestUser, amount: string) =>
    server.call(adjustBalance, { params: { id: user.id }, body: { amount, remark: 'start' } }, admin)
  const recharge = (user: TestUser, amount = '100', headers: Record<string, string> = {}) =>
    server.call(createOrder, { body: { order_type: 1, amount } }, { ...user, headers })
  const buy = (user: TestUser, quantity: number, days?: number) =>
    server.call(createOrder, { body: { order_type: 2, quantity, ...(days && { days }) } }, user)
  const renew = (user: TestUser, days: number) =>
    server.call(createOrder, { body: { order_type: 3, days } }, user)
  const move = (trigger: OrderTrigger, order_no: string, by = admin, remark = '') =>
    server.call(settlements[trigger], { params: { order_no }, body: { remark } }, by)
  const show = (user: TestUser, order_no: string) => server.call(getOrder, { params: { order_no } }, user)
  const balanceOf = async (user: TestUser) => (await server.call(userInfo, {}, user)).balance

  test('a recharge asks for the amount plus cents, is polled while it is open, and credits what was paid', async () => {
    const user = await newcomer()
    const { order_no, paid_amount, status } = await recharge(user)
    expect(order_no).toMatch(/^20260302080000\d{10}$/)
    expect(paid_amount).toMatch(/^100\.(?!00)\d\d$/)
    expect(status).toBe('pending')
    const open = await show(user, order_no)
    expect(open).toMatchObject({
      order_type: 1,
      status: 'pending',
      payment_type: 0,
      amount: '100.00',
      paid_amount,
      quantity: null,
      payment_price: null,
      tier: null,
      expire_time: new Date(server.clock.now() + 30 * 60_000).toISOString(),
      paid_at: null,
    })
    expect(await balanceOf(user)).toBe('0.00')
    const confirmed = await move('confirm', order_no, admin, 'seen on chain')
    expect(confirmed).toMatchObject({
      status: 'paid',
      user_id: user.id,
      email: user.email,
      remark: 'seen on chain',
    })
    expect(await balanceOf(user)).toBe(paid_amount)
    expect((await show(user, order_no)).paid_at).toBe(new Date(server.clock.now()).toISOString())
    await checkBooks(server, user.id)
  })

  test('how long a recharge stays open is a setting; those that are open keep their time', async () => {
    const user = await newcomer()
    const before = await recharge(user)
    await server.call(changeSettings, { body: { order_lifetime_minutes: 7 } }, admin)
    const after = await recharge(user)
    await server.call(changeSettings, { body: { order_lifetime_minutes: 30 } }, admin)
    const closes = async ({ order_no }: { order_no: string }) => (await show(user, order_no)).expire_time
    const inMinutes = (minutes: number) => new Date(server.clock.now() + minutes * 60_000).toISOString()
    expect([await closes(before), await closes(after)]).toEqual([inMinutes(30), inMinutes(7)])
  })

  test('whoever waits for an order hears what becomes of it, on each of its ways', async () => {
    const user = await newcomer()
    const [open, stranger] = await Promise.all([
      readEvents(server.url, user.as),
      readEvents(server.url, (await newcomer()).as),
    ])
    const hears = async (order_no: string, status: OrderState) => {
      await open.until(
        (event) => event.type === 'order' && event.order_no === order_no && event.status === status,
      )
    }
    const paid = await recharge(user)
    await hears(paid.order_no, 'pending')
    const { order_no, paid_amount } = paid
    await reportPayment(server, { payment_id: `live-${order_no}`, order_no, paid_amount })
    await hears(order_no, 'paid')
    const bought = await buy(user, 1, 30)
    await hears(bought.order_no, 'paid')
    await move('refund', bought.order_no)
    await hears(bought.order_no, 'refunded')
    const failed = await recharge(user)
    await move('fail', failed.order_no)
    await hears(failed.order_no, 'failed')
    const stale = await recharge(user)
    server.clock.advance(30 * 60)
    await closeStaleOrders(server)
    await hears(stale.order_no, 'closed')
    expect(stranger.events).toEqual([])
    open.close()
    stranger.close()
  })

  test.each(['9', '100001', '10.5', '-100', '1e3', '', ' 100', '10²'])(
    'a recharge of %j is refused',
    async (amount) => {
      const { refusal: answer } = await refusal(recharge(await newcomer(), amount), 'invalid_input')
      expect(answer.detail?.map(({ loc }) => loc)).toEqual([['body', 'amount']])
    },
  )

  test('Alipay is under maintenance', async () => {
    const body = { order_type: 1, amount: '100', payment_type: 1 } as const
    const { refusal: answer } = await refusal(
      server.call(createOrder, { body }, await newcomer()),
      'payment_type_off',
    )
    expect(answer.msg).toBe('Alipay is under maintenance. Please contact support')
  })

  test('an unknown kind of order, and fields of another kind, are refused', async () => {
    const user = await newcomer()
    for (const body of [
      { order_type: 4 },
      { amount: '100' },
      { order_type: '1', amount: '100' },
      { order_type: 1, amount: '100', quantity: 1 },
      { order_type: 2, quantity: 0 },
      { order_type: 2, quantity: 1, days: 0 },
      { order_type: 3 },
      { order_type: 3, days: 30, amount: '1' },
    ])
      await refusal(server.call(createOrder, { body: body as never }, user), 'invalid_input')
  })

  test('50 recharges of one amount at the same moment ask for 50 different sums', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, newcomer))
    const orders = await Promise.all(
      Array.from({ length: 50 }, (_, index) => recharge(users[index % 5] as TestUser, '700')),
    )
    expect(new Set(orders.map(({ paid_amount }) => paid_amount)).size).toBe(50)
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(50)
  })

  test('when every sum of an amount is taken it is refused, until orders close; no tenant can take them all', async () => {
    const [one, two, three] = await Promise.all([newcomer(), newcomer(), newcomer()])
    const { answers, reasons } = await tally(Array.from({ length: 55 }, () => recharge(one, '800')))
    expect([answers.length, new Set(reasons)]).toEqual([50, new Set(['too_many_open_orders'])])
    const rest = await tally(Array.from({ length: 50 }, () => recharge(two, '800')))
    expect([rest.answers.length, rest.reasons]).toEqual([49, ['no_free_cents']])
    await refusal(recharge(three, '800'), 'no_free_cents')
    await recharge(three, '801')
    await move('close', answers[0]?.order_no ?? '')
    const freed = await recharge(three, '800')
    expect(freed.paid_amount).toBe(answers[0]?.paid_amount)
    server.clock.advance(30 * 60)
    await closeStaleOrders(server)
    expect((await show(three, freed.order_no)).status).toBe('closed')
    await recharge(three, '800')
  })

  test('100 confirmations at the same moment, by administrators and the gateway, credit once', async () => {
    const user = await newcomer()
    const { order_no, paid_amount } = await recharge(user)
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        if (index % 2 === 0) return (await move('confirm', order_no)).status
        const answer = await reportPayment(server, { payment_id: `tx-${order_no}`, order_no, paid_amount })
        return (answer.body as { data: { status: string } }).data.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set(['paid', 'matched']))
    expect(await balanceOf(user)).toBe(paid_amount)
    await checkBooks(server, user.id)
  })

  test('the same order sent again is the same order', async () => {
    const user = await newcomer()
    const headers = { 'idempotency-key': `once-${user.id}` }
    const orders = await Promise.all(Array.from({ length: 10 }, () => recharge(user, '100', headers)))
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(1)
    await refusal(recharge(user, '200', headers), 'idempotency_mismatch')
    await give(user, '100')
    const bought = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.call(
          createOrder,
          { body: { order_type: 2, quantity: 2, days: 10 } },
          { ...user, headers: { 'idempotency-key': `ports-${user.id}` } },
        ),
      ),
    )
    expect(new Set(bought.map(({ order_no }) => order_no)).size).toBe(1)
    expect(await checkBooks(server, user.id)).toMatchObject({ ports: 2 })
  })

  /** Brings a recharge into a state. @returns its number */
  const rechargeIn = async (user: TestUser, state: OrderState): Promise<string> => {
    const { order_no } = await recharge(user)
    if (state === 'paid' || state === 'refunded') await move('confirm', order_no)
    if (state === 'refunded') await move('refund', order_no)
    if (state === 'failed') await move('fail', order_no)
    if (state === 'closed') await move('close', order_no)
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
      const user = await newcomer()
      const order_no = await rechargeIn(user, state)
      const before = await checkBooks(server, user.id)
      const to = leads[`${state} ${trigger}`]
      if (to) expect((await move(trigger, order_no)).status).toBe(to)
      else await refusal(move(trigger, order_no), 'order_wrong_state')
      expect((await show(user, order_no)).status).toBe(to ?? state)
      const after = await checkBooks(server, user.id)
      if (to === undefined || to === state) expect(after).toEqual(before)
    },
  )

  test('first ports start a term; the quote, the price and the order agree', async () => {
    const user = await newcomer()
    await give(user, '500')
    const body = { order_type: 2, quantity: 12, days: 30 } as const
    const quoted = await server.call(quoteOrder, { body }, user)
    const payment = ((expectedPrice(12, 30) ?? 0) / 100).toFixed(2)
    expect(quoted).toMatchObject({
      quantity: 12,
      days: 30,
      list_price: '104.40',
      payment_price: payment,
      tier: { port_unit_price: '0.29', duration_rate: '1.0000', discount: '0.8777' },
      port_num: 12,
      port_expire_time: new Date(server.clock.now() + 30 * DAY).toISOString(),
      balance: '500.00',
      balance_suffices: true,
    })
    const { order_no, paid_amount, status } = await server.call(
      createOrder,
      { body: { ...body, payment_price: payment } },
      user,
    )
    expect([paid_amount, status]).toEqual([payment, 'paid'])
    expect(await show(user, order_no)).toMatchObject({
      order_type: 2,
      payment_type: null,
      quantity: 12,
      days: 30,
      list_price: '104.40',
      payment_price: payment,
      tier: quoted.tier,
      port_expire_time: quoted.port_expire_time,
      expire_time: null,
    })
    const info = await server.call(userInfo, {}, user)
    expect(info).toMatchObject({ port_num: 12, port_expire_time: quoted.port_expire_time })
    await checkBooks(server, user.id)
  })

  test('more ports are charged for the days left of the common term, a begun day whole', async () => {
    const user = await newcomer()
    await give(user, '500')
    await buy(user, 10, 30)
    server.clock.advance(10.5 * 24 * 3600)
    await server.install.database.db
      .updateTable('user_session')
      .set({ expires_at: server.clock.now() + DAY })
      .execute()
    const quoted = await server.call(quoteOrder, { body: { order_type: 2, quantity: 5 } }, user)
    expect([quoted.days, quoted.port_num]).toEqual([20, 15])
    await refusal(buy(user, 5, 20), 'term_running')
    await buy(user, 5)
    const renewal = await renew(user, 30)
    expect(await show(user, renewal.order_no)).toMatchObject({ quantity: 15, days: 30 })
    expect(await checkBooks(server, user.id)).toMatchObject({ ports: 15 })
  })

  test('what can’t be bought says why', async () => {
    const user = await newcomer()
    await refusal(renew(user, 30), 'no_ports')
    const { refusal: answer } = await refusal(buy(user, 41, 30), 'no_price_tier')
    expect(answer.msg).toBe('There is no price for 41 ports over 30 days. Please contact support')
    await refusal(buy(user, 1, 30), 'balance_too_low')
    await refusal(buy(user, 1), 'invalid_input')
    const body = { order_type: 2, quantity: 1, days: 30, payment_price: '1.00' } as const
    await refusal(server.call(createOrder, { body }, user), 'price_changed')
    expect(await checkBooks(server, user.id)).toEqual({ balance: 0, ports: 0, expire: null })
    const { balance_suffices } = await server.call(
      quoteOrder,
      { body: { order_type: 2, quantity: 1, days: 30 } },
      user,
    )
    expect(balance_suffices).toBe(false)
  })

  test('an order keeps the price that it was made at', async () => {
    const user = await newcomer()
    await give(user, '100')
    const { order_no } = await buy(user, 2, 10)
    const before = await show(user, order_no)
    const id = before.tier?.id ?? ''
    await server.call(updatePriceTier, { params: { id }, body: { port_unit_price: '0.99' } }, admin)
    expect(await show(user, order_no)).toEqual(before)
    await server.call(updatePriceTier, { params: { id }, body: { port_unit_price: '0.37' } }, admin)
  })

  test('purchases at the same moment never spend more than there is', async () => {
    const user = await newcomer()
    await give(user, '20')
    await buy(user, 1, 10)
    const { reasons } = await tally(Array.from({ length: 20 }, () => buy(user, 1)))
    expect(new Set(reasons)).toEqual(new Set(['balance_too_low']))
    const { balance, ports } = await checkBooks(server, user.id)
    expect(balance).toBeLessThan(expectedPrice(1, 10) ?? 0)
    expect(ports).toBe(1 + 20 - reasons.length)
  })

  test('a refunded purchase gives the money back and takes ports and time, latest first', async () => {
    const user = await newcomer()
    await give(user, '100')
    const first = await buy(user, 5, 30)
    const second = await renew(user, 10)
    await refusal(move('refund', first.order_no), 'refund_superseded')
    await move('refund', second.order_no, admin, 'by mistake')
    expect(await show(user, second.order_no)).toMatchObject({ status: 'refunded', remark: 'by mistake' })
    await move('refund', first.order_no)
    expect(await checkBooks(server, user.id)).toEqual({ balance: 10_000, ports: 0, expire: null })
  })

  test('ports that seats were given can’t be refunded', async () => {
    const user = await newcomer()
    await give(user, '200')
    const first = await buy(user, 5, 30)
    const more = await buy(user, 5)
    const body = { name: 'Seat', password: PASSWORD, allocated: 5 }
    await server.call(createSeat, { body }, user)
    await move('refund', more.order_no)
    await refusal(move('refund', first.order_no), 'ports_in_use')
    expect(await checkBooks(server, user.id)).toMatchObject({ ports: 5 })
  })

  test('a purchase whose time is over, and a recharge that is spent, can’t be refunded', async () => {
    const user = await newcomer()
    const { order_no } = await topUp(server, user, admin, 10)
    const bought = await buy(user, 1, 1)
    await refusal(move('refund', order_no), 'balance_too_low')
    server.clock.advance(24 * 3600)
    await refusal(move('refund', bought.order_no), 'order_used_up')
    await checkBooks(server, user.id)
  })

  test('orders are listed, filtered and found; others’ orders do not exist', async () => {
    const [user, other] = [await newcomer(), await newcomer()]
    await give(user, '100')
    const { order_no } = await recharge(user)
    await buy(user, 2, 10)
    const list = (query: object) => server.call(listOrders, { query }, user)
    expect((await list({})).list.map(({ order_type }) => order_type).sort()).toEqual([1, 2])
    expect((await list({ order_type: 2 })).list.map(({ status }) => status)).toEqual(['paid'])
    expect((await list({ status: 'pending' })).list.map((order) => order.order_no)).toEqual([order_no])
    expect((await list({ search: order_no.slice(8) })).total).toBe(1)
    const later = new Date(server.clock.now() + 1).toISOString()
    expect((await list({ from: later })).total).toBe(0)
    expect((await list({ to: later })).total).toBe(2)
    expect((await list({ period: 'three_days' })).total).toBe(2)
    expect((await list({ period: 'three_days', from: later })).total).toBe(0)
    const purchases = await server.call(listPurchases, {}, user)
    expect(purchases.list.map(({ order_type }) => order_type)).toEqual([2])
    const all = await server.call(adminListOrders, { query: { search: user.email, order_type: 1 } }, admin)
    expect(all.list.map((order) => [order.order_no, order.email])).toEqual([[order_no, user.email]])
    expect((await server.call(adminListOrders, { query: { user_id: user.id } }, admin)).total).toBe(2)
    await refusal(show(other, order_no), 'not_found')
    expect((await server.call(listOrders, {}, other)).total).toBe(0)
    await refusal(show(user, 'nothing'), 'not_found')
    for (const trigger of triggers) {
      await refusal(move(trigger, 'nothing'), 'not_found')
      await refusal(move(trigger, order_no, user), 'forbidden')
    }
  })

  test('each kind of order needs its own key', async () => {
    const { db } = server.install.database
    for (const [key, keys, allowed] of [
      ['payer', '["1-2"]', 1],
      ['buyer', '["1-3"]', 2],
    ] as const) {
      await db.insertInto('role').values({ key, name: key, superuser: 0, keys }).execute()
      const user = await newcomer()
      await give(user, '100')
      await db.updateTable('user').set({ role_key: key }).where('id', '=', user.id).execute()
      for (const [type, call] of [
        [1, () => recharge(user)],
        [2, () => buy(user, 1, 10)],
      ] as const)
        if (type === allowed) await call()
        else await refusal(call(), 'forbidden')
      if (allowed === 1) await refusal(renew(user, 1), 'forbidden')
      await refusal(server.call(listOrders, {}, user), 'forbidden')
      await refusal(server.call(listPurchases, {}, user), 'forbidden')
    }
  })
})
