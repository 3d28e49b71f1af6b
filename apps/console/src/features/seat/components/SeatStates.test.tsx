// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { SeatStates } from './SeatStates.tsx'

setUpDom()
beforeAll(() => preload('seat'))

test('each state filters the list by what it means, beside the other filters, and counts', async () => {
  const call = vi
    .spyOn(client, 'call')
    .mockResolvedValue({ all: 9, online: 4, offline: 3, disabled: 2 } as never)
  const chosen: object[] = []
  const list = {
    state: { filters: { search: 'Ca', online: '', enabled: '' } },
    setFilters: (filters: never) => void chosen.push(filters),
  }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SeatStates list={list} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('9')
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['All9', 'Online4', 'Offline3', 'Disabled2'])
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ query: { search: 'Ca' } }])
  for (const link of links) fireEvent.click(link)
  expect(chosen).toEqual([
    { search: 'Ca' },
    { search: 'Ca', online: 'true' },
    { search: 'Ca', online: 'false', enabled: 'true' },
    { search: 'Ca', enabled: 'false' },
  ])
})
