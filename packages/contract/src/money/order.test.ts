import { expect, test } from 'vitest'
import { orderTypes, PaymentType, RECHARGE_PRESETS, RechargeText } from './order.ts'

test('the constants of a recharge are those of the specification', () => {
  expect(RECHARGE_PRESETS).toEqual([100, 200, 300, 500, 1000])
  expect(orderTypes.recharge).toBe(1)
  expect([...PaymentType.values]).toEqual([0, 1])
})

test('every amount that is offered is one that can be ordered', () => {
  expect(RECHARGE_PRESETS.map((amount) => RechargeText.parse(String(amount)))).toEqual([...RECHARGE_PRESETS])
})
