// @vitest-environment jsdom
import type { Order } from '@seaport/contract/money/order.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { PayDetails } from './PayDetails.tsx'

setUpDom()
beforeAll(() => preload('pay'))

test('each field of an order that waits for its payment stands under its own label', async () => {
  const row = {
    order_no: 'B20260302-7',
    user_id: 'u1',
    email: 'lê@example.test',
    order_type: 2,
    status: 'pending',
    amount: '100.10',
    paid_amount: '100.17',
    payment_type: null,
    quantity: 3,
    days: 30,
    extension: null,
    list_price: '120.20',
    payment_price: '99.90',
    created_at: '2026-03-02T08:00:00.000Z',
    paid_at: '2026-03-03T09:00:00.000Z',
    ended_at: '2026-03-04T10:00:00.000Z',
    expire_time: '2026-03-05T11:00:00.000Z',
    port_expire_time: '2026-04-06T12:00:00.000Z',
    payment_id: 'tx-77',
    remark: '备注 ghi chú',
  } as unknown as Order
  expect(await shownFields(<PayDetails order={row} />)).toEqual({
    'Order number': 'B20260302-7',
    'Recharge amount': '$100.10',
    'Credited to your balance': '$100.17',
    'Ordered at': 'Mar 2, 2026, 03:00',
    'Closes at': 'Mar 5, 2026, 06:00',
    'Paid at': 'Mar 3, 2026, 04:00',
    'Ended at': 'Mar 4, 2026, 05:00',
    'Note from support': '备注 ghi chú',
  })
})
