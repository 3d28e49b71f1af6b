// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { orderRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { usePurchaseColumns } from './usePurchaseColumns.tsx'

setUpDom()
beforeAll(() => preload('adminOrder', 'order', 'orderScreen'))

test('each cell shows its own field', async () => {
  expect(await shownCells(() => usePurchaseColumns(), orderRow())).toEqual({
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
