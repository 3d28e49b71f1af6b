import type { FastifyInstance } from 'fastify'

/** Registers the scope of routes that keep the raw body: a `Buffer`, for any content type or none. */
export async function openForRawBodies(app: FastifyInstance): Promise<{ forRawBodies: FastifyInstance }> {
  let forRawBodies = app
  app.register((child, _options, done) => {
    child.removeAllContentTypeParsers()
    child.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    forRawBodies = child
    done()
  })
  await app.after()
  return { forRawBodies }
}
