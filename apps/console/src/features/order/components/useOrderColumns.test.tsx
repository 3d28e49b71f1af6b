// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { rechargeRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useOrderColumns } from './useOrderColumns.tsx'

setUpDom()
beforeAll(() => preload('orderScreen', 'order'))

test('a column shows each field of an order', () => {
  const { result } = renderHook(() => useOrderColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Order number', 'Order type', 'Status', 'Amount', 'Channel', 'Remark']),
  )
})

test('each cell shows its own field', async () => {
  const row = rechargeRow({ order_no: 'R20260302-7' })
  expect(await shownCells(() => useOrderColumns(() => {}), row)).toEqual({
    Amount: '$100.10',
    Channel: 'USDT',
    'Closes at': 'Mar 5, 2026, 06:00',
    'Ended at': 'Mar 4, 2026, 05:00',
    'Order number': 'R20260302-7',
    'Order type': 'Recharge',
    'Ordered at': 'Mar 2, 2026, 03:00',
    'Amount to pay': '$100.17',
    'Paid at': 'Mar 3, 2026, 04:00',
    Remark: '备注 ghi chú',
    Status: 'Paid',
  })
})
