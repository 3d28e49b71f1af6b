// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import type { MenuRow } from '../menu-rows.ts'
import { useMenuColumns } from './useMenuColumns.tsx'

setUpDom()
beforeAll(() => preload('menu', 'permission'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'm1',
    path: '/task',
    permission: '009',
    hidden: true,
    titles: {
      cn: '任务',
      hk: '任務',
      en: 'Tasks',
      vi: 'Tác vụ',
    },
    icon: 'task',
    depth: 1,
    position: 0,
    siblings: 2,
  } as unknown as MenuRow
  expect(await shownCells(() => useMenuColumns(() => {}, true), row)).toEqual({
    Entry: 'Tasks',
    Order: '',
    Route: '/task',
    Permission: 'Tasks (009)',
    Sidebar: 'Hidden',
    'Simplified Chinese': '任务',
    'Traditional Chinese': '任務',
    Vietnamese: 'Tác vụ',
    Icon: 'task',
  })
})
