// @vitest-environment jsdom
import { listSeats } from '@seaport/contract/desk/seat'
import { EVENTS_PATH } from '@seaport/contract/event'
import { systemConfig } from '@seaport/contract/people/system'
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryKeyOf } from '../../shared/api/endpoint.ts'
import * as session from '../../shared/session/session.ts'
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
  const keys = [queryKeyOf(listSeats, {}), queryKeyOf(systemConfig, {})]
  const queries = new QueryClient()
  for (const key of keys) queries.setQueryData(key, {})
  /** Whether the queries of seats, which events keep up to date, and of the configuration, which no event does, are stale. */
  const old = () => keys.map((key) => queries.getQueryState(key)?.isInvalidated)
  const readAnew = () => {
    for (const key of keys) queries.setQueryData(key, {})
  }
  const stopping = new AbortController()
  const following = subscribeToLiveEvents(queries, 't1', stopping.signal)
  onTestFinished(async () => {
    stopping.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    await following
    vi.useRealTimers()
  })
  await vi.advanceTimersByTimeAsync(1000)
  return { streams, old, readAnew }
}

test('queries kept up to date by events are refetched when the stream opens, and all after it was interrupted', async () => {
  const { streams, old, readAnew } = await follow()
  expect([streams.length, old()]).toEqual([1, [true, false]])
  readAnew()
  streams[0]?.close()
  await vi.advanceTimersByTimeAsync(2000)
  expect([streams.length, old()]).toEqual([2, [true, true]])
})

test('the end of a seat’s session ends nothing here, and the end of the own one does', async () => {
  const expired = vi.spyOn(session, 'reportSessionExpired').mockReturnValue(undefined as never)
  const { streams } = await follow()
  const tell = async (seat_id: string | null) => {
    const event = JSON.stringify({ type: 'session_over', seat_id })
    streams[0]?.enqueue(new TextEncoder().encode(`data: ${event}\n\n`))
    await vi.advanceTimersByTimeAsync(1000)
  }
  await tell('s1')
  expect(expired.mock.calls).toEqual([])
  await tell(null)
  expect(expired.mock.calls).toEqual([['t1']])
})
