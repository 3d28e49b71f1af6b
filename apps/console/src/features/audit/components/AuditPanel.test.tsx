// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { auditRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { AuditPanel } from './AuditPanel.tsx'

setUpDom()
beforeAll(() => preload('audit'))

test('each field of an entry stands under its own label', async () => {
  const row = auditRow({ as_user: { id: 'u7', email: 'seen-as@example.test' } })
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
