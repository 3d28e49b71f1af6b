// @vitest-environment jsdom
import type { Payment } from '@seaport/contract/money/order.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { usePaymentColumns } from './usePaymentColumns.tsx'

setUpDom()
beforeAll(() => preload('adminPayment'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'tx-77',
    email: 'lê@example.test',
    user_id: 'u1',
    paid_amount: '100.17',
    status: 'parked',
    park_reason: 'order_over',
    received_at: '2026-03-02T08:00:00.000Z',
    order_no: 'R-1',
    remark: '备注',
    settled_order_no: 'R-2',
    settled_at: '2026-03-03T09:00:00.000Z',
    report: '{}',
  } as unknown as Payment
  expect(await shownCells(() => usePaymentColumns(() => {}), row)).toEqual({
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
