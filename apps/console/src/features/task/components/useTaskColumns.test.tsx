// @vitest-environment jsdom
import type { Task } from '@seaport/contract/work/task.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
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
  const row = {
    id: 't1',
    number: 41,
    name: 'Trà 茶',
    named: true,
    user: {
      id: 'u1',
      email: 'lê@example.test',
    },
    kind: 'collect_followers',
    status: 'error',
    network: 'x',
    created_by: 'supervisor',
    executor: 'api',
    account: {
      id: 'a1',
      account: 'trà_sen',
    },
    seat: {
      id: 's1',
      name: 'Ca sáng',
      seat_code: '100123',
    },
    actual_count: 30,
    target_count: 120,
    created_at: daysAgo(4),
    scheduled_at: '2026-03-01T07:00:00.000Z',
    started_at: '2026-03-02T08:00:00.000Z',
    ended_at: '2026-03-03T09:00:00.000Z',
    end_reason: 'retries_spent',
    repeat: null,
    wait: null,
    parked_until: null,
  } as unknown as Task
  expect(await shownCells(() => useTaskColumns(() => {}), row)).toEqual({
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
