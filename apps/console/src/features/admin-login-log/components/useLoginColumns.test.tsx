// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { loginRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useLoginColumns } from './useLoginColumns.tsx'

setUpDom()
beforeAll(() => preload('adminLoginLog', 'loginLog'))

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useLoginColumns(), loginRow())).toEqual({
    'Login time': 'Mar 2, 2026, 03:00',
    User: 'lê@example.test',
    'Logged in to': 'Ca sáng · 100123',
    Outcome: 'Wrong password',
    'IP address': '203.0.113.9',
    Country: 'VN',
    Address: 'Hà Nội',
    'System type': 'Windows 11',
    'Browser language': 'vi-VN',
    'Kernel origin': 'Chrome 140',
    Device: 'MÁY-07',
  })
})
