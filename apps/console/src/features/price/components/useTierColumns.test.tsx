// @vitest-environment jsdom
import type { AdminPriceTier } from '@seaport/contract/money/price.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useTierColumns } from './useTierColumns.tsx'

setUpDom()
beforeAll(() => preload('price'))

test('a column shows each field of a price tier', () => {
  const { result } = renderHook(() => useTierColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'Ports',
      'Days',
      'Price per port and day',
      'Duration rate',
      'Discount',
      'Starts at',
    ]),
  )
})

test('each cell shows its own field', async () => {
  const row = {
    id: 't1',
    min_quantity: 10,
    max_quantity: 49,
    min_days: 30,
    max_days: 89,
    port_unit_price: '0.50',
    duration_rate: 0.95,
    discount: 0.9,
    price: '128.25',
    updated_at: daysAgo(3),
  } as unknown as AdminPriceTier
  expect(await shownCells(() => useTierColumns(() => {}), row)).toEqual({
    Days: '30–89',
    Discount: '−10%',
    'Duration rate': '−5%',
    Ports: '10–49',
    'Price per port and day': '$0.50',
    'Starts at': '$128.25',
    Updated: '3 days ago',
  })
})
