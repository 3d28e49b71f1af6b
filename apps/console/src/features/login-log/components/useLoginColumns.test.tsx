// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useLoginColumns } from './useLoginColumns.tsx'

setUpDom()
beforeAll(() => preload('loginLog'))

test('a column shows each field of a login', () => {
  const { result } = renderHook(() => useLoginColumns())
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'Login time',
      'IP address',
      'Country',
      'Address',
      'System type',
      'Browser language',
      'Kernel origin',
    ]),
  )
})
