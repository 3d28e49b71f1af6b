import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

const HEADERS_SECONDS = 15

/**
 * How long a client may take to send a request: one that stalls in its headers or its body is answered 408 and closed. There is no limit for answers,
 * such as the event stream.
 */
export function arrivalLimits(
  requestSeconds: number,
): Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'http'> {
  const requestTimeout = requestSeconds * 1000
  return {
    requestTimeout,
    http: {
      headersTimeout: Math.min(HEADERS_SECONDS * 1000, requestTimeout),
      connectionsCheckingInterval: Math.min(5000, requestTimeout / 4),
    },
  }
}
