import { createOrder } from '@seaport/contract/money/order'
import type { OrderState } from '@seaport/contract/money/order-state.schema'
import { listRoles } from '@seaport/contract/people/role'
import { userPermission } from '@seaport/contract/people/user'
import { changeSettings } from '@seaport/contract/platform/setting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { readEvents } from '../../../test-support/event-reader.ts'
import {
  addTiers,
  checkBooks,
  closeStaleOrders,
  PAY_VARIABLES,
  reportPayment,
} from '../../../test-support/money.ts'
import { orderActs } from '../../../test-support/orders.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { closeStale } from './order.repository.ts'
import { openRecharge } from './recharge.ts'

bothDatabases('recharges', (location) => {
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

  test('a recharge requests the amount plus cents, is polled while open, and is credited when paid', async () => {
    const user = await acts.newcomer()
    const { order_no, paid_amount, status } = await acts.recharge(user)
    expect(order_no).toMatch(/^20260302080000\d{10}$/)
    expect(paid_amount).toMatch(/^100\.(?!00)\d\d$/)
    expect(status).toBe('pending')
    const open = await acts.show(user, order_no)
    expect(open).toMatchObject({
      order_type: 1,
      status: 'pending',
      payment_type: 0,
      amount: '100.00',
      paid_amount,
      quantity: null,
      payment_price: null,
      tier: null,
      extension: null,
      expire_time: new Date(server.clock.now() + 30 * 60_000).toISOString(),
      paid_at: null,
    })
    expect(await acts.balanceOf(user)).toBe('0.00')
    const confirmed = await acts.move('confirm', order_no, admin, 'seen on chain')
    expect(confirmed).toMatchObject({
      status: 'paid',
      user_id: user.id,
      email: user.email,
      remark: 'seen on chain',
    })
    expect(await acts.balanceOf(user)).toBe(paid_amount)
    expect((await acts.show(user, order_no)).paid_at).toBe(new Date(server.clock.now()).toISOString())
    await checkBooks(server, user.id)
  })

  test('the lifetime of a recharge is a setting; open ones keep theirs', async () => {
    const user = await acts.newcomer()
    const before = await acts.recharge(user)
    await server.call(changeSettings, { body: { order_lifetime_minutes: 7 } }, admin)
    const after = await acts.recharge(user)
    await server.call(changeSettings, { body: { order_lifetime_minutes: 30 } }, admin)
    const closes = async ({ order_no }: { order_no: string }) => (await acts.show(user, order_no)).expire_time
    const inMinutes = (minutes: number) => new Date(server.clock.now() + minutes * 60_000).toISOString()
    expect([await closes(before), await closes(after)]).toEqual([inMinutes(30), inMinutes(7)])
  })

  test('subscribers learn of every transition of their order', async () => {
    const user = await acts.newcomer()
    const [open, stranger] = await Promise.all([
      readEvents(server.url, user.as),
      readEvents(server.url, (await acts.newcomer()).as),
    ])
    const hears = async (order_no: string, status: OrderState) => {
      await open.until(
        (event) => event.type === 'order' && event.order_no === order_no && event.status === status,
      )
    }
    const paid = await acts.recharge(user)
    await hears(paid.order_no, 'pending')
    const { order_no, paid_amount } = paid
    await reportPayment(server, { payment_id: `live-${order_no}`, order_no, paid_amount })
    await hears(order_no, 'paid')
    const bought = await acts.buy(user, 1, 30)
    await hears(bought.order_no, 'paid')
    await acts.move('refund', bought.order_no)
    await hears(bought.order_no, 'refunded')
    const failed = await acts.recharge(user)
    await acts.move('fail', failed.order_no)
    await hears(failed.order_no, 'failed')
    const stale = await acts.recharge(user)
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
      const { refusal: answer } = await refusal(acts.recharge(await acts.newcomer(), amount), 'invalid_input')
      expect(answer.detail?.map(({ loc }) => loc)).toEqual([['body', 'amount']])
    },
  )

  test.each([100, 100.0])('a recharge of the number %j is accepted as that many dollars', async (amount) => {
    const body = { order_type: 1, amount } as never
    const { paid_amount } = await server.call(createOrder, { body }, await acts.newcomer())
    expect(paid_amount).toMatch(/^100\.\d\d$/)
  })

  test.each([9, 100_001, 10.5, -100, 1e21, true, null, ['100'], { amount: 100 }])(
    'a recharge of the value %j is refused as its text is',
    async (amount) => {
      const body = { order_type: 1, amount } as never
      const refused = refusal(server.call(createOrder, { body }, await acts.newcomer()), 'invalid_input')
      expect((await refused).refusal.detail?.map(({ loc }) => loc)).toEqual([['body', 'amount']])
    },
  )

  test('Alipay is under maintenance', async () => {
    const body = { order_type: 1, amount: '100', payment_type: 1 } as const
    const { refusal: answer } = await refusal(
      server.call(createOrder, { body }, await acts.newcomer()),
      'payment_type_off',
    )
    expect(answer.msg).toBe('Alipay is under maintenance. Contact support')
  })

  test('an unknown kind of order, and fields of another kind, are refused', async () => {
    const user = await acts.newcomer()
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

  test('50 concurrent recharges of one amount get 50 different sums', async () => {
    const users = await Promise.all(Array.from({ length: 50 }, acts.newcomer))
    const orders = await Promise.all(users.map((user) => acts.recharge(user, '700')))
    expect(new Set(orders.map(({ paid_amount }) => paid_amount)).size).toBe(50)
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(50)
  })

  test('two tenants with their maximum leave the amount to a third; closed orders release it', async () => {
    const [one, two, three] = await Promise.all([acts.newcomer(), acts.newcomer(), acts.newcomer()])
    const all = (user: TestUser) => tally(Array.from({ length: 55 }, () => acts.recharge(user, '800')))
    const { answers, reasons } = await all(one)
    expect([answers.length, new Set(reasons)]).toEqual([3, new Set(['amount_already_open'])])
    expect((await all(two)).answers.length).toBe(3)
    const third = await acts.recharge(three, '800')
    expect(answers.map(({ paid_amount }) => paid_amount)).not.toContain(third.paid_amount)
    // Other amounts are not affected.
    await acts.recharge(one, '801')
    await acts.move('close', answers[0]?.order_no ?? '')
    await acts.recharge(one, '800')
    server.clock.advance(30 * 60)
    await closeStaleOrders(server)
    expect((await acts.show(three, third.order_no)).status).toBe('closed')
    expect((await all(two)).answers.length).toBe(3)
  })

  test('a tenant has at most 50 open recharges', async () => {
    const user = await acts.newcomer()
    const { answers, reasons } = await tally(
      Array.from({ length: 52 }, (_, at) => acts.recharge(user, String(900 + at))),
    )
    expect([answers.length, new Set(reasons)]).toEqual([50, new Set(['too_many_open_orders'])])
    const { refusal: answer } = await refusal(acts.recharge(user, '990'), 'too_many_open_orders')
    expect(answer.msg).toContain('50')
    // Expired ones don't count.
    for (const { order_no } of answers.slice(0, 2)) await acts.move('close', order_no)
    await acts.recharge(user, '990')
    await acts.recharge(user, '991')
  })

  test('cents of open orders of an amount are not reused', async () => {
    const [one, two] = [await acts.newcomer(), await acts.newcomer()]
    const { paid_amount } = await acts.recharge(one, '600')
    const drawn: number[][] = []
    const pick = (free: readonly number[]) => {
      drawn.push([...free])
      return free[0] as number
    }
    await withTransaction(server.installation, (work) =>
      openRecharge(work, two.id, { amount: 600, payment_type: 0 }, { minutes: 30, pick }),
    )
    expect(drawn).toHaveLength(1)
    expect(drawn[0]).not.toContain(Number(paid_amount.split('.')[1]))
    expect(drawn[0]).toHaveLength(98)
  })

  test('the sum of an order that is over is not asked of anybody else for a day', async () => {
    const [one, two] = [await acts.newcomer(), await acts.newcomer()]
    const drawn: number[][] = []
    const open = (user: TestUser) =>
      withTransaction(server.installation, (work) =>
        openRecharge(
          work,
          user.id,
          { amount: 620, payment_type: 0 },
          {
            minutes: 30,
            pick: (free) => {
              drawn.push([...free])
              return 7
            },
          },
        ),
      )
    await open(one)
    server.clock.advance(30 * 60)
    await closeStaleOrders(server)
    server.clock.advance(24 * 60 * 60)
    await open(two)
    await acts.move('close', (await acts.recharge(two, '620')).order_no)
    server.clock.advance(30 * 60 + 24 * 60 * 60 + 1)
    await closeStaleOrders(server)
    await open(one)
    expect(drawn.map((free) => [free.length, free.includes(7)])).toEqual([
      [99, true],
      [98, false],
      [99, true],
    ])
  })

  test('earlier closed orders don’t delay the closing of others', async () => {
    const pass = (most: number) => withTransaction(server.installation, (work) => closeStale(work, most))
    const user = await acts.newcomer()
    const { order_no } = await acts.recharge(user, '610')
    server.clock.advance(30 * 60)
    while ((await pass(500)).length > 0);
    expect((await acts.show(user, order_no)).status).toBe('closed')
    const next = await acts.recharge(user, '610')
    expect(await pass(1)).toEqual([])
    server.clock.advance(30 * 60)
    expect(await pass(1)).toEqual([{ tenant_id: user.id, order_no: next.order_no }])
  })

  test('an owner is not a customer: it has no personal centre, and opens no recharge', async () => {
    const owner = await createUser(server, { role: 'owner' })
    await refusal(acts.recharge(owner), 'forbidden')
    const { keys } = await server.call(userPermission, {}, owner)
    expect(keys).toEqual(expect.arrayContaining(['120', '009', '9', '104']))
    expect(keys.filter((key) => /^(1|1-\d|9-\d)$/.test(key))).toEqual([])
    expect((await server.call(listRoles, {}, owner)).list.find(({ id }) => id === 'owner')?.keys).toContain(
      '1',
    )
  })

  test('100 concurrent confirmations, by administrators and the gateway, credit once', async () => {
    const user = await acts.newcomer()
    const { order_no, paid_amount } = await acts.recharge(user)
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        if (index % 2 === 0) return (await acts.move('confirm', order_no)).status
        const answer = await reportPayment(server, { payment_id: `tx-${order_no}`, order_no, paid_amount })
        return (answer.body as { data: { status: string } }).data.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set(['paid', 'matched']))
    expect(await acts.balanceOf(user)).toBe(paid_amount)
    await checkBooks(server, user.id)
  })

  test('the same order sent again is the same order', async () => {
    const user = await acts.newcomer()
    const headers = { 'idempotency-key': `once-${user.id}` }
    const orders = await Promise.all(Array.from({ length: 10 }, () => acts.recharge(user, '100', headers)))
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(1)
    await refusal(acts.recharge(user, '200', headers), 'idempotency_mismatch')
    await acts.give(user, '100')
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
})
