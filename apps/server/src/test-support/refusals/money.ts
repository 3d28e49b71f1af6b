import { createSeat } from '@seaport/contract/desk/seat'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import * as customer from '@seaport/contract/money/customer'
import * as order from '@seaport/contract/money/order'
import * as price from '@seaport/contract/money/price'
import { adjustBalance } from '@seaport/contract/money/wallet'
import { signCallback } from '../../modules/money/order/callback-signature.ts'
import { PAY_SECRET } from '../money.ts'
import { createUser, giveRole, PASSWORD, type TestUser } from '../people.ts'
import type { Home } from '../tour/home.ts'
import { openOrder, rich } from '../tour/money.ts'
import { act, body, dbOf, NOBODYS, type Refusals, refusalsOf, twice } from './refusal-scene.ts'

const DAY = 86_400_000
type Holding = { balance_cents?: number; port_num?: number; port_expire_at?: number | null }
const holding = async (home: Home, { id }: Pick<TestUser, 'id'>, change: Holding) => {
  await dbOf(home).updateTable('user').set(change).where('id', '=', id).execute()
}
const inDays = (home: Home, days: number) => home.server.clock.now() + days * DAY
/** A buyer who has no money, and what is given of the rest. */
const buyer = async (home: Home, change: Holding = {}) => {
  const user = await createUser(home.server, { ports: 0 })
  await holding(home, user, { port_expire_at: null, ...change })
  return user
}
const buying =
  (request: object, change: Holding = {}, money = '') =>
  async (home: Home) => {
    const user = await buyer(home, change)
    if (money)
      await act(home, adjustBalance, { params: { id: user.id }, body: { amount: money, remark: 'tour' } })
    return { body: request, as: user.as }
  }
const bought = async (home: Home, request: object = { order_type: 2, quantity: 2, days: 30 }) => {
  const user = await rich(home)
  await act(home, order.createOrder, { body: request, as: user.as })
  const { order_no } = await dbOf(home)
    .selectFrom('order')
    .select('order_no')
    .where('tenant_id', '=', user.id)
    .executeTakeFirstOrThrow()
  return { user, params: { order_no }, body: { remark: 'tour' } }
}
const settled = (by: Endpoint, then: Endpoint) => async (home: Home) => {
  const { order_no } = await openOrder(home)
  const given = { params: { order_no }, body: { remark: 'first' } }
  if (by === order.refundOrder) await act(home, order.confirmOrder, given)
  await act(home, by, given)
  return { params: given.params, body: { remark: then === by ? 'second' : 'tour' } }
}
/** Each act on an order in each state. */
const ofState = (then: Endpoint) => ({
  'confirmed before': settled(order.confirmOrder, then),
  'failed before': settled(order.failOrder, then),
  'closed before': settled(order.closeOrder, then),
  'refunded before': settled(order.refundOrder, then),
})

const purchases = {
  'expired ports, without money': buying(
    { order_type: 2, quantity: 1 },
    { port_num: 2, port_expire_at: 1000 },
  ),
  'first ports without days': buying({ order_type: 2, quantity: 1 }),
  'time for no ports': buying({ order_type: 3, days: 30 }),
  'a term of a day more than ten years': async (home: Home) =>
    buying({ order_type: 3, days: 3650 }, { port_num: 2, port_expire_at: inDays(home, 1) })(home),
  'a term of ten years': buying(
    { order_type: 3, days: 3650 },
    { port_num: 1, port_expire_at: 1000 },
    '10000.00',
  ),
  'no price list': async (home: Home) => {
    await dbOf(home).deleteFrom('price_tier').execute()
    return buying({ order_type: 2, quantity: 41, days: 30 })(home)
  },
  'a cent too little': buying({ order_type: 2, quantity: 1, days: 30 }, {}, '10.35'),
}

/** What only an order names: the price that was shown. */
const priced = {
  'more ports than any tier has, for a price that is none': buying({
    order_type: 2,
    quantity: 41,
    days: 30,
    payment_price: '1.00',
  }),
  'another price than was shown, without money': buying({
    order_type: 2,
    quantity: 1,
    days: 30,
    payment_price: '1.00',
  }),
  'exactly enough': buying({ order_type: 2, quantity: 1, days: 30, payment_price: '10.36' }, {}, '10.36'),
}

const orders: Refusals[] = [
  refusalsOf(order.createOrder, {
    ...purchases,
    ...priced,
    'by Alipay, with as many open as may be': async (home) => {
      for (let times = 0; times < 2; times += 1) await openOrder(home)
      return { body: { order_type: 1, amount: '101', payment_type: 1 }, as: home.supervisor.as }
    },
    'with as many open as may be': async (home) => {
      const { order_no } = await openOrder(home)
      const row = await dbOf(home)
        .selectFrom('order')
        .selectAll()
        .where('order_no', '=', order_no)
        .executeTakeFirstOrThrow()
      const more = Array.from({ length: 49 }, (_, index) => ({
        ...row,
        order_no: `${index}`,
        paid_amount_cents: index,
      }))
      await dbOf(home).insertInto('order').values(more).execute()
      return { body: { order_type: 1, amount: '101' }, as: home.supervisor.as }
    },
    'with the same amount open as often as may be': async (home) => {
      await act(home, order.createOrder, { body: { order_type: 1, amount: '101' }, as: home.supervisor.as })
      // Its own cents are random, and no other may have them.
      const row = await dbOf(home)
        .updateTable('order')
        .set({ paid_amount_cents: 10_101 })
        .where('amount_cents', '=', 10_100)
        .returningAll()
        .executeTakeFirstOrThrow()
      const more = Array.from({ length: 2 }, (_, index) => ({
        ...row,
        order_no: `${index}`,
        paid_amount_cents: row.paid_amount_cents + index + 1,
      }))
      await dbOf(home).insertInto('order').values(more).execute()
      return { body: { order_type: 1, amount: '101' }, as: home.supervisor.as }
    },
    'with every cent of the amount open': async (home) => {
      await act(home, order.createOrder, { body: { order_type: 1, amount: '101' }, as: home.supervisor.as })
      const row = await dbOf(home)
        .selectFrom('order')
        .selectAll()
        .where('amount_cents', '=', 10_100)
        .executeTakeFirstOrThrow()
      const taken = Array.from({ length: 100 }, (_, cents) => 10_100 + cents).filter(
        (cents) => cents !== row.paid_amount_cents,
      )
      const tenant_id = (await createUser(home.server)).id
      await dbOf(home)
        .insertInto('order')
        .values(taken.map((cents) => ({ ...row, tenant_id, order_no: `${cents}`, paid_amount_cents: cents })))
        .execute()
      return { body: { order_type: 1, amount: '101' }, as: (await createUser(home.server)).as }
    },
    'a recharge by somebody who may only buy': async (home) => {
      const user = await createUser(home.server)
      await dbOf(home)
        .insertInto('role')
        .values({ key: 'buyer', name: 'Buyer', superuser: 0, keys: '["0","401"]' })
        .execute()
      await giveRole(home.server, user, 'buyer')
      return { body: { order_type: 1, amount: '101' }, as: user.as }
    },
  }),
  refusalsOf(order.quoteOrder, purchases),
  refusalsOf(order.confirmOrder, ofState(order.confirmOrder)),
  refusalsOf(order.failOrder, ofState(order.failOrder)),
  refusalsOf(order.closeOrder, ofState(order.closeOrder)),
  refusalsOf(order.refundOrder, {
    'failed before': settled(order.failOrder, order.refundOrder),
    'closed before': settled(order.closeOrder, order.refundOrder),
    'refunded before': settled(order.refundOrder, order.refundOrder),
    'still open': async (home) => ({
      params: { order_no: (await openOrder(home)).order_no },
      body: { remark: 'tour' },
    }),
    'a recharge that was spent': async (home) => {
      const { balance_cents } = await dbOf(home)
        .selectFrom('user')
        .select('balance_cents')
        .where('id', '=', home.supervisor.id)
        .executeTakeFirstOrThrow()
      await act(home, adjustBalance, {
        params: { id: home.supervisor.id },
        body: { amount: `-${(balance_cents / 100 - 1).toFixed(2)}`, remark: 'tour' },
      })
      return {}
    },
    'ports with which others came': async (home) => {
      const { user, params, body: remark } = await bought(home)
      await act(home, order.createOrder, { body: { order_type: 2, quantity: 1 }, as: user.as })
      return { params, body: remark }
    },
    'ports that a seat has': async (home) => {
      const { user, params, body: remark } = await bought(home)
      await act(home, createSeat, { body: { name: 'Tour', password: PASSWORD, allocated: 1 }, as: user.as })
      return { params, body: remark }
    },
    'ports whose term is over, that a seat has': async (home) => {
      const { user, params, body: remark } = await bought(home)
      await act(home, createSeat, { body: { name: 'Tour', password: PASSWORD, allocated: 1 }, as: user.as })
      home.server.clock.advance(30 * 86_400 - 7)
      await dbOf(home)
        .updateTable('user_session')
        .set({
          expires_at: inDays(home, 9),
          last_seen_at: home.server.clock.now(),
          second_factor_at: home.server.clock.now(),
        })
        .execute()
      return { params, body: remark }
    },
  }),
]

const givers: Refusals[] = [
  refusalsOf(adjustBalance, {
    'a cent more than there is': async (home, { params }) => {
      await act(home, adjustBalance, { params, body: { amount: '0.10', remark: 'tour' } })
      return { body: { amount: '-0.11', remark: 'tour' } }
    },
    'all that there is': async (home, { params }) => {
      await act(home, adjustBalance, { params, body: { amount: '0.10', remark: 'tour' } })
      return { body: { amount: '-0.10', remark: 'tour' } }
    },
    'the own wallet': (home) => ({ params: { id: home.owner.id } }),
    'an administrator’s wallet': async (home) => ({
      params: { id: (await createUser(home.server, { role: 'admin' })).id },
    }),
    'nobody’s wallet': () => ({ params: { id: NOBODYS } }),
  }),
  refusalsOf(customer.buyForCustomer, {
    'an administrator’s wallet': (home) => ({ params: { id: home.owner.id } }),
    'without money': async (home) => ({ params: { id: (await buyer(home)).id } }),
    'no such tier': body({ quantity: 41 }),
  }),
  refusalsOf(customer.quoteForCustomer, {
    'an administrator': (home) => ({ params: { id: home.owner.id } }),
  }),
  refusalsOf(order.creditPayment, {
    'credited already': twice(order.creditPayment),
    'dismissed already, without an amount': async (home, { params, body: told }) => {
      await act(home, order.dismissPayment, { params, body: { remark: 'tour' } })
      await dbOf(home).updateTable('payment').set({ paid_amount_cents: null }).execute()
      return { params, body: told }
    },
    'without an amount, of nobody’s order': async (home) => {
      await dbOf(home).updateTable('payment').set({ paid_amount_cents: null, order_no: 'nobody’s' }).execute()
      return { body: { remark: 'tour' } }
    },
    'of nobody’s order': async (home) => {
      await dbOf(home).updateTable('payment').set({ order_no: 'nobody’s' }).execute()
      return { body: { remark: 'tour' } }
    },
    'to nobody': body({ user_id: NOBODYS }),
    'to oneself': (home, { body: told }) => ({ body: { ...(told as object), user_id: home.owner.id } }),
    'to an administrator': async (home, { body: told }) => {
      const { id } = await createUser(home.server, { role: 'admin' })
      return { body: { ...(told as object), user_id: id } }
    },
  }),
  refusalsOf(order.dismissPayment, { 'dismissed already': twice(order.dismissPayment) }),
  refusalsOf(order.payCallback, {
    'another key': (_, given) => {
      const headers = given.headers as Record<string, string>
      const [stamp = '', name = ''] = Object.keys(headers)
      const forged = signCallback(`${PAY_SECRET}2`, headers[stamp] ?? '', JSON.stringify(given.body))
      return { headers: { ...headers, [name]: forged } }
    },
    'the same to the callers as before': twice(order.payCallback),
    'too late': (home) => {
      home.server.clock.advance(294)
      return {}
    },
    'just in time': (home) => {
      home.server.clock.advance(293)
      return {}
    },
    'another amount than was signed': body({ paid_amount: '1.00' }),
    'no signature': () => ({ headers: {} }),
    'on a server that takes none': (home) => {
      home.server.installation.env.pay = { webhookSecret: null }
      return {}
    },
  }),
]

const tiers: Refusals[] = [
  refusalsOf(price.createPriceTier, {
    'the same ranges': twice(price.createPriceTier),
    'an end before its beginning': body({ min_quantity: 9, max_quantity: 8, min_days: 5, max_days: 4 }),
    'a range that begins where another ends': body({
      min_quantity: 40,
      max_quantity: 50,
      min_days: 3650,
      max_days: 3650,
    }),
    'a range that begins after another ends': body({ min_quantity: 41, max_quantity: 50 }),
  }),
  refusalsOf(price.updatePriceTier, {
    'into another’s range': body({ min_quantity: 40 }),
    'an end before its beginning': body({ max_quantity: 1 }),
    'a beginning after its end': body({ min_days: 31 }),
  }),
  refusalsOf(price.deletePriceTier, { 'deleted already': twice(price.deletePriceTier) }),
]

/** Orders, wallets, payments and prices. */
export const moneyRefusals: Refusals[] = [...orders, ...givers, ...tiers]
