// @vitest-environment jsdom
import type { Order } from '@seaport/contract/money/order.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
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
  const row = {
    order_no: 'R20260302-7',
    order_type: 1,
    status: 'paid',
    amount: '100.10',
    paid_amount: '100.17',
    payment_type: 0,
    created_at: '2026-03-02T08:00:00.000Z',
    paid_at: '2026-03-03T09:00:00.000Z',
    ended_at: '2026-03-04T10:00:00.000Z',
    expire_time: '2026-03-05T11:00:00.000Z',
    remark: '备注 ghi chú',
  } as unknown as Order
  expect(await shownCells(() => useOrderColumns(() => {}), row)).toEqual({
    Amount: '$100.10',
    Channel: 'USDT',
    'Closes at': 'Mar 5, 2026, 06:00',
    'Ended at': 'Mar 4, 2026, 05:00',
    'Order number': 'R20260302-7',
    'Order type': 'Recharge',
    'Ordered at': 'Mar 2, 2026, 03:00',
    'Paid amount': '$100.17',
    'Paid at': 'Mar 3, 2026, 04:00',
    Remark: '备注 ghi chú',
    Status: 'Paid',
  })
})
