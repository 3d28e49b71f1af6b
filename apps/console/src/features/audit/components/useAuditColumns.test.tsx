// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { auditRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAuditColumns } from './useAuditColumns.tsx'

setUpDom()
beforeAll(() => preload('audit'))

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useAuditColumns(), auditRow())).toEqual({
    Time: 'Mar 2, 2026, 03:00',
    Administrator: 'op@example.test',
    Action: 'Seat disabled',
    'Affected user': 'lê@example.test',
    'Changed fields': 'Name',
    'IP address': '203.0.113.9',
    Subject: 'seat-1',
  })
})
