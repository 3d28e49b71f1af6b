import { API_BASE } from '@seaport/contract/api'
import { fileKinds } from '@seaport/contract/platform/file'

/** The server's signed addresses: the only paths that the window may load. */
const FILE = new RegExp(`^${API_BASE}/file/[\\w-]{1,64}/content$`)
const SHOWN: readonly string[] = [...fileKinds.image.types, ...fileKinds.video.types]
/** Headers passed on to the window. */
const HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control']

/**
 * Fetches images and videos for the window, which itself loads nothing from elsewhere: an address below its own origin is answered with what the server has
 * there. Nothing but images and videos comes through.
 * @returns undefined for an address that is no file's
 */
export function createMedia(serverUrl: () => string | null, send: typeof fetch = fetch) {
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, search } = new URL(request.url)
    if (!FILE.test(pathname)) return undefined
    const server = serverUrl()
    if (server === null) return undefined
    const range = request.headers.get('range')
    const answer = await send(`${server}${pathname}${search}`, {
      ...(range && { headers: { range } }),
      redirect: 'error',
      signal: request.signal,
    }).catch(() => undefined)
    if (!answer) return new Response(null, { status: 502 })
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !SHOWN.includes(type)) {
      await answer.body?.cancel()
      return new Response(null, { status: answer.ok ? 415 : answer.status })
    }
    const headers = HEADERS.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    return new Response(answer.body, { status: answer.status, headers })
  }
}
