// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { paymentRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'

setUpDom()
beforeAll(() => preload('adminPayment'))

test('each field of a payment stands under its own label', async () => {
  expect(
    await shownFields(<PaymentPanel payment={paymentRow} onAction={() => {}} onClose={() => {}} />),
  ).toEqual({
    'Payment ID': 'tx-77',
    Amount: '$100.17',
    Status: 'Waiting',
    Reason: 'Order no longer open',
    User: 'lê@example.test',
    'Order in the report': 'R-1',
    'Order credited': 'R-2',
    'Reported at': 'Mar 2, 2026, 03:00',
    'Settled at': 'Mar 3, 2026, 04:00',
    Remark: '备注',
    'Report as received': '{}',
  })
})
