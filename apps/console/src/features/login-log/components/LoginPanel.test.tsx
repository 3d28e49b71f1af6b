// @vitest-environment jsdom
import type { LoginLog } from '@seaport/contract/people/login-log.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { LoginPanel } from './LoginPanel.tsx'

setUpDom()
beforeAll(() => preload('loginLog'))

test('each field of a login stands under its own label', async () => {
  const row = {
    id: 'l1',
    login_time: '2026-03-02T08:00:00.000Z',
    email: 'lê@example.test',
    seat_code: '100123',
    seat_name: 'Ca sáng',
    outcome: 'wrong_password',
    ip: '203.0.113.9',
    country_code: 'VN',
    address: 'Hà Nội',
    system_type: 'Windows 11',
    browser_language: 'vi-VN',
    kernel: 'Chrome 140',
    detail: 'MÁY-07',
  } as unknown as LoginLog
  expect(await shownFields(<LoginPanel login={row} onClose={() => {}} />)).toEqual({
    'Login time': 'Mar 2, 2026, 03:00',
    Outcome: 'Wrong password',
    'Logged in to': 'Ca sáng · 100123',
    'IP address': '203.0.113.9',
    Country: 'VN',
    Address: 'Hà Nội',
    'System type': 'Windows 11',
    'Kernel origin': 'Chrome 140',
    'Browser language': 'vi-VN',
    Device: 'MÁY-07',
    Meaning: 'The password was wrong and the login was refused. If it was not you, change the password.',
  })
})
