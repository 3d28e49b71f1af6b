// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useResourceColumns } from './useResourceColumns.tsx'

setUpDom()
beforeAll(() => preload('resource', 'network'))

test('a column shows each field of a resource', () => {
  const { result } = renderHook(() => useResourceColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Name', 'Type', 'Group', 'Content']),
  )
})
