import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { dial, ProxyConnectionError, type Resolve, secure } from '../../desk/proxy/proxy.public.ts'
import { type Answer, type OutgoingCall, type Send, TranslationError } from './provider.ts'

/** Time limit for all requests of one translation together; clients wait ten seconds for an answer. */
const WHOLE_MS = 8000
/** Maximum bytes of an answer: translations are longer than their texts, but not by that much. */
const MOST_ANSWER = 1024 * 1024

export interface SendOptions {
  /** Allows services in private networks, and without TLS. */
  allowPrivate: boolean
  resolve?: Resolve | undefined
}

/**
 * @returns a function that sends the requests of one translation. Names are resolved once and exactly those addresses are connected to; redirects are
 * not followed
 */
export function sender({ allowPrivate, resolve }: SendOptions): Send {
  const signal = AbortSignal.timeout(WHOLE_MS)
  return async (call) => {
    const url = new URL(call.url)
    const isSecure = url.protocol === 'https:'
    if (!isSecure && !allowPrivate) throw new TranslationError('address')
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const to = { host, port: Number(url.port) || (isSecure ? 443 : 80) }
    const { promise: late, reject } = Promise.withResolvers<never>()
    let socket: Socket | undefined
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp)
    try {
      signal.throwIfAborted()
      socket = await Promise.race([dial(to, { allowPrivate, signal, resolve }), late])
      socket.on('error', () => undefined)
      const line = isSecure ? await secure(socket, host) : socket
      return await exchange(line, url, call)
    } catch (error) {
      throw new TranslationError(signal.aborted ? 'late' : faultOf(error))
    } finally {
      signal.removeEventListener('abort', giveUp)
      late.catch(() => undefined)
      socket?.destroy()
    }
  }
}

function faultOf(error: unknown) {
  if (error instanceof TranslationError) return error.fault
  const isRefused = error instanceof ProxyConnectionError && error.reason === 'proxy_address_refused'
  return isRefused ? 'address' : 'unreachable'
}

function exchange(line: Socket, url: URL, call: OutgoingCall): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const body = call.body === undefined ? '' : JSON.stringify(call.body)
  const outgoing = request({
    createConnection: () => line,
    method: call.method,
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      accept: 'application/json',
      'user-agent': 'Seaport',
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...call.headers,
      connection: 'close',
    },
  })
  outgoing.once('error', reject)
  outgoing.once('response', (response) => readAnswer(response).then(resolve, reject))
  outgoing.end(body)
  return promise
}

/** @throws TranslationError: answer, if it exceeds the limit */
async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_ANSWER) throw new TranslationError('answer')
    chunks.push(chunk)
  }
  return { status: response.statusCode ?? 0, body: jsonOf(Buffer.concat(chunks).toString('utf8')) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
