import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'

/** Requests still in progress after this time in milliseconds are aborted: one stalled client must not delay a restart. */
const DEADLINE_MS = 8000

/** Interval in milliseconds for closing idle connections while the server stops. */
const IDLE_CHECK_MS = 50

/**
 * Stops the server as soon as its last request is answered. Node closes the connections that are idle at the moment of the stop; one that becomes
 * idle later would be kept for its next request for more than a minute.
 * @param deadlineMs after which every connection is closed
 */
export function closeIdleConnections(app: FastifyInstance, deadlineMs = DEADLINE_MS): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
    const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMs)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(deadline)
    })
  })
}

/** While the server stops, new requests on open connections are refused; Fastify closes each connection after its answer. */
export function rejectDuringShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    if (closing) refuse('stopping')
    done()
  })
}
