// @vitest-environment jsdom
import type { ReleaseToken } from '@seaport/contract/platform/release.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useTokenColumns } from './useTokenColumns.tsx'

setUpDom()
beforeAll(() => preload('release'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'k1',
    name: 'CI 发布',
    scopes: ['publish'],
    created_by: 'u1',
    created_by_email: 'op@example.test',
    created_at: daysAgo(30),
    expires_at: '2999-03-02T08:00:00.000Z',
    last_used_at: daysAgo(2),
    revoked: false,
  } as unknown as ReleaseToken
  expect(await shownCells(() => useTokenColumns(() => {}), row)).toEqual({
    Name: 'CI 发布',
    Status: 'Active',
    Scopes: 'Publish',
    'Last used': '2 days ago',
    Expires: 'Mar 2, 2999',
    'Created by': 'op@example.test',
    Created: '1 month ago',
  })
})
