import type { FastifyInstance } from 'fastify'

/** Registers the scope of routes that keep the raw body: of any content type, or none, it is a `Buffer`. */
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
