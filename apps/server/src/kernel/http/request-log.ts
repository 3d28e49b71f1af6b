import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Log } from '../log.ts'

const NOT_MODIFIED = 304

/** A request that was answered. */
interface Answered {
  method: string
  /** The route's pattern; null = there is none. */
  route: string | null
  status: number
  ms: number
}

/**
 * Writes one line per request: method, route, status, milliseconds; the route's pattern instead of the address, which may carry an id or a signature. Polls that found nothing new
 * are for debugging only.
 * @returns writes the line of a request that does not come through the hook
 */
export function logRequests(app: FastifyInstance, log: Log): (id: () => string, answered: Answered) => void {
  const isEnabled = (level: string) =>
    (pino.levels.values[level] ?? 0) >= (pino.levels.values[log.level] ?? Number.POSITIVE_INFINITY)
  const levelOf = (status: number) => (status === NOT_MODIFIED ? 'debug' : 'info')
  const write = (to: Log, { method, route, status, ms }: Answered) =>
    to[levelOf(status)]({ method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')

  app.addHook('onResponse', (request, { statusCode: status, elapsedTime: ms }, done) => {
    if (isEnabled(levelOf(status)))
      write(request.log, { method: request.method, route: request.routeOptions.url ?? null, status, ms })
    done()
  })
  return (id, answered) => {
    if (isEnabled(levelOf(answered.status))) write(log.child({ reqId: id() }), answered)
  }
}
