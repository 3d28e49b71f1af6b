import { type AddressInfo, createServer, type Socket } from 'node:net'
import tls from 'node:tls'
import type { TokenSource } from '@seaport/platforms/oauth/token-source'
import { NetworkError } from '@seaport/platforms/outcome'
import { createMemoryRateStore, createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient } from '@seaport/platforms/x/client'
import { publish } from '@seaport/platforms/x/write'
import { systemClock } from '@seaport/runner/clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDirectFetch, fetchThrough } from './proxied-fetch.ts'

/** Certificate of 127.0.0.1 for these tests only. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUEXGxdbXQmAd87aIZo5EuMZK8loswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNjE1MTAzNloYDzIxMjYxMTAy
MTUxMDM2WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR12j77asVeK6cWlwMk+esYcDPi2FHnnOht97lrDHmWeSkzJbLESRSl
/RWUV31EhSM9sh8ExJRz8T9AEa6a06Bko2QwYjAdBgNVHQ4EFgQUC1GT5OPAMdMD
w6xLsZwpCOKpa6swHwYDVR0jBBgwFoAUC1GT5OPAMdMDw6xLsZwpCOKpa6swDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQC4VNPBQSgKljWNdMA0NwtDPwzXKUVwhnzovdQLcO7OfgIhAKOqnq4AbAdCVQop
SJu5E7yd5BC8EGlvdfOzXsIM71nM
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggkjId/o5jr2dbdpo
idYAqdZeDQL9p9PAbqwx6YRcGeOhRANCAAR12j77asVeK6cWlwMk+esYcDPi2FHn
nOht97lrDHmWeSkzJbLESRSl/RWUV31EhSM9sh8ExJRz8T9AEa6a06Bk
-----END PRIVATE KEY-----
`

type Break = (socket: Socket, secure: () => tls.TLSSocket) => void
/** Answer to a lookup: nothing was published. */
const EMPTY = '{"meta":{"result_count":0}}'
const whole = (body: string) => `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`

let acts = 0
let broken: Break | null = null
const trusted = tls.getCACertificates('default')
const secureContext = tls.createSecureContext({ key, cert: certificate })
const network = createServer((socket) => {
  socket.on('error', () => socket.destroy())
  const secure = () => {
    // Like real networks, it prefers HTTP/2.
    const inner = new tls.TLSSocket(socket, {
      isServer: true,
      secureContext,
      ALPNProtocols: ['h2', 'http/1.1'],
    })
    inner.on('error', () => socket.destroy())
    return inner
  }
  if (broken) return broken(socket, secure)
  let read = ''
  const inner = secure()
  inner.on('data', (bytes) => {
    read += bytes.toString()
    if (!read.includes('\r\n\r\n')) return
    if (read.startsWith('POST')) acts += 1
    inner.write(whole(read.startsWith('POST') ? '{"data":{"id":"1","text":""}}' : EMPTY))
    read = ''
  })
})
/** A proxy that answers CONNECT with a 2xx and relays to the network. */
const proxy = createServer((socket) => {
  socket.on('error', () => socket.destroy())
  socket.once('data', () => {
    const { port } = network.address() as AddressInfo
    const onward = new (socket.constructor as typeof Socket)().connect(port, '127.0.0.1')
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    socket.pipe(onward).pipe(socket)
  })
})
beforeAll(async () => {
  tls.setDefaultCACertificates([...trusted, certificate])
  for (const server of [network, proxy])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  tls.setDefaultCACertificates(trusted)
  network.close()
  proxy.close()
})

const portOf = (server: typeof network) => (server.address() as AddressInfo).port
const tokens: TokenSource = { getToken: async () => 'token' }
const { signal } = new AbortController()

/** @returns the result of one attempt to publish */
async function publishBy(route: 'direct' | 'proxy'): Promise<string> {
  const clock = systemClock
  const send =
    route === 'direct'
      ? createDirectFetch()
      : fetchThrough({ scheme: 'http', host: '127.0.0.1', port: portOf(proxy), username: '', password: '' })
  const ledger = createRateLimiter({ app: 'app', store: createMemoryRateStore(), clock })
  const apiBase = `https://127.0.0.1:${portOf(network)}`
  const client = createXClient({ account: 'a', tokens, ledger, clock, fetch: send, apiBase })
  const begun = { at: clock.now(), isKnown: () => false }
  try {
    await publish({ client, id: '7', handle: 'mei', clock, begun, signal }, { text: 'tea is ready' })
    return 'done'
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return error.outcome.kind
  }
}

/** Breaks the first request; later ones, such as the lookup, are answered. */
const once =
  (act: Break): Break =>
  (...given) => {
    broken = null
    act(...given)
  }
const afterRequest = (end: (socket: Socket, inner: tls.TLSSocket) => void) =>
  once((socket, secure) => {
    const inner = secure()
    inner.once('data', () => {
      acts += 1
      end(socket, inner)
    })
  })

const routes = ['direct', 'proxy'] as const
describeBreaks('retry', 0, {
  'closed on arrival': once((socket) => void socket.destroy()),
  'reset on arrival': once((socket) => void socket.resetAndDestroy()),
  'closed within the handshake': once((socket) => void socket.once('data', () => socket.destroy())),
  'a page in place of TLS': once(
    (socket) => void socket.once('data', () => socket.end('HTTP/1.1 302 Found\r\nlocation: /portal\r\n\r\n')),
  ),
})
describeBreaks('unknown', 1, {
  'reset after the first byte': afterRequest((socket) => void socket.resetAndDestroy()),
  'closed with notice and without an answer': afterRequest((_socket, inner) => void inner.end()),
  'cut within a record': afterRequest((socket) => {
    socket.write(Buffer.from([23, 3, 3, 0, 40, 1, 2]))
    socket.destroy()
  }),
  'a damaged record': afterRequest((socket) => void socket.end(Buffer.from([23, 3, 3, 0, 2, 1, 2]))),
  'closed within the answer': afterRequest((_socket, inner) => void inner.end('HTTP/1.1 201 Cre')),
})

function describeBreaks(end: string, acted: number, breaks: Record<string, Break>): void {
  test.each(
    Object.entries(breaks).flatMap(([what, act]) => routes.map((route) => [what, route, act] as const)),
  )(`TLS: %s, by %s: ${end}`, async (_what, route, act) => {
    acts = 0
    broken = act
    expect(await publishBy(route)).toBe(end)
    expect(acts).toBe(acted)
  })
}

test.each(routes)('TLS by %s: with another’s certificate nothing is sent', async (route) => {
  acts = 0
  broken = null
  tls.setDefaultCACertificates(trusted)
  try {
    expect(await publishBy(route)).toBe('retry')
  } finally {
    tls.setDefaultCACertificates([...trusted, certificate])
  }
  expect(acts).toBe(0)
  expect(await publishBy(route)).toBe('done')
})
