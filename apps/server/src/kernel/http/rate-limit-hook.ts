import { API_BASE } from '@seaport/contract/api'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'
import { rateLimit } from '../throttle/rate-limiter.ts'
import { throttleKeyOf } from '../throttle/throttle.ts'

/** Limit of an address, as a multiple of a session's, because it may be an office. */
const SESSIONS_PER_ADDRESS = 10

/**
 * Stops floods before any work is done: a limit of calls per minute for a session or a personal token, ten times that for an address, which may be an
 * office. Counted in the memory of each process. The console's files count for the address only. The console's polls and a busy runner stay below a
 * tenth of it.
 * @param perMinute calls per minute and session; 0 = no limit
 */
export function limitRequestRate(app: FastifyInstance, perMinute: number): void {
  if (perMinute === 0) return
  const bySession = rateLimit(perMinute)
  const byAddress = rateLimit(perMinute * SESSIONS_PER_ADDRESS)

  const waitOf = (ip: string, token: unknown, isCall: boolean) => {
    const now = performance.now()
    const address = throttleKeyOf(ip)
    const session = typeof token === 'string' && token !== '' ? token.slice(0, 100) : address
    return byAddress(address, now) || (isCall ? bySession(session, now) : 0)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url === '/health' || request.url === '/ready') return done()
    const wait = waitOf(
      request.ip,
      request.headers.token ?? request.headers.authorization,
      request.url.startsWith(`${API_BASE}/`),
    )
    if (wait > 0) refuse('too_many_requests', { seconds: Math.ceil(wait / 1000) })
    done()
  })
}
