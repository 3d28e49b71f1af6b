import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { Socket } from 'node:net'
import { SocksClient } from 'socks'
import type { AccountProxy } from './egress.ts'
import type { EgressFaultKind } from './egress-fault.ts'

/** Timeout of a proxy's connection. */
export const CONNECT_TIMEOUT_MS = 15_000

/** A proxy made no connection. `kind` null = the proxy works, but could not reach the address. */
export class DialError extends Error {
  readonly kind: EgressFaultKind | null
  constructor(kind: EgressFaultKind | null, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DialError'
    this.kind = kind
  }
}

export interface Destination {
  readonly host: string
  readonly port: number
}

/** Connects to an address through a proxy, which resolves the name. @throws {DialError} */
export function dial(proxy: AccountProxy, to: Destination): Promise<Socket> {
  return proxy.scheme === 'socks5' ? dialSocks(proxy, to) : dialHttp(proxy, to)
}

async function dialSocks({ host, port, username, password }: AccountProxy, to: Destination): Promise<Socket> {
  try {
    const { socket } = await SocksClient.createConnection({
      proxy: { host, port, type: 5, ...(username && { userId: username, password }) },
      command: 'connect',
      destination: to,
      timeout: CONNECT_TIMEOUT_MS,
    })
    return kept(socket)
  } catch (error) {
    throw new DialError(socksFaultOf(String((error as Error).message)), 'SOCKS5 proxy made no connection', {
      cause: error,
    })
  }
}

/** The errors of the `socks` client differ only in their messages. */
function socksFaultOf(message: string): EgressFaultKind | null {
  if (/authentication/i.test(message)) return 'login'
  if (/NotAllowed/.test(message)) return 'refuses'
  return /rejected connection/.test(message) ? null : 'unreachable'
}

/** Silence after which the system asks whether the other side is still there; Chromium's own connections do the same. */
const KEEP_ALIVE_MS = 45_000

/** After a sleep of the computer the other side may be gone without a word, and a request would wait for minutes: dinhvh/libetpan#465. */
const kept = (socket: Socket) => socket.setNoDelay().setKeepAlive(true, KEEP_ALIVE_MS)

function dialHttp(proxy: AccountProxy, { host, port }: Destination): Promise<Socket> {
  const { scheme, username, password } = proxy
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const login = Buffer.from(`${username}:${password}`).toString('base64')
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(new DialError('unreachable', 'HTTP proxy can’t be reached', { cause }))
    const asking = (scheme === 'https' ? requestSecure : requestPlain)({
      host: proxy.host,
      port: proxy.port,
      method: 'CONNECT',
      path: authority,
      agent: false,
      timeout: CONNECT_TIMEOUT_MS,
      headers: { host: authority, ...(username && { 'proxy-authorization': `Basic ${login}` }) },
    })
    asking.once('connect', ({ statusCode = 0 }, socket, head) => {
      // Any 2xx is success: RFC 9110, section 9.3.6; curl/curl#1859 saw a 204.
      if (statusCode >= 200 && statusCode <= 299) {
        if (head.length > 0) socket.unshift(head)
        socket.setTimeout(0)
        return resolve(kept(socket))
      }
      socket.on('error', () => undefined).destroy()
      reject(new DialError(httpFaultOf(statusCode), `HTTP proxy answered ${statusCode}`))
    })
    // An answer that is not HTTP ends here too.
    asking.once('error', fail)
    asking.once('timeout', () => asking.destroy(new Error('The proxy does not answer')))
    asking.end()
  })
}

function httpFaultOf(status: number): EgressFaultKind | null {
  if (status === 407) return 'login'
  return status >= 500 ? null : 'refuses'
}
