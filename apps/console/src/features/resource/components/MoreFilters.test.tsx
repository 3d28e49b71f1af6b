// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { MoreFilters } from './MoreFilters.tsx'

setUpDom()
beforeAll(() => preload('resource', 'common'))
afterEach(() => {
  vi.useRealTimers()
})

test('tasks are searched once the typing rests', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({ list: [], total: 0, page: 1, page_size: 100 })
  const filters = { task_id: '', followers_min: '', followers_max: '', location: '' }
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })}>
      <MoreFilters filters={filters} onApply={() => {}} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const box = await screen.findByRole('combobox')
  vi.useFakeTimers()
  for (const value of ['t', 'tr', 'trà']) await act(async () => fireEvent.change(box, { target: { value } }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const searches = vi.mocked(client.call).mock.calls.map(([, input]) => input)
  expect(searches).toEqual([{ query: { page_size: 100 } }, { query: { page_size: 100, search: 'trà' } }])
})
