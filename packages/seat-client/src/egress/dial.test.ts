import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { ClientRequest } from 'node:http'
import { type AddressInfo, createServer, Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CONNECT_TIMEOUT_MS, DialError, dial } from './dial.ts'

/** An HTTP proxy on loopback that answers a CONNECT with this. @returns how to dial through it, what it was asked, and when its connection ended */
async function proxyAnswering(answer: string) {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => end())
    socket.on('error', () => undefined)
    socket.once('data', (head) => {
      asked.push(head.toString('latin1'))
      socket.write(answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const proxy = { scheme: 'http', host: '127.0.0.1', port, username: 'nhà', password: 'p@ss' } as const
  const through = (host = 'x.example') => dial(proxy, { host, port: 443 })
  return { asked, through, ended }
}
const faultOf = (dialled: Promise<Socket>) =>
  dialled.then(
    () => 'connected',
    (error: unknown) => (error instanceof DialError ? error.kind : error),
  )

test('a tunnel loses nothing of what came with the proxy’s answer, and ends for no silence', async () => {
  const { through } = await proxyAnswering('HTTP/1.1 200 OK\r\n\r\nfirst bytes')
  const socket = await through()
  onTestFinished(() => void socket.destroy())
  const [bytes] = await once(socket, 'data')
  expect(String(bytes)).toBe('first bytes')
  expect([CONNECT_TIMEOUT_MS, socket.timeout ?? 0]).toEqual([15_000, 0])
})

// dinhvh/libetpan#465: a computer that slept held on to connections whose other side was gone.
test('a tunnel asks in its silence whether the other side is still there', async () => {
  const keep = vi.spyOn(Socket.prototype, 'setKeepAlive')
  onTestFinished(() => keep.mockRestore())
  const { through } = await proxyAnswering('HTTP/1.1 200 OK\r\n\r\n')
  const socket = await through()
  onTestFinished(() => void socket.destroy())
  expect(keep.mock.contexts.indexOf(socket)).toBeGreaterThanOrEqual(0)
  expect(keep.mock.calls[keep.mock.contexts.lastIndexOf(socket)]).toEqual([true, 45_000])
})

test.each([
  ['407 Proxy Authentication Required', 'login'],
  ['403 Forbidden', 'refuses'],
  ['429 Too Many Requests', 'refuses'],
  ['500 Internal Server Error', null],
  ['502 Bad Gateway', null],
  ['504 Gateway Timeout', null],
])('a proxy that answers %s failed by %s', async (status, kind) => {
  const { through } = await proxyAnswering(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\n\r\n`)
  expect(await faultOf(through())).toBe(kind)
})

test('a proxy that does not answer in time is given up, and its connection with it', async () => {
  const { through, ended } = await proxyAnswering('')
  const { promise, resolve } = Promise.withResolvers<ClientRequest & { timeout?: number }>()
  const note = (message: unknown) => resolve((message as { request: ClientRequest }).request)
  subscribe('http.client.request.start', note)
  onTestFinished(() => void unsubscribe('http.client.request.start', note))
  const dialled = faultOf(through())
  const request = await promise
  expect(request.timeout).toBe(15_000)
  request.emit('timeout')
  expect(await dialled).toBe('unreachable')
  await ended
})

test('a proxy that refuses keeps no connection', async () => {
  const { through, ended } = await proxyAnswering('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n')
  expect(await faultOf(through())).toBe('refuses')
  await ended
})

test('what is no HTTP is no proxy', async () => {
  const { through } = await proxyAnswering('SSH-2.0-OpenSSH_9.6\r\n')
  expect(await faultOf(through())).toBe('unreachable')
})

test('the proxy gets its login and the name, an IPv6 address in brackets', async () => {
  const { asked, through } = await proxyAnswering('HTTP/1.1 200 OK\r\n\r\n')
  for (const host of ['x.example', '2001:db8::1']) (await through(host)).destroy()
  expect(asked.map((head) => head.split('\r\n', 1)[0])).toEqual([
    'CONNECT x.example:443 HTTP/1.1',
    'CONNECT [2001:db8::1]:443 HTTP/1.1',
  ])
  const login = Buffer.from('nhà:p@ss').toString('base64')
  for (const head of asked) expect(head).toMatch(new RegExp(`proxy-authorization: Basic ${login}`, 'i'))
})
