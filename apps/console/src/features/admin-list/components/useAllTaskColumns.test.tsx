// @vitest-environment jsdom
import type { AdminTask } from '@seaport/contract/work/admin-list.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAllTaskColumns } from './useAllTaskColumns.tsx'

setUpDom()
beforeAll(() => preload('adminList', 'network', 'task'))

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
  } as unknown as AdminTask
  expect(await shownCells(() => useAllTaskColumns(), row)).toEqual({
    'Task name': 'Trà 茶#41',
    User: 'lê@example.test',
    'Task type': 'Collection',
    Subtype: 'Collect followers',
    Status: 'Execution errorAll retries failed',
    Progress: '30 / 120',
    Created: '4 days ago',
    Account: 'trà_senX',
    Seat: 'Ca sáng',
    'End reason': 'All retries failed',
    Network: 'X',
    'No.': '41',
    Started: 'Mar 2, 2026, 03:00',
    Ended: 'Mar 3, 2026, 04:00',
  })
})
