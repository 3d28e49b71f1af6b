import { endpoint } from '../kernel/endpoint.ts'
import type { PermissionKey } from '../kernel/permission.ts'
import type * as schema from './order.schema.ts'
import type { OrderTypeId } from './order.schema.ts'

/** Result of a reported payment; `parked` waits for an administrator. */
export const paymentStatuses = ['matched', 'parked', 'credited', 'dismissed'] as const

/** Kinds of orders: 1 is the specification's recharge, the others are paid from the balance. */
export const orderTypes = { recharge: 1, buy_ports: 2, renew_time: 3 } as const

/** Permission key for placing an order of each type. */
export const orderPermissions = { 1: '1-2', 2: '1-3', 3: '1-3' } as const satisfies Record<
  OrderTypeId,
  PermissionKey
>

/** Recharges in whole dollars. */
export const RECHARGE_MIN = 10

export const RECHARGE_MAX = 100_000

/** Amounts offered (specification, section 9). */
export const RECHARGE_PRESETS = [100, 200, 300, 500, 1000] as const

export const createOrder = endpoint<typeof schema.createOrder>()({
  method: 'POST',
  path: '/order',
  summary: 'Order a recharge (1), ports (2) or time (3); a recharge needs the key 1-2, the others 1-3',
  callers: ['user'],
  idempotent: true,
})

export const quoteOrder = endpoint<typeof schema.quoteOrder>()({
  method: 'POST',
  path: '/order/quote',
  summary: 'What a purchase would cost now, and what it would lead to',
  callers: ['user'],
  permission: '1-3',
})

export const listOrders = endpoint<typeof schema.listOrders>()({
  method: 'GET',
  path: '/order',
  summary: 'The own orders of every kind',
  callers: ['user'],
  permission: '1-4',
})

export const exportOrders = endpoint<typeof schema.exportOrders>()({
  method: 'GET',
  path: '/order/export',
  summary: 'The own orders, or what the filters leave of them, as a spreadsheet, the oldest first',
  callers: ['user'],
  permission: '1-4',
  download: true,
})

export const listPurchases = endpoint<typeof schema.listPurchases>()({
  method: 'GET',
  path: '/purchase',
  summary: 'The own purchases of ports and time',
  callers: ['user'],
  permission: '1-5',
})

export const getOrder = endpoint<typeof schema.getOrder>()({
  method: 'GET',
  path: '/order/:order_no',
  summary: 'One own order, for the pay page to poll (ETag: unchanged answers 304)',
  callers: ['user'],
})

const adminOrder = { callers: ['user'], permission: '121' } as const

const adminAct = {
  ...adminOrder,
  method: 'POST',
  stepUp: true,
  idempotent: true,
} as const

export const adminListOrders = endpoint<typeof schema.adminListOrders>()({
  method: 'GET',
  path: '/admin/order',
  summary: 'Orders of all users; `search` looks at order number and email',
  ...adminOrder,
})

export const confirmOrder = endpoint<typeof schema.confirmOrder>()({
  ...adminAct,
  path: '/admin/order/:order_no/confirm',
  summary: 'The money is here: credit it. Confirming a paid order again changes nothing',
})

export const failOrder = endpoint<typeof schema.failOrder>()({
  ...adminAct,
  path: '/admin/order/:order_no/fail',
  summary: 'The payment failed',
})

export const closeOrder = endpoint<typeof schema.closeOrder>()({
  ...adminAct,
  path: '/admin/order/:order_no/close',
  summary: 'Nobody will pay this order',
})

export const refundOrder = endpoint<typeof schema.refundOrder>()({
  ...adminAct,
  path: '/admin/order/:order_no/refund',
  summary: 'Undo a paid order: take a recharge back, or ports and time, against the money',
})

/** Headers of `POST /pay/callback`: seconds since 1970, and HMAC-SHA256 in hexadecimal over `timestamp.body`. */
export const PAY_TIMESTAMP_HEADER = 'x-seaport-timestamp'

export const PAY_SIGNATURE_HEADER = 'x-seaport-signature'

/** Maximum difference between a callback's timestamp and the server's clock. */
export const PAY_WINDOW_SECONDS = 300

export const payCallback = endpoint<typeof schema.payCallback>()({
  method: 'POST',
  path: '/pay/callback',
  summary: `A gateway reports a payment: JSON with payment_id, order_no and paid_amount (text or number); signed in ${PAY_SIGNATURE_HEADER} over ${PAY_TIMESTAMP_HEADER}, a dot and the raw body`,
  callers: ['public'],
  machine: 'gateway',
  rawBody: true,
})

const adminPayment = { callers: ['user'], permission: '105' } as const

export const adminListPayments = endpoint<typeof schema.adminListPayments>()({
  method: 'GET',
  path: '/admin/payment',
  summary: 'Payments that the gateway reported; the parked ones wait for a decision',
  ...adminPayment,
})

export const creditPayment = endpoint<typeof schema.creditPayment>()({
  method: 'POST',
  path: '/admin/payment/:id/credit',
  stepUp: true,
  summary: 'Credit a parked payment to a user, as a recharge of its own',
  ...adminPayment,
  idempotent: true,
})

export const dismissPayment = endpoint<typeof schema.dismissPayment>()({
  method: 'POST',
  path: '/admin/payment/:id/dismiss',
  stepUp: true,
  summary: 'Put a parked payment aside: it was sent back, or credited by other means',
  ...adminPayment,
  idempotent: true,
})
