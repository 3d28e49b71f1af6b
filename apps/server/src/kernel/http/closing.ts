import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'

/** How often connections are looked through while the server stops, in milliseconds. */
const LOOK_MS = 50

/**
 * Lets the server stop as soon as its last request is answered. Node closes the connections that are idle at the moment of the stop; one that becomes idle later would be kept for its next request,
 * for more than a minute.
 */
export function closePromptly(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
    app.server.once('close', () => clearInterval(look))
    if (!app.server.listening) clearInterval(look)
  })
}

/** While the server stops, requests that still come on open connections are told so; Fastify closes each connection after its answer. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    if (closing) refuse('stopping')
    done()
  })
}
