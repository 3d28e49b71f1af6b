import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Sandbox } from '../context.ts'
import { communitiesRoutes } from './communities-routes.ts'
import { dmRoutes } from './dm-routes.ts'
import { createDefine, handleErrors } from './endpoint.ts'
import { followsRoutes } from './follows-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { createPageTokens } from './page-token.ts'
import { searchRoutes } from './search-routes.ts'
import { tweetsRoutes } from './tweets-routes.ts'
import { usersRoutes } from './users-routes.ts'
import { writeRoutes } from './write-routes.ts'

/** The API of X v2, under `/2`. */
export function xApi(app: FastifyInstance, sandbox: Sandbox): void {
  handleErrors(app)
  // X's own SDK sends a JSON content type without a body, which X accepts.
  const bodyLimit = 8 * 1024 * 1024
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      return done(null, JSON.parse(String(body)))
    } catch (error) {
      return done(Object.assign(error as Error, { statusCode: 400 }))
    }
  })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit }, readForm)
  const define = createDefine(app, sandbox, createPageTokens(sandbox.world.seed))
  for (const routes of [
    usersRoutes,
    followsRoutes,
    tweetsRoutes,
    searchRoutes,
    writeRoutes,
    dmRoutes,
    communitiesRoutes,
    mediaRoutes,
  ]) {
    routes(define)
  }
  app.all('/2/*', async (_request, reply) => reply.status(404).send())
}

/**
 * Fields of a multipart form: strings, or bytes for files. A part with a content type other than text/plain is a file even without a file
 * name, as `twitter-api-v2` sends it.
 */
async function readForm(request: FastifyRequest, body: string | Buffer): Promise<unknown> {
  const [, quoted, bare] =
    /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers['content-type'] ?? '') ?? []
  // latin1 maps each byte to one character, so parts keep their bytes.
  const parts = Buffer.from(body)
    .toString('latin1')
    .split(`--${quoted ?? bare}`)
    .slice(1, -1)
  const fields: Record<string, unknown> = {}
  for (const part of parts) {
    const end = part.indexOf('\r\n\r\n')
    const head = part.slice(0, end)
    const [, name] = /name="([^"]*)"/i.exec(head) ?? []
    if (end < 0 || name === undefined) throw Object.assign(new Error('Malformed form'), { statusCode: 400 })
    const bytes = Buffer.from(part.slice(end + 4, -2), 'latin1')
    const isFile = /filename\*?=|content-type:\s*(?!text\/plain)/i.test(head)
    fields[name] = isFile ? new Uint8Array(bytes) : bytes.toString('utf8')
  }
  return fields
}
