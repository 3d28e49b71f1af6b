// @vitest-environment jsdom
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { createSeat, getSeat, listSeats } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { type ReactNode, use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from './client.ts'
import { prefetchEndpoint, queryKeyOf, useEndpointMutation, useEndpointQuery } from './endpoint.ts'

let queries: QueryClient
const call = vi.fn()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const page = (page: number) => ({ query: { page } })

beforeEach(() => {
  vi.useFakeTimers()
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  call.mockReset().mockImplementation(async (_endpoint, input) => ({ list: [], asked: input }))
  vi.spyOn(client, 'call').mockImplementation(call)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Lets immediate answers arrive. */
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

test('answers are cached by path, then by query', () => {
  expect(queryKeyOf(listSeats)).toEqual([listSeats.path])
  expect(queryKeyOf(listSeats, {})).toEqual([listSeats.path, {}, {}])
  expect(queryKeyOf(getSeat, { params: { id: 's1' }, query: { page: 2 } })).toEqual([
    getSeat.path,
    { id: 's1' },
    { page: 2 },
  ])
  expect(queryKeyOf(createSeat, { body: { name: 'A' } })).toEqual([createSeat.path, {}, {}, { name: 'A' }])
})

test('a query asks once for all components, and stops when none is mounted', async () => {
  const shown = renderHook(
    () => [useEndpointQuery(listSeats, page(1)), useEndpointQuery(listSeats, page(1))],
    {
      wrapper,
    },
  )
  await settle()
  expect(shown.result.current.map(({ data }) => data)).toEqual([
    { list: [], asked: page(1) },
    { list: [], asked: page(1) },
  ])
  expect(call).toHaveBeenCalledExactlyOnceWith(listSeats, page(1), { signal: expect.any(AbortSignal) })
  call.mockReturnValue(new Promise(() => {}))
  const waiting = renderHook(() => useEndpointQuery(listSeats, page(2)), { wrapper })
  waiting.unmount()
  expect(call.mock.lastCall?.[2].signal.aborted).toBe(true)
})

test('a query starts while the component beside it still waits for its code', async () => {
  const never = new Promise<never>(() => {})
  renderHook(
    () => {
      useEndpointQuery(listSeats, page(1))
      use(never)
    },
    { wrapper },
  )
  expect(call).toHaveBeenCalledExactlyOnceWith(listSeats, page(1), { signal: expect.any(AbortSignal) })
  await settle()
})

test('a disabled query asks nothing', async () => {
  const { result, rerender } = renderHook(
    ({ enabled }) => useEndpointQuery(listSeats, page(1), { enabled }),
    { wrapper, initialProps: { enabled: false } },
  )
  await settle()
  expect([call.mock.calls.length, result.current.data]).toEqual([0, undefined])
  rerender({ enabled: true })
  await settle()
  expect(call).toHaveBeenCalledTimes(1)
})

test('a query with an interval is repeated after it; its answer is fresh for half of it', async () => {
  renderHook(() => useEndpointQuery(listSeats, page(1), { refetchIntervalMs: 10_000 }), { wrapper })
  renderHook(() => useEndpointQuery(userInfo, {}), { wrapper })
  await settle()
  call.mockClear()
  const again = () =>
    renderHook(() => useEndpointQuery(listSeats, page(1), { refetchIntervalMs: 10_000 }), { wrapper })
  await settle(4_000)
  again().unmount()
  expect(call).not.toHaveBeenCalled()
  await settle(2_000)
  again().unmount()
  expect(call).toHaveBeenCalledTimes(1)
  await settle(10_000)
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([listSeats, listSeats])
})

test.each([
  [true, { list: [], asked: page(1) }],
  [undefined, undefined],
])('while the next page is loading, paged: %s shows %j', async (paged, shown) => {
  const { result, rerender } = renderHook(
    (asked) => useEndpointQuery(listSeats, asked, paged === undefined ? {} : { paged }),
    { wrapper, initialProps: page(1) },
  )
  await settle()
  call.mockReturnValue(new Promise(() => {}))
  rerender(page(2))
  expect(result.current.data).toEqual(shown)
})

test('a prefetched answer is used by the first component that shows it', async () => {
  queries.setDefaultOptions({ queries: { staleTime: 1000 } })
  await prefetchEndpoint(queries, listSeats, page(1))
  const { result } = renderHook(() => useEndpointQuery(listSeats, page(1)), { wrapper })
  expect(result.current.data).toEqual({ list: [], asked: page(1) })
  expect(call).toHaveBeenCalledTimes(1)
})

const input = { body: { name: 'A', password: 'long-enough', allocated: 1 } }
const keyOfCall = (at: number) => call.mock.calls[at]?.[2].idempotencyKey
const lost = new ApiUnreachable(null)
const refused = new ApiRefused(409, {
  code: 409,
  msg: '',
  data: null,
  reason: 'email_taken',
  request_id: '1',
})

test.each([
  ['no answer came', lost, true],
  ['it was refused', refused, false],
])('a change is retried with its key when %s: %s', async (_what, error, same) => {
  const { result } = renderHook(() => useEndpointMutation(createSeat, []), { wrapper })
  call.mockRejectedValueOnce(error)
  await act(() => expect(result.current.mutateAsync(input)).rejects.toBe(error))
  await act(() => result.current.mutateAsync(input))
  expect(keyOfCall(0)).toMatch(/^\w{32}$/)
  expect(keyOfCall(1) === keyOfCall(0)).toBe(same)
  await act(() => result.current.mutateAsync(input))
  expect(keyOfCall(2)).not.toBe(keyOfCall(1))
})

test.each([
  ['it has changed', undefined],
  // The server may have executed it nevertheless.
  ['may have changed', lost],
])('a change invalidates what %s, and nothing else', async (_what, error) => {
  const [seats, seat, user] = [
    queryKeyOf(listSeats, page(1)),
    queryKeyOf(getSeat, { params: { id: 's1' } }),
    queryKeyOf(userInfo, {}),
  ]
  for (const key of [seats, seat, user]) queries.setQueryData(key, {})
  const { result } = renderHook(() => useEndpointMutation(createSeat, [listSeats, getSeat]), { wrapper })
  if (error) call.mockRejectedValueOnce(error)
  await act(() => result.current.mutateAsync(input).catch(() => undefined))
  expect([seats, seat, user].map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([
    true,
    true,
    false,
  ])
})
