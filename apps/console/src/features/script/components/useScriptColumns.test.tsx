// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useScriptColumns } from './useScriptColumns.tsx'

setUpDom()
beforeAll(() => preload('script', 'network'))

test('a column shows each field of a script', () => {
  const { result } = renderHook(() => useScriptColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Title', 'Type', 'Network', 'Group']),
  )
})
