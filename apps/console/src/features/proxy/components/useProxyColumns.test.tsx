// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { proxyRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useProxyColumns } from './useProxyColumns.tsx'

setUpDom()
beforeAll(() => preload('proxy'))

test('a column shows each field of a proxy', () => {
  const { result } = renderHook(() => useProxyColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'IP',
      'Status',
      'Group',
      'Response time',
      'Last check',
      'Error message',
      'Accounts',
    ]),
  )
})

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useProxyColumns(() => {}), proxyRow())).toEqual({
    IP: '203.0.113.9:1080',
    Status: 'Failingrefused',
    Group: '越南 nhóm',
    'Response time': '217 ms',
    'Last check': 'yesterday',
    'Exit address': '198.51.100.4 · Vietnam',
    'Error message': 'refused',
    Accounts: '2 / 5',
    Protocol: 'SOCKS5',
    Username: 'nhà',
    Remark: 'dự phòng',
    Created: '1 week ago',
  })
})
