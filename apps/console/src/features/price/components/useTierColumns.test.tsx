// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useTierColumns } from './useTierColumns.tsx'

setUpDom()
beforeAll(() => preload('price'))

test('a column shows each field of a price tier', () => {
  const { result } = renderHook(() => useTierColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'Ports',
      'Days',
      'Price per port and day',
      'Duration rate',
      'Discount',
      'Starts at',
    ]),
  )
})
