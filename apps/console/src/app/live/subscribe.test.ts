import { API_BASE } from '@seaport/contract/api'
import { listSeats } from '@seaport/contract/desk/seat'
import { EVENTS_PATH } from '@seaport/contract/event'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryKeyOf } from '../../shared/api/endpoint.ts'
import { subscribeToLiveEvents } from './subscribe.ts'

afterEach(() => {
  globalThis.askedEarly = undefined
})

/** Follows the streams that fetch answers with, and the one that index.html has opened. */
async function follow(early: Response | null | undefined) {
  vi.useFakeTimers()
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toContain(EVENTS_PATH)
    return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }))
  })
  const key = queryKeyOf(listSeats, {})
  if (early !== undefined) globalThis.askedEarly = new Map([[API_BASE + EVENTS_PATH, Promise.resolve(early)]])
  const queries = new QueryClient()
  queries.setQueryData(key, {})
  const isOld = () => queries.getQueryState(key)?.isInvalidated
  const stopping = new AbortController()
  const following = subscribeToLiveEvents(queries, 't1', stopping.signal)
  onTestFinished(async () => {
    stopping.abort()
    streams.at(-1)?.close()
    await vi.advanceTimersByTimeAsync(60_000)
    await following
    vi.useRealTimers()
  })
  await vi.advanceTimersByTimeAsync(1000)
  return { streams, isOld }
}

test('what was read is read anew when the stream has broken and is open again, and not before', async () => {
  const { streams, isOld } = await follow(undefined)
  expect([streams.length, isOld()]).toEqual([1, false])
  streams[0]?.close()
  await vi.advanceTimersByTimeAsync(2000)
  expect([streams.length, isOld()]).toEqual([2, true])
})

test('the stream that the page opened with its first data is followed, from its first event on', async () => {
  const seat = `data: ${JSON.stringify({ type: 'seat', seat_id: 's1' })}\n\n`
  let end = () => {}
  const early = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(seat))
      end = () => stream.close()
    },
  })
  const { streams, isOld } = await follow(new Response(early))
  expect([streams.length, isOld()]).toEqual([0, true])
  end()
  await vi.advanceTimersByTimeAsync(2000)
  expect(streams).toHaveLength(1)
})

test.each([
  ['could not be reached', null],
  ['was refused', new Response('{}', { status: 503 })],
])('where the page’s own stream %s, what was read before the next one is read anew', async (_why, early) => {
  const { streams, isOld } = await follow(early)
  expect([streams.length, isOld()]).toEqual([1, true])
})
