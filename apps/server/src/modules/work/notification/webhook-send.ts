import { request } from 'node:http'
import type { Socket } from 'node:net'
import type { DeliveryError } from '@seaport/contract/work/webhook.schema'
import { dial, ProxyConnectionError, type Resolve, secure } from '../../desk/proxy/proxy.public.ts'
import { signMessage } from './webhook-signature.ts'

/** Timeout of one attempt in ms. */
const TRY_MS = 15_000

/** A message to send. */
export interface OutgoingMessage {
  id: string
  url: string
  body: string
  /** The message is signed with each of them; Standard Webhooks takes any signature that fits. */
  secrets: readonly string[]
  /** Seconds since 1970. */
  at: number
}

export interface SendOptions {
  /** Allows addresses of private networks; for tests and demonstrations. */
  allowPrivate: boolean
  resolve?: Resolve | undefined
}

/** Result of an attempt: the status, if there was an answer. */
export interface SendResult {
  status: number | null
  error: DeliveryError | null
  /** How long the receiver asks to be left alone (`Retry-After`), in ms. */
  askedMs?: number
}

const errors: Partial<Record<ProxyConnectionError['reason'], DeliveryError>> = {
  proxy_name_not_found: 'name_not_found',
  proxy_address_refused: 'address_refused',
  proxy_tls_failed: 'tls_failed',
}

/** Posts a message. The name is resolved once and only the checked addresses are connected to, private ones never; redirects are not followed. */
export async function sendMessage(message: OutgoingMessage, options: SendOptions): Promise<SendResult> {
  const { allowPrivate, resolve } = options
  const signal = AbortSignal.timeout(TRY_MS)
  const { promise: late, reject } = Promise.withResolvers<never>()
  let socket: Socket | undefined
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp)
  try {
    const url = new URL(message.url)
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const to = { host, port: Number(url.port) || 443 }
    socket = await Promise.race([dial(to, { allowPrivate, signal, resolve }), late])
    socket.on('error', () => undefined)
    const line = await secure(socket, host)
    return { ...(await post(line, url, message)), error: null }
  } catch (error) {
    if (signal.aborted) return { status: null, error: 'timed_out' }
    if (error instanceof ProxyConnectionError)
      return { status: null, error: errors[error.reason] ?? 'unreachable' }
    return { status: null, error: 'bad_answer' }
  } finally {
    signal.removeEventListener('abort', giveUp)
    socket?.destroy()
  }
}

type Answer = Pick<SendResult, 'status' | 'askedMs'>

function post(line: Socket, url: URL, message: OutgoingMessage): Promise<Answer> {
  const { id, at, body } = message
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const call = request({
    createConnection: () => line,
    method: 'POST',
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Seaport',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': message.secrets.map((secret) => signMessage(secret, message)).join(' '),
      connection: 'close',
    },
    // Raises Node's limit of 16 KiB, because proxies in front of receivers set many cookies.
    maxHeaderSize: 64 * 1024,
  })
  call.once('error', reject)
  // The body does not matter: receivers may keep it open, or cut it off.
  call.once('response', (response) => {
    const { statusCode = 0, headers } = response.resume()
    const askedMs = waitOf(headers['retry-after'], at * 1000)
    resolve({ status: statusCode, ...(askedMs !== undefined && { askedMs }) })
  })
  call.end(body)
  return promise
}

/** @returns what a `Retry-After` asks for, in seconds or until a date (RFC 9110, section 10.2.3); undefined for nothing and what can't be read */
function waitOf(header: string | undefined, now: number): number | undefined {
  const wait = /^\d{1,9}$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now
  return wait > 0 ? wait : undefined
}
