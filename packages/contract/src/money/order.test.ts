import { expect, test } from 'vitest'
import { PaymentType, RechargeText } from './order.schema.ts'
import { orderTypes, RECHARGE_PRESETS } from './order.ts'

test('the constants of a recharge are those of the specification', () => {
  expect(RECHARGE_PRESETS).toEqual([100, 200, 300, 500, 1000])
  expect(orderTypes.recharge).toBe(1)
  expect([...PaymentType.values]).toEqual([0, 1])
})

test('every offered amount can be ordered', () => {
  expect(RECHARGE_PRESETS.map((amount) => RechargeText.parse(String(amount)))).toEqual([...RECHARGE_PRESETS])
})

test('an amount that is not of whole dollars says so, and none at all is only missing', () => {
  const said = (text: string) => RechargeText.safeParse(text).error?.issues.map(({ message }) => message)
  for (const text of ['99.5', '99.5abc', '-100', '1e3']) expect(said(text)).toEqual(['whole_number'])
  expect(said('')).not.toEqual(['whole_number'])
})
