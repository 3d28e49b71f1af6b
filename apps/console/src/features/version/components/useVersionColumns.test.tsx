// @vitest-environment jsdom
import type { Version } from '@seaport/contract/platform/version.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useVersionColumns } from './useVersionColumns.tsx'

setUpDom()
beforeAll(() => preload('version', 'download'))

test('a column shows each field of a version', () => {
  const { result } = renderHook(() => useVersionColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Version', 'Language', 'Updated']),
  )
})

test('each cell shows its own field', async () => {
  const row = {
    id: 'v1',
    version: '1.4.0-beta.2',
    language: 'vi',
    windows: 'https://files.example.test/seaport.exe',
    intel: null,
    m1: null,
    files: {},
    update_time: daysAgo(3),
    notes: 'Nhanh hơn',
  } as unknown as Version
  expect(await shownCells(() => useVersionColumns(() => {}), row)).toEqual({
    Language: 'Tiếng Việt',
    'Release notes': 'Nhanh hơn',
    Updated: '3 days ago',
    Version: '1.4.0-beta.2Pre-release',
    Windows: 'Available',
    'macOS, Apple silicon': '',
    'macOS, Intel': '',
  })
})
