// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { auditRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { AuditPanel } from './AuditPanel.tsx'
import { ChangeTable } from './ChangeTable.tsx'

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

test('changed fields and their values are said in the reader’s language', () => {
  const row = auditRow({
    before: { status: 'pending', port_expire_time: null, has_password: false, of_a_later_version: 1 },
    after: {
      status: 'paid',
      port_expire_time: '2026-03-02T08:00:00.000Z',
      has_password: '[hidden]',
      of_a_later_version: 2,
    },
  })
  renderUi(<ChangeTable entry={row} />)
  expect(
    screen.getAllByRole('row').map((one) => [...one.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Field', 'Before', 'After'],
    ['Status', 'Pending payment', 'Paid'],
    ['Ports expire', '—', 'Mar 2, 2026, 03:00'],
    ['Password', 'No', 'Hidden'],
    ['of_a_later_version', '1', '2'],
  ])
})
