import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends the answer of a GET with a weak ETag over its text; a client that has it already gets 304 without a body. `no-cache` makes browsers ask every
 * time, so that nobody sees an old answer or another user's.
 */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, envelope: object): FastifyReply {
  const text = JSON.stringify(envelope)
  const tag = `W/"${hash('sha1', text, 'base64url')}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Weak comparison (RFC 9110, section 13.1.2): a proxy may have taken or given the mark `W/`. */
function isKnown(header: string | undefined, tag: string): boolean {
  const opaque = tag.replace(/^W\//, '')
  return (header ?? '').split(',').some((known) => ['*', opaque].includes(known.trim().replace(/^W\//, '')))
}
