import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** What a download answers with instead of an envelope. */
export class FileResponse {
  readonly body: Readable | Buffer | null
  readonly type: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /** @param type media type @param more status (200 unless told) and further headers */
  constructor(
    body: Readable | Buffer | null,
    type: string,
    more: { status?: number; headers?: Record<string, string> } = {},
  ) {
    this.body = body
    this.type = type
    this.status = more.status ?? 200
    this.headers = more.headers ?? {}
  }
}

/**
 * @param name what the file is saved as, in any script
 * @returns a content-disposition header (RFC 6266): an ASCII name for old clients, the real one beside it
 */
export function attachment(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Sends a file so that no browser runs anything of it: its type is not guessed, and as a page it may do nothing. */
export function sendFile(reply: FastifyReply, { body, type, status, headers }: FileResponse): FastifyReply {
  return reply
    .status(status)
    .headers({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, no-store',
      ...headers,
    })
    .send(body ?? undefined)
}
