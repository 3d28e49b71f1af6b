import type { FastifyInstance } from 'fastify'

const NOT_MODIFIED = 304

/**
 * Writes one line per request: method, route, status, milliseconds; the route's pattern instead of the address, which may carry an id or a signature. Polls that found nothing new
 * are for debugging only. The answer carries the id under which the request is in the log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log[reply.statusCode === NOT_MODIFIED ? 'debug' : 'info'](entry, 'request')
  })
}
