// @vitest-environment jsdom
import type { TaskDetail } from '@seaport/contract/work/task.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom, shownDetails } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { TaskDetails } from './TaskDetails.tsx'

setUpDom()
beforeAll(() => preload('network', 'task'))

test('each field of a task stands under its own label', () => {
  const task = {
    ...{ id: 't1', number: 41, name: 'Trà 茶', kind: 'collect_followers', status: 'completed', network: 'x' },
    ...{ created_by: 'supervisor', executor: 'api', end_reason: 'target_reached', late_minutes: 0 },
    ...{ account: { id: 'a1', account: 'trà_sen' }, park_reason: null, parked_until: null },
    ...{ seat: { id: 's1', name: 'Ca sáng', seat_code: '100123' }, actual_count: 30, target_count: 120 },
    ...{ pages: 6, attempts: 3, last_progress_at: null, created_at: '2026-03-01T07:00:00.000Z' },
    ...{ started_at: '2026-03-02T08:00:00.000Z', ended_at: '2026-03-03T09:00:00.000Z', scheduled_at: null },
  } as unknown as TaskDetail
  renderUi(<TaskDetails task={task} more={[{ label: 'Device', value: 'MÁY-07' }]} />)
  expect(shownDetails()).toEqual({
    Status: 'Completed',
    Progress: '30 / 120',
    Why: '30 of 120: Target reached',
    'Pages read': '6',
    Attempts: '3',
    'Last progress': '—',
    Device: 'MÁY-07',
    Network: 'X',
    Account: 'trà_sen',
    Seat: 'Ca sáng (100123)',
    'Created by': 'Supervisor',
    'Task ID': 't1',
    Created: 'Mar 1, 2026, 02:00',
    Started: 'Mar 2, 2026, 03:00',
    Ended: 'Mar 3, 2026, 04:00',
  })
})
