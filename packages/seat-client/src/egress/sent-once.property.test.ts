import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net'
import { createGraphClient } from '@seaport/platforms/graph/client'
import { publishOnPage } from '@seaport/platforms/graph/write'
import type { TokenSource } from '@seaport/platforms/oauth/token-source'
import { NetworkError } from '@seaport/platforms/outcome'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient } from '@seaport/platforms/x/client'
import { publish } from '@seaport/platforms/x/write'
import { systemClock } from '@seaport/runner/clock'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountProxy } from './egress.ts'
import { createDirectFetch, fetchThrough } from './proxied-fetch.ts'

/** Where the network, or something in between, breaks a write. `acted`: it has carried the write out. */
const networkBreaks: Record<string, { acts: boolean; answer: string | null }> = {
  'closed on arrival': { acts: false, answer: null },
  'closed at the first byte': { acts: false, answer: null },
  'closed after the request': { acts: true, answer: null },
  'closed within the status line': { acts: true, answer: 'HTTP/1.1 20' },
  'closed within the headers': { acts: true, answer: 'HTTP/1.1 201 Created\r\ncontent-le' },
  'closed within the body': {
    acts: true,
    answer: 'HTTP/1.1 201 Created\r\ncontent-length: 99\r\n\r\n{"data"',
  },
  'closed within a chunk': {
    acts: true,
    answer: 'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"dat',
  },
  'not HTTP': { acts: true, answer: 'SSH-2.0-OpenSSH_9.6\r\n' },
  'wrongly compressed': {
    acts: true,
    answer: 'HTTP/1.1 201 Created\r\ncontent-encoding: gzip\r\ncontent-length: 5\r\n\r\nhello',
  },
  'misdirected (421)': { acts: true, answer: whole('421 Misdirected Request', '') },
  'HTML with 200': { acts: true, answer: whole('200 OK', '<html>Sign in to the wifi</html>') },
  'HTML with 401': { acts: true, answer: whole('401 Unauthorized', '<html>401</html>') },
  'HTML with 403': { acts: true, answer: whole('403 Forbidden', '<html>cloudflare</html>') },
  'HTML with 429': { acts: true, answer: whole('429 Too Many Requests', '<html>slow down</html>') },
  'HTML with 502': { acts: true, answer: whole('502 Bad Gateway', '<html>nginx</html>') },
  'a gateway’s own JSON': { acts: true, answer: whole('401 Unauthorized', '{"code":1001,"msg":"no"}') },
  'empty 200': { acts: true, answer: whole('200 OK', '') },
  'a redirect': { acts: true, answer: 'HTTP/1.1 307 Moved\r\nlocation: /login\r\ncontent-length: 0\r\n\r\n' },
  silent: { acts: true, answer: '' },
  'closed after early hints': { acts: true, answer: 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n' },
  'closed after 100': { acts: true, answer: 'HTTP/1.1 100 Continue\r\n\r\n' },
  'other protocols (101)': {
    acts: true,
    answer: 'HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n',
  },
  // A load balancer closes a connection that it considers idle: haproxy/haproxy and nginx send this without having read the request.
  'a balancer’s 408': { acts: false, answer: whole('408 Request Time-out', '<html>408</html>') },
  'an answer before the request was read': {
    acts: false,
    answer: `HTTP/1.1 413 Content Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  },
  'no content (204)': { acts: true, answer: 'HTTP/1.1 204 No Content\r\n\r\n' },
  'cut within gzip': {
    acts: true,
    answer: 'HTTP/1.1 201 Created\r\ncontent-encoding: gzip\r\nconnection: close\r\n\r\n\x1f\x8b\x08\x00',
  },
  'a list': { acts: true, answer: whole('200 OK', '[{"data":{"id":"1"}}]') },
  'a text in JSON': { acts: true, answer: whole('200 OK', '"ok"') },
  'two lengths': {
    acts: true,
    answer: 'HTTP/1.1 201 Created\r\ncontent-length: 5\r\ncontent-length: 7\r\n\r\nhello',
  },
}
/** Where the proxy breaks it; in the last two cases the request has reached the network. */
const proxyBreaks = [
  'closed on arrival',
  'closed while asked',
  'login refused',
  'forbidden',
  'no way to the network',
  'nonsense',
  'closed once connected',
  'closed at the first byte',
  'closed after the request',
  'closed within the answer',
] as const
type ProxyBreak = (typeof proxyBreaks)[number]
/** Fault of one request: null = none. */
type Trouble = { at: 'network' | 'proxy'; what: string } | null

const troubles: Trouble[] = [
  ...Object.keys(networkBreaks).map((what) => ({ at: 'network' as const, what })),
  ...proxyBreaks.map((what) => ({ at: 'proxy' as const, what })),
]

function whole(status: string, body: string): string {
  return `HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

let trouble: Trouble = null
/** Texts of the posts that the network has published. */
let published: string[] = []
const open: Server[] = []

beforeAll(async () => {
  ports.network = await listen((socket) => serveNetwork(socket))
  ports.http = await listen((socket) => serveHttpProxy(socket))
  ports.socks5 = await listen((socket) => serveSocks(socket))
})
afterAll(() => {
  for (const server of open) server.close()
})
const ports = { network: 0, http: 0, socks5: 0 }

function listen(serve: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    serve(socket)
  })
  open.push(server)
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}

/** The parts of X's and Facebook's APIs that a post and its lookup need. */
function serveNetwork(socket: Socket): void {
  if (isInTheWay('network', 'closed on arrival')) return void socket.destroy()
  let read = ''
  socket.on('data', (bytes) => {
    read += bytes.toString()
    const isWrite = read.startsWith('POST')
    if (isWrite && isInTheWay('network', 'closed at the first byte')) socket.destroy()
    const [head = '', body] = read.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (socket.destroyed || body === undefined || Buffer.byteLength(body) < length) return
    read = ''
    const broken = isWrite && trouble?.at === 'network' ? networkBreaks[trouble.what] : undefined
    if (isWrite && broken?.acts !== false) publishText(body)
    if (!broken) socket.write(whole('200 OK', answerOf(head, isWrite)))
    else if (broken.answer === null) socket.destroy()
    else if (broken.answer !== '') socket.end(broken.answer)
  })
}

function publishText(body: string): void {
  const { text, message } = JSON.parse(body) as { text?: string; message?: string }
  published.push(text ?? message ?? '')
}

function answerOf(head: string, isWrite: boolean): string {
  const isX = head.includes(' /2/')
  if (isWrite) return JSON.stringify(isX ? { data: { id: '1', text: '' } } : { id: '1' })
  const at = new Date(systemClock.now()).toISOString()
  const rows = published.map((text, index) => ({
    id: String(index + 1),
    ...(isX ? { text, created_at: at } : { message: text, created_time: at }),
  }))
  return JSON.stringify({ data: rows, ...(isX && { meta: {} }) })
}

const isInTheWay = (at: 'network' | 'proxy', what: string) => trouble?.at === at && trouble.what === what
const proxyBreak = () => (trouble?.at === 'proxy' ? (trouble.what as ProxyBreak) : null)

function serveHttpProxy(socket: Socket): void {
  const answers: Partial<Record<ProxyBreak, string>> = {
    'login refused': 'HTTP/1.1 407 Login\r\n\r\n',
    forbidden: 'HTTP/1.1 403 Forbidden\r\ncontent-length: 4\r\n\r\n<no>',
    'no way to the network': 'HTTP/1.1 502 Bad Gateway\r\n\r\n',
    nonsense: '\u0000\u0001\u0002',
  }
  if (proxyBreak() === 'closed on arrival') return void socket.destroy()
  socket.once('data', () => {
    const what = proxyBreak()
    const refusal = what && answers[what]
    if (what === 'closed while asked') socket.destroy()
    else if (refusal) socket.end(refusal)
    else {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n')
      relay(socket)
    }
  })
}

/** SOCKS5 (RFC 1928), without a login. */
function serveSocks(socket: Socket): void {
  if (proxyBreak() === 'closed on arrival') return void socket.destroy()
  socket.once('data', () => {
    const what = proxyBreak()
    if (what === 'closed while asked') return void socket.destroy()
    if (what === 'nonsense') return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
    if (what === 'login refused') return void socket.end(Buffer.from([5, 0xff]))
    socket.write(Buffer.from([5, 0]))
    return void socket.once('data', () => answerSocks(socket))
  })
}

function answerSocks(socket: Socket): void {
  const codes: Partial<Record<ProxyBreak, number>> = { forbidden: 2, 'no way to the network': 4 }
  const what = proxyBreak()
  const refusal = what && codes[what]
  const reply = Buffer.from([5, refusal ?? 0, 0, 1, 0, 0, 0, 0, 0, 0])
  if (refusal) return void socket.end(reply)
  socket.write(reply)
  relay(socket)
}

/** Relays bytes in both directions, until a fault cuts the connection. */
function relay(client: Socket): void {
  const what = proxyBreak()
  if (what === 'closed once connected') return void client.destroy()
  const network = dial(ports.network, '127.0.0.1')
  network.on('error', () => client.destroy())
  client.on('close', () => network.destroy())
  network.on('close', () => client.end())
  client.on('data', (bytes) => {
    if (proxyBreak() === 'closed at the first byte') client.destroy()
    else network.write(bytes)
  })
  network.on('data', (bytes) => {
    if (proxyBreak() === 'closed after the request') client.destroy()
    else if (proxyBreak() === 'closed within the answer') client.end(bytes.subarray(0, 20))
    else client.write(bytes)
  })
}

const routes = ['direct', 'http', 'socks5'] as const
type ServerRoute = (typeof routes)[number]

function fetchBy(route: ServerRoute): typeof fetch {
  if (route === 'direct') return createDirectFetch()
  const proxy: AccountProxy = {
    scheme: route,
    host: '127.0.0.1',
    port: ports[route],
    username: '',
    password: '',
  }
  return fetchThrough(proxy)
}

const tokens: TokenSource = { getToken: async () => 'token' }
const signal = new AbortController().signal

interface Writer {
  write(text: string): Promise<unknown>
  /** Leaves an open connection to the network. */
  warmUp(): Promise<unknown>
}

/** Writes as the two kinds of client do; each call is one attempt. */
function writerOf(route: ServerRoute, network: 'X' | 'Facebook'): Writer {
  const clock = systemClock
  const ledger = createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock })
  const base = `http://127.0.0.1:${ports.network}`
  const reach = fetchBy(route)
  const common = { account: 'a', tokens, ledger, clock, fetch: reach }
  const begun = { at: clock.now(), isKnown: () => false }
  const warmUp = async () => (await reach(`${base}/2/warm`)).text()
  const write = (text: string) => {
    // Waits for the request's end, except if the network never answers.
    const timeoutMs = isInTheWay('network', 'silent') ? 100 : 20_000
    if (network === 'X') {
      const client = createXClient({ ...common, timeoutMs, apiBase: base })
      return publish({ client, id: '7', handle: 'mei', clock, begun, signal }, { text })
    }
    const client = createGraphClient({ ...common, timeoutMs, apiBase: `${base}/v26.0` })
    return publishOnPage({ client, id: '7', clock, begun, signal }, { message: text })
  }
  return { write, warmUp }
}

/** Retries as the runner does, only after `retry`. @returns the final result */
async function send(
  { write, warmUp }: Writer,
  { story, isWarm = false }: { story: readonly Trouble[]; isWarm?: boolean },
): Promise<string> {
  trouble = null
  // A request over an open connection may meet its closing.
  if (isWarm) await warmUp()
  for (const next of [...story, null]) {
    trouble = next
    try {
      await write('tea is ready')
      return 'done'
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      if (error.outcome.kind !== 'retry') return error.outcome.kind
    }
  }
  return 'given up'
}

describe.each(routes)('by the route %s', (route) => {
  describe.each(['X', 'Facebook'] as const)('to %s', (network) => {
    test('no write happens twice, whatever fails', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom<Trouble>(null, ...troubles), { maxLength: 3 }),
          fc.boolean(),
          async (story, isWarm) => {
            published = []
            const end = await send(writerOf(route, network), { story, isWarm })
            expect(published.length).toBeLessThanOrEqual(1)
            // A write that may have happened and can't be found stays unknown, and is never reported as done.
            expect(published.length === 1 ? ['done', 'unknown'] : ['unknown']).toContain(end)
          },
        ),
        {
          examples: troubles.flatMap((one) =>
            [true, false].map((isWarm): [Trouble[], boolean] => [[one], isWarm]),
          ),
          numRuns: 2 * troubles.length + 10,
        },
      )
    })
  })
})

test.each(['http', 'socks5'] as const)(
  '%s: a proxy that made no connection is retried, and the write is sent once',
  async (route) => {
    const unsent = proxyBreaks.slice(0, 6).map((what): Trouble => ({ at: 'proxy', what }))
    for (const one of unsent) {
      published = []
      expect(await send(writerOf(route, 'X'), { story: [one, one] })).toBe('done')
      expect(published).toHaveLength(1)
    }
  },
)

test.each(['200 OK', '201 Created', '204 No Content', '299 Whatever'])(
  'a proxy that answers %s has made the connection',
  async (status) => {
    trouble = null
    published = []
    ports.http = await listen((socket) => {
      socket.once('data', () => {
        socket.write(`HTTP/1.1 ${status}\r\n\r\n`)
        relay(socket)
      })
    })
    expect(await send(writerOf('http', 'X'), { story: [] })).toBe('done')
  },
)

test('a proxy that drops every connection is dialled with pauses', async () => {
  trouble = { at: 'proxy', what: 'closed while asked' }
  let dialled = 0
  const counted = await listen((socket) => {
    dialled += 1
    serveHttpProxy(socket)
  })
  const proxy: AccountProxy = { scheme: 'http', host: '127.0.0.1', port: counted, username: '', password: '' }
  await expect(fetchThrough(proxy)(`http://127.0.0.1:${ports.network}/`)).rejects.toThrow()
  expect(dialled).toBe(1)
})
