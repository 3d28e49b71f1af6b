// @vitest-environment jsdom
import type { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAuditColumns } from './useAuditColumns.tsx'

setUpDom()
beforeAll(() => preload('audit'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'e1',
    time: '2026-03-02T08:00:00.000Z',
    actor: {
      id: 'u0',
      email: 'op@example.test',
    },
    as_user: null,
    action: 'seat.disable',
    user: {
      id: 'u1',
      email: 'lê@example.test',
    },
    before: {
      name: 'a',
    },
    after: {
      name: 'b',
    },
    ip: '203.0.113.9',
    subject: 'seat-1',
    request_id: 'r1',
  } as unknown as AuditEntry
  expect(await shownCells(() => useAuditColumns(), row)).toEqual({
    Time: 'Mar 2, 2026, 03:00',
    Administrator: 'op@example.test',
    Action: 'Seat disabled',
    'Affected user': 'lê@example.test',
    'Changed fields': 'name',
    'IP address': '203.0.113.9',
    Subject: 'seat-1',
  })
})
