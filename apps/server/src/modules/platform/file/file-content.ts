import type { FileTable } from '../../../db/schema/script.ts'
import { readRange } from '../../../kernel/http/byte-range.ts'
import { isKnown } from '../../../kernel/http/etag.ts'
import { attachment, FileResponse } from '../../../kernel/http/file-response.ts'
import type { Installation } from '../../../kernel/installation.ts'

/**
 * Answers with the content of a file: whole, a range of it (206, 416), or 304. The content of an id never changes, so its hash is the ETag.
 * @param header reads a header of the request
 */
export async function contentAnswer(
  { storage }: Installation,
  { sha256, size, type, name, kind }: FileTable,
  header: (name: string) => string | undefined,
): Promise<FileResponse> {
  const tag = `"${sha256}"`
  const headers = {
    etag: tag,
    'accept-ranges': 'bytes',
    // A report quotes rows of an import.
    'cache-control': kind === 'report' ? 'private, no-store' : 'private, max-age=3600, immutable',
    'content-disposition': attachment(name, kind === 'report' ? 'attachment' : 'inline'),
    // The desktop's window has a different origin; session or signature decide about access.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (isKnown(header('if-none-match'), tag)) return new FileResponse(null, type, { status: 304, headers })

  const ifRange = header('if-range')
  const range = ifRange === undefined || ifRange === tag ? readRange(header('range'), size) : 'none'
  if (range === 'unsatisfiable') {
    const nothing = { ...headers, 'content-range': `bytes */${size}` }
    return new FileResponse(null, type, { status: 416, headers: nothing })
  }
  if (range === 'none') {
    const whole = { ...headers, 'content-length': String(size) }
    return new FileResponse(await storage.read(sha256), type, { headers: whole })
  }
  const { from, to } = range
  const part = {
    ...headers,
    'content-range': `bytes ${from}-${to}/${size}`,
    'content-length': String(to - from + 1),
  }
  return new FileResponse(await storage.read(sha256, range), type, { status: 206, headers: part })
}
