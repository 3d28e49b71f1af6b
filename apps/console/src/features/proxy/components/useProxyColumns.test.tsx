// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useProxyColumns } from './useProxyColumns.tsx'

setUpDom()
beforeAll(() => preload('proxy'))

test('a column shows each field of a proxy', () => {
  const { result } = renderHook(() => useProxyColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'IP',
      'Status',
      'Group',
      'Response time',
      'Last check',
      'Error message',
      'Accounts',
    ]),
  )
})
