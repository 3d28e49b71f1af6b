import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A real proxy on this machine. */
export interface TestProxy {
  port: number
  /** host:port of every requested tunnel, and of every forwarded request. */
  seen: string[]
  /** Wrong logins that it received (HTTP only). */
  refused: string[]
  connections(): number
  /** Closes open tunnels, so that the next request needs a new one. */
  disconnect(): void
  close(): Promise<void>
}

interface Login {
  username: string
  password: string
}

/**
 * An HTTP proxy with CONNECT and absolute-form requests.
 * @param login read for every call: a test may change it
 * @param names hosts that only this proxy resolves, with their `host:port`
 */
export async function startHttpProxy(
  login?: Login,
  names: Readonly<Record<string, string>> = {},
): Promise<TestProxy> {
  const seen: string[] = []
  const refused: string[] = []
  const mayPass = ({ headers }: IncomingMessage) => {
    if (!login) return true
    const wanted = `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`
    const given = headers['proxy-authorization']
    if (given !== undefined && given !== wanted) refused.push(given)
    return given === wanted
  }
  const server = createHttpServer((incoming, response) => {
    if (!mayPass(incoming)) response.writeHead(407, { 'proxy-authenticate': 'Basic realm="proxy"' }).end()
    else handOn(incoming, response, seen)
  })
  server.on('connect', (request, socket: Socket, head: Buffer) => {
    if (!mayPass(request)) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n')
      return
    }
    seen.push(request.url ?? '')
    const { hostname: name } = new URL(`http://${request.url}`)
    const { hostname, port } = new URL(`http://${names[name] ?? request.url}`)
    join(
      socket,
      head,
      { host: hostname, port: Number(port) || 80 },
      {
        open: 'HTTP/1.1 200 Connection established\r\n\r\n',
        failed: 'HTTP/1.1 502 Bad Gateway\r\n\r\n',
      },
    )
  })
  return started(server, seen, refused)
}

function handOn(incoming: IncomingMessage, response: ServerResponse, seen: string[]): void {
  const { host, hostname, port, pathname, search } = new URL(incoming.url ?? '')
  seen.push(host)
  const { 'proxy-authorization': _, ...headers } = incoming.headers
  const onward = request(
    { host: hostname, port: port || 80, path: pathname + search, method: incoming.method, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
  response.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** A SOCKS5 proxy with or without a login. */
export async function startSocksProxy(login?: Login): Promise<TestProxy> {
  const seen: string[] = []
  const server = createServer(async (socket) => {
    const bytes = reader(socket)
    const [, methods = 0] = await bytes(2)
    const offered = await bytes(methods)
    const method = login ? 2 : 0
    if (!offered.includes(method)) return socket.end(Buffer.from([5, 0xff]))
    socket.write(Buffer.from([5, method]))
    if (login) {
      const [, nameLength = 0] = await bytes(2)
      const username = (await bytes(nameLength)).toString()
      const [passwordLength = 0] = await bytes(1)
      const password = (await bytes(passwordLength)).toString()
      const right = username === login.username && password === login.password
      socket.write(Buffer.from([1, right ? 0 : 1]))
      if (!right) return socket.end()
    }
    const [, , , kind] = await bytes(4)
    const host =
      kind === 1 ? [...(await bytes(4))].join('.') : (await bytes((await bytes(1))[0] ?? 0)).toString()
    const port = (await bytes(2)).readUInt16BE()
    seen.push(`${host}:${port}`)
    const answer = (code: number) => Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0])
    return join(socket, Buffer.alloc(0), { host, port }, { open: answer(0), failed: answer(5) })
  })
  return started(server, seen, [])
}

function join(
  client: Socket,
  head: Buffer,
  to: { host: string; port: number },
  say: { open: string | Buffer; failed: string | Buffer },
): void {
  const target = connect(to)
  let open = false
  target.once('connect', () => {
    open = true
    client.write(say.open)
    if (head.length > 0) target.write(head)
    client.pipe(target).pipe(client)
  })
  target.on('error', () => (open ? client.destroy() : client.end(say.failed)))
  client.on('error', () => target.destroy())
  client.on('close', () => target.destroy())
}

async function started(server: Server, seen: string[], refused: string[]): Promise<TestProxy> {
  const sockets = new Set<Socket>()
  let count = 0
  server.on('connection', (socket: Socket) => {
    count += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const disconnect = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    refused,
    connections: () => count,
    disconnect,
    close: () =>
      new Promise((resolve) => {
        disconnect()
        server.close(() => resolve())
      }),
  }
}

/** Reads exact numbers of bytes from a socket. */
function reader(socket: Socket) {
  return async (count: number): Promise<Buffer> => {
    for (;;) {
      const piece: Buffer | null = count === 0 ? Buffer.alloc(0) : socket.read(count)
      if (piece) return piece
      await new Promise((resolve) => socket.once('readable', resolve))
    }
  }
}
