// @vitest-environment jsdom
import { listAccounts } from '@seaport/contract/desk/account'
import { unassignProxy } from '@seaport/contract/desk/proxy'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { BoundAccounts } from './BoundAccounts.tsx'

setUpDom()
beforeAll(() => preload('proxy', 'network', 'common', 'ui'))

test('an account that is unbound is the one that was named, once that is confirmed', async () => {
  const accounts = ['trà_sen', 'hoa_nhài'].map((account, at) => ({
    id: `a${at}`,
    account,
    network: 'instagram',
  }))
  vi.spyOn(client, 'call').mockResolvedValue({ list: accounts, total: 2, page: 1, page_size: 200 })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BoundAccounts proxyId="p7" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const [first, second] = await screen.findAllByRole('listitem')
  expect([first, second].map((row) => row?.querySelector('a')?.getAttribute('href'))).toEqual([
    '/media?id=a0',
    '/media?id=a1',
  ])
  fireEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Unbind' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('hoa_nhài')
  const sent = () => vi.mocked(client.call).mock.calls.map(([endpoint, input]) => [endpoint, input])
  const query = { proxy_id: 'p7', sort: 'account', order: 'asc', page_size: 200, page: 1 }
  expect(sent()).toEqual([[listAccounts, { query }]])
  fireEvent.click(within(question).getByRole('button', { name: 'Unbind' }))
  await vi.waitFor(() => expect(sent()[1]).toEqual([unassignProxy, { body: { account_ids: ['a1'] } }]))
})
