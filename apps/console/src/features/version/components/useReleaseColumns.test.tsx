// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { releaseRow } from '../../../shared/test-support/rows.ts'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useReleaseColumns } from './useReleaseColumns.tsx'

setUpDom()
beforeAll(() => preload('release'))

test('each cell shows its own field', async () => {
  const row = releaseRow({ created_at: daysAgo(8), published_at: daysAgo(2) })
  expect(await shownCells(() => useReleaseColumns([], () => {}), row)).toEqual({
    Version: '2.1.0-beta.1',
    Status: 'Staged · 40%',
    Channel: 'Beta',
    'Minimum version': '1.9.0',
    Downloads: '15',
    Published: '2 days ago',
  })
})
