import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { checkProxy } from '../modules/desk/proxy/proxy-check.ts'
import { realOutside } from '../modules/platform/doctor/outside.ts'
import { sendMail } from '../modules/platform/email/smtp.ts'
import { sendMessage } from '../modules/work/notification/webhook-send.ts'
import { sender } from '../modules/work/translation/outgoing-call.ts'
import { certificate, certificateKey } from '../test-support/mail-server.ts'
import { showStatus } from './operator/status.ts'

/** Time limits that were set, in their order; they end when a test says so. */
let limits: { ms: number; end(): void }[] = []
const trusted = tls.getCACertificates('default')
beforeAll(() => tls.setDefaultCACertificates([...trusted, certificate]))
afterAll(() => tls.setDefaultCACertificates(trusted))
beforeEach(() => {
  limits = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    limits.push({ ms, end: () => controller.abort(new DOMException('It took too long', 'TimeoutError')) })
    return controller.signal
  })
})
afterEach(() => vi.restoreAllMocks())

interface Talk {
  /** Speaks TLS. */
  isSecure?: true
  /** Speaks first. */
  greets?: true
  /** What it says, each when it is spoken to; then it is silent. */
  words?: readonly (string | Buffer)[]
  /** The beginning of what it would say next. */
  half?: string
}

/** A server that falls silent in the middle of a talk, and keeps its connections. */
async function startPeer({ isSecure, greets, words = [], half }: Talk) {
  const fell = Promise.withResolvers<void>()
  const closed: Promise<void>[] = []
  const listen = (socket: Socket) => {
    const left = [...words]
    const speak = () => {
      const word = left.shift() ?? half
      if (word !== undefined) socket.write(word)
      if (left.length === 0 && (word === half || greets)) fell.resolve()
    }
    socket.on('error', () => undefined).on('data', speak)
    if (greets) speak()
  }
  const server = isSecure
    ? tls.createServer({ key: certificateKey, cert: certificate }, listen)
    : createServer(listen)
  server.on('connection', (socket: Socket) => {
    closed.push(new Promise((resolve) => socket.once('close', () => resolve())))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    fell: fell.promise,
    closed,
    stop: () => server.close(),
  }
}

type Resolve = () => Promise<never>
type Call = (port: number, resolve?: Resolve) => Promise<unknown>

const check =
  (scheme: 'http' | 'https' | 'socks5'): Call =>
  (port, resolve) =>
    checkProxy(
      { scheme, host: '127.0.0.1', port, username: '', password: '' },
      { checkUrl: 'http://127.0.0.1:1/', allowPrivate: true, resolve },
    )
const hook: Call = (port, resolve) =>
  sendMessage(
    { id: 'm', url: `https://127.0.0.1:${port}/`, body: '{}', secrets: ['whsec_AAAA'], at: 1 },
    { allowPrivate: true, resolve },
  )
const translate: Call = (port, resolve) =>
  sender({ allowPrivate: true, resolve })({ method: 'GET', url: `http://127.0.0.1:${port}/` }).catch(
    ({ fault }) => fault,
  )
const mail: Call = (port) =>
  sendMail(
    { host: '127.0.0.1', port, secure: 'none', sender: 'a@b.example', brand: 'Tea', login: null, site: null },
    { id: '1', to: 'c@d.example', subject: 'S', content: 'C', isNotification: false },
    60_000,
  ).catch(({ detail }) => detail)
const visit: Call = (port) => realOutside.get(`http://127.0.0.1:${port}/`).catch((error: Error) => error.name)
const certificateOf: Call = (port) =>
  realOutside.certificate('127.0.0.1', port).catch((error: Error) => error.message)
const status: Call = async (port) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('PORT', String(port))
  const before = process.argv.splice(2)
  try {
    await showStatus()
    return [process.exitCode, written.mock.lastCall?.[0]]
  } finally {
    process.argv.push(...before)
    process.exitCode = undefined
    vi.unstubAllEnvs()
    written.mockRestore()
  }
}

const TUNNEL = 'HTTP/1.1 200 Connection established\r\n\r\n'
const SOCKS = [Buffer.from([5, 0]), Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0])]
const HALF = 'HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\n198.51.'
const late = { ok: false, error: 'proxy_timed_out' }
const tooLate = { status: null, error: 'timed_out' }
const noMail = 'ETIMEDOUT: the mail server took too long'

/** Who is called, how far it answers, how long the server waits for it in ms, and what it makes of it then. */
const silences: readonly [what: string, talk: Talk, call: Call, ms: number, result: unknown][] = [
  ['an HTTP proxy', {}, check('http'), 10_000, late],
  ['an HTTP proxy, after its tunnel', { words: [TUNNEL] }, check('http'), 10_000, late],
  ['an HTTP proxy, within an answer', { words: [TUNNEL], half: HALF }, check('http'), 10_000, late],
  ['an HTTPS proxy, before TLS', {}, check('https'), 10_000, late],
  ['an HTTPS proxy, after TLS', { isSecure: true }, check('https'), 10_000, late],
  ['an HTTPS proxy, after its tunnel', { isSecure: true, words: [TUNNEL] }, check('https'), 10_000, late],
  ['a SOCKS proxy', {}, check('socks5'), 10_000, late],
  ['a SOCKS proxy, after its tunnel', { words: SOCKS }, check('socks5'), 10_000, late],
  ['a webhook, before TLS', {}, hook, 15_000, tooLate],
  ['a webhook, after TLS', { isSecure: true }, hook, 15_000, tooLate],
  ['a webhook, within its headers', { isSecure: true, half: 'HTTP/1.1 200 OK\r\nx' }, hook, 15_000, tooLate],
  ['a translation service', {}, translate, 8000, 'late'],
  ['a translation service, within an answer', { half: HALF }, translate, 8000, 'late'],
  ['a mail server, before its greeting', { greets: true }, mail, 60_000, noMail],
  ['a mail server, after its greeting', { greets: true, words: ['220 mx\r\n'] }, mail, 60_000, noMail],
  ['the address that the doctor visits', {}, visit, 5000, 'TimeoutError'],
  ['the certificate that the doctor reads', {}, certificateOf, 5000, 'timeout'],
  [
    'this machine’s own server',
    {},
    status,
    5000,
    [1, 'It does not answer. systemctl status seaport; journalctl -u seaport\n'],
  ],
]

test.each(silences)('%s falls silent', async (_what, talk, call, ms, result) => {
  const peer = await startPeer(talk)
  const answer = call(peer.port)
  await peer.fell
  // What it said last has come.
  for (let turns = 0; turns < 5; turns += 1) await turn()
  expect(limits.map((limit) => limit.ms)).toEqual([ms])
  limits[0]?.end()
  expect(await answer).toEqual(result)
  expect(await Promise.all(peer.closed)).toHaveLength(1)
  peer.stop()
})

test.each([
  ['a proxy', check('http'), late],
  ['a webhook', hook, tooLate],
  ['a translation service', translate, 'late'],
] as const)('nobody says where %s is', async (_, call, result) => {
  const answer = call(1, () => new Promise(() => undefined))
  limits[0]?.end()
  expect(await answer).toEqual(result)
})

const ANSWER = `${HALF}100.7 and more`.slice(0, HALF.length + 13)
test.each<[string, Talk, Call, unknown]>([
  [
    'a proxy',
    { words: [TUNNEL, 'HTTP/1.1 200 OK\r\ncontent-length: 12\r\n\r\n198.51.100.7'] },
    check('http'),
    { ok: true, responseMs: expect.any(Number), exit: { address: '198.51.100.7', country: null } },
  ],
  [
    'a proxy that goes on to refuse',
    { words: [TUNNEL, 'HTTP/1.1 500 No\r\ncontent-length: 20\r\n\r\nNo'] },
    check('http'),
    { ok: false, error: 'proxy_bad_answer' },
  ],
  ['a webhook', { isSecure: true, words: [ANSWER] }, hook, { status: 200, error: null }],
  ['a webhook that goes on to answer', { isSecure: true, words: [HALF] }, hook, { status: 200, error: null }],
  ['a translation service', { words: [ANSWER] }, translate, { status: 200, body: undefined }],
  [
    'a translation service that goes on to answer',
    { words: [`HTTP/1.1 200 OK\r\ncontent-length: 9999999\r\n\r\n${'x'.repeat(1024 ** 2 + 1)}`] },
    translate,
    'answer',
  ],
  [
    'a host with a certificate',
    { isSecure: true },
    certificateOf,
    { expiresAt: expect.any(Number), fault: null },
  ],
])('the connection to %s is closed after its answer', async (_what, talk, call, result) => {
  const peer = await startPeer(talk)
  expect(await call(peer.port)).toEqual(result)
  expect(await Promise.all(peer.closed)).toHaveLength(1)
  peer.stop()
})

test('all requests of one translation have one time limit', async () => {
  const peer = await startPeer({ words: [ANSWER] })
  const send = sender({ allowPrivate: true })
  const call = { method: 'GET', url: `http://127.0.0.1:${peer.port}/` } as const
  await send(call)
  limits[0]?.end()
  await expect(send(call)).rejects.toMatchObject({ fault: 'late' })
  expect(limits).toHaveLength(1)
  peer.stop()
})
