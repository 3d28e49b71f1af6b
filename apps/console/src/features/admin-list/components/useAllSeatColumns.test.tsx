// @vitest-environment jsdom
import type { AdminSeat } from '@seaport/contract/work/admin-list.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAllSeatColumns } from './useAllSeatColumns.tsx'

setUpDom()
beforeAll(() => preload('adminList', 'seat'))

test('each cell shows its own field', async () => {
  const row = {
    id: 's1',
    seat_code: '100123',
    name: 'Ca sáng',
    user: {
      id: 'u1',
      email: 'lê@example.test',
    },
    online: false,
    enabled: true,
    allocated: 9,
    occupied: 4,
    open_accounts: 2,
    assigned_accounts: 6,
    device: {
      kind: 'desktop',
      name: 'MÁY-07',
      bound_at: daysAgo(20),
      version: '1.2.3',
    },
    last_seen_at: daysAgo(2),
    last_login_at: daysAgo(5),
    created_at: '2026-03-02T08:00:00.000Z',
    remark: '早班',
  } as unknown as AdminSeat
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
