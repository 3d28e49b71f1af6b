// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { proxyRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAllProxyColumns } from './useAllProxyColumns.tsx'

setUpDom()
beforeAll(() => preload('proxy'))

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useAllProxyColumns(), proxyRow())).toEqual({
    IP: '203.0.113.9:1080',
    User: 'lê@example.test',
    Status: 'Failingrefused',
    'Response time': '217 ms',
    'Last check': 'yesterday',
    'Exit address': '198.51.100.4 · Vietnam',
    'Error message': 'refused',
    Accounts: '2 / 5',
    Group: '越南 nhóm',
    Protocol: 'SOCKS5',
    Username: 'nhà',
    Remark: 'dự phòng',
    Created: '1 week ago',
  })
})
