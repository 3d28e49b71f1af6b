import { API_BASE } from '@seaport/contract/api'
import {
  confirmOrder,
  createOrder,
  PAY_SIGNATURE_HEADER,
  PAY_TIMESTAMP_HEADER,
  payCallback,
} from '@seaport/contract/money/order'
import { Extension } from '@seaport/contract/money/order.schema'
import { createPriceTier } from '@seaport/contract/money/price'
import { expect } from 'vitest'
import type { OrderTable } from '../db/schema/money.ts'
import { signCallback } from '../modules/money/order/callback-signature.ts'
import { orderJobs } from '../modules/money/order/order-jobs.ts'
import type { TestUser } from './people.ts'
import type { Answer, TestServer } from './test-server.ts'

export const PAY_SECRET = 'test-secret-of-the-gateway'
/** Environment of a server that takes callbacks. */
export const PAY_VARIABLES = { SEAPORT_PAY_WEBHOOK_SECRET: PAY_SECRET }

const DAY = 24 * 60 * 60 * 1000

/** The expected price by the tests' list, computed independently of the server. @returns cents, or null without a tier */
const tiers = [
  { min_quantity: 1, max_quantity: 9, unit: 37, port_unit_price: '0.37', rate: 9333, discount: 10_000 },
  { min_quantity: 10, max_quantity: 40, unit: 29, port_unit_price: '0.29', rate: 10_000, discount: 8777 },
] as const

export async function addTiers(server: TestServer, admin: TestUser): Promise<void> {
  for (const { min_quantity, max_quantity, port_unit_price, rate, discount } of tiers) {
    const body = {
      min_quantity,
      max_quantity,
      min_days: 1,
      max_days: 3650,
      port_unit_price,
      duration_rate: String(rate / 10_000),
      discount: String(discount / 10_000),
    }
    await server.call(createPriceTier, { body }, admin)
  }
}

/** The price by the tests' list, worked out apart from the server. @returns cents, or null without a tier */
export function expectedPrice(quantity: number, days: number): number | null {
  const tier = tiers.find(
    ({ min_quantity, max_quantity }) => quantity >= min_quantity && quantity <= max_quantity,
  )
  if (!tier) return null
  const list = quantity * days * tier.unit
  const exact = BigInt(list) * BigInt(tier.rate) * BigInt(tier.discount)
  const [whole, rest] = [exact / 100_000_000n, exact % 100_000_000n]
  return Number(whole) + (rest >= 50_000_000n ? 1 : 0)
}

/** @returns the headers with which the gateway sends a body, now */
export function signedCallback({ clock }: TestServer, body: object): Record<string, string> {
  const timestamp = String(Math.floor(clock.now() / 1000))
  const signature = signCallback(PAY_SECRET, timestamp, JSON.stringify(body))
  return { [PAY_TIMESTAMP_HEADER]: timestamp, [PAY_SIGNATURE_HEADER]: signature }
}

/** Opens a recharge and confirms it. @returns what was credited, in dollars */
export async function topUp(
  server: TestServer,
  user: TestUser,
  admin: TestUser,
  amount: number,
): Promise<{ order_no: string; paid_amount: string }> {
  const order = await server.call(createOrder, { body: { order_type: 1, amount: String(amount) } }, user)
  await server.call(confirmOrder, { params: { order_no: order.order_no }, body: {} }, admin)
  return order
}

/** A payment as the gateway reports it. */
export interface Reported {
  payment_id: string
  order_no: string
  paid_amount: string
  status?: string
  payment_status?: string
}

/** Reports a payment like the gateway does; fields of `forge` replace the right values. */
export function reportPayment(
  server: TestServer,
  reported: Reported,
  forge: { secret?: string; at?: number; timestamp?: string; body?: string; signature?: string } = {},
): Promise<Answer> {
  const signed = JSON.stringify(reported)
  const timestamp = forge.timestamp ?? String(Math.floor((forge.at ?? server.clock.now()) / 1000))
  const signature = forge.signature ?? signCallback(forge.secret ?? PAY_SECRET, timestamp, signed)
  return server.send('POST', `${API_BASE}${payCallback.path}`, {
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      [PAY_TIMESTAMP_HEADER]: timestamp,
      [PAY_SIGNATURE_HEADER]: signature,
    },
    body: forge.body ?? signed,
  })
}

/** Closes the orders whose time is over, as the job does. */
export async function closeStaleOrders({ installation }: TestServer): Promise<void> {
  for (const job of orderJobs(installation)) await job.run()
}

/**
 * Checks a tenant's books line by line: the ledger chains from zero without a gap and ends at the balance, every order
 * moved money exactly as its state says, and ports and term follow from the purchases alone, priced again.
 */
export async function checkBooks(
  { installation }: TestServer,
  userId: string,
  priceOf: (quantity: number, days: number) => number | null = expectedPrice,
): Promise<{ balance: number; ports: number; expire: number | null }> {
  const { db } = installation.database
  const user = await db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const ledger = await db
    .selectFrom('ledger')
    .selectAll()
    .where('tenant_id', '=', userId)
    .orderBy('seq')
    .execute()
  const list = await db.selectFrom('order').selectAll().where('tenant_id', '=', userId).execute()
  const orders = new Map(list.map((order) => [order.order_no, order]))
  const moved = new Map<string, string[]>()
  let [balance, at] = [0, 0]
  let ports: { port_num: number; port_expire_at: number | null } = { port_num: 0, port_expire_at: null }

  for (const [index, row] of ledger.entries()) {
    expect([row.seq, row.before_cents]).toEqual([index + 1, balance])
    expect(row.after_cents).toBe(row.before_cents + row.amount_cents)
    expect(row.after_cents).toBeGreaterThanOrEqual(0)
    expect(row.at).toBeGreaterThanOrEqual(at)
    balance = row.after_cents
    at = row.at
    if (row.order_no === null) {
      expect(row.type).toBe('adjustment')
      continue
    }
    const order = orders.get(row.order_no)
    if (!order) throw new Error('A movement without its order')
    moved.set(row.order_no, [...(moved.get(row.order_no) ?? []), row.type])
    const sign = row.type === 'recharge' || row.type === 'refund_purchase' ? 1 : -1
    expect(row.amount_cents).toBe(sign * order.paid_amount_cents)
    const [before, after] = [
      { port_num: order.ports_before, port_expire_at: order.expire_before },
      { port_num: order.ports_after, port_expire_at: order.expire_after },
    ]
    if (row.type === 'buy_ports' || row.type === 'renew_time') {
      expect(before).toEqual(ports)
      ports = afterPurchase(ports, order)
      expect(after).toEqual(ports)
      const added = addedTime(order)
      const time = added ? priceOf(added.quantity, added.days) : 0
      expect(time).not.toBeNull()
      expect(order.paid_amount_cents - (time ?? 0)).toBe(priceOf(order.quantity ?? 0, order.days ?? 0))
    }
    if (row.type === 'refund_purchase') {
      expect(after).toEqual(ports)
      ports = before as typeof ports
    }
  }

  for (const { order_no, status, type } of list) {
    const [there, back] = [
      { 1: 'recharge', 2: 'buy_ports', 3: 'renew_time' }[type],
      type === 1 ? 'refund_recharge' : 'refund_purchase',
    ]
    const expected = { pending: [], failed: [], closed: [], paid: [there], refunded: [there, back] }[status]
    expect([order_no, status, moved.get(order_no) ?? []]).toEqual([order_no, status, expected])
  }
  expect(user.balance_cents).toBe(balance)
  expect({ port_num: user.port_num, port_expire_at: user.port_expire_at }).toEqual(ports)
  return { balance, ports: ports.port_num, expire: ports.port_expire_at }
}

/** What a purchase makes of ports, by the rules and the moment of its order. */
function afterPurchase(
  { port_num, port_expire_at }: { port_num: number; port_expire_at: number | null },
  order: Pick<OrderTable, 'type' | 'quantity' | 'days' | 'extension' | 'created_at'>,
) {
  const [quantity, days, now] = [order.quantity ?? 0, order.days ?? 0, order.created_at]
  if (order.type === 3) {
    expect(quantity).toBe(port_num)
    const from = port_expire_at !== null && port_expire_at > now ? port_expire_at : now
    return { port_num, port_expire_at: from + days * DAY }
  }
  if (port_num === 0) return { port_num: quantity, port_expire_at: now + days * DAY }
  const left = ((port_expire_at ?? 0) - now) / DAY
  expect(left).toBeGreaterThan(0)
  expect(days - left).toBeGreaterThanOrEqual(0)
  expect(days - left).toBeLessThan(1)
  const added = addedTime(order)
  if (added) expect(added.quantity).toBe(port_num + quantity)
  return { port_num: port_num + quantity, port_expire_at: (port_expire_at ?? 0) + (added?.days ?? 0) * DAY }
}

function addedTime({ extension }: Pick<OrderTable, 'extension'>) {
  return extension === null ? null : Extension.parse(JSON.parse(extension))
}
