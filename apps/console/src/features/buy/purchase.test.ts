import type { PriceTier } from '@seaport/contract/money/price.schema'
import { expect, test } from 'vitest'
import { choiceSchema, kindsOf, limitsOf, presetsIn, requestOf, termSaving } from './purchase.ts'

const NOW = Date.parse('2026-11-01T00:00:00.000Z')
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString()
const tier = (quantity: readonly [number, number], days: readonly [number, number]): PriceTier => ({
  id: `${quantity}-${days}`,
  min_quantity: quantity[0],
  max_quantity: quantity[1],
  min_days: days[0],
  max_days: days[1],
  port_unit_price: '0.50',
  duration_rate: '1.0000',
  discount: '1.0000',
  price: '0.50',
})
const tiers = [tier([1, 9], [1, 29]), tier([1, 9], [30, 90]), tier([10, 50], [30, 90])]

test('without ports the first are bought; during a term more ports or time; after it only time', () => {
  expect(kindsOf({ port_num: 0, port_expire_time: null }, NOW)).toMatchObject({ ports: 'first', time: null })
  expect(kindsOf({ port_num: 5, port_expire_time: inDays(2.5) }, NOW)).toEqual({
    ports: 'more',
    time: 'renew',
    daysLeft: 3,
    expired: false,
  })
  expect(kindsOf({ port_num: 5, port_expire_time: inDays(-1) }, NOW)).toMatchObject({
    ports: null,
    time: 'renew',
    expired: true,
  })
})

test('the choices follow from the tiers that match the current ports and term', () => {
  const has = { port_num: 12, daysLeft: 10 }
  expect(limitsOf('first', tiers, has)).toEqual({ quantity: { min: 1, max: 50 }, days: { min: 1, max: 90 } })
  expect(limitsOf('more', tiers, has)).toEqual({ quantity: { min: 1, max: 9 }, days: { min: 30, max: 90 } })
  expect(limitsOf('more', tiers, { ...has, port_num: 50 })).toMatchObject({ days: null })
  expect(limitsOf('renew', tiers, has)).toEqual({ quantity: null, days: { min: 30, max: 90 } })
  expect(limitsOf('more', tiers, { ...has, daysLeft: 400 })).toBeNull()
  expect(limitsOf('renew', tiers, { ...has, port_num: 60 })).toBeNull()
  expect(limitsOf('first', [], has)).toBeNull()
})

test('numbers out of bounds are invalid, and so is a missing one that is required', () => {
  const quantities = { min: 1, max: 9 }
  const schema = choiceSchema('more', { quantity: quantities, days: { min: 7, max: 30 } })
  expect(schema.safeParse({ quantity: 9, days: null }).success).toBe(true)
  for (const quantity of [0, 10, 1.5, null, Number.NaN])
    expect(schema.safeParse({ quantity, days: null }).success).toBe(false)
  expect([7, 30, 6].map((days) => schema.safeParse({ quantity: 1, days }).success)).toEqual([
    true,
    true,
    false,
  ])
  const first = choiceSchema('first', { quantity: quantities, days: { min: 7, max: 30 } })
  expect(first.safeParse({ quantity: 1, days: null }).success).toBe(false)
})

test('a quote is requested once everything is chosen', () => {
  expect(requestOf('first', { quantity: 3, days: null })).toBeUndefined()
  expect(requestOf('first', { quantity: 3, days: 30 })).toEqual({ order_type: 2, quantity: 3, days: 30 })
  expect(requestOf('more', { quantity: 3, days: null })).toEqual({ order_type: 2, quantity: 3 })
  expect(requestOf('more', { quantity: 3, days: 30 })).toEqual({ order_type: 2, quantity: 3, days: 30 })
  expect(requestOf('renew', { quantity: null, days: 30 })).toEqual({ order_type: 3, days: 30 })
  expect(requestOf('renew', { quantity: null, days: null })).toBeUndefined()
})

test('only numbers that are for sale are offered', () => {
  expect(presetsIn({ min: 5, max: 60 }, [1, 5, 30, 90])).toEqual([5, 30])
})

test('a longer term shows its saving against the shortest one sold for that quantity', () => {
  const term = (min: number, max: number, port_unit_price: string, duration_rate: string) => ({
    ...tier([1, 9], [min, max]),
    port_unit_price,
    duration_rate,
  })
  const sold = [
    term(31, 90, '0.50', '0.9500'),
    term(1, 30, '0.50', '1.0000'),
    term(91, 365, '0.40', '0.9000'),
  ]
  expect([7, 30, 31, 365, 400].map((days) => termSaving(sold, 5, days))).toEqual([0, 0, 0.05, 0.28, 0])
  expect(termSaving(sold, 10, 90)).toBe(0)
  expect(termSaving([term(1, 30, '0.40', '1.0000'), term(31, 90, '0.50', '1.0000')], 5, 60)).toBe(0)
})

test('what a longer term saves counts every factor of its price', () => {
  const long = {
    ...tier([1, 9], [31, 90]),
    port_unit_price: '0.50',
    duration_rate: '0.9000',
    discount: '0.8000',
  }
  expect(termSaving([tier([1, 9], [1, 30]), long], 5, 60)).toBe(0.28)
})
