import { adminListPayments, listOrders, listPurchases } from '@seaport/contract/money/order'
import { listPriceTiers } from '@seaport/contract/money/price'
import { adminListLedger, listLedger } from '@seaport/contract/money/wallet'
import { login } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { checkBooks } from '../test-support/money.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

/** The demo's price list, worked out apart: cents per port and day × both rates in hundredths. */
function demoPrice(quantity: number, days: number): number {
  const discount = quantity < 10 ? 100 : quantity < 50 ? 90 : 80
  const rate = days < 30 ? 100 : days < 90 ? 95 : 90
  return Math.round((quantity * days * 50 * discount * rate) / 10_000)
}

eachDatabase('demo money', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_DEMO: '1' })
  })
  afterAll(() => server.stop())

  const as = async (email: string, password = 'Seaport-demo-1') => {
    const { token, user_id } = await server.call(login, { body: { email, password } })
    return { id: user_id, as: async () => ({ token, user_id }) }
  }

  test('both tenants’ books lead to their balances and terms, to the cent and day', async () => {
    const [demo, second] = [await as('demo@seaport.test'), await as('second@seaport.test')]
    expect(await checkBooks(server, demo.id, demoPrice)).toMatchObject({ balance: 128_640, ports: 20 })
    expect(await checkBooks(server, second.id, demoPrice)).toMatchObject({ balance: 4_200, ports: 4 })
    const [{ balance }, { list }] = [
      await server.call(userInfo, {}, demo),
      await server.call(listLedger, {}, demo),
    ]
    expect([balance, list[0]?.amount_after]).toEqual(['1286.40', '1286.40'])
    const orders = await server.call(listOrders, { query: { page_size: 100 } }, demo)
    expect(orders.list.every(({ created_at }) => Date.parse(created_at) < server.clock.now())).toBe(true)
  })

  test('there are orders in every state, purchases, a price list, and a payment that waits', async () => {
    const demo = await as('demo@seaport.test')
    const { list } = await server.call(listOrders, { query: { page_size: 100 } }, demo)
    expect(new Set(list.map(({ status }) => status))).toEqual(
      new Set(['pending', 'paid', 'failed', 'closed', 'refunded']),
    )
    expect((await server.call(listPurchases, {}, demo)).total).toBe(6)
    expect((await server.call(listPriceTiers, {}, demo)).list).toHaveLength(9)
    const owner = await as('admin@seaport.test', 'Seaport-admin-1')
    const payments = await server.call(adminListPayments, { query: { status: 'parked' } }, owner)
    expect(payments.list.map(({ park_reason }) => park_reason)).toEqual(['order_over'])
  })
  test('the audit log has every adjustment of the ledger and every order that an administrator settled', async () => {
    const owner = await as('admin@seaport.test', 'Seaport-admin-1')
    const query = { page_size: 200 }
    const [log, ledger] = [
      await server.call(listAuditLog, { query }, owner),
      await server.call(adminListLedger, { query }, owner),
    ]
    const told = (...actions: string[]) =>
      log.list.filter(({ action }) => actions.includes(action)).map(({ time, user }) => [time, user?.email])
    const adjusted = ledger.list.filter(({ type }) => type === 'adjustment')
    expect(adjusted).toHaveLength(4)
    expect(told('user.adjust_balance')).toEqual(adjusted.map(({ time, email }) => [time, email]))
    const refunded = ledger.list.filter(({ type }) => /refund/.test(type))
    expect(told('order.refund')).toEqual(refunded.map(({ time, email }) => [time, email]))
    expect([told('order.confirm').length, told('order.fail').length]).toEqual([3, 1])
  })
})
