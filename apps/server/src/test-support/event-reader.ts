import { API_BASE } from '@seaport/contract/api'
import { EVENTS_PATH } from '@seaport/contract/event'
import { LiveEvent } from '@seaport/contract/event.schema'
import type { Credentials } from './test-server.ts'

/** A client of the event stream. */
export interface EventReader {
  headers: Headers
  /** Everything that came so far. */
  events: LiveEvent[]
  /** Comments that came so far. */
  beats(): number
  /** Waits for a matching event. @throws Error if the stream ends before */
  until(isWanted: (event: LiveEvent) => boolean): Promise<LiveEvent>
  /** Waits until so many comments have come. */
  untilBeats(count: number): Promise<void>
  /** Waits until the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

/** Opens the event stream of a server, at `url` without a path. */
export async function readEvents(url: string, as: Credentials): Promise<EventReader> {
  const address = `${url}${API_BASE}${EVENTS_PATH}`
  const leaving = new AbortController()
  const answer = await fetch(address, { headers: await as('GET', address), signal: leaving.signal })
  if (answer.status !== 200 || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`)
  const events: LiveEvent[] = []
  let beats = 0
  let over = false
  let changed = Promise.withResolvers<void>()
  const tellChange = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  const read = async (body: ReadableStream<Uint8Array>) => {
    let rest = ''
    try {
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        const blocks = `${rest}${text}`.split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.startsWith('data: ')) events.push(LiveEvent.parse(JSON.parse(block.slice(6))))
          if (block === ':') beats += 1
        }
        tellChange()
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error
    } finally {
      over = true
      tellChange()
    }
  }
  const ended = read(answer.body as ReadableStream<Uint8Array>)
  const waitFor = async <Found>(look: () => Found | undefined): Promise<Found> => {
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      if (over) throw new Error(`The stream ended with ${JSON.stringify(events)}`)
      await changed.promise
    }
  }
  return {
    headers: answer.headers,
    events,
    beats: () => beats,
    until: (isWanted) => waitFor(() => events.find(isWanted)),
    untilBeats: (count) =>
      waitFor(() => (beats >= count ? (true as const) : undefined)).then(() => undefined),
    ended,
    close: () => leaving.abort(),
  }
}
