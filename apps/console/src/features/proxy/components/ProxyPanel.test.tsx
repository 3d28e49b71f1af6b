// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { proxyRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { ProxyPanel } from './ProxyPanel.tsx'

setUpDom()
beforeAll(() => preload('proxy', 'rowPanel'))

test('each field of a proxy stands under its own label', async () => {
  const row = proxyRow({
    last_detected_at: '2026-03-02T08:00:00.000Z',
    concurrency_limit: 6,
    created_at: '2026-03-03T09:00:00.000Z',
  })
  vi.spyOn(client, 'call').mockResolvedValue(row)
  expect(
    await shownFields(
      <ProxyPanel
        id="p1"
        panel={{
          id: '1',
          part: undefined,
          show: () => {},
          hrefOf: () => '',
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
    Address: 'socks5://nh%C3%A0@203.0.113.9:1080',
    Password: 'Set',
    Status: 'Failing',
    'Error message': 'refused',
    'Response time': '217 ms',
    'Exit address': '198.51.100.4 · Vietnam',
    'Last check': 'Mar 2, 2026, 03:00',
    Group: '越南 nhóm',
    Accounts: '2 / 5',
    'Open at once': '6',
    Remark: 'dự phòng',
    Created: 'Mar 3, 2026, 04:00',
    'Proxy ID': 'p1',
  })
})
