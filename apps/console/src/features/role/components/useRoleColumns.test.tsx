// @vitest-environment jsdom
import type { Role } from '@seaport/contract/people/role.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useRoleColumns } from './useRoleColumns.tsx'

setUpDom()
beforeAll(() => preload('permission', 'role', 'roleName'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'r1',
    name: 'Kế toán',
    users: 3,
    seeded: false,
    superuser: false,
    keys: ['1-2'],
    names: null,
  } as unknown as Role
  expect(await shownCells(() => useRoleColumns(() => {}), row)).toEqual({
    'Role name': 'Kế toán',
    Kind: 'Users',
    Users: '3',
    Origin: 'Added',
    Keys: '1',
    'May use': 'Recharge balance',
  })
})
