import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Log } from '../log.ts'

const NOT_MODIFIED = 304

/**
 * Writes one line per request: method, route, status, milliseconds; the route's pattern instead of the address, which may carry an id or a signature. Polls that found nothing new
 * are for debugging only.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  const isEnabled = (level: string) =>
    (pino.levels.values[level] ?? 0) >= (pino.levels.values[log.level] ?? Number.POSITIVE_INFINITY)
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode === NOT_MODIFIED ? 'debug' : 'info'
    if (!isEnabled(level)) return done()
    const entry = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log[level](entry, 'request')
    done()
  })
}
