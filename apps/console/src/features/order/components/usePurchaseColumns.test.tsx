// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { usePurchaseColumns } from './usePurchaseColumns.tsx'

setUpDom()
beforeAll(() => preload('orderScreen', 'order'))

test('a column shows each field of a purchase', () => {
  const { result } = renderHook(() => usePurchaseColumns())
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'Order number',
      'Purchase type',
      'Ports',
      'Days',
      'List price',
      'Payment price',
      'Expiry after purchase',
      'Remark',
    ]),
  )
})
