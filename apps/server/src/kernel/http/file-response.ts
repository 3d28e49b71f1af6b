import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { refuse } from '../refusal.ts'

/** Answer of a download, instead of an envelope. */
export class FileResponse {
  readonly body: Readable | Buffer | null
  readonly type: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Generated while it is sent, which occupies the server as long as the client reads. */
  readonly isExport: boolean

  /** @param type media type @param more status (200 by default), further headers, and whether it is an export */
  constructor(
    body: Readable | Buffer | null,
    type: string,
    more: { status?: number; headers?: Record<string, string>; isExport?: boolean } = {},
  ) {
    this.body = body
    this.type = type
    this.status = more.status ?? 200
    this.headers = more.headers ?? {}
    this.isExport = more.isExport ?? false
  }
}

/**
 * @param name of the saved file, in any script
 * @returns a content-disposition header (RFC 6266) with an ASCII name for old clients beside the real one
 */
export function attachment(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Maximum concurrent exports per tenant, and the Retry-After in seconds beyond it. */
const EXPORTS_AT_ONCE = 3
const NEXT_EXPORT_SECONDS = 30
/** Time in milliseconds after which an export that the client does not read is aborted. */
const UNREAD_MS = 60_000

/** @returns a function that registers the start of a tenant's export until its answer is closed; refuses with too_many_requests beyond the limit */
export function boundExports(): (tenantId: string, raw: ServerResponse) => void {
  const open = new Map<string, number>()
  return (tenantId, raw) => {
    // The client may have disconnected before: then no close follows.
    if (raw.closed) return
    const count = open.get(tenantId) ?? 0
    if (count >= EXPORTS_AT_ONCE) refuse('too_many_requests', { seconds: NEXT_EXPORT_SECONDS })
    open.set(tenantId, count + 1)
    raw.setTimeout(UNREAD_MS, () => raw.destroy())
    raw.once('close', () => {
      const left = (open.get(tenantId) ?? 1) - 1
      if (left > 0) open.set(tenantId, left)
      else open.delete(tenantId)
    })
  }
}

/** Sends a file so that no browser runs its content: without content sniffing, and with a policy that blocks everything. */
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
