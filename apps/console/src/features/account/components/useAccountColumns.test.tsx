// @vitest-environment jsdom
import type { Account } from '@seaport/contract/desk/account.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
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
  const row = {
    id: 'a1',
    account: 'trà_sen',
    nickname: '茶花 🌸',
    network: 'instagram',
    type: 'promotion',
    availability: 'normal',
    login_status: 'logged_in',
    seat: { id: 's1', name: 'Ca sáng', seat_code: '100123' },
    proxy: { id: 'p1', scheme: 'socks5', ip: '203.0.113.9', port: 1080 },
    follower_count: 4321,
    following_count: 17,
    country: 'VN',
    time_zone: 'Asia/Ho_Chi_Minh',
    import_type: 'list',
    imported_at: daysAgo(3),
    unblock_count: 2,
    blocked_at: null,
    blocked_reason: null,
  } as unknown as Account
  expect(await shownCells(() => useAccountColumns(() => {}), row)).toEqual({
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
