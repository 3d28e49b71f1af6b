import type { ServerResponse } from 'node:http'

/** A client with a larger backlog in bytes is dropped: it refetches when it reconnects. */
const MOST_WAITING = 1024 * 1024
/** Reconnection delay of clients, in milliseconds. */
const RETRY = 2000

/** One client's open stream of server-sent events. */
export interface EventStream {
  send(data: unknown): void
  /** A comment that keeps the connection awake. */
  beat(): void
  /** Ends after everything queued was sent. */
  end(): void
}

/** Opens a stream on a response whose headers are still to be sent. */
export function openStream(response: ServerResponse): EventStream {
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return
    response.write(text)
    if (response.writableLength > MOST_WAITING) response.destroy()
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    // Otherwise nginx would hold events back until its buffer is full.
    'x-accel-buffering': 'no',
  })
  write(`retry: ${RETRY}\n\n`)
  return {
    send: (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => response.end(),
  }
}
