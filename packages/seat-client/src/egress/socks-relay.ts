import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import type { Duplex } from 'node:stream'
import { dial } from './dial.ts'
import type { AccountProxy } from './egress.ts'

/** A local proxy that forwards to another one. */
export interface SocksRelay {
  readonly proxy: AccountProxy
  close(): void
}

/**
 * Chromium can't log in to a SOCKS5 proxy. The relay speaks HTTP on a loopback port, with a login known only to its own window, and forwards through
 * the SOCKS5 proxy only: if that fails, nothing is sent.
 */
export async function openSocksRelay(upstream: AccountProxy): Promise<SocksRelay> {
  const [username, password] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
  const expected = Buffer.from(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`)
  const sockets = new Set<Duplex>()
  const server = createServer((incoming, answer) => {
    if (isAllowed(incoming, expected)) forward(upstream, incoming, answer)
    else answer.writeHead(407, { 'proxy-authenticate': 'Basic realm="relay"' }).end()
  })
  server.on('connection', (socket) => remember(sockets, socket))
  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy())
    if (!isAllowed(incoming, expected))
      return void client.end('HTTP/1.1 407 Login\r\nproxy-authenticate: Basic realm="relay"\r\n\r\n')
    tunnel(upstream, incoming.url ?? '', client, head, sockets)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    proxy: { scheme: 'http', host: '127.0.0.1', port, username, password },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function remember(sockets: Set<Duplex>, socket: Duplex): void {
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
}

function isAllowed({ headers }: IncomingMessage, expected: Buffer): boolean {
  const given = Buffer.from(headers['proxy-authorization'] ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A page may go on before the proxy has connected; its connection ends then, because proxies are sold by their number. */
function tunnel(
  upstream: AccountProxy,
  target: string,
  client: Duplex,
  head: Buffer,
  sockets: Set<Duplex>,
): void {
  const url = URL.parse(`tunnel://${target}`)
  if (!url?.port) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  dial(upstream, { host: plainHost(url), port: Number(url.port) }).then(
    (remote) => {
      if (client.destroyed) return void remote.destroy()
      remember(sockets, remote)
      remote.on('error', () => client.destroy())
      client.on('close', () => remote.destroy())
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      remote.write(head)
      client.pipe(remote).pipe(client)
    },
    () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'),
  )
}

/** A request without TLS, sent by browsers to a proxy with the full address. */
function forward(upstream: AccountProxy, incoming: IncomingMessage, answer: ServerResponse): void {
  const url = URL.parse(incoming.url ?? '')
  if (url?.protocol !== 'http:') return void answer.writeHead(400).end()
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith('proxy-')),
  )
  dial(upstream, { host: plainHost(url), port: Number(url.port) || 80 }).then(
    (remote) => {
      if (answer.destroyed) return void remote.destroy()
      const path = `${url.pathname}${url.search}`
      const { method } = incoming
      const outgoing = request({ ...(method && { method }), path, headers, createConnection: () => remote })
      outgoing.on('response', (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      })
      outgoing.on('error', () => answer.destroy())
      answer.on('close', () => remote.destroy())
      incoming.pipe(outgoing)
    },
    () => answer.writeHead(502).end(),
  )
}

function plainHost({ hostname }: URL): string {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIPv6(bare) ? bare : hostname
}
