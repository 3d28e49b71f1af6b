import { closeAccount, heartbeat, openAccount } from '@seaport/contract/desk/seat-session'
import { createOrder, quoteOrder } from '@seaport/contract/money/order'
import { updatePriceTier } from '@seaport/contract/money/price'
import { userInfo } from '@seaport/contract/people/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { createAccountOn } from '../../../test-support/accounts.ts'
import { addTiers, checkBooks, expectedPrice, PAY_VARIABLES, topUp } from '../../../test-support/money.ts'
import { orderActs } from '../../../test-support/orders.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const DAY = 24 * 60 * 60 * 1000

bothDatabases('purchases', (location) => {
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

  test('first ports start a term; quote, price and order agree', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '500')
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
    expect(await acts.show(user, order_no)).toMatchObject({
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

  test('more ports are charged for the remaining days of the common term, a started day as a whole', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '500')
    await acts.buy(user, 10, 30)
    server.clock.advance(10.5 * 24 * 3600)
    await server.installation.database.db
      .updateTable('user_session')
      .set({ expires_at: server.clock.now() + DAY })
      .execute()
    const quoted = await server.call(quoteOrder, { body: { order_type: 2, quantity: 5 } }, user)
    expect([quoted.days, quoted.port_num]).toEqual([20, 15])
    await acts.buy(user, 5)
    const renewal = await acts.renew(user, 30)
    expect(await acts.show(user, renewal.order_no)).toMatchObject({ quantity: 15, days: 30 })
    expect(await checkBooks(server, user.id)).toMatchObject({ ports: 15 })
  })

  test('ports and time for all of them are one order, one price and one refund', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '500')
    await acts.buy(user, 5, 30)
    const before = await checkBooks(server, user.id)
    const body = { order_type: 2, quantity: 6, days: 60 } as const
    const quoted = await server.call(quoteOrder, { body }, user)
    const [ports, time] = [expectedPrice(6, 30) ?? 0, expectedPrice(11, 60) ?? 0]
    expect(quoted).toMatchObject({
      quantity: 6,
      days: 30,
      tier: { port_unit_price: '0.37' },
      extension: {
        quantity: 11,
        days: 60,
        payment_price: (time / 100).toFixed(2),
        tier: { port_unit_price: '0.29' },
      },
      payment_price: ((ports + time) / 100).toFixed(2),
      port_num: 11,
      port_expire_time: new Date((before.expire ?? 0) + 60 * DAY).toISOString(),
    })
    const seen = { ...body, payment_price: (ports / 100).toFixed(2) }
    const changed = await refusal(server.call(createOrder, { body: seen }, user), 'price_changed')
    expect(changed.refusal.msg).toContain(quoted.payment_price)
    const { order_no } = await acts.buy(user, 6, 60)
    expect(await acts.show(user, order_no)).toMatchObject({
      order_type: 2,
      quantity: 6,
      days: 30,
      list_price: ((6 * 30 * 37 + 11 * 60 * 29) / 100).toFixed(2),
      payment_price: quoted.payment_price,
      extension: quoted.extension,
      port_expire_time: quoted.port_expire_time,
    })
    expect(await checkBooks(server, user.id)).toMatchObject({
      balance: before.balance - ports - time,
      ports: 11,
    })
    // 41 ports have no price, so that nothing of the order is bought.
    await refusal(acts.buy(user, 30, 1), 'no_price_tier')
    await acts.move('refund', order_no)
    expect(await checkBooks(server, user.id)).toEqual(before)
  })

  test('an impossible purchase is refused with the reason', async () => {
    const user = await acts.newcomer()
    await refusal(acts.renew(user, 30), 'no_ports')
    const { refusal: answer } = await refusal(acts.buy(user, 41, 30), 'no_price_tier')
    expect(answer.msg).toBe('There is no price for this purchase (ports: 41, days: 30). Contact support')
    await refusal(acts.buy(user, 1, 30), 'balance_too_low')
    await refusal(acts.buy(user, 1), 'invalid_input')
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

  test('a balance equal to the price suffices', async () => {
    const user = await acts.newcomer()
    await acts.give(user, ((expectedPrice(2, 30) ?? 0) / 100).toFixed(2))
    const body = { order_type: 2, quantity: 2, days: 30 } as const
    expect((await server.call(quoteOrder, { body }, user)).balance_suffices).toBe(true)
    await acts.buy(user, 2, 30)
    expect(await checkBooks(server, user.id)).toMatchObject({ balance: 0, ports: 2 })
  })

  test('an order keeps the price at its time', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '100')
    const { order_no } = await acts.buy(user, 2, 10)
    const before = await acts.show(user, order_no)
    const id = before.tier?.id ?? ''
    await server.call(updatePriceTier, { params: { id }, body: { port_unit_price: '0.99' } }, admin)
    expect(await acts.show(user, order_no)).toEqual(before)
    await server.call(updatePriceTier, { params: { id }, body: { port_unit_price: '0.37' } }, admin)
  })

  test('concurrent purchases never spend more than the balance', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '20')
    await acts.buy(user, 1, 10)
    const { reasons } = await tally(Array.from({ length: 20 }, () => acts.buy(user, 1)))
    expect(new Set(reasons)).toEqual(new Set(['balance_too_low']))
    const { balance, ports } = await checkBooks(server, user.id)
    expect(balance).toBeLessThan(expectedPrice(1, 10) ?? 0)
    expect(ports).toBe(1 + 20 - reasons.length)
  })

  test('a refunded purchase returns the money and removes ports and time, latest first', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '100')
    const first = await acts.buy(user, 5, 30)
    const second = await acts.renew(user, 10)
    await refusal(acts.move('refund', first.order_no), 'refund_superseded')
    const { paid_at } = await acts.show(user, second.order_no)
    server.clock.advance(60)
    await acts.move('refund', second.order_no, admin, 'by mistake')
    const ended_at = new Date(server.clock.now()).toISOString()
    const refunded = { status: 'refunded', remark: 'by mistake', paid_at, ended_at }
    expect(await acts.show(user, second.order_no)).toMatchObject(refunded)
    await acts.move('refund', first.order_no)
    expect(await checkBooks(server, user.id)).toEqual({ balance: 10_000, ports: 0, expire: null })
  })

  test('assigned ports can’t be refunded', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '200')
    const first = await acts.buy(user, 5, 30)
    const more = await acts.buy(user, 5)
    const seat = await createSeatOnline(server, user, 5)
    const account = await createAccountOn(server, user, seat.id)
    await server.call(openAccount, { params: { id: account.id } }, seat)
    // A taken port stays in its slot when the term is extended.
    await acts.move('refund', more.order_no)
    await refusal(acts.move('refund', first.order_no), 'ports_in_use')
    expect(await checkBooks(server, user.id)).toMatchObject({ ports: 5 })
  })

  test('ports that a seat has but does not use can’t be refunded either', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '200')
    await acts.buy(user, 5, 30)
    const more = await acts.buy(user, 5)
    await createSeatOnline(server, user, 6)
    await refusal(acts.move('refund', more.order_no), 'ports_in_use')
    expect(await checkBooks(server, user.id)).toMatchObject({ ports: 10 })
  })

  test('a renewal can’t be refunded while a taken port would expire with it', async () => {
    const user = await acts.newcomer()
    await acts.give(user, '200')
    await acts.buy(user, 2, 1)
    const seat = await createSeatOnline(server, user, 2)
    const account = await createAccountOn(server, user, seat.id)
    // To the very end of the first term.
    server.clock.advance(24 * 3600)
    await server.installation.database.db
      .updateTable('user_session')
      .set({ expires_at: server.clock.now() + DAY })
      .execute()
    const renewal = await acts.renew(user, 10)
    await server.call(heartbeat, {}, seat)
    await server.call(openAccount, { params: { id: account.id } }, seat)
    await refusal(acts.move('refund', renewal.order_no), 'ports_in_use')
    await server.call(closeAccount, { params: { id: account.id } }, seat)
    await acts.move('refund', renewal.order_no)
    expect(await checkBooks(server, user.id)).toMatchObject({ ports: 2 })
  })

  test('a purchase whose time is over, and a spent recharge, can’t be refunded', async () => {
    const user = await acts.newcomer()
    const { order_no } = await topUp(server, user, admin, 10)
    const bought = await acts.buy(user, 1, 1)
    await refusal(acts.move('refund', order_no), 'balance_too_low')
    server.clock.advance(24 * 3600)
    await refusal(acts.move('refund', bought.order_no), 'order_used_up')
    await checkBooks(server, user.id)
  })
})
