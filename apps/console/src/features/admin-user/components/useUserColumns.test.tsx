// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useUserColumns } from './useUserColumns.tsx'

setUpDom()
beforeAll(() => preload('adminUser', 'profile', 'header', 'roleName'))

test('a column shows each field of a user', () => {
  const { result } = renderHook(() => useUserColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'Email',
      'Username',
      'User ID',
      'Industry',
      'Team size',
      'Phone',
      'Contact',
      'Registered',
      'Last login',
      'Gifted',
      'Wallet type',
      'Balance',
      'Ports expire',
      'Ports',
      'Plan',
    ]),
  )
})
