import { expect, test } from 'vitest'
import { Refused } from '../../../kernel/refusal.ts'
import { DAY, planPurchase } from './plan.ts'

const now = Date.parse('2026-03-02T08:00:00.000Z')
const none = { port_num: 0, port_expire_at: null }
const running = { port_num: 10, port_expire_at: now + 12 * DAY }
const lapsed = { port_num: 10, port_expire_at: now }

function refusalOf(act: () => unknown): [string, (string | number)[] | undefined] {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return [error.reason, error.fieldErrors?.[0]?.loc]
    throw error
  }
  throw new Error('Not refused')
}

test('first ports start a term', () => {
  expect(planPurchase({ order_type: 2, quantity: 3, days: 30 }, none, now)).toEqual({
    quantity: 3,
    days: 30,
    extension: null,
    after: { port_num: 3, port_expire_at: now + 30 * DAY },
  })
  expect(refusalOf(() => planPurchase({ order_type: 2, quantity: 3 }, none, now))).toEqual([
    'invalid_input',
    ['body', 'days'],
  ])
})

test('more ports are charged for the days left, and share the end of the term', () => {
  const plan = planPurchase({ order_type: 2, quantity: 5 }, running, now)
  expect(plan).toEqual({
    quantity: 5,
    days: 12,
    extension: null,
    after: { port_num: 15, port_expire_at: now + 12 * DAY },
  })
})

test.each([
  [1, 1],
  [DAY - 1, 1],
  [DAY, 1],
  [DAY + 1, 2],
])('with %d ms left, %d day is charged', (left, days) => {
  const ports = { port_num: 1, port_expire_at: now + left }
  expect(planPurchase({ order_type: 2, quantity: 1 }, ports, now).days).toBe(days)
})

test('days bought with more ports are charged for all ports, and extend the term', () => {
  expect(planPurchase({ order_type: 2, quantity: 5, days: 30 }, running, now)).toEqual({
    quantity: 5,
    days: 12,
    extension: { quantity: 15, days: 30 },
    after: { port_num: 15, port_expire_at: now + 42 * DAY },
  })
})

test('a few new ports can’t revive expired ones', () => {
  expect(refusalOf(() => planPurchase({ order_type: 2, quantity: 1, days: 30 }, lapsed, now))[0]).toBe(
    'ports_expired',
  )
})

test('time is charged for all ports, from the end of the term or from now', () => {
  expect(planPurchase({ order_type: 3, days: 30 }, running, now)).toEqual({
    quantity: 10,
    days: 30,
    extension: null,
    after: { port_num: 10, port_expire_at: now + 42 * DAY },
  })
  expect(planPurchase({ order_type: 3, days: 30 }, lapsed, now + 5).after.port_expire_at).toBe(
    now + 5 + 30 * DAY,
  )
  expect(refusalOf(() => planPurchase({ order_type: 3, days: 30 }, none, now))[0]).toBe('no_ports')
})

test('a term ends at most ten years ahead', () => {
  expect(planPurchase({ order_type: 3, days: 3650 }, lapsed, now).days).toBe(3650)
  expect(() => planPurchase({ order_type: 3, days: 3650 }, running, now)).toThrow(
    expect.objectContaining({ reason: 'term_too_long', values: { days: 3650 } }),
  )
  expect(refusalOf(() => planPurchase({ order_type: 2, quantity: 1, days: 3639 }, running, now))).toEqual([
    'term_too_long',
    ['body', 'days'],
  ])
})
