// @vitest-environment jsdom

import type { Script } from '@seaport/contract/work/script.schema'
import { getTranslation } from '@seaport/contract/work/translation'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { ScriptMenu } from './ScriptMenu.tsx'

setUpDom()
beforeAll(() => preload('script', 'translation'))

const own = {
  ...{ id: 's1', title: 'Chào', text: 'Xin chào', files: [], public: false, own: true },
} as unknown as Script

/** @returns the entries of a script's menu, those that can't be chosen in brackets */
async function entriesOf(script: Script) {
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) =>
    endpoint === getTranslation
      ? { provider: 'deepl', used: 0, allowance: null, renews_at: '2026-04-01T00:00:00.000Z' }
      : { is_superuser: false, keys: [] }) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ScriptMenu script={script} onAction={() => {}} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(client.call).toHaveBeenCalled())
  fireEvent.click(await screen.findByRole('button'))
  return (await screen.findAllByRole('menuitem')).map((item) =>
    item.getAttribute('aria-disabled') === 'true' ? `(${item.textContent})` : item.textContent,
  )
}

test('one’s own script is edited, moved and deleted', async () => {
  expect(await entriesOf(own)).toEqual(expect.arrayContaining(['Preview', 'Edit', 'Delete']))
})

test('somebody else’s public script is only looked at', async () => {
  const entries = await entriesOf({ ...own, public: true, own: false })
  expect(entries).toEqual(expect.arrayContaining(['Preview', '(Edit)', '(Delete)']))
})

test('a public script is changed by who wrote it', async () => {
  expect(await entriesOf({ ...own, public: true })).toEqual(expect.arrayContaining(['Edit', 'Delete']))
})

test('a script without a text has nothing to translate', async () => {
  expect((await entriesOf({ ...own, text: '' })).join()).not.toContain('Translate')
})
