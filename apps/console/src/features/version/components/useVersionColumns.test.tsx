// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useVersionColumns } from './useVersionColumns.tsx'

setUpDom()
beforeAll(() => preload('version', 'download'))

test('a column shows each field of a version', () => {
  const { result } = renderHook(() => useVersionColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Version', 'Language', 'Updated']),
  )
})
