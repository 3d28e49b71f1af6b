// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { releaseRow } from '../../../shared/test-support/rows.ts'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { ReleasePanel } from './ReleasePanel.tsx'

setUpDom()
beforeAll(() => preload('release'))

test('each field of a release stands under its own label', async () => {
  expect(
    await shownFields(
      <ReleasePanel release={releaseRow()} releases={[]} onAction={() => {}} onClose={() => {}} />,
    ),
  ).toEqual({
    Status: 'Staged · 40%',
    Channel: 'Beta',
    'Minimum version': '1.9.0',
    Created: 'Mar 2, 2026, 03:00',
    Published: 'Mar 3, 2026, 04:00',
  })
})
