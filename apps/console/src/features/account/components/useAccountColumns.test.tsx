// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { accountRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
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
      'Status',
      'Sign-in',
      'Seat',
      'Followers',
      'Country',
      'Import type',
      'Import time',
    ]),
  )
})

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useAccountColumns(() => {}), accountRow())).toEqual({
    Account: 'TStrà_sen',
    'Account type': 'Promotion',
    Country: 'Vietnam',
    Followers: '4,321',
    'Import time': '3 days ago',
    'Import type': 'Pasted list',
    Network: 'Instagram',
    Nickname: '茶花 🌸',
    Proxy: '203.0.113.9:1080',
    Seat: 'Ca sáng',
    'Sign-in': 'Signed in',
    Status: 'Offline',
    'Time zone': 'Asia/Ho_Chi_Minh',
  })
})
