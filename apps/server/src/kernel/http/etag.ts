import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendCompressed } from './compression.ts'

/** Text of an answer with its weak ETag, a hash of it. */
export interface ETaggedBody {
  text: string
  tag: string
}

/** Serializes the envelope of a GET's answer. */
export function withETag(envelope: object): ETaggedBody {
  const text = JSON.stringify(envelope)
  return { text, tag: `W/"${hash('sha1', text, 'base64url')}"` }
}

/**
 * Sends the answer of a GET; a client that has the same answer gets 304 without a body.
 * @param mayBeKept whether browsers may keep it: `no-cache` makes them revalidate it each time, so that nobody sees an old answer or another user's.
 * What people store here is not written to a browser's disk (ASVS 14.3.2).
 */
export function sendWithETag(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: ETaggedBody,
  mayBeKept: boolean,
): FastifyReply | Promise<FastifyReply> {
  reply.header('etag', tag).header('cache-control', mayBeKept ? 'private, no-cache' : 'no-store')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  return sendCompressed(request, reply, text)
}

/**
 * Weak comparison (RFC 9110, section 13.1.2): a proxy may have removed or added `W/`. Apache adds a suffix to the tags of what it compresses, and passes
 * it on (`DeflateAlterETag`, `BrotliAlterETag`).
 * @param header `If-None-Match`
 */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined || header === tag) return header === tag
  const opaque = opaqueOf(tag)
  return header.split(',').some((known) => ['*', opaque].includes(opaqueOf(known.trim())))
}

const opaqueOf = (tag: string) => tag.replace(/^W\//, '').replace(/-(?:gzip|br)"$/, '"')
