// @vitest-environment jsdom
import { listSeats } from '@seaport/contract/desk/seat'
import { EVENTS_PATH } from '@seaport/contract/event'
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryKeyOf } from '../../shared/api/endpoint.ts'
import { stubSharedWorker } from '../../shared/test-support/stub-shared-worker.ts'
import { subscribeToLiveEvents } from './subscribe.ts'

/** Follows the streams that fetch answers with. */
async function follow() {
  vi.useFakeTimers()
  stubSharedWorker()
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toContain(EVENTS_PATH)
    const body = new ReadableStream({ start: (stream) => void streams.push(stream) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  const key = queryKeyOf(listSeats, {})
  const queries = new QueryClient()
  queries.setQueryData(key, {})
  const isOld = () => queries.getQueryState(key)?.isInvalidated
  const stopping = new AbortController()
  const following = subscribeToLiveEvents(queries, 't1', stopping.signal)
  onTestFinished(async () => {
    stopping.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    await following
    vi.useRealTimers()
  })
  await vi.advanceTimersByTimeAsync(1000)
  return { streams, isOld }
}

test('answers are refetched when the stream has broken and is open again, and not before', async () => {
  const { streams, isOld } = await follow()
  expect([streams.length, isOld()]).toEqual([1, false])
  streams[0]?.close()
  await vi.advanceTimersByTimeAsync(2000)
  expect([streams.length, isOld()]).toEqual([2, true])
})
