// @vitest-environment jsdom
import { StorageScope } from '@seaport/ui/storage-scope'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSeenTasks } from './useSeenTasks.ts'

setUpDom()

beforeEach(() =>
  vi.stubGlobal('seaport', {
    call: async () => ({ ok: true, value: { clock_ahead_ms: 0 } }),
    on: () => () => {},
  }),
)

afterEach(() => vi.useRealTimers())

function seenTasks(seat = '') {
  const client = new QueryClient()
  return renderHook(useSeenTasks, {
    wrapper: ({ children }) => (
      <StorageScope value={seat}>
        <Provider>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </Provider>
      </StorageScope>
    ),
  }).result
}

test('ended tasks are seen one after the other, or all at once', () => {
  const result = seenTasks()
  act(() => result.current.markSeen({ id: 't1', ended_at: '2026-01-01T00:00:00.000Z' }))
  act(() => result.current.markSeen({ id: 't2', ended_at: '2026-01-02T00:00:00.000Z' }))
  expect([...result.current.ids]).toEqual(['t1 2026-01-01T00:00:00.000Z', 't2 2026-01-02T00:00:00.000Z'])
  act(() => result.current.markAllSeen())
  expect([...result.current.ids]).toEqual([])
})

test.each([
  ['2026', 'yesterday'],
  ['a day', '2026-01-02'],
  ['no moment', ''],
  ['nothing', null],
])('a stored beginning that is %s is none that the server would understand', (seat, since) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-13T20:00:00.000Z') })
  localStorage.setItem(`seen-tasks-${seat}`, JSON.stringify({ since, ids: [] }))
  expect(seenTasks(seat).current.since).toBe('2026-03-13T20:00:00.000Z')
})

test('a stored beginning is kept', () => {
  const since = '2026-01-02T03:04:05.006Z'
  localStorage.setItem('seen-tasks-100002', JSON.stringify({ since, ids: [] }))
  expect(seenTasks('100002').current.since).toBe(since)
})
