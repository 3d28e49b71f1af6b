import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import tls from 'node:tls'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startHttpProxy, startSocksProxy, type TestProxy } from '../../../../../../tests/support/proxies.ts'
import { certificate, certificateKey } from '../../../test-support/mail-server.ts'
import { isPublicAddress } from './address-kind.ts'
import { checkProxy } from './proxy-check.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  tls.setDefaultCACertificates(trusted)
})

async function listening(server: Server | tls.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const identity = { key: certificateKey, cert: certificate }

const trusted = tls.getCACertificates('default')
const trustTestServers = () => tls.setDefaultCACertificates([...trusted, certificate])

/** A check address with given answers. */
async function checkAddress(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listening(createServer(answer))}/ip?x=1`
}

const exit: RequestListener = (request, response) =>
  response.end(request.url === '/ip?x=1' ? '198.51.100.9\n' : '')

async function proxy(
  kind: 'http' | 'https' | 'socks5',
  login?: { username: string; password: string },
): Promise<TestProxy> {
  const started = await (kind === 'socks5' ? startSocksProxy(login) : startHttpProxy(login))
  closing.push(started.close)
  return kind === 'https' ? { ...started, port: await overTls(started.port) } : started
}

/** @param names gets the name that each client asks for; empty = it names none */
async function overTls(port: number, names: string[] = []): Promise<number> {
  trustTestServers()
  const server = tls.createServer(identity, (line) => {
    names.push(line.servername || '')
    const onward = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [line, onward],
      [onward, line],
    ] as const)
      one
        .on('error', () => other.destroy())
        .on('close', () => other.destroy())
        .pipe(other)
  })
  server.on('tlsClientError', () => undefined)
  return listening(server)
}

const target = (scheme: 'http' | 'https' | 'socks5', port: number, change: object = {}) => ({
  scheme,
  host: '127.0.0.1',
  port,
  username: '',
  password: '',
  ...change,
})

describe.each(['http', 'https', 'socks5'] as const)('through %s', (kind) => {
  test('response time and exit address, to the check address alone', async () => {
    const { port, seen } = await proxy(kind)
    const checkUrl = await checkAddress(exit)
    const result = await checkProxy(target(kind, port), { checkUrl, allowPrivate: true })
    expect(result).toEqual({
      ok: true,
      responseMs: expect.any(Number),
      exit: { address: '198.51.100.9', country: null },
    })
    expect(seen).toEqual([new URL(checkUrl).host])
  })

  test('with a login, right and wrong', async () => {
    const login = { username: 'mei', password: 'päss:w@rd' }
    const { port } = await proxy(kind, login)
    const checkUrl = await checkAddress(exit)
    const options = { checkUrl, allowPrivate: true }
    expect(await checkProxy(target(kind, port, login), options)).toMatchObject({ ok: true })
    const wrong = { ok: false, error: 'proxy_login_refused' }
    expect(await checkProxy(target(kind, port, { ...login, password: 'no' }), options)).toEqual(wrong)
    expect(await checkProxy(target(kind, port), options)).toEqual(wrong)
  })

  test.each([
    { username: 'key-7f3a9c', password: '' },
    { username: '', password: 'key-7f3a9c' },
  ])('with a login that is one word: %o', async (login) => {
    const { port } = await proxy(kind, login)
    const options = { checkUrl: await checkAddress(exit), allowPrivate: true }
    expect(await checkProxy(target(kind, port, login), options)).toMatchObject({ ok: true })
  })

  test('a check address with a certificate', async () => {
    const { port } = await proxy(kind)
    trustTestServers()
    const server = createHttpsServer(identity, exit)
    const checkUrl = `https://127.0.0.1:${await listening(server)}/ip?x=1`
    expect(await checkProxy(target(kind, port), { checkUrl, allowPrivate: true })).toMatchObject({
      ok: true,
      exit: { address: '198.51.100.9' },
    })
  })

  test('an unreachable check address is reported as refused', async () => {
    const { port } = await proxy(kind)
    const options = { checkUrl: 'http://127.0.0.1:1/', allowPrivate: true }
    expect(await checkProxy(target(kind, port), options)).toEqual({
      ok: false,
      error: 'proxy_tunnel_refused',
    })
  })
})

test.each([
  ['JSON', (_request, response) => response.end('{"ip": "2001:4860::1"}'), '2001:4860::1'],
  [
    'JSON with a country',
    (_request, response) => response.end('{"ip": "203.0.113.1", "country": "VN"}'),
    '203.0.113.1',
    'VN',
  ],
  [
    'JSON with something else for a country',
    (_request, response) => response.end('{"ip": "203.0.113.1", "country": "<b>"}'),
    '203.0.113.1',
  ],
  ['a page', (_request, response) => response.end('<html>203.0.113.1</html>'), null],
  [
    'a redirect',
    ({ url }, response) =>
      (url === '/moved' ? response : response.writeHead(302, { location: '/moved' })).end('203.0.113.1'),
    null,
  ],
  ['too much', (_request, response) => response.end(`${' '.repeat(5000)}203.0.113.1`), null],
  ['JSON without an address', (_request, response) => response.end('{"ip": 7}'), null],
  ['a refusal', (_request, response) => response.writeHead(500).end('203.0.113.1'), null],
  ['a cut', (request) => request.socket.destroy(), null],
] as [string, RequestListener, string | null, string?][])(
  'an answer that is %s',
  async (_, answer, address, country = null as never) => {
    const { port } = await proxy('http')
    const checkUrl = await checkAddress(answer)
    const result = await checkProxy(target('http', port), { checkUrl, allowPrivate: true })
    expect(result).toMatchObject(
      address ? { ok: true, exit: { address, country } } : { ok: false, error: 'proxy_bad_answer' },
    )
  },
)

test('the connection ends with the check, even if the answer does not', async () => {
  const { port } = await proxy('http')
  // The limit of a check would end it too.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  const ended = Promise.withResolvers<void>()
  const checkUrl = await checkAddress((request, response) => {
    request.socket.once('close', ended.resolve)
    response.writeHead(500).write('later')
  })
  const result = await checkProxy(target('http', port), { checkUrl, allowPrivate: true })
  expect(result).toEqual({ ok: false, error: 'proxy_bad_answer' })
  await ended.promise
})

test('reports an unreachable host, an unknown name, and missing TLS', async () => {
  const { port } = await proxy('http')
  const options = { checkUrl: 'http://127.0.0.1:1/', allowPrivate: true }
  expect(await checkProxy(target('http', 1), options)).toEqual({ ok: false, error: 'proxy_unreachable' })
  expect(await checkProxy(target('https', port), options)).toEqual({ ok: false, error: 'proxy_tls_failed' })
  const resolve = async () => Promise.reject(new Error('ENOTFOUND'))
  const nowhere = target('http', port, { host: 'nowhere.example' })
  expect(await checkProxy(nowhere, { ...options, resolve })).toEqual({
    ok: false,
    error: 'proxy_name_not_found',
  })
})

test('the certificate of a proxy must be for its name, which is asked for', async () => {
  const names: string[] = []
  const port = await overTls((await proxy('http')).port, names)
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  const options = { checkUrl: await checkAddress(exit), allowPrivate: true, resolve }
  const check = async (host: string) => checkProxy(target('https', port, { host }), options)
  expect(await check('127.0.0.1')).toMatchObject({ ok: true })
  expect(await check('named.example.test')).toMatchObject({ ok: true })
  expect(await check('other.example.test')).toEqual({ ok: false, error: 'proxy_tls_failed' })
  expect(names.slice(0, 2)).toEqual(['', 'named.example.test'])
})

test('a name that resolves differently the second time is connected to at the checked address', async () => {
  const { port, seen } = await proxy('http')
  const checkUrl = await checkAddress(exit)
  const answers = ['127.0.0.1', '203.0.113.99']
  const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }]
  const rebinding = target('http', port, { host: 'rebind.example' })
  expect(await checkProxy(rebinding, { checkUrl, allowPrivate: true, resolve })).toMatchObject({ ok: true })
  expect([seen.length, answers]).toEqual([1, ['203.0.113.99']])
})

test('one private address among public ones is refused, and nothing is connected to', async () => {
  const { port, connections } = await proxy('http')
  const options = { checkUrl: 'http://127.0.0.1:1/', allowPrivate: false }
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  const refused = { ok: false, error: 'proxy_address_refused' }
  expect(await checkProxy(target('http', port, { host: 'mixed.example' }), { ...options, resolve })).toEqual(
    refused,
  )
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '::ffff:127.0.0.1'])
    expect([host, await checkProxy(target('http', port, { host }), options)]).toEqual([host, refused])
  expect(connections()).toBe(0)
})

test.each([
  ['8.8.8.8', true],
  ['1.1.1.1', true],
  ['2606:4700:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['100.100.100.200', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['168.63.129.16', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.192', false],
  ['192.0.2.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::ffff:169.254.169.254', false],
  ['::ffff:0:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['100::1', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
