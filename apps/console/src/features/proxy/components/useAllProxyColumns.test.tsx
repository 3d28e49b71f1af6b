// @vitest-environment jsdom
import type { AdminProxy } from '@seaport/contract/desk/proxy.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAllProxyColumns } from './useAllProxyColumns.tsx'

setUpDom()
beforeAll(() => preload('proxy'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'p1',
    scheme: 'socks5',
    ip: '203.0.113.9',
    port: 1080,
    username: 'nhà',
    has_password: true,
    status: 'abnormal',
    error_message: 'refused',
    response_ms: 217,
    exit_address: '198.51.100.4',
    exit_country: 'VN',
    country: 'VN',
    last_detected_at: daysAgo(1),
    allocated: 2,
    allocation_limit: 5,
    concurrency_limit: null,
    group: {
      id: 'g1',
      name: '越南 nhóm',
    },
    remark: 'dự phòng',
    created_at: daysAgo(9),
    user: {
      id: 'u1',
      email: 'lê@example.test',
      username: 'Lê',
    },
  } as unknown as AdminProxy
  expect(await shownCells(() => useAllProxyColumns(), row)).toEqual({
    IP: '203.0.113.9:1080',
    User: 'lê@example.test',
    Status: 'Failingrefused',
    'Response time': '217 ms',
    'Last check': 'yesterday',
    'Exit address': '198.51.100.4 · VN',
    'Error message': 'refused',
    Accounts: '2 / 5',
    Group: '越南 nhóm',
    Protocol: 'SOCKS5',
    Username: 'nhà',
    Remark: 'dự phòng',
    Created: 'last week',
  })
})
