import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

/** The scheme and host of our own pages. */
export const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://seaport'

/** Nothing but our own files: no inline script, no foreign address; Fluent's styles are inserted at run time. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.wasm': 'application/wasm',
  '.map': 'application/json; charset=utf-8',
}

/**
 * Answers `app://seaport/…` from the built renderer. A path without a file extension is a screen's address and gets the start page; a path that
 * leaves the folder, by dots, encoded slashes or a link, is refused.
 * @param media called first: answers the addresses that it knows
 */
export function createAppProtocol(
  rendererDir: string,
  media: (request: Request) => Promise<Response | undefined> = async () => undefined,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
    const url = new URL(request.url)
    if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return refuse(404)
    const medium = await media(request)
    if (medium) return guarded(medium)
    const path = decodePath(url.pathname)
    if (path === undefined) return refuse(400)
    const file = extname(path) === '' ? '/index.html' : path
    const mime = MIME[extname(file).toLowerCase()]
    if (!mime) return refuse(404)
    const inside = await locate(rendererDir, file)
    if (!inside) return refuse(404)
    return new Response(await readFile(inside), {
      headers: {
        'content-type': mime,
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
      },
    })
  }
}

/** Responses from elsewhere keep their content type and are never shown as a page. */
function guarded({ body, status, headers }: Response): Response {
  const all = new Headers(headers)
  all.set('content-security-policy', "default-src 'none'; sandbox")
  all.set('x-content-type-options', 'nosniff')
  return new Response(body, { status, headers: all })
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    const foreign = path.includes('\0') || path.includes('\\') || path.split('/').includes('..')
    return foreign ? undefined : path
  } catch {
    return undefined
  }
}

async function locate(dir: string, path: string): Promise<string | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(dir), realpath(join(dir, path))])
    return file.startsWith(root + sep) ? file : undefined
  } catch {
    return undefined
  }
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: { 'content-security-policy': CONTENT_SECURITY_POLICY } })
}
