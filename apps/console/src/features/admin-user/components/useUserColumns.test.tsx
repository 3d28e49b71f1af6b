// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { userRow } from '../../../shared/test-support/rows.ts'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useUserColumns } from './useUserColumns.tsx'

setUpDom()
beforeAll(() => preload('adminUser', 'profile', 'header', 'roleName'))

test('a column shows each field of a user', () => {
  const { result } = renderHook(() => useUserColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'Email',
      'Username',
      'User ID',
      'Industry',
      'Team size',
      'Phone',
      'Contact',
      'Registered',
      'Last login',
      'Gifted',
      'Wallet type',
      'Balance',
      'Ports expire',
      'Ports',
      'Plan',
    ]),
  )
})

test('each cell shows its own field', async () => {
  const row = userRow({
    id: 'u-77',
    email: 'an@example.test',
    username: 'Nguyễn An',
    port_occupy_num: 3,
    port_num: 8,
    port_expire_time: null,
    last_login_time: daysAgo(2),
    registration_time: daysAgo(4),
    gifted_time: daysAgo(5),
    remark: 'khách quen',
    industry: null,
    team_size: null,
    phone: '+84 90 123 45 67',
    contact: '微信 an77',
  })
  expect(await shownCells(() => useUserColumns(() => {}), row)).toEqual({
    Balance: '$12.50',
    Contact: '微信 an77',
    Email: 'an@example.test',
    Gifted: '5 days ago',
    Industry: '',
    'Last login': '2 days ago',
    Phone: '+84 90 123 45 67',
    Plan: 'Professional',
    Ports: '3 / 8',
    'Ports expire': 'None bought',
    Registered: '4 days ago',
    Remark: 'khách quen',
    Role: 'Kế toán',
    Status: 'Active',
    'Team size': '',
    'User ID': 'u-77',
    Username: 'Nguyễn An',
    'Wallet type': 'US dollars',
  })
})
