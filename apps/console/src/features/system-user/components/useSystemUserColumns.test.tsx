// @vitest-environment jsdom
import type { SystemUser } from '@seaport/contract/people/admin-user.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useSystemUserColumns } from './useSystemUserColumns.tsx'

setUpDom()
beforeAll(() => preload('roleName', 'systemUser'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'u8',
    email: 'op@example.test',
    username: 'Vận hành',
    role: {
      id: 'r1',
      name: 'Kế toán',
    },
    status: 'normal',
    phone: '+84 90',
    last_login_time: daysAgo(2),
    created_at: '2026-03-02T08:00:00.000Z',
    remark: '值班',
  } as unknown as SystemUser
  expect(await shownCells(() => useSystemUserColumns(() => {}, 'u9'), row)).toEqual({
    Email: 'op@example.test',
    Username: 'Vận hành',
    Role: 'Kế toán',
    Status: 'Active',
    Phone: '+84 90',
    'Last login': '2 days ago',
    Created: 'Mar 2, 2026, 03:00',
    Remark: '值班',
  })
})
