// @vitest-environment jsdom
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import { useAudienceCount } from './api/new-task.ts'
import { useMoveTask } from './calendar/useMoveTask.ts'

setUpDom()
beforeAll(() => preload('taskCalendar', 'task'))

/** What was asked, to be answered by the test. */
let asked: { endpoint: Endpoint; input: unknown; server: PromiseWithResolvers<unknown> }[]
beforeEach(() => {
  asked = []
  vi.spyOn(client, 'call').mockImplementation((endpoint: Endpoint, input: unknown) => {
    const server = Promise.withResolvers<unknown>()
    asked.push({ endpoint, input, server })
    return server.promise as never
  })
})
const wrapper = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
}

test('the size of one audience is not shown for the next', async () => {
  const request = (group: string) => ({ account_id: group }) as never
  const { result, rerender } = renderHook((of: string) => useAudienceCount(request(of)), {
    wrapper: wrapper(),
    initialProps: 'a',
  })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.server.resolve({ ready: 25 }))
  await vi.waitFor(() => expect(result.current.data).toEqual({ ready: 25 }))
  rerender('b')
  expect(result.current.data).toBeUndefined()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(result.current.data).toBeUndefined()
  await act(async () => asked[1]?.server.resolve({ ready: 7 }))
  await vi.waitFor(() => expect(result.current.data).toEqual({ ready: 7 }))
})

test('a task that is moved on before its first move is answered stays where it was moved last', async () => {
  const task = { id: 't1', name: 'Trà', scheduled_at: '2026-03-02T08:00:00.000Z' } as never
  const { result } = renderHook(() => useMoveTask([task]), { wrapper: wrapper() })
  const at = () => result.current.tasks[0]?.scheduled_at
  const [first, second] = ['2026-03-03T08:00:00.000Z', '2026-03-04T08:00:00.000Z']
  await act(async () => void result.current.move(task, first))
  await act(async () => void result.current.move(task, second))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[0]?.server.reject(new Error('Busy')))
  expect(at()).toBe(second)
  await act(async () => asked[1]?.server.resolve({}))
  await vi.waitFor(() => expect(at()).toBe('2026-03-02T08:00:00.000Z'))
})
