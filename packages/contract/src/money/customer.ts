import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './customer.schema.ts'

const buyer = { callers: ['user'], permission: '107' } as const

export const listCustomers = endpoint<typeof schema.listCustomers>()({
  ...buyer,
  method: 'GET',
  path: '/admin/customer',
  summary: 'Supervisors for whom something can be bought; `search` looks at email and name',
})

export const listPayers = endpoint<typeof schema.listPayers>()({
  callers: ['user'],
  permission: '105',
  method: 'GET',
  path: '/admin/payer',
  summary: 'Supervisors to whom a payment can be credited; `search` looks at email and name',
})

export const quoteForCustomer = endpoint<typeof schema.quoteForCustomer>()({
  ...buyer,
  method: 'GET',
  path: '/admin/customer/:id/quote',
  summary: 'What a purchase would cost a customer now; ports (2) need `quantity`, time (3) needs `days`',
})

export const buyForCustomer = endpoint<typeof schema.buyForCustomer>()({
  ...buyer,
  method: 'POST',
  path: '/admin/customer/:id/order',
  stepUp: true,
  summary: 'Buy ports (2) or time (3) for a customer, from the customer’s balance',
  idempotent: true,
})

export const adminListPurchases = endpoint<typeof schema.adminListPurchases>()({
  ...buyer,
  method: 'GET',
  path: '/admin/purchase',
  summary: 'Purchases of ports and time by all customers; `search` looks at order number and email',
})
