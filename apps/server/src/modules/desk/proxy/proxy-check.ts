import { type IncomingMessage, request } from 'node:http'
import { isIP, type Socket } from 'node:net'
import type { ProxyError } from '@seaport/contract/desk/proxy.schema'
import { dial, ProxyConnectionError, type Resolve } from './dial.ts'
import { openTunnel, type ProxyTarget, secure } from './tunnel.ts'

/** How a proxy appears from outside; null = the lookup service does not report the country. */
interface Exit {
  address: string
  country: string | null
}

/** What a check found. */
export type CheckResult = { ok: true; responseMs: number; exit: Exit } | { ok: false; error: ProxyError }

export interface CheckOptions {
  /** Requests the caller's own address from the check service. No other URL is requested, and redirects are not followed. */
  checkUrl: string
  allowPrivate: boolean
  resolve?: Resolve | undefined
}

/** Timeout of a whole check in ms. */
const CHECK_MS = 10_000
/** Far more than an address needs. */
const MAX_ANSWER_BYTES = 4096

/** Requests the check address through a proxy. @returns response time and exit address, or the reason of the failure */
export async function checkProxy(proxy: ProxyTarget, options: CheckOptions): Promise<CheckResult> {
  const { checkUrl, allowPrivate, resolve } = options
  const signal = AbortSignal.timeout(CHECK_MS)
  const started = performance.now()
  let socket: Socket | undefined
  try {
    const url = new URL(checkUrl)
    const to = { host: hostOf(url), port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) }
    socket = await aborting(dial(proxy, { allowPrivate, signal, resolve }), signal)
    socket.on('error', () => undefined)
    const tunnel = await openTunnel(socket, proxy, to)
    const line = url.protocol === 'https:' ? await secure(tunnel, to.host) : tunnel
    const exit = await askExit(line, url)
    return { ok: true, responseMs: Math.round(performance.now() - started), exit }
  } catch (error) {
    if (signal.aborted) return { ok: false, error: 'proxy_timed_out' }
    if (error instanceof ProxyConnectionError) return { ok: false, error: error.reason }
    throw error
  } finally {
    socket?.destroy()
  }
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

/** A resolver can't be interrupted; its result is ignored after the timeout. */
async function aborting<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

async function askExit(line: Socket, url: URL): Promise<Exit> {
  const { promise, resolve, reject } = Promise.withResolvers<Exit>()
  const failed = () => reject(new ProxyConnectionError('proxy_bad_answer'))
  const call = request({
    createConnection: () => line,
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      accept: 'text/plain, application/json',
      'user-agent': 'Seaport',
      connection: 'close',
    },
  })
  call.once('error', failed)
  call.once('response', (response) => readExit(response).then(resolve, failed))
  call.end()
  return promise
}

async function readExit(response: IncomingMessage): Promise<Exit> {
  if (response.statusCode !== 200) throw new Error('Not an answer')
  let text = ''
  for await (const chunk of response.setEncoding('latin1')) {
    text += chunk
    if (text.length > MAX_ANSWER_BYTES) throw new Error('Too long')
  }
  const told = text.trim().startsWith('{')
    ? (JSON.parse(text) as { ip?: unknown; country?: unknown })
    : { ip: text.trim() }
  const { ip: address, country } = told
  if (typeof address !== 'string' || isIP(address) === 0) throw new Error('No address')
  return { address, country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null }
}
