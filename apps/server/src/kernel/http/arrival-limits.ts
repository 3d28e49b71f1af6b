import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

const HEADERS_SECONDS = 15
/** Longer than proxies keep an idle connection, or their next request meets one that is just being closed: Traefik keeps it for 90 seconds, Caddy for 120. */
const IDLE_SECONDS = 130

/**
 * How long a client may take to send a request, and may keep a connection between two. One that stalls in its headers or its body is answered 408 and
 * closed. There is no limit for answers, such as the event stream.
 */
export function arrivalLimits(
  requestSeconds: number,
): Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'keepAliveTimeout' | 'http'> {
  const requestTimeout = requestSeconds * 1000
  return {
    requestTimeout,
    keepAliveTimeout: IDLE_SECONDS * 1000,
    http: {
      headersTimeout: Math.min(HEADERS_SECONDS * 1000, requestTimeout),
      connectionsCheckingInterval: Math.min(5000, requestTimeout / 4),
    },
  }
}
