/**
 * Repeats requests in a separate process: each message is a Load, and is answered when it is done. It writes prepared
 * bytes and reads only the status and the end of an answer: a client that parses would be slower than the server,
 * hiding its limit.
 */
import { connect } from 'node:net'

/** A request, and how often it is made. */
export interface Load {
  url: string
  headers: Record<string, string>
  /** Properties that every answer must have. */
  status: number
  connections: number
  amount: number
}

/** Result of the requests. */
export interface Answered {
  requests: number
  seconds: number
  /** Share of a core that this process used. */
  busy: number
  /** Number of responses with another status, and of requests without a response. */
  others: number
}

process.on('message', async (load: Load) => {
  const began = performance.now()
  const cpu = process.cpuUsage()
  let [left, requests, right] = [load.amount, 0, 0]
  const request = requestOf(load)
  const mayAsk = () => left-- > 0
  const hear = (status: number) => {
    requests += 1
    if (status === load.status) right += 1
  }
  await Promise.all(Array.from({ length: load.connections }, () => ask(load.url, request, mayAsk, hear)))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const busy = (user + system) / 1e6 / seconds
  process.send?.({ requests, seconds, busy, others: load.amount - right } satisfies Answered)
})

function requestOf({ url, headers }: Load): Buffer {
  const { pathname, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

/** Sequential requests on one connection, until the number is reached or the connection ends. */
function ask(
  url: string,
  request: Buffer,
  mayAsk: () => boolean,
  hear: (status: number) => void,
): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setNoDelay()
  let come: Buffer = Buffer.alloc(0)
  const next = () => (mayAsk() ? socket.write(request) : socket.destroy())
  socket.on('connect', next)
  socket.on('data', (bytes: Buffer) => {
    come = come.length > 0 ? Buffer.concat([come, bytes]) : bytes
    const head = come.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/\ncontent-length: (\d+)/i.exec(come.toString('latin1', 0, head))?.[1] ?? 0)
    if (come.length < head + 4 + length) return
    const status = Number(come.toString('latin1', 9, 12))
    come = Buffer.alloc(0)
    hear(status)
    next()
  })
  socket.on('error', () => undefined)
  return new Promise((done) => socket.on('close', () => done()))
}
