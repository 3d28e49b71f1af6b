// @vitest-environment jsdom
import type { Announcement } from '@seaport/contract/platform/announcement.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAnnouncementColumns } from './useAnnouncementColumns.tsx'

setUpDom()
beforeAll(() => preload('announcement'))

test('a column shows each field of an announcement', () => {
  const { result } = renderHook(() => useAnnouncementColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Title', 'Type', 'Published', 'Status']),
  )
})

test('each cell shows its own field', async () => {
  const row = {
    id: 'n1',
    type: 'system',
    language: 'en',
    title: 'Bảo trì',
    time: '2026-03-02T08:00:00.000Z',
    read: false,
  } as unknown as Announcement
  expect(await shownCells(() => useAnnouncementColumns(() => {}), row)).toEqual({
    Title: 'Bảo trì',
    Type: 'System',
    Published: 'Mar 2, 2026, 03:00',
    Status: 'Unread',
  })
})
