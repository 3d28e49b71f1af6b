// @vitest-environment jsdom
import type { LedgerEntry } from '@seaport/contract/money/wallet.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useLedgerColumns } from './useLedgerColumns.tsx'

setUpDom()
beforeAll(() => preload('ledger'))

test('a column shows each field of a movement', () => {
  const { result } = renderHook(() => useLedgerColumns(true))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Time', 'Type', 'Amount', 'Balance before', 'Balance after', 'Remark']),
  )
})

test('each cell shows its own field', async () => {
  const row = {
    seq: 41,
    time: '2026-03-02T08:00:00.000Z',
    type: 'recharge',
    amount: '7.25',
    amount_before: '100.00',
    amount_after: '107.25',
    order_no: null,
    remark: '手动 bù',
  } as unknown as LedgerEntry
  expect(await shownCells(() => useLedgerColumns(true), row)).toEqual({
    Amount: '+$7.25',
    'Balance after': '$107.25',
    'Balance before': '$100.00',
    'No.': '41',
    'Order number': '',
    Remark: '手动 bù',
    Time: 'Mar 2, 2026, 03:00',
    Type: 'Recharge',
  })
})
