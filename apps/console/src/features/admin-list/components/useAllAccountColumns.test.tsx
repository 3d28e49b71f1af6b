// @vitest-environment jsdom
import type { AdminAccount } from '@seaport/contract/work/admin-list.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAllAccountColumns } from './useAllAccountColumns.tsx'

setUpDom()
beforeAll(() => preload('account', 'adminList', 'network'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'a1',
    account: 'trà_sen',
    nickname: '茶花 🌸',
    network: 'instagram',
    type: 'promotion',
    availability: 'normal',
    login_status: 'logged_in',
    user: {
      id: 'u1',
      email: 'lê@example.test',
    },
    seat: {
      id: 's1',
      name: 'Ca sáng',
      seat_code: '100123',
    },
    proxy: {
      id: 'p1',
      scheme: 'socks5',
      ip: '203.0.113.9',
      port: 1080,
    },
    follower_count: 4321,
    following_count: 17,
    country: 'VN',
    time_zone: 'Asia/Ho_Chi_Minh',
    import_type: 'list',
    imported_at: daysAgo(3),
    unblock_count: 2,
    blocked_at: null,
    blocked_reason: null,
  } as unknown as AdminAccount
  expect(await shownCells(() => useAllAccountColumns(), row)).toEqual({
    Account: 'trà_sen',
    Nickname: '茶花 🌸',
    User: 'lê@example.test',
    Network: 'Instagram',
    'Account type': 'Promotion',
    Status: 'Offline',
    'Sign-in': 'Signed in',
    Seat: 'Ca sáng',
    Followers: '4,321',
    Country: 'VN',
    'Import type': 'Pasted list',
    'Import time': '3 days ago',
  })
})
