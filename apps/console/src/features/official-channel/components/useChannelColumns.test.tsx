// @vitest-environment jsdom
import type { OfficialChannel } from '@seaport/contract/platform/official-channel.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useChannelColumns } from './useChannelColumns.tsx'

setUpDom()
beforeAll(() => preload('antiScam', 'officialChannel'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'c1',
    value: 'help.example.test',
    kind: 'website',
    label: 'Trợ giúp',
    notes: '帮助',
    updated_at: daysAgo(6),
  } as unknown as OfficialChannel
  expect(await shownCells(() => useChannelColumns({ onEdit() {}, onDelete() {} }), row)).toEqual({
    Address: 'help.example.test',
    Type: 'Website',
    'Used for': 'Trợ giúp',
    'Internal notes': '帮助',
    Updated: '6 days ago',
  })
})
