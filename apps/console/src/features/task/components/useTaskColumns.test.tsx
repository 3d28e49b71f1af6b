// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { taskRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useTaskColumns } from './useTaskColumns.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskScreen', 'network'))

test('a column shows each field of a task', () => {
  const { result } = renderHook(() => useTaskColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining([
      'No.',
      'Task name',
      'Task type',
      'Status',
      'Account',
      'Progress',
      'Started',
      'Ended',
      'End reason',
    ]),
  )
})

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useTaskColumns(() => {}), taskRow())).toEqual({
    'Task name': 'Trà 茶#41',
    'Task type': 'Collection',
    Subtype: 'Collect followers',
    Status: 'Execution errorAll retries failed',
    Progress: '30 / 120',
    Account: 'trà_senX',
    Seat: 'Ca sáng',
    Network: 'X',
    Created: '4 days ago',
    'No.': '41',
    'End reason': 'All retries failed',
    Started: 'Mar 2, 2026, 03:00',
    Ended: 'Mar 3, 2026, 04:00',
  })
})

test('what is only scheduled has not started', async () => {
  const row = { ...taskRow(), started_at: null, scheduled_at: '2126-03-01T09:00:00.000Z' }
  expect(await shownCells(() => useTaskColumns(() => {}), row)).toMatchObject({ Started: '—' })
})
