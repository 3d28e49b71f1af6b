// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useLedgerColumns } from './useLedgerColumns.tsx'

setUpDom()
beforeAll(() => preload('ledger'))

test('a column shows each field of a movement', () => {
  const { result } = renderHook(() => useLedgerColumns(true))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Time', 'Type', 'Amount', 'Balance before', 'Balance after', 'Remark']),
  )
})
