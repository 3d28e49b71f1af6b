// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useProxyOptions } from './useProxyOptions.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('proxies are searched once the typing rests', async () => {
  vi.useFakeTimers()
  vi.spyOn(client, 'call').mockResolvedValue({ list: [], total: 0, page: 1, page_size: 100 })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { rerender } = renderHook(useProxyOptions, { wrapper, initialProps: '' })
  for (const text of ['1', '10', '10.']) rerender(text)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const searches = vi.mocked(client.call).mock.calls.map(([, input]) => input)
  expect(searches).toMatchObject([{ query: { sort: 'ip' } }, { query: { search: '10.' } }])
})
