// @vitest-environment jsdom
import type { AdminLoginLog } from '@seaport/contract/people/login-log.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useLoginColumns } from './useLoginColumns.tsx'

setUpDom()
beforeAll(() => preload('adminLoginLog', 'loginLog'))

test('each cell shows its own field', async () => {
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
  } as unknown as AdminLoginLog
  expect(await shownCells(() => useLoginColumns(), row)).toEqual({
    'Login time': 'Mar 2, 2026, 03:00',
    User: 'lê@example.test',
    'Logged in to': 'Ca sáng (100123)',
    Result: 'Wrong password',
    'IP address': '203.0.113.9',
    Country: 'VN',
    Address: 'Hà Nội',
    'System type': 'Windows 11',
    'Browser language': 'vi-VN',
    'Kernel origin': 'Chrome 140',
    Device: 'MÁY-07',
  })
})
