import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { API_BASE } from '@seaport/contract/api'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Everything from our own address; inline styles are allowed because Fluent UI writes its styles at run time. */
const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    upgradeInsecureRequests: null,
  },
}

/** Helmet's headers. They don't depend on the request, so they are created once. */
export const securityHeaders = headersOfHelmet()

/**
 * Sends them with every answer, unless its route overrides them, together with the request's id in the log. A 304 of the API omits them: the browser
 * keeps those that it has (RFC 9110, section 15.4.5).
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  const all = Object.entries(securityHeaders)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 304 || !request.url.startsWith(`${API_BASE}/`)) {
      reply.header('x-request-id', request.id)
      for (const [name, value] of all) if (!reply.hasHeader(name)) reply.header(name, value)
    }
    // Answers without a rule of their own, such as refusals and answers of changes, are not cached. A 404 of a file neither: caches keep it for minutes,
    // and while servers are upgraded one after the other, the next one has the file.
    const isUnruled = request.url.startsWith(`${API_BASE}/`) || reply.statusCode >= 400
    if (isUnruled && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

function headersOfHelmet(): OutgoingHttpHeaders {
  const sample = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({ contentSecurityPolicy })(sample.req, sample, (error) => {
    if (error) throw error
  })
  return sample.getHeaders()
}
