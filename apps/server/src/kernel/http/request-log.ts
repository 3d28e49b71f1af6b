import type { Reason } from '@seaport/contract/kernel/reason'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import type { Log } from '../log.ts'
import type { Actor } from './actor.ts'

const NOT_MODIFIED = 304

/** A completed request. */
interface Answered {
  method: string
  /** The route's pattern; null = no route. */
  route: string | null
  status: number
  ms: number
  /** For a refused request: the reason, and the caller if known. */
  reason?: Reason
  caller?: string
}

const callers = new WeakMap<FastifyRequest, Actor>()
const refusals = new WeakMap<FastifyRequest, Reason>()

/** Records a request's caller for its log line. */
export function noteCaller(request: FastifyRequest, actor: Actor): void {
  callers.set(request, actor)
}

/** Records the reason of a refusal for its log line. */
export function noteRefusal(request: FastifyRequest, reason: Reason): void {
  refusals.set(request, reason)
}

/** @returns additional fields of a refused request's log line: the caller and the reason (ASVS 16.3.2) */
function refusalOf(request: FastifyRequest): Pick<Answered, 'reason' | 'caller'> {
  const reason = refusals.get(request)
  if (!reason) return {}
  const actor = callers.get(request)
  if (!actor) return { reason }
  const caller = actor.kind === 'seat' ? `seat:${actor.seatId}` : `user:${actor.userId}`
  return {
    reason,
    caller:
      actor.kind === 'user' && actor.impersonator ? `${caller} by user:${actor.impersonator.id}` : caller,
  }
}

/**
 * Writes one line per request: method, route, status, milliseconds, and for a refusal its reason and the caller; the route's pattern instead of the
 * address, which may contain an id or a signature. Polls without news are logged at debug level only.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  const isEnabled = (level: string) =>
    (pino.levels.values[level] ?? 0) >= (pino.levels.values[log.level] ?? Number.POSITIVE_INFINITY)
  const levelOf = (status: number) => (status === NOT_MODIFIED ? 'debug' : 'info')
  const write = (to: Log, { ms, ...rest }: Answered) =>
    to[levelOf(rest.status)]({ ...rest, ms: Math.round(ms * 10) / 10 }, 'request')

  app.addHook('onResponse', (request, { statusCode: status, elapsedTime: ms }, done) => {
    if (isEnabled(levelOf(status)))
      write(request.log, {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status,
        ms,
        ...refusalOf(request),
      })
    done()
  })
}
