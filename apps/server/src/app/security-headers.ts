import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Everything from our own address; Fluent UI writes its styles at run time. */
const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    upgradeInsecureRequests: null,
  },
}

/** Sends Helmet's headers with every answer. They depend on nothing in a request, so Helmet makes them once (decision 0191). */
export function sendSecurityHeaders(app: FastifyInstance): void {
  const sample = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({ contentSecurityPolicy })(sample.req, sample, (error) => {
    if (error) throw error
  })
  const headers = sample.getHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
