// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { seatRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { SeatPanel } from './SeatPanel.tsx'

setUpDom()
beforeAll(() => preload('rowPanel', 'seat'))

test('each field of a seat stands under its own label', async () => {
  vi.spyOn(client, 'call').mockResolvedValue(seatRow())
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
          closeOf: () => {},
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
