import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, connect as dial, type Server, Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fetchThrough } from './proxied-fetch.ts'
import { openSocksRelay, type SocksRelay } from './socks-relay.ts'

const open: { close(): void }[] = []

test('the relay is there for this computer alone', async () => {
  const relay = await openSocksRelay({
    scheme: 'socks5',
    host: '127.0.0.1',
    port: 1,
    username: 'mei',
    password: 'x',
  })
  open.push(relay)
  const reaches = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = dial(relay.proxy.port, host, () => resolve(true)).on('error', () => resolve(false))
      open.push({ close: () => void socket.destroy() })
    })
  // Every address but the one that the relay has is another to the system, even of the same network.
  expect([await reaches('127.0.0.1'), await reaches('127.0.0.2')]).toEqual([true, false])
})
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

const listen = async <S extends Server>(server: S): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  return (server.address() as AddressInfo).port
}

/** A SOCKS5 proxy with a login (RFC 1928 and 1929), which connects once it may. @returns its port, and the requests that it received */
async function socksProxy(
  password: string,
  mayConnect: Promise<void>,
): Promise<{ port: number; logins: string[]; targets: string[]; sockets: Socket[] }> {
  const logins: string[] = []
  const sockets: Socket[] = []
  const targets: string[] = []
  const next = (socket: Socket) =>
    new Promise<Buffer>((resolve, reject) => {
      socket.once('data', resolve)
      socket.once('close', () => reject(new Error('closed')))
    })
  const serve = async (socket: Socket) => {
    if (!(await next(socket)).subarray(2).includes(2)) return void socket.end(Buffer.from([5, 0xff]))
    const asked = next(socket)
    socket.write(Buffer.from([5, 2]))
    const login = await asked
    const name = login.subarray(2, 2 + (login[1] ?? 0)).toString()
    const word = login.subarray(3 + (login[1] ?? 0)).toString()
    logins.push(`${name}:${word}`)
    if (word !== password) return void socket.end(Buffer.from([1, 1]))
    const wanted = next(socket)
    socket.write(Buffer.from([1, 0]))
    const request = await wanted
    const isName = request[3] === 3
    const length = isName ? (request[4] ?? 0) : 4
    const at = isName ? 5 : 4
    const host = isName
      ? request.subarray(at, at + length).toString()
      : [...request.subarray(at, at + length)].join('.')
    const port = request.readUInt16BE(at + length)
    targets.push(`${host}:${port}`)
    await mayConnect
    const remote = dial(port, '127.0.0.1', () => {
      socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]))
      socket.pipe(remote).pipe(socket)
    })
    remote.on('error', () => socket.destroy())
  }
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => socket.destroy())
    serve(socket).catch(() => socket.destroy())
  })
  return { port: await listen(server), logins, targets, sockets }
}

async function rig(given: string, mayConnect = Promise.resolve()) {
  const asked = Promise.withResolvers<void>()
  const site = await listen(
    // No limit of its own ends a connection that nobody uses.
    createHttpServer({ headersTimeout: 0, requestTimeout: 0 }, (request, answer) => {
      if (request.url === '/never') asked.resolve()
      else answer.end(`seen ${request.url}`)
    }),
  )
  const socks = await socksProxy('secret', mayConnect)
  const relay = await openSocksRelay({
    scheme: 'socks5',
    host: '127.0.0.1',
    port: socks.port,
    username: 'mei',
    password: given,
  })
  open.push(relay)
  return { site, socks, relay, asked: asked.promise }
}

/** Sends a request as a browser does: with the full address, and the login after a challenge. */
const plainRequest = ({ proxy }: SocksRelay, url: string, login: boolean) =>
  new Promise<string>((resolve, reject) => {
    const socket = dial(proxy.port, proxy.host)
    const word = Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64')
    const auth = login ? `proxy-authorization: Basic ${word}\r\n` : ''
    socket.write(`GET ${url} HTTP/1.1\r\nhost: site\r\nconnection: close\r\n${auth}\r\n`)
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })

test('tunnels and plain requests go through the SOCKS5 proxy, with its login', async () => {
  const { site, socks, relay } = await rig('secret')
  const answer = await fetchThrough(relay.proxy)(`http://network.test:${site}/a`)
  expect(await answer.text()).toBe('seen /a')
  expect(await plainRequest(relay, `http://network.test:${site}/b?c=1`, true)).toContain('seen /b?c=1')
  expect(socks.logins).toEqual(['mei:secret', 'mei:secret'])
  expect(new Set(socks.targets)).toEqual(new Set([`network.test:${site}`]))
})

test('the connection to the SOCKS5 proxy is watched for a silent end too', async () => {
  const keep = vi.spyOn(Socket.prototype, 'setKeepAlive')
  onTestFinished(() => keep.mockRestore())
  const { site, relay } = await rig('secret')
  await plainRequest(relay, `http://network.test:${site}/`, true)
  expect(keep.mock.calls).toContainEqual([true, 45_000])
})

test('a login that the proxy refuses fails the request', async () => {
  const { site, socks, relay } = await rig('wrong')
  await expect(fetchThrough(relay.proxy)(`http://network.test:${site}/a`)).rejects.toThrow()
  expect(await plainRequest(relay, `http://network.test:${site}/`, true)).toContain('502')
  expect(socks.targets).toEqual([])
})

test('other programs on this computer are refused', async () => {
  const { site, socks, relay } = await rig('secret')
  expect(await plainRequest(relay, `http://network.test:${site}/`, false)).toContain('407')
  const stranger = { ...relay.proxy, password: 'guess' }
  await expect(fetchThrough(stranger)(`http://network.test:${site}/a`)).rejects.toThrow()
  expect(socks.logins).toEqual([])
})

test('a closed relay carries nothing more', async () => {
  const { site, relay } = await rig('secret')
  relay.close()
  await expect(fetchThrough(relay.proxy)(`http://network.test:${site}/a`)).rejects.toThrow()
})

const closed = (socket: Socket) =>
  socket.closed ? Promise.resolve() : new Promise<void>((resolve) => socket.once('close', () => resolve()))
const ends: [string, (window: Socket, proxy: Socket | undefined, relay: SocksRelay) => void][] = [
  ['the window', (window) => void window.resetAndDestroy()],
  ['the proxy', (_window, proxy) => void proxy?.resetAndDestroy()],
  ['the relay', (_window, _proxy, relay) => relay.close()],
]

test.each(ends.flatMap(([who, end]) => ['tunnel', 'plain request'].map((what) => [who, what, end] as const)))(
  'when %s breaks a %s off, both of its sides are closed',
  async (_who, what, end) => {
    const { site, socks, relay, asked } = await rig('secret')
    const { port, host, username, password } = relay.proxy
    const address = `network.test:${site}`
    const login = Buffer.from(`${username}:${password}`).toString('base64')
    const auth = `proxy-authorization: Basic ${login}\r\n\r\n`
    const never = `http://${address}/never`
    const window = dial(port, host).on('error', () => undefined)
    if (what === 'tunnel') {
      window.write(`CONNECT ${address} HTTP/1.1\r\nhost: ${address}\r\n${auth}`)
      await new Promise((resolve) => window.once('data', resolve))
      window.write(`GET /never HTTP/1.1\r\nhost: ${address}\r\n\r\n`)
    } else window.write(`GET ${never} HTTP/1.1\r\nhost: ${address}\r\n${auth}`)
    await asked
    const [proxy] = socks.sockets
    end(window, proxy, relay)
    await Promise.all([closed(window), proxy && closed(proxy)])
    expect([window.destroyed, proxy?.destroyed]).toEqual([true, true])
  },
)

test.each(['CONNECT', 'GET'])(
  'a page that goes on before the proxy has connected (%s) leaves no connection',
  async (method) => {
    const connecting = Promise.withResolvers<void>()
    const { socks, relay } = await rig('secret', connecting.promise)
    // It neither answers nor hangs up.
    const site = await listen(createServer(() => undefined))
    const { port, host, username, password } = relay.proxy
    const address = `network.test:${site}`
    const login = Buffer.from(`${username}:${password}`).toString('base64')
    const window = dial(port, host)
    window.write(
      `${method} ${method === 'GET' ? `http://${address}/never` : address} HTTP/1.1\r\nhost: ${address}\r\nproxy-authorization: Basic ${login}\r\n\r\n`,
    )
    await expect.poll(() => socks.targets).toEqual([address])
    window.resetAndDestroy()
    // The relay has heard of it by then.
    expect(await plainRequest(relay, `http://${address}/`, false)).toContain('407')
    connecting.resolve()
    await expect.poll(() => socks.sockets.map(({ destroyed }) => destroyed)).toEqual([true])
  },
)
