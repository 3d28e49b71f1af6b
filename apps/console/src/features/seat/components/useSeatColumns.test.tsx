// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { cleanup, renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { seatRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useSeatColumns } from './useSeatColumns.tsx'

setUpDom()
beforeAll(() => preload('seat'))

test('a column shows each field of a seat', () => {
  const { result } = renderHook(() => useSeatColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Seat name', 'Seat code', 'Status', 'Ports', 'Accounts', 'Created']),
  )
})

test('each cell shows its own field', async () => {
  const row = seatRow({
    name: '客服一号',
    remark: 'Ca đêm',
    last_seen_at: null,
    last_login_at: null,
    occupied: 2,
    allocated: 5,
    open_accounts: 1,
    assigned_accounts: 3,
    device: null,
  })
  expect(await shownCells(() => useSeatColumns(() => {}), row)).toEqual({
    Accounts: '3 assigned, 1 open',
    'Bound device': 'Not bound',
    Created: 'Mar 2, 2026, 03:00',
    'Last seen': '—',
    Ports: '2 / 5',
    Remark: 'Ca đêm',
    'Seat code': '100123',
    'Seat name': '客客服一号',
    Status: 'OfflineNever logged in',
  })
  cleanup()
  const atWork = { ...row, online: true }
  expect(await shownCells(() => useSeatColumns(() => {}), atWork)).toMatchObject({
    Status: 'Online',
    'Last seen': 'Now',
  })
})
