// @vitest-environment jsdom
import type { AdminOrder } from '@seaport/contract/money/order.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { usePurchaseColumns } from './usePurchaseColumns.tsx'

setUpDom()
beforeAll(() => preload('adminOrder', 'order', 'orderScreen'))

test('each cell shows its own field', async () => {
  const row = {
    order_no: 'B20260302-7',
    user_id: 'u1',
    email: 'lê@example.test',
    order_type: 2,
    status: 'paid',
    amount: '100.10',
    paid_amount: '100.17',
    payment_type: null,
    quantity: 3,
    days: 30,
    extension: {
      days: 12,
      quantity: 8,
    },
    list_price: '120.20',
    payment_price: '99.90',
    created_at: '2026-03-02T08:00:00.000Z',
    paid_at: '2026-03-03T09:00:00.000Z',
    ended_at: '2026-03-04T10:00:00.000Z',
    expire_time: '2026-03-05T11:00:00.000Z',
    port_expire_time: '2026-04-06T12:00:00.000Z',
    payment_id: 'tx-77',
    remark: '备注 ghi chú',
  } as unknown as AdminOrder
  expect(await shownCells(() => usePurchaseColumns(), row)).toEqual({
    'Order number': 'B20260302-7',
    User: 'lê@example.test',
    'Order type': 'Port purchase',
    Ports: '3',
    Days: '30 + 12',
    'Payment price': '$99.90',
    Status: 'Paid',
    'Ordered at': 'Mar 2, 2026, 03:00',
    'Ports expire': 'Apr 6, 2026, 08:00',
    Remark: '备注 ghi chú',
  })
})
