// @vitest-environment jsdom
import type { OptOut } from '@seaport/contract/work/opt-out.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useOptOutColumns } from './useOptOutColumns.tsx'

setUpDom()
beforeAll(() => preload('network', 'resource'))

test('each cell shows its own field', async () => {
  const row = {
    id: 'o1',
    external_id: '998877',
    network: 'x',
    erased: true,
    remark: 'asked',
    created_at: '2026-03-02T08:00:00.000Z',
  } as unknown as OptOut
  expect(await shownCells(() => useOptOutColumns(), row)).toEqual({
    'ID on the network': '998877',
    Network: 'X',
    Data: 'Erased',
    Remark: 'asked',
    Since: 'Mar 2, 2026, 03:00',
  })
})
