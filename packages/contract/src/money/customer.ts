import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Count, Id, IdPath, Instant, listOf, listQuery, Money, SearchText } from '../kernel/primitives.ts'
import { AdminOrder, orderFilters, orderTypes, QuoteRequest, quotedPrice, quoteOrder } from './order.ts'
import { Days, Quantity } from './price.ts'

/** A supervisor in the role of a customer. */
export const Customer = z.object({
  id: Id,
  email: z.string(),
  username: z.string(),
  balance: Money,
  port_num: Count,
  port_expire_time: Instant.nullable(),
})
export type Customer = z.infer<typeof Customer>

const buyer = { callers: ['user'], permission: '107' } as const
const found = { query: listQuery(['email'], { search: SearchText }), data: listOf(Customer) }

export const listCustomers = endpoint({
  ...buyer,
  ...found,
  method: 'GET',
  path: '/admin/customer',
  summary: 'Supervisors for whom something can be bought; `search` looks at email and name',
})

export const listPayers = endpoint({
  ...found,
  callers: ['user'],
  permission: '105',
  method: 'GET',
  path: '/admin/payer',
  summary: 'Supervisors to whom a payment can be credited; `search` looks at email and name',
})

const Purchase = z.literal([orderTypes.buy_ports, orderTypes.renew_time])

export const quoteForCustomer = endpoint({
  ...buyer,
  method: 'GET',
  path: '/admin/customer/:id/quote',
  summary: 'What a purchase would cost a customer now; ports (2) need `quantity`, time (3) needs `days`',
  params: IdPath,
  query: z
    .strictObject({
      order_type: z.coerce.number<number>().pipe(Purchase),
      quantity: z.coerce.number<number>().pipe(Quantity).optional(),
      days: z.coerce.number<number>().pipe(Days).optional(),
    })
    .refine(({ order_type, quantity }) => (order_type === 2) === (quantity !== undefined), {
      error: 'invalid',
      path: ['quantity'],
    })
    .refine(({ order_type, days }) => order_type === 2 || days !== undefined, {
      error: 'required',
      path: ['days'],
    }),
  data: quoteOrder.data,
})

/** What was bought for whom, and why. */
const onBehalf = { ...quotedPrice, remark: z.string().trim().min(1).max(500) }
const [Ports, Time] = QuoteRequest.options

export const buyForCustomer = endpoint({
  ...buyer,
  method: 'POST',
  path: '/admin/customer/:id/order',
  stepUp: true,
  summary: 'Buy ports (2) or time (3) for a customer, from the customer’s balance',
  params: IdPath,
  body: z.discriminatedUnion('order_type', [Ports.extend(onBehalf), Time.extend(onBehalf)]),
  data: AdminOrder,
  idempotent: true,
})

export const adminListPurchases = endpoint({
  ...buyer,
  method: 'GET',
  path: '/admin/purchase',
  summary: 'Purchases of ports and time by all customers; `search` looks at order number and email',
  query: listQuery(['created_at'], { ...orderFilters, user_id: Id.optional() }),
  data: listOf(AdminOrder),
})
