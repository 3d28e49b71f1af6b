import { expect, test } from 'vitest'
import { exampleOf } from './example.ts'

const tier = {
  min_quantity: 10,
  max_quantity: 49,
  min_days: 30,
  max_days: 89,
  port_unit_price: '0.5',
  duration_rate: '0.95',
  discount: '0.9',
}

test('an example costs what the server will charge, to the cent', () => {
  expect(exampleOf(tier, 10, 30)).toEqual({ list: '150.00', payment: '128.25', within: true })
  expect(exampleOf({ ...tier, port_unit_price: '12', discount: '1' }, 1, 7)).toEqual({
    list: '84.00',
    payment: '79.80',
    within: false,
  })
})

test('an incomplete tier or example has no price', () => {
  expect(exampleOf({ ...tier, discount: '' }, 10, 30)).toBeNull()
  expect(exampleOf({ ...tier, discount: '1.1' }, 10, 30)).toBeNull()
  expect(exampleOf(tier, null, 30)).toBeNull()
  expect(exampleOf(tier, 1.5, 30)).toBeNull()
  expect(exampleOf(tier, 10, 0)).toBeNull()
})
