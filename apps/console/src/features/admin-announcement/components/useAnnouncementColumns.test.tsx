// @vitest-environment jsdom
import type { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAnnouncementColumns } from './useAnnouncementColumns.tsx'

setUpDom()
beforeAll(() => preload('adminAnnouncement', 'announcement'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'n1',
    type: 'system',
    texts: {
      en: {
        title: 'Maintenance',
        content: 'c',
      },
      vi: {
        title: 'Bảo trì',
        content: 'c',
      },
    },
    published_at: '2026-03-02T08:00:00.000Z',
    published: true,
    created_at: daysAgo(8),
    updated_at: daysAgo(2),
  } as unknown as AdminAnnouncement
  expect(await shownCells(() => useAnnouncementColumns(() => {}), row)).toEqual({
    Title: 'Maintenance',
    Type: 'System',
    Status: 'Published',
    'Publish time': 'Mar 2, 2026, 03:00',
    Languages: 'English, Tiếng Việt',
    Updated: '2 days ago',
  })
})
