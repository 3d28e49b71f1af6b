import {
  adminListPurchases,
  buyForCustomer,
  listCustomers,
  listPayers,
  quoteForCustomer,
} from '@seaport/contract/money/customer'
import { createOrder } from '@seaport/contract/money/order'
import { adjustBalance, adminListLedger } from '@seaport/contract/money/wallet'
import { userInfo } from '@seaport/contract/people/user'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { addTiers, expectedPrice } from '../../../test-support/money.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

bothDatabases('buying for customers', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    owner = await createUser(server, { role: 'owner' })
    await addTiers(server, owner)
  })
  afterAll(() => server.stop())

  const customer = async (amount = '1000') => {
    const user = await createUser(server, { ports: 2 })
    const body = { amount, remark: 'start' }
    await server.call(adjustBalance, { params: { id: user.id }, body }, owner)
    return user
  }
  const dollars = (cents: number) => (cents / 100).toFixed(2)

  test('the quoted price is charged to the customer, and the order names the buyer and the reason', async () => {
    const user = await customer()
    const params = { id: user.id }
    const price = dollars(expectedPrice(2, 40) ?? 0)
    const query = { order_type: 3, days: 40 } as const
    const quoted = await server.call(quoteForCustomer, { params, query }, owner)
    expect(quoted).toMatchObject({ payment_price: price, balance: '1000.00', balance_suffices: true })
    const body = { order_type: 3, days: 40, payment_price: price, remark: 'By telephone' } as const
    const order = await server.call(buyForCustomer, { params, body }, owner)
    expect(order).toMatchObject({
      user_id: user.id,
      status: 'paid',
      payment_price: price,
      remark: 'By telephone',
    })
    const info = await server.call(userInfo, {}, user)
    expect(info.balance).toBe(dollars(100_000 - (expectedPrice(2, 40) ?? 0)))
    expect(info.port_expire_time).toBe(quoted.port_expire_time)
    const ledger = await server.call(adminListLedger, { query: { user_id: user.id } }, owner)
    expect(ledger.list[0]).toMatchObject({
      type: 'renew_time',
      operator_id: owner.id,
      remark: 'By telephone',
    })
    await server.call(createOrder, { body: { order_type: 1, amount: '100' } }, user)
    const purchases = await server.call(adminListPurchases, { query: { user_id: user.id } }, owner)
    expect(purchases.list).toEqual([order])
    const log = await server.call(listAuditLog, { query: { action: 'order.buy_for' } }, owner)
    expect(log.list[0]).toMatchObject({
      subject: order.order_no,
      after: { remark: 'By telephone', days: 40 },
    })
  })

  test('ports with time for all, and ports for the remaining days, are quoted and bought alike', async () => {
    const user = await customer()
    const params = { id: user.id }
    const more = await server.call(
      quoteForCustomer,
      { params, query: { order_type: 2, quantity: 3, days: 30 } },
      owner,
    )
    expect(more).toMatchObject({ quantity: 3, port_num: 5, extension: { quantity: 5, days: 30 } })
    const left = await server.call(quoteForCustomer, { params, query: { order_type: 2, quantity: 3 } }, owner)
    expect(left).toMatchObject({ quantity: 3, port_num: 5, extension: null })
    const body = { order_type: 2, quantity: 3, days: 30, remark: 'Both' } as const
    const order = await server.call(buyForCustomer, { params, body }, owner)
    expect(order).toMatchObject({ quantity: 3, extension: { days: 30 } })
    const log = await server.call(listAuditLog, { query: { subject: order.order_no } }, owner)
    expect(log.list).toMatchObject([{ after: { quantity: 3, added_days: 30, remark: 'Both' } }])
  })

  test('a price that changed, a balance that is too low and a purchase without its amount change nothing', async () => {
    const user = await customer('1')
    const params = { id: user.id }
    const body = { order_type: 2, quantity: 3, remark: 'x' } as const
    await refusal(
      server.call(buyForCustomer, { params, body: { ...body, payment_price: '0.01' } }, owner),
      'price_changed',
    )
    await refusal(server.call(buyForCustomer, { params, body }, owner), 'balance_too_low')
    for (const query of [
      { order_type: 2 },
      { order_type: 3 },
      { order_type: 3, days: 1, quantity: 1 },
    ] as const)
      await refusal(server.call(quoteForCustomer, { params, query }, owner), 'invalid_input')
    expect((await server.call(userInfo, {}, user)).balance).toBe('1.00')
  })

  test('customers are supervisors only', async () => {
    const user = await customer()
    for (const endpoint of [listCustomers, listPayers]) {
      const find = async ({ email }: TestUser) =>
        (await server.call(endpoint, { query: { search: email } }, owner)).list
      expect(await find(user)).toEqual([
        expect.objectContaining({ id: user.id, email: user.email, balance: '1000.00', port_num: 2 }),
      ])
      expect(await find(owner)).toEqual([])
    }
    const query = { order_type: 3, days: 1 } as const
    await refusal(server.call(quoteForCustomer, { params: { id: owner.id }, query }, owner), 'not_found')
  })
})
