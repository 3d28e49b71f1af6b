import type { FastifyInstance } from 'fastify'

/** Sends the server's time with every answer (RFC 9110, section 6.6.1): clients count down to an order's end by it, not by their own clock. */
export function sendDateHeader(app: FastifyInstance, clock: () => number): void {
  let second = Number.NaN
  let text = ''
  const date = () => {
    const now = Math.floor(clock() / 1000)
    if (now !== second) {
      second = now
      text = new Date(now * 1000).toUTCString()
    }
    return text
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', date())
    done()
  })
}
