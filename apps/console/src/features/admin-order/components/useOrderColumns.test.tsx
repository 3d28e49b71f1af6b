// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { orderRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useOrderColumns } from './useOrderColumns.tsx'

setUpDom()
beforeAll(() => preload('adminOrder', 'order', 'orderScreen'))

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useOrderColumns(() => {}), orderRow())).toEqual({
    'Order number': 'B20260302-7lê@example.test',
    'Order type': 'Port purchase',
    Channel: 'Balance',
    'Amount to pay': '$100.17',
    Status: 'Paid',
    'Ordered at': 'Mar 2, 2026, 03:00',
    Remark: '备注 ghi chú',
    'Amount ordered': '$100.10',
    Ports: '3',
    Days: '30 + 12',
    'List price': '$120.20',
    'Payment price': '$99.90',
    'Ports expire': 'Apr 6, 2026, 08:00',
    'Closes at': 'Mar 5, 2026, 06:00',
    'Paid at': 'Mar 3, 2026, 04:00',
    'Ended at': 'Mar 4, 2026, 05:00',
    'Payment ID': 'tx-77',
  })
})
