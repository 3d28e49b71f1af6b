// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useSeatColumns } from './useSeatColumns.tsx'

setUpDom()
beforeAll(() => preload('seat'))

test('a column shows each field of a seat', () => {
  const { result } = renderHook(() => useSeatColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Seat name', 'Seat code', 'State', 'Ports', 'Accounts', 'Created']),
  )
})
