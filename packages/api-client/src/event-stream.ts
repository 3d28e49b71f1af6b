import { API_BASE } from '@seaport/contract/api'
import { EVENTS_HEARTBEAT_MS, EVENTS_PATH, readLiveEvent } from '@seaport/contract/event'
import type { LiveEvent } from '@seaport/contract/event.schema'
import { createParser } from 'eventsource-parser'
import type { ClientOptions } from './client.ts'
import { ApiRefused, ApiUnreachable } from './errors.ts'
import { readRefusal } from './refusal.ts'

export interface LiveListener {
  /** The stream is open (again): data may have changed in the meantime and has to be refetched. */
  onOpen(): void
  onEvent(event: LiveEvent): void
  /** The stream broke and is retried; shown as a hint that data may be outdated. */
  onDisconnect?(): void
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** A connection that was silent for this long is dead, even without an error: the computer slept, or changed networks. */
const SILENCE_MS = 3 * EVENTS_HEARTBEAT_MS

/**
 * Follows the event stream until `signal` aborts or the session is over, reconnecting with growing, jittered waits.
 * Server-sent events over fetch, since EventSource cannot carry the session's headers.
 */
export async function subscribeToEvents(
  options: ClientOptions,
  listener: LiveListener,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT_MS
  const url = `${options.baseUrl}${API_BASE}${EVENTS_PATH}`
  while (!signal.aborted) {
    let credentials: Record<string, string> = {}
    let steady: ReturnType<typeof setTimeout> | undefined
    try {
      credentials = await options.credentials('GET', url)
      const headers = { accept: 'text/event-stream', 'accept-language': options.locale(), ...credentials }
      await readStream(options.fetch ?? fetch, url, { credentials: 'include', headers }, signal, {
        ...listener,
        onOpen() {
          // Avoids a reconnect every second against a proxy that opens each stream and closes it at once.
          steady = setTimeout(() => {
            wait = FIRST_WAIT_MS
          }, EVENTS_HEARTBEAT_MS)
          listener.onOpen()
        },
      })
    } catch (error) {
      if (error instanceof ApiRefused && error.sessionOver) {
        options.onSessionExpired?.(credentials)
        return
      }
    } finally {
      clearTimeout(steady)
    }
    if (signal.aborted) return
    listener.onDisconnect?.()
    await pause(wait * (0.5 + Math.random() / 2), signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/** Resolves when the server ends the stream. @throws also when the stream is silent for too long */
async function readStream(
  send: typeof fetch,
  url: string,
  request: RequestInit,
  signal: AbortSignal,
  listener: LiveListener,
): Promise<void> {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS)
  }
  try {
    heard()
    const response = await send(url, { ...request, signal: AbortSignal.any([signal, silence.signal]) })
    await readEvents(response, listener, heard)
  } finally {
    clearTimeout(timer)
  }
}

async function readEvents(response: Response, listener: LiveListener, heard: () => void): Promise<void> {
  if (!response.body) throw new ApiUnreachable(new Error(`HTTP ${response.status} without a body`))
  const text = response.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
  if (response.status !== 200) throw await refusedFrom(response.status, text)
  // A captive portal answers everything with its page and status 200.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await text.cancel()
    throw new ApiUnreachable(new Error('A page in place of the event stream'))
  }
  listener.onOpen()
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = readLiveEvent(JSON.parse(data))
      if (event) listener.onEvent(event)
    },
  })
  for (const reader = text.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return
    heard()
    parser.feed(value)
  }
}

async function refusedFrom(status: number, text: ReadableStream<string>): Promise<Error> {
  let body = ''
  for (const reader = text.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    body += value
  }
  try {
    const refusal = readRefusal(JSON.parse(body))
    if (refusal) return new ApiRefused(status, refusal)
  } catch {
    // Not JSON: the answer of something between client and server.
  }
  return new ApiUnreachable(new Error(`HTTP ${status} without an envelope`))
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
