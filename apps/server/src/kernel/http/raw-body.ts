import { Transform } from 'node:stream'
import type { FastifyRequest, RequestPayload } from 'fastify'

const kept = new WeakMap<FastifyRequest, Buffer[]>()

/** A `preParsing` hook: keeps a body's bytes on their way to the parser, which still counts them against the limit. */
export async function keepRawBody(
  request: FastifyRequest,
  _reply: unknown,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const chunks: Buffer[] = []
  kept.set(request, chunks)
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done(null, chunk)
    },
  })
  payload.once('error', (error) => tap.destroy(error))
  return payload.pipe(tap)
}

/**
 * @returns the bytes of a body as they came
 * @throws Error if the endpoint does not declare `rawBody`
 */
export function rawBodyOf(request: FastifyRequest): Buffer {
  const chunks = kept.get(request)
  if (!chunks) throw new Error('An endpoint reads the raw body without declaring it')
  return Buffer.concat(chunks)
}
