// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { taskRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAllTaskColumns } from './useAllTaskColumns.tsx'

setUpDom()
beforeAll(() => preload('adminList', 'network', 'task'))

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useAllTaskColumns(), taskRow())).toEqual({
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
