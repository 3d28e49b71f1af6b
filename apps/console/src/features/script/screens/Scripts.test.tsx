// @vitest-environment jsdom
import { deleteScripts, getScript, listScripts } from '@seaport/contract/work/script'
import type { Script } from '@seaport/contract/work/script.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { Scripts } from './Scripts.tsx'

setUpDom()
beforeAll(() => preload('script', 'group', 'network', 'validation', 'translation'))

const script = {
  ...{ id: 's1', title: 'Trà 茶', type: 'text', text: 'Xin chào', networks: ['x'], files: [], group: null },
  ...{
    public: false,
    own: true,
    created_at: '2026-03-02T08:00:00.000Z',
    updated_at: '2026-03-02T08:00:00.000Z',
  },
} as unknown as Script

const Where = () => <output>{useLocation().search}</output>

test('a script that is deleted from its row closes its panel, and the others stay selected', async () => {
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) => {
    if (endpoint === getScript) return script
    if (endpoint === deleteScripts) return { deleted: 1, missing: 0, left_out: [] }
    return {
      list: endpoint === listScripts ? [script, { ...script, id: 's2', title: 'Cà phê' }] : [],
      total: 2,
      page: 1,
      page_size: 20,
      provider: null,
    }
  }) as never)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/wordsLibrary?id=s1']}>
        <Scripts />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const selected = async () =>
    (await screen.findAllByRole('checkbox', { name: 'Select row', hidden: true })).map(
      (box) => (box as HTMLInputElement).checked,
    )
  for (const box of await screen.findAllByRole('checkbox', { name: 'Select row', hidden: true }))
    fireEvent.click(box)
  expect(await selected()).toEqual([true, true])
  fireEvent.click(await screen.findByRole('button', { name: /Actions.*Trà 茶/, hidden: true }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }))
  expect(screen.getByText('?id=s1')).toBeTruthy()
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(
    [...question.querySelectorAll('button')].find((one) => one.textContent === 'Delete') as HTMLElement,
  )
  await vi.waitFor(() => expect(screen.queryByText('?id=s1')).toBeNull())
  // The stubbed list goes on showing both.
  expect(await selected()).toEqual([false, true])
})
