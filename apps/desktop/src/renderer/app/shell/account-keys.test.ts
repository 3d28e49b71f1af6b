import type { PageKey } from '@seaport/contract/desktop/page-key'
import { expect, test, vi } from 'vitest'

vi.mock('../../features/browser/browser.public.ts', () => ({ pageInUse: () => undefined }))
const { accountAt } = await import('./useAccountKeys.ts')

const open = ['ann', 'bao', 'cy']
test.each<[PageKey, string | undefined, string | undefined]>([
  ['account_1', 'bao', 'ann'],
  ['account_3', undefined, 'cy'],
  ['account_4', 'ann', undefined],
  ['next_account', 'ann', 'bao'],
  ['next_account', 'cy', 'ann'],
  ['previous_account', 'ann', 'cy'],
  ['next_account', undefined, 'ann'],
  ['previous_account', undefined, 'cy'],
  ['next_account', 'closed meanwhile', 'ann'],
  ['palette', 'ann', undefined],
])('%s from %s selects %s', (key, current, id) => {
  expect(accountAt(key, open, current)).toBe(id)
})

test('without an open account keys select nothing', () => {
  expect([accountAt('next_account', [], undefined), accountAt('account_1', [], undefined)]).toEqual([
    undefined,
    undefined,
  ])
})
