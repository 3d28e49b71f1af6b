// @vitest-environment jsdom
import type { Release } from '@seaport/contract/platform/release.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useReleaseColumns } from './useReleaseColumns.tsx'

setUpDom()
beforeAll(() => preload('release'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'v1',
    version: '2.1.0-beta.1',
    state: 'published',
    percent: 40,
    minimum_version: '1.9.0',
    created_at: daysAgo(8),
    published_at: daysAgo(2),
    files: [
      {
        name: 'a',
        size: 5,
        downloads: 7,
        complete: true,
        missing: [],
      },
      {
        name: 'b',
        size: 5,
        downloads: 8,
        complete: true,
        missing: [],
      },
    ],
  } as unknown as Release
  expect(await shownCells(() => useReleaseColumns([], () => {}), row)).toEqual({
    Version: '2.1.0-beta.1',
    Status: 'Staged · 40%',
    Channel: 'Beta',
    'Minimum version': '1.9.0',
    Downloads: '15',
    Published: '2 days ago',
  })
})
