// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { useSeenTasks } from './useSeenTasks.ts'

setUpDom()

test('ended tasks are seen one after the other, or all at once', () => {
  vi.stubGlobal('seaport', {
    call: async () => ({ ok: true, value: { clock_ahead_ms: 0 } }),
    on: () => () => {},
  })
  const client = new QueryClient()
  const { result } = renderHook(useSeenTasks, {
    wrapper: ({ children }) => (
      <Provider>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </Provider>
    ),
  })
  act(() => result.current.markSeen({ id: 't1', ended_at: '2026-01-01T00:00:00.000Z' }))
  act(() => result.current.markSeen({ id: 't2', ended_at: '2026-01-02T00:00:00.000Z' }))
  expect([...result.current.ids]).toEqual(['t1 2026-01-01T00:00:00.000Z', 't2 2026-01-02T00:00:00.000Z'])
  act(() => result.current.markAllSeen())
  expect([...result.current.ids]).toEqual([])
})
