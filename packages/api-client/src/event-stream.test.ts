import { API_BASE } from '@seaport/contract/api'
import { EVENTS_HEARTBEAT_MS, EVENTS_PATH } from '@seaport/contract/event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientOptions } from './client.ts'
import { subscribeToEvents } from './event-stream.ts'

const onSessionExpired = vi.fn()
const options: ClientOptions = {
  baseUrl: 'https://a.example',
  locale: () => 'vi',
  credentials: (method, url) => ({ token: `${method} ${url}` }),
  onSessionExpired,
}
const over = JSON.stringify({ code: 5004, msg: 'Login expired', reason: 'not_logged_in' })
/** Answers of the server, one per connection; afterwards it does not answer. */
let answers: (() => Response)[]
const opened = vi.fn(async (_url: string, _request: RequestInit): Promise<Response> => {
  const answer = answers.shift()
  if (!answer) throw new TypeError('fetch failed')
  return answer()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', opened)
  // The longest possible random wait.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  opened.mockClear()
  onSessionExpired.mockClear()
  answers = []
})
afterEach(() => vi.useRealTimers())

const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
const openStream = (start: (line: ReadableStreamDefaultController) => void) =>
  new Response(new ReadableStream({ start }), { headers })

function follow() {
  const stopping = new AbortController()
  const listener = { onOpen: vi.fn(), onEvent: vi.fn(), onDisconnect: vi.fn() }
  let ended = false
  const end = subscribeToEvents(options, listener, stopping.signal).then(() => {
    ended = true
  })
  return { ...listener, end, isOver: () => ended, stop: () => stopping.abort() }
}
/** Number of connections opened after this many further milliseconds. */
const connections = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  return opened.mock.calls.length
}

test('requests the stream with credentials and language', async () => {
  const { end, stop } = follow()
  await connections(0)
  const url = `https://a.example${API_BASE}${EVENTS_PATH}`
  expect(opened).toHaveBeenCalledExactlyOnceWith(url, {
    credentials: 'include',
    signal: expect.any(AbortSignal),
    headers: { accept: 'text/event-stream', 'accept-language': 'vi', token: `GET ${url}` },
  })
  stop()
  await end
})

test('credentials that can’t be read at the moment are asked for again', async () => {
  const stopping = new AbortController()
  const credentials = vi.fn(async () => ({ token: 't' }))
  credentials.mockRejectedValueOnce(new Error('the key store is locked'))
  const listener = { onOpen: vi.fn(), onEvent: vi.fn() }
  const end = subscribeToEvents({ ...options, credentials }, listener, stopping.signal)
  expect([await connections(999), await connections(1)]).toEqual([0, 1])
  stopping.abort()
  await end
})

test('a stream that is silent for three heartbeats is reopened, one with heartbeats is not', async () => {
  const text = new TextEncoder()
  let line: ReadableStreamDefaultController | undefined
  const stream = () => {
    const { signal } = opened.mock.calls.at(-1)?.[1] ?? {}
    const body = new ReadableStream({
      start(controller) {
        line = controller
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { headers })
  }
  answers = [stream, stream]
  const { end, stop, onOpen, onDisconnect } = follow()
  for (let beat = 0; beat < 5; beat += 1) {
    expect(await connections(EVENTS_HEARTBEAT_MS)).toBe(1)
    line?.enqueue(text.encode(':\n\n'))
  }
  expect(await connections(3 * EVENTS_HEARTBEAT_MS - 1)).toBe(1)
  expect(onDisconnect).not.toHaveBeenCalled()
  expect(await connections(1 + 1000)).toBe(2)
  expect([onDisconnect.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 2])
  stop()
  await end
})

test('an unresponsive server is retried after 1, 2, 4 … and at most 30 seconds', async () => {
  const { end, stop, onDisconnect } = follow()
  expect(await connections(0)).toBe(1)
  let count = 1
  for (const wait of [1, 2, 4, 8, 16, 30, 30]) {
    expect(await connections(wait * 1000 - 1)).toBe(count)
    count += 1
    expect(await connections(1)).toBe(count)
  }
  expect(onDisconnect).toHaveBeenCalledTimes(count)
  stop()
  await end
})

test('waits are random within their second half, so that clients spread out', async () => {
  vi.mocked(Math.random).mockReturnValue(0)
  const { end, stop } = follow()
  expect(await connections(499)).toBe(1)
  expect(await connections(1)).toBe(2)
  stop()
  await end
})

test('a stream that lasted for a heartbeat makes the next wait short again', async () => {
  const { end, stop, onOpen } = follow()
  expect(await connections(3000)).toBe(3)
  let close = () => undefined as undefined
  answers = [
    () =>
      openStream((line) => {
        close = () => void line.close()
      }),
  ]
  expect(await connections(4000)).toBe(4)
  expect(onOpen).toHaveBeenCalledTimes(1)
  await connections(EVENTS_HEARTBEAT_MS)
  close()
  expect(await connections(999)).toBe(4)
  expect(await connections(1)).toBe(5)
  stop()
  await end
})

test('a proxy that closes each stream at once gets less than 30 requests in ten minutes', async () => {
  answers = Array.from({ length: 600 }, () => () => openStream((line) => line.close()))
  const { end, stop } = follow()
  expect(await connections(10 * 60_000)).toBeLessThan(30)
  stop()
  await end
})

test('a portal’s page instead of the stream is not an open stream', async () => {
  answers = [() => new Response('<html>', { headers: { 'content-type': 'text/html' } })]
  const { end, stop, onOpen, onDisconnect } = follow()
  await connections(0)
  expect([onOpen.mock.calls.length, onDisconnect.mock.calls.length]).toEqual([0, 1])
  stop()
  await end
})

test('a stopped subscription waits for nothing more', async () => {
  const { end, stop, isOver } = follow()
  await connections(0)
  stop()
  await end
  expect([isOver(), vi.getTimerCount()]).toEqual([true, 0])
  expect(await connections(60_000)).toBe(1)
})

test('an open stream that is stopped is not reported as broken', async () => {
  let close = () => undefined as undefined
  answers = [
    () =>
      openStream((stream) => {
        close = () => void stream.close()
      }),
  ]
  const { end, stop, onDisconnect } = follow()
  await connections(0)
  stop()
  close()
  await end
  expect(onDisconnect).not.toHaveBeenCalled()
})

test.each([
  ['an envelope that ends the session', () => new Response(over, { status: 401 }), true],
  ['a refusal of another kind', () => new Response('{"code":429,"msg":"No."}', { status: 429 }), false],
  ['a page of a gateway', () => new Response('<html>', { status: 502 }), false],
  ['nothing', () => new Response(null, { status: 503 }), false],
])('%s: is the session over? %s', async (_what, answer, isTheEnd) => {
  answers = [answer]
  const { end, stop, isOver, onOpen } = follow()
  await connections(0)
  expect([isOver(), onOpen.mock.calls.length]).toEqual([isTheEnd, 0])
  expect(await connections(1000)).toBe(isTheEnd ? 1 : 2)
  expect(onSessionExpired.mock.calls).toEqual(
    isTheEnd ? [[{ token: `GET https://a.example${API_BASE}${EVENTS_PATH}` }]] : [],
  )
  stop()
  await end
})
