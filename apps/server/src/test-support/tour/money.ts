import * as customer from '@seaport/contract/money/customer'
import * as order from '@seaport/contract/money/order'
import * as price from '@seaport/contract/money/price'
import { adjustBalance } from '@seaport/contract/money/wallet'
import { newId } from '../../kernel/id.ts'
import { reportPayment } from '../money.ts'
import { createUser } from '../people.ts'
import { type Home, idOf, nextOf } from './home.ts'
import { type Stop, stop } from './stop.ts'

/** A new recharge of the home's tenant. */
export const openOrder = (home: Home) => {
  const { server, supervisor } = home
  const body = { order_type: 1, amount: String(100 + nextOf(home, 'order')) } as const
  return server.call(order.createOrder, { body }, supervisor)
}
/** A supervisor who has money and no ports. */
export const rich = async (home: Home) => {
  const person = await createUser(home.server, { ports: 0 })
  const body = { amount: '1000.00', remark: 'tour' }
  await home.server.call(adjustBalance, { params: { id: person.id }, body }, home.owner)
  return person
}
const open = async (home: Home) => ({
  params: { order_no: (await openOrder(home)).order_no },
  body: { remark: 'tour' },
})
const paid = async (home: Home) => {
  const input = await open(home)
  await home.server.call(order.confirmOrder, input, home.owner)
  return input
}
const parked = async (home: Home) => {
  const payment_id = newId()
  const { order_no } = await openOrder(home)
  await reportPayment(home.server, { payment_id, order_no, paid_amount: '1.00' })
  return { params: { id: payment_id }, body: { remark: 'tour' } }
}
/** A tier that overlaps with no other. */
const tier = (home: Home) => {
  const quantity = 1000 + nextOf(home, 'tier')
  const range = { min_quantity: quantity, max_quantity: quantity, min_days: 1, max_days: 30 }
  return { ...range, port_unit_price: '0.50', duration_rate: '1', discount: '1' }
}
const newTier = (home: Home) => home.server.call(price.createPriceTier, { body: tier(home) }, home.owner)

/** Administration of money. */
export const moneyStops: Stop[] = [
  stop(order.adminListOrders, (home) => ({
    query: { user_id: home.supervisor.id, search: 'a', status: 'paid', order_type: 1 },
  })),
  stop(order.confirmOrder, open),
  stop(order.failOrder, open),
  stop(order.closeOrder, open),
  stop(order.refundOrder, paid),
  stop(order.adminListPayments, () => ({ query: { search: 'a', status: 'parked' } })),
  stop(order.creditPayment, async (home) => {
    const { params, body } = await parked(home)
    return { params, body: { ...body, user_id: home.supervisor.id } }
  }),
  stop(order.dismissPayment, parked),
  stop(customer.listCustomers, () => ({ query: { search: 'a' } })),
  stop(customer.listPayers, () => ({ query: { search: 'a' } })),
  stop(customer.quoteForCustomer, async (home) => ({
    ...(await idOf(rich(home))),
    query: { order_type: 2, quantity: 1, days: 30 },
  })),
  stop(customer.buyForCustomer, async (home) => ({
    ...(await idOf(rich(home))),
    body: { order_type: 2, quantity: 1, days: 30, remark: 'tour' },
  })),
  stop(customer.adminListPurchases, (home) => ({
    query: { user_id: home.supervisor.id, search: 'a', order_type: 2 },
  })),
  stop(price.adminListPriceTiers, () => ({})),
  stop(price.createPriceTier, (home) => ({ body: tier(home) })),
  stop(price.updatePriceTier, async (home) => ({
    ...(await idOf(newTier(home))),
    body: { discount: '0.9' },
  })),
  stop(price.deletePriceTier, (home) => idOf(newTier(home))),
]
