import { z } from 'zod'
import {
  Count,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Money,
  SearchText,
  typedText,
} from '../kernel/primitives.schema.ts'
import { AdminOrder, orderFilters, QuoteRequest, quotedPrice, quoteOrder } from './order.schema.ts'
import { orderTypes } from './order.ts'
import { Days, Quantity } from './price.schema.ts'

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

const found = {
  query: listQuery(['email'], { search: SearchText }),
  data: listOf(Customer),
}

export const listCustomers = found

export const listPayers = found

const Purchase = z.literal([orderTypes.buy_ports, orderTypes.renew_time])

export const quoteForCustomer = {
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
}

/** The purchase, its user, and the reason. */
const onBehalf = { ...quotedPrice, remark: typedText(500).min(1) }

const [Ports, Time] = QuoteRequest.options

export const buyForCustomer = {
  params: IdPath,
  body: z.discriminatedUnion('order_type', [Ports.extend(onBehalf), Time.extend(onBehalf)]),
  data: AdminOrder,
}

export const adminListPurchases = {
  query: listQuery(['created_at'], { ...orderFilters, user_id: Id.optional() }),
  data: listOf(AdminOrder),
}
