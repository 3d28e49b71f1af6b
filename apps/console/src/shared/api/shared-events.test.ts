// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSharedWorker } from '../test-support/stub-shared-worker.ts'
import { followSharedEvents } from './shared-events.ts'

let streams: ReadableStreamDefaultController<Uint8Array>[]
let visibility: DocumentVisibilityState
const ending: AbortController[] = []

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden')
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        streams.push(stream)
        signal?.addEventListener('abort', () => {
          streams = streams.filter((open) => open !== stream)
          stream.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
})
afterEach(async () => {
  for (const end of ending.splice(0)) end.abort()
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow() {
  const listener = {
    onOpen: vi.fn<() => void>(),
    onEvent: vi.fn<(event: object) => void>(),
    onDisconnect: vi.fn<() => void>(),
    onPoll: vi.fn<() => void>(),
  }
  const end = new AbortController()
  ending.push(end)
  await followSharedEvents(listener, end.signal)
  await vi.advanceTimersByTimeAsync(0)
  return { ...listener, end }
}
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
const beat = () => {
  for (const stream of streams) stream.enqueue(new TextEncoder().encode(':\n\n'))
}
/** Advances time while the server sends heartbeats. */
const pass = async (count: number) => {
  for (let beats = 0; beats < count * 4; beats += 1) {
    beat()
    await vi.advanceTimersByTimeAsync(15_000)
  }
}

test('subscribers of one page share a stream, which ends with the last of them', async () => {
  stubSharedWorker()
  const followers = [await follow(), await follow()]
  expect(streams).toHaveLength(1)
  streams[0]?.enqueue(new TextEncoder().encode('data: {"type":"user"}\n\n'))
  await vi.advanceTimersByTimeAsync(0)
  for (const { onOpen, onEvent, end } of followers) {
    expect(onOpen).toHaveBeenCalledOnce()
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'user' })
    end.abort()
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(streams).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a tab hidden for five minutes unsubscribes, and subscribes again when visible', async () => {
  stubSharedWorker()
  const { onOpen, onDisconnect } = await follow()
  show('hidden')
  await pass(4.75)
  expect(streams).toHaveLength(1)
  await pass(0.25)
  expect(streams).toHaveLength(0)
  expect(onDisconnect).toHaveBeenCalledOnce()
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(streams).toHaveLength(1)
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test('a briefly hidden tab stays subscribed', async () => {
  stubSharedWorker()
  const { onOpen, onDisconnect } = await follow()
  show('hidden')
  await pass(4)
  show('visible')
  await pass(10)
  expect(onOpen).toHaveBeenCalledOnce()
  expect(onDisconnect).not.toHaveBeenCalled()
})

test('a page restored from the browser’s back-forward cache opens the stream again', async () => {
  stubSharedWorker()
  const { onOpen } = await follow()
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect(streams).toHaveLength(0)
  dispatchEvent(new Event('pageshow'))
  await vi.advanceTimersByTimeAsync(0)
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test('a crashed worker is detected by its silence and restarted', async () => {
  const worker = stubSharedWorker()
  const { onOpen } = await follow()
  worker.crash()
  await vi.advanceTimersByTimeAsync(44_999)
  expect(onOpen).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(onOpen).toHaveBeenCalledTimes(2)
})

// coder/agentapi#204, concourse/concourse#1859: proxies that inspect TLS and virus scanners cut every stream off, and let all else through.
test('while the stream can’t be opened a visible tab polls, and no longer once it is open', async () => {
  stubSharedWorker()
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const { onOpen, onPoll, end } = await follow()
  await minutes(2)
  expect(onPoll).toHaveBeenCalledTimes(4)
  show('hidden')
  await minutes(1)
  expect(onPoll).toHaveBeenCalledTimes(4)
  show('visible')
  expect(onPoll).toHaveBeenCalledTimes(5)
  vi.stubGlobal('fetch', answer)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onOpen).toHaveBeenCalledOnce()
  onPoll.mockClear()
  await pass(2)
  expect(onPoll).not.toHaveBeenCalled()
  streams[0]?.close()
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
  await minutes(1)
  expect(onPoll).toHaveBeenCalledTimes(2)
  end.abort()
  await minutes(10)
  expect(onPoll).toHaveBeenCalledTimes(2)
})

test.each([
  ['there is no shared worker', undefined],
  [
    'a shared worker is blocked',
    class {
      constructor() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
    },
  ],
])('where %s, a visible tab polls and no stream is opened', async (_, worker) => {
  vi.stubGlobal('SharedWorker', worker)
  const { onPoll, onOpen, end } = await follow()
  await minutes(1)
  expect(onPoll).toHaveBeenCalledTimes(2)
  show('hidden')
  await minutes(10)
  expect(onPoll).toHaveBeenCalledTimes(2)
  show('visible')
  expect(onPoll).toHaveBeenCalledTimes(3)
  expect([streams.length, onOpen.mock.calls.length]).toEqual([0, 0])
  end.abort()
  await minutes(10)
  expect(onPoll).toHaveBeenCalledTimes(3)
})
