import { expect, test } from 'vitest'
import { findGaps } from './gaps.ts'

const tier = (quantity: [number, number], days: [number, number]) => ({
  min_quantity: quantity[0],
  max_quantity: quantity[1],
  min_days: days[0],
  max_days: days[1],
})

test('a complete list has no gaps, nor has an empty one', () => {
  expect(findGaps([])).toEqual([])
  expect(findGaps([tier([1, 9], [1, 3650]), tier([10, 200], [1, 29]), tier([10, 200], [30, 3650])])).toEqual(
    [],
  )
})

test('ranges without a tier are reported as compactly as possible', () => {
  expect(findGaps([tier([1, 9], [1, 29]), tier([1, 9], [90, 365]), tier([12, 20], [1, 365])])).toEqual([
    tier([1, 9], [30, 89]),
    tier([10, 11], [1, 365]),
  ])
})
