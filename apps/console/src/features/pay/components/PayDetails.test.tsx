// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { orderRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { PayDetails } from './PayDetails.tsx'

setUpDom()
beforeAll(() => preload('pay'))

test('each field of an order that waits for its payment stands under its own label', async () => {
  const row = orderRow({ status: 'pending', extension: null })
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
