// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { orderRow, tierRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { OrderFields, TierFields } from './OrderFields.tsx'

setUpDom()
beforeAll(() => preload('adminOrder', 'order', 'orderScreen'))

test('each field of an order stands under its own label', async () => {
  expect(await shownFields(<OrderFields order={orderRow()} />)).toEqual({
    'Order number': 'B20260302-7',
    Status: 'Paid',
    User: 'lê@example.test',
    'User ID': 'u1',
    'Order type': 'Port purchase',
    Channel: 'Balance',
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

test('a recharge has the amount that was ordered and the one to pay, a purchase its payment price alone', async () => {
  const recharge = { ...orderRow(), payment_price: null }
  expect(await shownFields(<OrderFields order={recharge} />)).toMatchObject({
    'Amount ordered': '$100.10',
    'Amount to pay': '$100.17',
  })
})

test('each part of a price stands under its own label', async () => {
  expect(await shownFields(<TierFields title="Price" tier={tierRow} />)).toEqual({
    Ports: '2–19',
    Days: '30–89',
    'Price per port and day': '$0.50',
    'Duration rate': '−10%',
    Discount: '−20%',
  })
})
