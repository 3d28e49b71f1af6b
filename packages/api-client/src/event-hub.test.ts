import { EVENTS_HEARTBEAT_MS } from '@seaport/contract/event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventHub, type HubMessage, type TabMessage } from './event-hub.ts'

/** The open streams, by token. */
let streams: Map<string, ReadableStreamDefaultController<Uint8Array>[]>
let hub: EventHub
const text = new TextEncoder()

beforeEach(() => {
  vi.useFakeTimers()
  streams = new Map()
  hub = new EventHub()
  vi.stubGlobal('fetch', async (_url: string, { headers, signal }: RequestInit) => {
    const { token = '' } = headers as Record<string, string>
    if (token === 'expired') {
      const refusal = { code: 5004, msg: 'Login expired', reason: 'not_logged_in' }
      return new Response(JSON.stringify(refusal), { status: 401 })
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.set(token, [...(streams.get(token) ?? []), controller])
        signal?.addEventListener('abort', () => {
          streams.set(
            token,
            (streams.get(token) ?? []).filter((open) => open !== controller),
          )
          controller.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
})
afterEach(() => vi.useRealTimers())

/** A tab that subscribes with a token; it answers heartbeats unless it is frozen. */
function openTab(token: string) {
  const heard: HubMessage['type'][] = []
  const port = {
    onmessage: null as ((event: { data: TabMessage }) => void) | null,
    frozen: false,
    close: vi.fn<() => void>(),
    postMessage(message: HubMessage) {
      if (port.frozen) return
      if (message.type === 'beat') send({ type: 'here' })
      else heard.push(message.type)
    },
  }
  const send = (data: TabMessage) => port.onmessage?.({ data })
  hub.connect(port)
  send({ type: 'follow', baseUrl: '', locale: 'en', credentials: { token } })
  return { heard, port, leave: () => send({ type: 'leave' }) }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const openStreams = (token: string) => streams.get(token)?.length ?? 0
const send = async (token: string) => {
  streams.get(token)?.[0]?.enqueue(text.encode('data: {"type":"user"}\n\n'))
  await settle()
}

test('twenty tabs of a session share one stream, and each gets an event once', async () => {
  const tabs = Array.from({ length: 20 }, () => openTab('ann'))
  await settle()
  expect(openStreams('ann')).toBe(1)
  await send('ann')
  for (const { heard } of tabs) expect(heard).toEqual(['open', 'event'])
})

test('a later tab is told that the stream is open', async () => {
  openTab('ann')
  await settle()
  const later = openTab('ann')
  expect(later.heard).toEqual(['open'])
  expect(openStreams('ann')).toBe(1)
})

test('a tab that joins while the stream is broken is told once it is open again', async () => {
  openTab('ann')
  await settle()
  streams.get('ann')?.[0]?.close()
  await settle()
  const later = openTab('ann')
  expect(later.heard).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(later.heard).toEqual(['open'])
})

test('the stream outlives the tab that opened it, and ends with the last one', async () => {
  const [first, second] = [openTab('ann'), openTab('ann')]
  await settle()
  first.leave()
  await send('ann')
  expect(second.heard).toEqual(['open', 'event'])
  expect(first.heard).toEqual(['open'])
  second.leave()
  await settle()
  expect(openStreams('ann')).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('another login has a separate stream', async () => {
  const [ann, bob] = [openTab('ann'), openTab('bob')]
  await settle()
  await send('bob')
  expect(ann.heard).toEqual(['open'])
  expect(bob.heard).toEqual(['open', 'event'])
})

test('tabs that no longer answer are removed, so that their stream ends', async () => {
  const [crashed, living] = [openTab('ann'), openTab('bob')]
  await settle()
  crashed.port.frozen = true
  await vi.advanceTimersByTimeAsync(4 * EVENTS_HEARTBEAT_MS - 1)
  expect(crashed.port.close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(crashed.port.close).toHaveBeenCalledOnce()
  expect(living.port.close).not.toHaveBeenCalled()
  expect(openStreams('ann')).toBe(0)
})

test('every tab is told when the stream breaks, reopens, and when the session is over', async () => {
  const tabs = [openTab('ann'), openTab('ann')]
  await settle()
  streams.get('ann')?.[0]?.close()
  await vi.advanceTimersByTimeAsync(2000)
  for (const { heard } of tabs) expect(heard).toEqual(['open', 'disconnect', 'open'])
  const over = [openTab('expired'), openTab('expired')]
  await settle()
  for (const { heard } of over) expect(heard).toEqual(['expired'])
  const again = openTab('expired')
  await settle()
  expect(again.heard).toEqual(['expired'])
})
