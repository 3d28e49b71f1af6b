import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** @returns a `fetch` that hands requests to a server of this process: no port, no time on a wire */
export function fetchInto(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search, host } = new URL(request.url)
    const isStream = request.headers.get('accept') === 'text/event-stream'
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      payloadAsStream: isStream,
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const head = {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    }
    if (!isStream) return new Response(hasBody(head.status) ? new Uint8Array(answer.rawPayload) : null, head)
    const stream = answer.stream()
    init?.signal?.addEventListener('abort', () => {
      stream.on('error', () => undefined).destroy()
      answer.raw.res.destroy()
    })
    return new Response(Readable.toWeb(stream) as ReadableStream, head)
  }
}

const hasBody = (status: number) => status !== 204 && status !== 304
