// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useAnnouncementColumns } from './useAnnouncementColumns.tsx'

setUpDom()
beforeAll(() => preload('announcement'))

test('a column shows each field of an announcement', () => {
  const { result } = renderHook(() => useAnnouncementColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Title', 'Type', 'Published', 'Status']),
  )
})
