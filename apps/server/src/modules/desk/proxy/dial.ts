import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'
import type { ProxyError } from '@seaport/contract/desk/proxy.schema'
import { isPublicAddress } from './address-kind.ts'

/** Resolves a name to all of its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

/** Thrown when a proxy can't be used, with the reason that is shown. */
export class ProxyConnectionError extends Error {
  readonly reason: ProxyError
  constructor(reason: ProxyError) {
    super(reason)
    this.reason = reason
  }
}

const resolveName: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/**
 * Connects to a host that a user named. Its name is resolved once, every address is checked, and the socket gets exactly those addresses: a name that
 * resolves differently the second time (DNS rebinding) gains nothing. An abort also ends the connection later.
 * @throws ProxyConnectionError: proxy_name_not_found, proxy_address_refused, proxy_unreachable
 */
export async function dial(
  { host, port }: { host: string; port: number },
  { allowPrivate, signal, resolve = resolveName }: DialOptions,
): Promise<Socket> {
  const addresses = await resolve(host).catch(() => [])
  signal.throwIfAborted()
  if (addresses.length === 0) throw new ProxyConnectionError('proxy_name_not_found')
  if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new ProxyConnectionError('proxy_address_refused')
  const { promise, resolve: connected, reject } = Promise.withResolvers<void>()
  const options: TcpNetConnectOpts = {
    host,
    port,
    signal,
    lookup: (_host, { all }, answer) => {
      const [first] = addresses
      if (all) answer(null, addresses)
      else if (first) answer(null, first.address, first.family)
    },
  }
  const socket = connect(options)
  socket.once('connect', connected)
  socket.once('error', reject)
  try {
    await promise
  } catch {
    socket.destroy()
    signal.throwIfAborted()
    throw new ProxyConnectionError('proxy_unreachable')
  }
  return socket
}

export interface DialOptions {
  allowPrivate: boolean
  signal: AbortSignal
  /** The system's resolver unless told. */
  resolve?: Resolve | undefined
}
