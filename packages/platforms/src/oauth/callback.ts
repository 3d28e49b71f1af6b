import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CallbackOptions {
  /** Registered ports of 127.0.0.1, tried in order; 0 = any (for a network that accepts any loopback port). */
  ports: readonly number[]
  /** Text of the final page, in the person's language. */
  page: { title: string; done: string; failed: string }
  /** Time limit for the person. */
  timeoutMs: number
  signal: AbortSignal
}

/** Why no code arrived. */
export type CallbackFailure = 'no_port' | 'timeout' | 'denied'

export class CallbackError extends Error {
  readonly failure: CallbackFailure
  constructor(failure: CallbackFailure) {
    super(`sign-in: ${failure}`)
    this.name = 'CallbackError'
    this.failure = failure
  }
}

export interface CallbackReceiver {
  /** The port on which it listens, for `createAuthorization`. */
  port: number
  /**
   * Accepts one answer with this state, then closes; answers with another state are rejected and change nothing.
   * @throws {CallbackError} timeout, or denied if the person refused
   */
  receive(state: string): Promise<{ code: string; state: string }>
  close(): void
}

/** Listens for the network's redirect. @throws {CallbackError} no_port if every port is taken */
export async function receiveCallback(options: CallbackOptions): Promise<CallbackReceiver> {
  const server = createServer()
  const port = await listenOnFirstFree(server, options.ports)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return {
    port,
    close,
    receive: (state) => awaitAnswer(server, state, options).finally(close),
  }
}

function awaitAnswer(
  server: Server,
  state: string,
  options: CallbackOptions,
): Promise<{ code: string; state: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: string; state: string }>()
  const timer = setTimeout(() => reject(new CallbackError('timeout')), options.timeoutMs)
  const abort = () => reject(options.signal.reason)
  options.signal.addEventListener('abort', abort, { once: true })
  if (options.signal.aborted) abort()

  server.on('request', (request, response) => {
    const answer = readAnswer(request, state)
    const status = answer === null ? 404 : 'code' in answer ? 200 : 403
    const { title, done, failed } = options.page
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      connection: 'close',
    })
    response.end(pageOf(title, status === 200 ? done : failed), () => {
      if (answer === null) return
      if ('code' in answer) resolve({ code: answer.code, state })
      else reject(new CallbackError('denied'))
    })
  })

  return promise.finally(() => {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', abort)
  })
}

/** @returns null for a request that is not the answer to this sign-in */
function readAnswer(request: IncomingMessage, state: string): { code: string } | { denied: true } | null {
  // Any program of this computer may send anything, such as `//`, which is no path.
  const url = URL.parse(request.url ?? '/', 'http://127.0.0.1')
  if (request.method !== 'GET' || url?.pathname !== '/callback') return null
  if (!isSame(url.searchParams.get('state') ?? '', state)) return null
  const code = url.searchParams.get('code')
  return code ? { code } : { denied: true }
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

async function listenOnFirstFree(server: Server, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const refused = () => resolve(false)
    server.once('error', refused)
    server.listen(port, '127.0.0.1', () => resolve(true))
    const listening = await promise
    server.off('error', refused)
    if (listening) return (server.address() as AddressInfo).port
  }
  throw new CallbackError('no_port')
}

function pageOf(title: string, text: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;text-align:center}h1{font-size:20px;margin:0 0 8px}p{margin:0}</style>
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
