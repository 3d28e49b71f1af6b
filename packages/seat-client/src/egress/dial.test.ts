import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type DialError, dial } from './dial.ts'

const GREETING = [5, 0]
const DONE = [5, 0, 0, 1, 0, 0, 0, 0, 0, 80]
const NAMED = [5, 0, 0, 3, 9, ...Buffer.from('proxy.lan'), 0, 80]

/** A SOCKS5 proxy that answers the greeting, then the wish to connect. */
async function proxy(answer: (socket: Socket, turn: number) => void) {
  const server = createServer((socket) => {
    let turn = 0
    socket.on('error', () => undefined).on('data', () => answer(socket, turn++))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { scheme: 'socks5', host: '127.0.0.1', port, username: '', password: '' } as const
}
const write = (socket: Socket, bytes: readonly number[]) => socket.write(Buffer.from(bytes))

test.each<[string, (socket: Socket, turn: number) => void]>([
  // benoitc/hackney#454, nmap/nmap#2365
  ['tells a name as its own address', (socket, turn) => write(socket, turn === 0 ? GREETING : NAMED)],
  [
    'tells an address of IPv6',
    (socket, turn) => write(socket, turn === 0 ? GREETING : [5, 0, 0, 4, ...Array(16).fill(0), 0, 80]),
  ],
  [
    'answers byte by byte',
    (socket, turn) => {
      for (const byte of turn === 0 ? GREETING : DONE) write(socket, [byte])
    },
  ],
])('a proxy that %s is spoken through', async (_title, answer) => {
  const socket = await dial(await proxy(answer), { host: 'x.test', port: 443 })
  onTestFinished(() => void socket.destroy())
  expect(socket.destroyed).toBe(false)
})

test('what comes with the proxy’s answer is not lost', async () => {
  const both = [...DONE, ...Buffer.from('hello')]
  const through = await proxy((socket, turn) => write(socket, turn === 0 ? GREETING : both))
  const socket = await dial(through, { host: 'x.test', port: 443 })
  onTestFinished(() => void socket.destroy())
  expect(String(await once(socket, 'data'))).toBe('hello')
})

test.each<[string, DialError['kind'], (socket: Socket, turn: number) => void]>([
  // TooTallNate/node-socks-proxy-agent#74
  [
    'closes after its greeting',
    'unreachable',
    (socket, turn) => (turn === 0 ? write(socket, GREETING) : socket.end()),
  ],
  [
    'breaks off its answer',
    'unreachable',
    (socket, turn) => (turn === 0 ? write(socket, GREETING) : socket.end(Buffer.from([5, 0, 0]))),
  ],
  ['speaks HTTP', 'unreachable', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['takes no way to log in', 'login', (socket) => write(socket, [5, 255])],
  [
    'can’t reach the address',
    null,
    (socket, turn) => write(socket, turn === 0 ? GREETING : [5, 1, 0, 1, 0, 0, 0, 0, 0, 0]),
  ],
])('a proxy that %s makes no connection: %s', async (_title, kind, answer) => {
  await expect(dial(await proxy(answer), { host: 'x.test', port: 443 })).rejects.toMatchObject({ kind })
})
