// @vitest-environment jsdom
import type { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { AuditPanel } from './AuditPanel.tsx'

setUpDom()
beforeAll(() => preload('audit'))

test('each field of an entry stands under its own label', async () => {
  const row = {
    id: 'e1',
    time: '2026-03-02T08:00:00.000Z',
    actor: {
      id: 'u0',
      email: 'op@example.test',
    },
    as_user: {
      id: 'u7',
      email: 'seen-as@example.test',
    },
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
  expect(await shownFields(<AuditPanel entry={row} onClose={() => {}} />)).toEqual({
    Time: 'Mar 2, 2026, 03:00',
    Administrator: 'op@example.test',
    'Acting as': 'seen-as@example.test',
    'Affected user': 'lê@example.test',
    Subject: 'seat-1',
    'IP address': '203.0.113.9',
    'Request ID': 'r1',
  })
})
