// @vitest-environment jsdom
import type { AdminLedgerEntry } from '@seaport/contract/money/wallet.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useLedgerColumns } from './useLedgerColumns.tsx'

setUpDom()
beforeAll(() => preload('adminLedger', 'ledger'))

test('each cell shows its own field', async () => {
  const row = {
    user_id: 'u1',
    email: 'lê@example.test',
    time: '2026-03-02T08:00:00.000Z',
    type: 'recharge',
    amount: '10.10',
    amount_before: '20.20',
    amount_after: '30.30',
    order_no: 'R-1',
    remark: '备注',
    operator_email: 'op@example.test',
    seq: 1234,
  } as unknown as AdminLedgerEntry
  expect(await shownCells(() => useLedgerColumns(), row)).toEqual({
    Time: 'Mar 2, 2026, 03:00',
    User: 'lê@example.test',
    Type: 'Recharge',
    Amount: '+$10.10',
    Before: '$20.20',
    After: '$30.30',
    'Order number': 'R-1',
    Remark: '备注',
    Operator: 'op@example.test',
    Number: '1,234',
  })
})
