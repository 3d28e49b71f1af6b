// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { orderRow, rechargeRow, tierRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { OrderDetails, TierDetails } from './OrderDetails.tsx'

setUpDom()
beforeAll(() => preload('order', 'orderScreen'))

test('each field of a purchase stands under its own label', async () => {
  const row = orderRow({ status: 'pending' })
  expect(await shownFields(<OrderDetails order={row} />)).toEqual({
    'Order number': 'B20260302-7',
    'Order type': 'Port purchase',
    Status: 'Pending payment',
    Ports: '3',
    Days: '30',
    'Days added': '12 for all 8 ports',
    'List price': '$120.20',
    'Payment price': '$99.90',
    Channel: 'Balance',
    'Ordered at': 'Mar 2, 2026, 03:00',
    'Closes at': 'Mar 5, 2026, 06:00',
    'Paid at': 'Mar 3, 2026, 04:00',
    'Ended at': 'Mar 4, 2026, 05:00',
    'Expiry after purchase': 'Apr 6, 2026, 08:00',
    Remark: '备注 ghi chú',
  })
})

test('a recharge shows its amounts, and when it was to close no more once it is paid', async () => {
  expect(await shownFields(<OrderDetails order={rechargeRow()} />)).toEqual({
    'Order number': 'B20260302-7',
    'Order type': 'Recharge',
    Status: 'Paid',
    Amount: '$100.10',
    'Amount to pay': '$100.17',
    Channel: 'USDT',
    'Ordered at': 'Mar 2, 2026, 03:00',
    'Paid at': 'Mar 3, 2026, 04:00',
    'Ended at': 'Mar 4, 2026, 05:00',
    Remark: '备注 ghi chú',
  })
})

test('each part of a price stands under its own label', async () => {
  expect(await shownFields(<TierDetails title="Price" tier={tierRow} />)).toEqual({
    Ports: '2 – 19',
    Days: '30 – 89',
    'Price per port and day': '$0.50',
    'Term discount': '−10%',
    Discount: '−20%',
  })
})
