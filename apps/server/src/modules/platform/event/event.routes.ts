import { API_BASE } from '@seaport/contract/api'
import { EVENTS_HEARTBEAT_MS, EVENTS_PATH } from '@seaport/contract/event'
import type { LiveEvent } from '@seaport/contract/event.schema'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../../kernel/http/actor.ts'
import type { Authenticate } from '../../../kernel/http/route.ts'
import { securityHeaders } from '../../../kernel/http/security-headers.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { livingSessions } from './event.repository.ts'
import { isVisibleTo } from './event-filter.ts'
import { createPulse, type Pulse } from './event-pulse.ts'
import { type EventStream, openStream } from './event-stream.ts'

/**
 * Serves the live events of a tenant as server-sent events, to its users and seats.
 * @param heartbeatMs milliseconds between two heartbeats: often enough that proxies keep the connection, and that a session that is over is not served for long
 */
export function eventRoutes(
  app: FastifyInstance,
  installation: Installation,
  authenticate: Authenticate,
  heartbeatMs = EVENTS_HEARTBEAT_MS,
): void {
  const open = new Set<EventStream>()
  const { database, log, clock } = installation
  const pulse = createPulse<Actor>(
    heartbeatMs,
    (actors) => livingSessions(database, actors, clock()),
    (error) => log.warn({ err: error }, 'Sessions could not be checked'),
  )
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
    for (const stream of open) stream.end()
  })

  app.get(`${API_BASE}${EVENTS_PATH}`, async (request, reply) => {
    const actor = await authenticate(request)
    if (!actor) refuse('not_logged_in')
    reply.hijack()
    // The client may have disconnected during authentication.
    if (reply.raw.destroyed) return
    for (const [name, value] of Object.entries({
      ...securityHeaders,
      'x-request-id': request.id,
      ...reply.getHeaders(),
    }))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const stream = openStream(reply.raw)
    const stopFollowing = streamEvents(installation, actor, stream, pulse)
    open.add(stream)
    reply.raw.once('close', () => {
      stopFollowing()
      open.delete(stream)
    })
    if (stopping) stream.end()
  })
}

/** Sends the events that concern the actor, until its session is over. @returns a function that stops it */
function streamEvents(
  installation: Installation,
  actor: Actor,
  stream: EventStream,
  pulse: Pulse<Actor>,
): () => void {
  const { database, bus, log } = installation
  const end = (goodbye?: LiveEvent) => {
    stopFollowing()
    stream.send(goodbye ?? { type: 'session_over', seat_id: actor.kind === 'seat' ? actor.seatId : null })
    stream.end()
  }
  const endIfOver = async (goodbye: LiveEvent) => {
    if (!(await livingSessions(database, [actor], installation.clock())).has(actor)) end(goodbye)
  }
  const check = (goodbye: LiveEvent) =>
    endIfOver(goodbye).catch((error: unknown) => log.warn({ err: error }, 'A session could not be checked'))

  const onEvent = (event: LiveEvent) => {
    if (!isVisibleTo(actor, event)) return
    // It may be another session of the same actor: check the database.
    if (event.type === 'session_over') void check(event)
    else stream.send(event)
  }
  // Events may have been lost: the client reconnects and refetches.
  const unsubscribe = bus.subscribe(actor.tenantId, onEvent, () => stream.end())
  const leave = pulse.join({ of: actor, beat: stream.beat, end })
  const stopFollowing = () => {
    unsubscribe()
    leave()
  }
  return stopFollowing
}
