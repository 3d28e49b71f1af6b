// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loginRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
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

test('each cell shows its own field', async () => {
  const row = loginRow({
    seat_id: null,
    seat_name: null,
    seat_code: null,
    ip: '203.0.113.7',
    system_type: 'Windows',
    kernel: 'Chromium 140',
    browser_language: 'zh-CN',
    detail: 'Máy của An',
  })
  expect(await shownCells(useLoginColumns, row)).toEqual({
    Address: 'Hà Nội',
    'Browser language': 'zh-CN',
    Country: 'VN',
    Device: 'Máy của An',
    'IP address': '203.0.113.7',
    'Kernel origin': 'Chromium 140',
    'Logged in to': 'Console',
    'Login time': 'Mar 2, 2026, 03:00',
    Outcome: 'Wrong password',
    'System type': 'Windows',
  })
})
