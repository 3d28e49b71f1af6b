// @vitest-environment jsdom
import { listCustomers } from '@seaport/contract/money/customer'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fieldOf } from '@seaport/ui/test-support/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { CustomerField } from './CustomerField.tsx'

setUpDom()
afterEach(() => {
  vi.useRealTimers()
})

test('customers are searched once the typing rests', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({ list: [], total: 0, page: 1, page_size: 100 })
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })}>
      <CustomerField field={fieldOf('')} from={listCustomers} label="Customer" />
    </QueryClientProvider>,
  )
  const box = await screen.findByRole('combobox')
  vi.useFakeTimers()
  for (const value of ['t', 'tr', 'trà']) await act(async () => fireEvent.change(box, { target: { value } }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const searches = vi.mocked(client.call).mock.calls.map(([, input]) => input)
  expect(searches).toMatchObject([{ query: { order: 'asc' } }, { query: { search: 'trà' } }])
})
