// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { loginRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { LoginPanel } from './LoginPanel.tsx'

setUpDom()
beforeAll(() => preload('loginLog'))

test('each field of a login stands under its own label', async () => {
  expect(await shownFields(<LoginPanel login={loginRow()} onClose={() => {}} />)).toEqual({
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
