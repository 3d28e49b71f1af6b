// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { seatRow } from '../../../shared/test-support/rows.ts'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAllSeatColumns } from './useAllSeatColumns.tsx'

setUpDom()
beforeAll(() => preload('adminList', 'seat'))

test('each cell shows its own field', async () => {
  const row = seatRow({ last_login_at: daysAgo(5) })
  expect(await shownCells(() => useAllSeatColumns(), row)).toEqual({
    'Seat code': '100123',
    'Seat name': 'Ca sáng',
    User: 'lê@example.test',
    Status: 'Offline',
    Ports: '4 / 9',
    Accounts: '6 assigned, 2 open',
    'Bound device': 'MÁY-07',
    'Last seen': '2 days ago',
    'Last login': '5 days ago',
    Created: 'Mar 2, 2026, 03:00',
    Remark: '早班',
  })
})
