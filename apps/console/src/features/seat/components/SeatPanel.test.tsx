// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { daysAgo, shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { SeatPanel } from './SeatPanel.tsx'

setUpDom()
beforeAll(() => preload('rowPanel', 'seat'))

test('each field of a seat stands under its own label', async () => {
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
      bound_at: '2026-03-03T08:00:00.000Z',
      version: '1.2.3',
    },
    last_seen_at: daysAgo(2),
    last_login_at: '2026-03-04T08:00:00.000Z',
    created_at: '2026-03-02T08:00:00.000Z',
    remark: '早班',
  }
  vi.spyOn(client, 'call').mockResolvedValue(row)
  expect(
    await shownFields(
      <SeatPanel
        id="s1"
        panel={{
          id: '1',
          part: undefined,
          show: () => {},
          choosePart: () => {},
          close: () => {},
          previous: undefined,
          next: undefined,
        }}
        onAction={() => {}}
      />,
    ),
  ).toEqual({
    'Seat code': '100123',
    Status: 'Offline',
    Accounts: '6 assigned, 2 open',
    'Bound device': 'MÁY-07',
    Bound: 'Mar 3, 2026, 03:00',
    'Last seen': '2 days ago',
    'Last login': 'Mar 4, 2026, 03:00',
    Created: 'Mar 2, 2026, 03:00',
    Remark: '早班',
  })
})
