import {
  closeOrder,
  confirmOrder,
  createOrder,
  failOrder,
  getOrder,
  refundOrder,
} from '@seaport/contract/money/order'
import type { OrderTrigger } from '@seaport/contract/money/order-state'
import { adjustBalance } from '@seaport/contract/money/wallet'
import { userInfo } from '@seaport/contract/people/user'
import { createUser, type TestUser } from './people.ts'
import type { TestServer } from './test-server.ts'

const settlements = { confirm: confirmOrder, fail: failOrder, close: closeOrder, refund: refundOrder }

/** What tests of orders do: supervisors order, `admin` gives and settles. */
export function orderActs(server: TestServer, admin: TestUser) {
  const newcomer = async () => {
    const user = await createUser(server, { ports: 0 })
    const { db } = server.installation.database
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
  return { newcomer, give, recharge, buy, renew, move, show, balanceOf }
}
