// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useAccountColumns } from './useAccountColumns.tsx'

setUpDom()
beforeAll(() => preload('account', 'network'))

test('a column shows each field of an account', () => {
  const { result } = renderHook(() => useAccountColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'Account',
      'Nickname',
      'Network',
      'Account type',
      'State',
      'Sign-in',
      'Seat',
      'Followers',
      'Country',
      'Import type',
      'Import time',
    ]),
  )
})
