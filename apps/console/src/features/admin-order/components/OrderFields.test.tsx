// @vitest-environment jsdom
import type { AdminOrder, TierSnapshot } from '@seaport/contract/money/order.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { OrderFields, TierFields } from './OrderFields.tsx'

setUpDom()
beforeAll(() => preload('adminOrder', 'order', 'orderScreen'))

test('each field of an order stands under its own label', async () => {
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
  expect(await shownFields(<OrderFields order={row} />)).toEqual({
    'Order number': 'B20260302-7',
    Status: 'Paid',
    User: 'lê@example.test',
    'User ID': 'u1',
    'Order type': 'Port purchase',
    Channel: 'Balance',
    'Amount ordered': '$100.10',
    'Amount to pay': '$100.17',
    Ports: '3',
    Days: '30',
    'Days added': '12 for all 8 ports',
    'List price': '$120.20',
    'Payment price': '$99.90',
    'Ordered at': 'Mar 2, 2026, 03:00',
    'Closes at': 'Mar 5, 2026, 06:00',
    'Paid at': 'Mar 3, 2026, 04:00',
    'Ended at': 'Mar 4, 2026, 05:00',
    'Ports expire': 'Apr 6, 2026, 08:00',
    'Payment ID': 'tx-77',
    Remark: '备注 ghi chú',
  })
})

test('each part of a price stands under its own label', async () => {
  const row = {
    min_quantity: 2,
    max_quantity: 19,
    min_days: 30,
    max_days: 89,
    port_unit_price: '0.50',
    duration_rate: '0.9',
    discount: '0.8',
  } as unknown as TierSnapshot
  expect(await shownFields(<TierFields title="Price" tier={row} />)).toEqual({
    Ports: '2–19',
    Days: '30–89',
    'Price per port and day': '$0.50',
    'Duration rate': '−10%',
    Discount: '−20%',
  })
})
