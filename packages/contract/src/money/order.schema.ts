import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import { periodFilter } from '../kernel/period.schema.ts'
import {
  Count,
  GivenInstant,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Money,
  Remark,
  SearchText,
  typedText,
} from '../kernel/primitives.schema.ts'
import { exportFields } from '../kernel/spreadsheet.schema.ts'
import { orderTypes, paymentStatuses, RECHARGE_MAX, RECHARGE_MIN } from './order.ts'
import { OrderState } from './order-state.schema.ts'
import { Days, PriceTier, Quantity } from './price.schema.ts'

export const OrderType = z.literal([1, 2, 3])

export type OrderTypeId = z.infer<typeof OrderType>

/** Ways to pay a recharge (specification, section 9): 0 USDT, 1 Alipay, which is under maintenance and refused. */
export const PaymentType = z.literal([0, 1])

export type PaymentTypeId = z.infer<typeof PaymentType>

/** Requested amount: whole dollars, in digits. */
export const RechargeText = z
  .string()
  .regex(/^\d{1,9}$/, {
    abort: true,
    error: ({ input }) => (input === '' ? undefined : 'whole_number'),
  })
  .transform(Number)
  .pipe(z.int().min(RECHARGE_MIN).max(RECHARGE_MAX))

/** The same, also accepted as a number. */
const RechargeAmount = z.preprocess(
  (amount: string | number) => (typeof amount === 'number' ? String(amount) : amount),
  RechargeText,
)

/** Price that the buyer was shown; if it has changed, the order is refused instead of charged. */
export const quotedPrice = { payment_price: Money.optional() }

const buyPorts = {
  order_type: z.literal(orderTypes.buy_ports),
  quantity: Quantity,
  /** Length of a first term; while a term runs, days added to it for all ports, the new ones included. */
  days: Days.optional(),
}

const renewTime = { order_type: z.literal(orderTypes.renew_time), days: Days }

/** Body of `POST /order`, by `order_type`. */
export const OrderRequest = z.discriminatedUnion('order_type', [
  z.strictObject({
    order_type: z.literal(orderTypes.recharge),
    amount: RechargeAmount,
    payment_type: PaymentType.default(0),
  }),
  z.strictObject({ ...buyPorts, ...quotedPrice }),
  z.strictObject({ ...renewTime, ...quotedPrice }),
])
export type OrderRequest = z.infer<typeof OrderRequest>

/** Body of `POST /order/quote`: a purchase that is not placed yet. */
export const QuoteRequest = z.discriminatedUnion('order_type', [
  z.strictObject(buyPorts),
  z.strictObject(renewTime),
])
export type QuoteRequest = z.infer<typeof QuoteRequest>

/** The price tier at the time of the order. */
export const TierSnapshot = PriceTier.omit({ price: true })
export type TierSnapshot = z.infer<typeof TierSnapshot>

/** Days for all ports, bought in the same order as more ports. */
export const Extension = z.object({
  /** All ports, the new ones included. */
  quantity: Count,
  days: Count,
  list_price: Money,
  payment_price: Money,
  tier: TierSnapshot,
})
export type Extension = z.infer<typeof Extension>

/** An order (specification, section 3, "Order or recharge"). Fields that a type of order does not have are null. */
export const Order = z.object({
  order_no: z.string(),
  order_type: OrderType,
  status: OrderState,
  /** Payment channel; null = paid from the balance. */
  payment_type: PaymentType.nullable(),
  /** Requested amount: the whole dollars of a recharge, the payment price of a purchase. */
  amount: Money,
  /** Amount to transfer, to the cent; the balance changes by the same amount. */
  paid_amount: Money,
  quantity: Count.nullable(),
  days: Count.nullable(),
  list_price: Money.nullable(),
  payment_price: Money.nullable(),
  tier: TierSnapshot.nullable(),
  /** Included in both prices, but not in quantity, days and tier. */
  extension: Extension.nullable(),
  /** Where the ports' common term ends after this purchase. */
  port_expire_time: Instant.nullable(),
  remark: z.string(),
  created_at: Instant,
  /** When an unpaid order is closed; null for purchases. */
  expire_time: Instant.nullable(),
  paid_at: Instant.nullable(),
  /** When it failed, was closed or was refunded. */
  ended_at: Instant.nullable(),
})
export type Order = z.infer<typeof Order>

/** An order as administrators see it. */
export const AdminOrder = Order.extend({ user_id: Id, email: z.string(), payment_id: z.string().nullable() })
export type AdminOrder = z.infer<typeof AdminOrder>

/** Filters of lists of orders. */
export const orderFilters = {
  order_type: z.coerce.number<number>().pipe(OrderType).optional(),
  status: OrderState.optional(),
  search: SearchText,
  ...periodFilter,
  /** Earliest creation, inclusive. */
  from: GivenInstant.optional(),
  /** Latest creation, exclusive. */
  to: GivenInstant.optional(),
}

/** Path of one order. */
export const OrderPath = z.object({ order_no: z.string().min(1).max(40) })

export const createOrder = {
  body: OrderRequest,
  data: z.object({ paid_amount: Money, order_no: z.string(), status: OrderState }),
}

export const quoteOrder = {
  body: QuoteRequest,
  data: z.object({
    quantity: Count,
    /** Days charged for the quantity. */
    days: Count,
    /** Included in both prices. */
    extension: Extension.nullable(),
    list_price: Money,
    payment_price: Money,
    tier: TierSnapshot,
    /** Ports after the purchase, and the end of their term. */
    port_num: Count,
    port_expire_time: Instant,
    balance: Money,
    balance_suffices: z.boolean(),
  }),
}

export const listOrders = {
  query: listQuery(['created_at'], orderFilters),
  data: listOf(Order),
}

export const exportOrders = {
  query: z.strictObject({ ...exportFields, ...orderFilters }),
  data: FileData,
}

export const listPurchases = {
  query: listQuery(['created_at'], orderFilters),
  data: listOf(Order),
}

export const getOrder = {
  params: OrderPath,
  data: Order,
}

const adminAct = {
  params: OrderPath,
  body: z.strictObject({ remark: Remark.default('') }),
  data: AdminOrder,
}

export const adminListOrders = {
  query: listQuery(['created_at'], { ...orderFilters, user_id: Id.optional() }),
  data: listOf(AdminOrder),
}

export const confirmOrder = adminAct

export const failOrder = adminAct

export const closeOrder = adminAct

export const refundOrder = adminAct

export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Why a payment was not matched to its order automatically. */
export const ParkedReason = z.enum([
  'unclear_report',
  'taken_back',
  'id_reused',
  'unknown_order',
  'wrong_amount',
  'order_over',
  'already_paid',
])
export type ParkedReason = z.infer<typeof ParkedReason>

export const payCallback = {
  data: z.object({ status: PaymentStatus }),
}

/** A payment that the gateway reported. */
export const Payment = z.object({
  id: z.string(),
  /** Order number as the gateway reported it. */
  order_no: z.string(),
  /** Null = the report named no known channel. */
  paid_amount: Money.nullable(),
  status: PaymentStatus,
  park_reason: ParkedReason.nullable(),
  /** The order that the payment was finally matched to. */
  settled_order_no: z.string().nullable(),
  remark: z.string(),
  received_at: Instant,
  settled_at: Instant.nullable(),
  /** User whose order was named; null = nobody's. */
  user_id: Id.nullable(),
  email: z.string().nullable(),
  /** The signed report as received. */
  report: z.string(),
})
export type Payment = z.infer<typeof Payment>

export const adminListPayments = {
  query: listQuery(['received_at'], { status: PaymentStatus.optional(), search: SearchText }),
  data: listOf(Payment),
}

export const creditPayment = {
  params: IdPath.extend({ id: z.string().min(1).max(120) }),
  /** Without `user_id`: the user whose order the payment named. */
  body: z.strictObject({ user_id: Id.optional(), remark: typedText(500).min(1) }),
  data: Payment,
}

export const dismissPayment = {
  params: IdPath.extend({ id: z.string().min(1).max(120) }),
  body: z.strictObject({ remark: typedText(500).min(1) }),
  data: Payment,
}
