import type { FastifyInstance } from 'fastify'

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
