// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { UserDetails } from './UserDetails.tsx'

setUpDom()
beforeAll(() => preload('adminUser', 'header', 'profile', 'roleName'))

test('each field of a supervisor stands under its own label', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(await shownFields(<UserDetails user={userRow()} />)).toEqual({
    'User ID': 'u1',
    Email: 'lê@example.test',
    Username: 'Lê Hằng',
    Status: 'Active',
    Phone: '+84 90',
    Contact: 'zalo:le',
    Industry: 'Retail',
    'Team size': '2–10 people',
    Remark: '备注',
    'Wallet type': 'US dollars',
    Balance: '$12.50',
    Ports: '4 / 9',
    'Ports allocated to seats': '7',
    'Ports expire': 'Mar 20, 202610 days left',
    Gifted: 'Feb 4, 2026, 05:00',
    Registered: 'Jan 3, 2026, 04:00',
    'Last login': expect.stringMatching(/ago$/),
    Plan: 'Professional',
    Role: 'Kế toán',
  })
})
