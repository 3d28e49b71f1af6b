// @vitest-environment jsdom
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { shownFields } from '../../shared/test-support/shown-cells.tsx'
import { UserCard } from './UserCard.tsx'

setUpDom()
beforeAll(() => preload('header'))

test('the card names what a supervisor has', async () => {
  const row = {
    id: 'u1',
    username: 'Lê Hằng',
    email: 'lê@example.test',
    avatar: null,
    phone: '+84 90',
    contact: 'zalo:le',
    industry: 'retail',
    team_size: '2-10',
    remark: '备注',
    status: 'normal',
    plan: 'professional',
    balance: '12.50',
    port_num: 9,
    port_occupy_num: 4,
    port_allocated: 7,
    port_expire_time: '2026-03-20T08:00:00.000Z',
    registered_at: '2026-01-03T09:00:00.000Z',
    registration_time: '2026-01-03T09:00:00.000Z',
    last_login_time: '2026-03-08T08:00:00.000Z',
    gifted_time: '2026-02-04T10:00:00.000Z',
    wallet_type: 'usd',
    role: {
      id: 'r1',
      name: 'Kế toán',
    },
    is_superuser: false,
  } as unknown as UserInfo
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(await shownFields(<UserCard info={row} />)).toEqual({
    Plan: 'Professional',
    Ports: '4 / 9',
    'Time left': '10 days',
    Balance: '$12.50',
  })
})
