// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { orderRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { usePurchaseColumns } from './usePurchaseColumns.tsx'

setUpDom()
beforeAll(() => preload('orderScreen', 'order'))

test('a column shows each field of a purchase', () => {
  const { result } = renderHook(() => usePurchaseColumns())
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'Order number',
      'Purchase type',
      'Ports',
      'Days',
      'List price',
      'Payment price',
      'Expiry after purchase',
      'Remark',
    ]),
  )
})

test('each cell shows its own field', async () => {
  const row = orderRow({
    quantity: 12,
    list_price: '90.00',
    payment_price: '81.25',
    extension: null,
    port_expire_time: '2026-04-01T08:00:00.000Z',
    remark: '备注',
  })
  expect(await shownCells(usePurchaseColumns, row)).toEqual({
    'Bought at': 'Mar 2, 2026, 03:00',
    Days: '30',
    'Expiry after purchase': 'Apr 1, 2026, 04:00',
    'List price': '$90.00',
    'Order number': 'B20260302-7',
    'Payment price': '$81.25',
    Ports: '12',
    'Price tier': '',
    'Purchase type': 'Port purchase',
    Remark: '备注',
    Status: 'Paid',
  })
})
