// @vitest-environment jsdom
import type { Release } from '@seaport/contract/platform/release.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { ReleasePanel } from './ReleasePanel.tsx'

setUpDom()
beforeAll(() => preload('release'))

test('each field of a release stands under its own label', async () => {
  const row = {
    id: 'v1',
    version: '2.1.0-beta.1',
    state: 'published',
    percent: 40,
    minimum_version: '1.9.0',
    created_at: '2026-03-02T08:00:00.000Z',
    published_at: '2026-03-03T09:00:00.000Z',
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
  expect(
    await shownFields(<ReleasePanel release={row} releases={[]} onAction={() => {}} onClose={() => {}} />),
  ).toEqual({
    Status: 'Staged · 40%',
    Channel: 'Beta',
    'Minimum version': '1.9.0',
    Created: 'Mar 2, 2026, 03:00',
    Published: 'Mar 3, 2026, 04:00',
  })
})
