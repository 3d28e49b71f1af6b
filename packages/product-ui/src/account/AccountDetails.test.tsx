// @vitest-environment jsdom
import type { Account } from '@seaport/contract/desk/account.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, shownDetails } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { AccountDetails } from './AccountDetails.tsx'

setUpDom()
beforeAll(() => preload('account', 'network'))

test('each field of an account stands under its own label', () => {
  const account = {
    ...{ id: 'a1', account: 'trà_sen', nickname: '茶花 🌸', sign_in_name: 'tra.sen@example.test' },
    ...{ network: 'instagram', type: 'promotion', availability: 'abnormal', login_status: 'logged_in' },
    ...{ seat: { id: 's1', name: 'Ca sáng', seat_code: '100123' }, follower_count: 4321, country: 'VN' },
    ...{ proxy: { id: 'p1', scheme: 'socks5', ip: '203.0.113.9', port: 1080 }, unblock_count: 2 },
    ...{ blocked_reason: 'by_person', blocked_at: '2026-03-02T08:00:00.000Z', import_type: 'list' },
    ...{ time_zone: 'Asia/Ho_Chi_Minh', imported_at: '2026-03-03T09:00:00.000Z' },
  } as unknown as Account
  renderUi(<AccountDetails account={account} />)
  expect(shownDetails()).toMatchObject({
    Blocked: 'Mar 2, 2026, 03:00',
    'Times unblocked': '2',
    'Sign-in': 'Signed in',
    Account: 'trà_sen',
    Nickname: '茶花 🌸',
    'Sign-in email or phone': 'tra.sen@example.test',
    Network: 'Instagram',
    'Account type': 'Promotion',
    Seat: 'Ca sáng · 100123',
    Proxy: 'socks5://203.0.113.9:1080',
    Followers: '4,321',
    Country: 'Vietnam',
    'Time zone': 'Asia/Ho_Chi_Minh',
    'Import type': 'Pasted list',
    'Import time': 'Mar 3, 2026, 04:00',
  })
})
