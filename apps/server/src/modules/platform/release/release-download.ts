import { Readable } from 'node:stream'
import { DEVICE_HEADER } from '@seaport/contract/platform/release'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseFileTable } from '../../../db/schema/release.ts'
import { readRange } from '../../../kernel/http/byte-range.ts'
import { attachment } from '../../../kernel/http/file-response.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { countDownload, partsOfFile, publishedFile } from './release.repository.ts'
import { bytesOf } from './release-content.ts'
import { feedFor } from './release-feed.ts'

/** `/downloads/<version>/<file>` for everybody, and `/updates/<channel>/<target>/latest*.yml` for running clients. */
export function serveDownloads(app: FastifyInstance, installation: Installation): void {
  const { db } = installation.database

  app.get<{ Params: { channel: string; target: string; file: string } }>(
    '/updates/:channel/:target/:file',
    async ({ params, headers }, reply) => {
      const device = headers[DEVICE_HEADER]
      if (!/^latest[a-z0-9-]*\.yml$/.test(params.file)) refuse('not_found')
      const asker = { ...params, device: typeof device === 'string' ? device.slice(0, 128) : undefined }
      const feed = orNotFound(await feedFor(db, asker))
      return reply
        .header('cache-control', 'no-store')
        .header('vary', DEVICE_HEADER)
        .type('text/yaml; charset=utf-8')
        .send(feed)
    },
  )

  app.get<{ Params: { version: string; name: string } }>(
    '/downloads/:version/:name',
    async (request, reply) => {
      const { version, name } = request.params
      return sendReleaseFile(installation, orNotFound(await publishedFile(db, version, name)), request, reply)
    },
  )
}

/** Sends a file, or a range of it (RFC 9110, section 14), so that an interrupted download can resume. */
async function sendReleaseFile(
  installation: Installation,
  file: ReleaseFileTable,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { size, sha512, name } = file
  const tag = `"${sha512.slice(0, 64)}"`
  reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600, no-transform',
    'content-type': 'application/octet-stream',
    'content-disposition': attachment(name),
    'repr-digest': `sha-512=:${Buffer.from(sha512, 'hex').toString('base64')}:`,
    'x-content-type-options': 'nosniff',
  })
  if (headers['if-none-match'] === tag) return reply.status(304).send()
  const ifRange = headers['if-range']
  const range = ifRange === undefined || ifRange === tag ? readRange(headers.range, size) : 'none'
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send()
  const { from, to } = range === 'none' ? { from: 0, to: size - 1 } : range
  reply.status(range === 'none' ? 200 : 206).header('content-length', String(to - from + 1))
  if (range !== 'none') reply.header('content-range', `bytes ${from}-${to}/${size}`)
  if (method === 'HEAD') return reply.send(Readable.from([]))
  // A resumed download was counted at its start; automatic updates are not counted.
  if (from === 0 && to === size - 1 && headers[DEVICE_HEADER] === undefined)
    await countDownload(installation.database.db, file.id)
  const parts = await partsOfFile(installation.database.db, file.id)
  return reply.send(Readable.from(bytesOf(installation, parts, from, to), { objectMode: false }))
}
