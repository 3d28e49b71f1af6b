import { request } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { ProxyScheme } from '@seaport/contract/desk/proxy.schema'
import { SocksClient } from 'socks'
import { ProxyConnectionError } from './dial.ts'

/** A proxy to go through. */
export interface ProxyTarget {
  scheme: ProxyScheme
  host: string
  port: number
  username: string
  password: string
}

/**
 * Requests a tunnel to a host from a connected proxy, which resolves the name. It waits until the socket is closed.
 * @throws ProxyConnectionError: proxy_login_refused, proxy_tunnel_refused, proxy_tls_failed
 */
export async function openTunnel(
  socket: Socket,
  proxy: ProxyTarget,
  to: { host: string; port: number },
): Promise<Socket> {
  if (proxy.scheme === 'socks5') return throughSocks(socket, proxy, to)
  const line = proxy.scheme === 'https' ? await secure(socket, proxy.host) : socket
  return throughHttp(line, proxy, to)
}

/**
 * Speaks TLS over a connection, checking the certificate.
 * @throws ProxyConnectionError: proxy_tls_failed
 */
export async function secure(socket: Socket, host: string): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const line = connectTls({ socket, ...(isIP(host) === 0 && { servername: host }), host })
  line.once('secureConnect', resolve)
  line.once('error', reject)
  line.once('close', () => reject(new Error('closed')))
  try {
    await promise
  } catch {
    throw new ProxyConnectionError('proxy_tls_failed')
  }
  return line
}

/** CONNECT (RFC 9110, section 9.3.6). */
async function throughHttp(
  line: Socket,
  { username, password }: ProxyTarget,
  to: { host: string; port: number },
): Promise<Socket> {
  const authority = `${isIP(to.host) === 6 ? `[${to.host}]` : to.host}:${to.port}`
  const login = Buffer.from(`${username}:${password}`).toString('base64')
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const call = request({
    createConnection: () => line,
    method: 'CONNECT',
    path: authority,
    headers: {
      host: authority,
      ...((username !== '' || password !== '') && { 'proxy-authorization': `Basic ${login}` }),
    },
  })
  call.once('connect', (response, tunnel: Socket, head) => {
    if (head.length > 0) tunnel.unshift(head)
    if (response.statusCode === 200) resolve(tunnel)
    else reject(new ProxyConnectionError(refusalOf(response.statusCode)))
  })
  call.once('response', (response) => {
    response.resume()
    reject(new ProxyConnectionError(refusalOf(response.statusCode)))
  })
  call.once('error', () => reject(new ProxyConnectionError('proxy_tunnel_refused')))
  call.end()
  return promise
}

function refusalOf(status: number | undefined) {
  return status === 407 || status === 401 ? 'proxy_login_refused' : 'proxy_tunnel_refused'
}

/** SOCKS5 with a name and a password where there are any (RFC 1928, RFC 1929). */
async function throughSocks(
  socket: Socket,
  { host, port, username, password }: ProxyTarget,
  destination: { host: string; port: number },
): Promise<Socket> {
  try {
    const tunnel = await SocksClient.createConnection({
      proxy: {
        // Already connected: the address is not looked up again.
        host,
        port,
        type: 5,
        ...((username !== '' || password !== '') && { userId: username, password }),
      },
      command: 'connect',
      destination,
      existing_socket: socket,
    })
    return tunnel.socket
  } catch (error) {
    const about = error instanceof Error ? error.message : ''
    throw new ProxyConnectionError(/auth/i.test(about) ? 'proxy_login_refused' : 'proxy_tunnel_refused')
  }
}
