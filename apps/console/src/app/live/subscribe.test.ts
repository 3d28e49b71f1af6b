import { EVENTS_PATH } from '@seaport/contract/event'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { subscribeToLiveEvents } from './subscribe.ts'

test('what was read is read anew when the stream has broken and is open again, and not before', async () => {
  vi.useFakeTimers()
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toContain(EVENTS_PATH)
    return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }))
  })
  const queries = new QueryClient()
  queries.setQueryData(['GET /seat'], {})
  const isOld = () => queries.getQueryState(['GET /seat'])?.isInvalidated
  const stopping = new AbortController()
  const following = subscribeToLiveEvents(queries, 't1', stopping.signal)
  try {
    await vi.waitUntil(() => streams.length === 1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(isOld()).toBe(false)
    streams[0]?.close()
    await vi.advanceTimersByTimeAsync(2000)
    expect(streams).toHaveLength(2)
    expect(isOld()).toBe(true)
  } finally {
    stopping.abort()
    streams[1]?.close()
    await vi.advanceTimersByTimeAsync(60_000)
    await following
    vi.useRealTimers()
  }
})
