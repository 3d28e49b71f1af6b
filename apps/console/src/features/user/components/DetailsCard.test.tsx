// @vitest-environment jsdom
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { DetailsCard } from './DetailsCard.tsx'

setUpDom()
beforeAll(() => preload('profile', 'user'))

test('each field of a person stands under its own label', async () => {
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
  expect(await shownFields(<DetailsCard info={row} />)).toEqual({
    Name: 'Lê Hằng',
    Email: 'lê@example.test',
    Phone: '+84 90',
    'Other contact': 'zalo:le',
    Industry: 'Retail',
    'Team size': '2–10 people',
    Remark: '备注',
    Password: 'Change password',
    'Second factor': 'Manage',
  })
})
