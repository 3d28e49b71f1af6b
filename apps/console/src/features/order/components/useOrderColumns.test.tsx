// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useOrderColumns } from './useOrderColumns.tsx'

setUpDom()
beforeAll(() => preload('orderScreen', 'order'))

test('a column shows each field of an order', () => {
  const { result } = renderHook(() => useOrderColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Order number', 'Order type', 'Status', 'Amount', 'Channel', 'Remark']),
  )
})
