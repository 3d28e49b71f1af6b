// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { accountRow } from '../../../shared/test-support/rows.ts'
import { shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useAllAccountColumns } from './useAllAccountColumns.tsx'

setUpDom()
beforeAll(() => preload('account', 'adminList', 'network'))

test('each cell shows its own field', async () => {
  expect(await shownCells(() => useAllAccountColumns(), accountRow())).toEqual({
    Account: 'trà_sen',
    Nickname: '茶花 🌸',
    User: 'lê@example.test',
    Network: 'Instagram',
    'Account type': 'Promotion',
    Status: 'Offline',
    'Sign-in': 'Signed in',
    Seat: 'Ca sáng',
    Followers: '4,321',
    Country: 'Vietnam',
    'Import type': 'Pasted list',
    'Import time': '3 days ago',
  })
})
