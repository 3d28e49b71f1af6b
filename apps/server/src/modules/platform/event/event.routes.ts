import { API_BASE } from '@seaport/contract/api'
import { EVENTS_HEARTBEAT_MS, EVENTS_PATH, type LiveEvent } from '@seaport/contract/event'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../../kernel/http/actor.ts'
import type { Authenticate } from '../../../kernel/http/route.ts'
import { securityHeaders } from '../../../kernel/http/security-headers.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { sessionLives } from './event.repository.ts'
import { isVisibleTo } from './event-filter.ts'
import { type EventStream, openStream } from './event-stream.ts'

/** Often enough that proxies keep the connection, and that a session that is over is not served for long. */

/**
 * Serves the live events of a tenant as server-sent events, to its users and seats.
 * @param heartbeatMs milliseconds between two heartbeats
 */
export function eventRoutes(
  app: FastifyInstance,
  installation: Installation,
  authenticate: Authenticate,
  heartbeatMs = EVENTS_HEARTBEAT_MS,
): void {
  const open = new Set<EventStream>()
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
    for (const stream of open) stream.end()
  })

  app.get(`${API_BASE}${EVENTS_PATH}`, async (request, reply) => {
    const actor = await authenticate(request)
    if (!actor) refuse('not_logged_in')
    reply.hijack()
    // The client may have left while we found out who asks.
    if (reply.raw.destroyed) return
    for (const [name, value] of Object.entries({
      ...securityHeaders,
      'x-request-id': request.id,
      ...reply.getHeaders(),
    }))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const stream = openStream(reply.raw)
    const stopFollowing = streamEvents(installation, actor, stream, heartbeatMs)
    open.add(stream)
    reply.raw.once('close', () => {
      stopFollowing()
      open.delete(stream)
    })
    if (stopping) stream.end()
  })
}

/** Passes on what concerns the actor, until its session is over. @returns a function that stops it */
function streamEvents(
  installation: Installation,
  actor: Actor,
  stream: EventStream,
  heartbeatMs: number,
): () => void {
  const { database, bus, log } = installation
  const endIfOver = async (goodbye?: LiveEvent) => {
    if (await sessionLives(database.db, actor, installation.clock())) return
    stopFollowing()
    stream.send(goodbye ?? { type: 'session_over', seat_id: actor.kind === 'seat' ? actor.seatId : null })
    stream.end()
  }
  const check = (goodbye?: LiveEvent) =>
    endIfOver(goodbye).catch((error: unknown) => log.warn({ err: error }, 'A session could not be checked'))

  const onEvent = (event: LiveEvent) => {
    if (!isVisibleTo(actor, event)) return
    // It may be another session of the same people: the database knows.
    if (event.type === 'session_over') void check(event)
    else stream.send(event)
  }
  // Events may have been lost: the client reconnects and refetches.
  const unsubscribe = bus.subscribe(actor.tenantId, onEvent, () => stream.end())
  const heart = setInterval(() => {
    stream.beat()
    void check()
  }, heartbeatMs)
  const stopFollowing = () => {
    unsubscribe()
    clearInterval(heart)
  }
  return stopFollowing
}
