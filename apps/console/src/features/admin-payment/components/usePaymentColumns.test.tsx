// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { paymentRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { usePaymentColumns } from './usePaymentColumns.tsx'

setUpDom()
beforeAll(() => preload('adminPayment'))

test('each cell shows its own field', async () => {
  expect(await shownCells(() => usePaymentColumns(() => {}), paymentRow)).toEqual({
    'Payment ID': 'tx-77',
    User: 'lê@example.test',
    Amount: '$100.17',
    Status: 'Waiting',
    Reason: 'Order no longer open',
    'Reported at': 'Mar 2, 2026, 03:00',
    'Order in the report': 'R-1',
    Remark: '备注',
    'Order credited': 'R-2',
    'Settled at': 'Mar 3, 2026, 04:00',
  })
})
