import type { ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { expect, test, vi } from 'vitest'
import { certificate, certificateKey } from '../../../test-support/mail-server.ts'
import { sendMessage } from './webhook-send.ts'

const message = { id: 'm', url: 'https://hooks.example.test/x', body: '{}', secrets: ['whsec_AAAA'], at: 1 }
const resolveTo = (address: string) => async () => [{ address, family: address.includes(':') ? 6 : 4 }]

test('a name that resolves to a private network is refused, whatever it resolved to before', async () => {
  for (const address of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '::ffff:192.168.0.1'])
    expect(await sendMessage(message, { allowPrivate: false, resolve: resolveTo(address) })).toEqual({
      status: null,
      error: 'address_refused',
    })
  const mixed = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  expect(await sendMessage(message, { allowPrivate: false, resolve: mixed })).toMatchObject({
    error: 'address_refused',
  })
})

test('an address of IPv6 is looked up without the brackets of its URL', async () => {
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return []
  }
  await sendMessage({ ...message, url: 'https://[2001:DB8::7]:8443/x' }, { allowPrivate: false, resolve })
  expect(asked).toEqual(['2001:db8::7'])
})

test('reports why it did not arrive', async () => {
  expect(await sendMessage(message, { allowPrivate: true, resolve: async () => [] })).toMatchObject({
    error: 'name_not_found',
  })
  const plain = createServer((socket) => socket.resume().end('HTTP/1.1 200 OK\r\n\r\n'))
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const { port } = plain.address() as AddressInfo
  const local = { ...message, url: `https://127.0.0.1:${port}/` }
  expect(await sendMessage(local, { allowPrivate: true })).toEqual({ status: null, error: 'tls_failed' })
  await new Promise((resolve) => plain.close(resolve))
  expect(await sendMessage(local, { allowPrivate: true })).toMatchObject({ error: 'unreachable' })
})

test.each([
  [
    'keeps its body open',
    (response: ServerResponse) => void response.writeHead(200).write('accepted'),
    { status: 200, error: null },
  ],
  [
    'breaks its body off',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '10' }).write('ok')
      setImmediate(() => response.destroy())
    },
    { status: 200, error: null },
  ],
  [
    'answers without content',
    (response: ServerResponse) => void response.writeHead(204).end(),
    { status: 204, error: null },
  ],
  [
    'leads elsewhere',
    (response: ServerResponse) => void response.writeHead(307, { location: 'https://example.test/' }).end(),
    { status: 307, error: null },
  ],
  [
    'refuses without an end',
    (response: ServerResponse) => void response.writeHead(503).write('x'.repeat(100_000)),
    { status: 503, error: null },
  ],
])('for a receiver that %s, the status is the result, and the connection ends', async (_, answer, result) => {
  const came: unknown[] = []
  const trusted = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...trusted, certificate])
  const receiver = createHttpsServer({ key: certificateKey, cert: certificate }, (request, response) => {
    void text(request).then((body) => {
      came.push([request.method, request.url, request.headers, body])
      answer(response)
    })
  })
  // The limit of an attempt would end it too.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  const gone = new Promise((resolve) =>
    receiver.once('secureConnection', (socket) => socket.once('close', resolve)),
  )
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const url = `https://${host}/hooks/茶?key=a%26b&to=ü#part`
  try {
    const body = '{"title":"1 个账号被封禁"}'
    expect(await sendMessage({ ...message, url, body }, { allowPrivate: true })).toEqual(result)
    const headers = {
      host,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Seaport',
      'webhook-id': 'm',
      'webhook-timestamp': '1',
      'webhook-signature': expect.stringMatching(/^v1,/),
      connection: 'close',
    }
    expect(came).toEqual([['POST', '/hooks/%E8%8C%B6?key=a%26b&to=%C3%BC', headers, body]])
    await gone
  } finally {
    tls.setDefaultCACertificates(trusted)
    receiver.closeAllConnections()
    receiver.close()
  }
})

// Reported for other products; sources are in docs/inputs.md.
test.each([
  ['hints before it', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\n\r\n', 200],
  ['a request to go on before it', 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n', 204],
  ['an older version and no reason', 'HTTP/1.0 200\r\n\r\n', 200],
  ['20 kB of headers', `HTTP/1.1 200 OK\r\nset-cookie: ${'a'.repeat(20_000)}\r\n\r\n`, 200],
  ['a length that its body lacks', 'HTTP/1.1 202 Accepted\r\ncontent-length: 10\r\n\r\n', 202],
  ['a body that is not what it says', 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\nok', 200],
  ['a challenge', 'HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n', 401],
])('a status is read with %s, even if the receiver reads only the headers', async (_, answer, status) => {
  const trusted = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...trusted, certificate])
  const receiver = tls.createServer({ key: certificateKey, cert: certificate }, (socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(answer))
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `https://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  try {
    const body = JSON.stringify({ data: 'x'.repeat(50_000) })
    expect(await sendMessage({ ...message, url, body }, { allowPrivate: true })).toEqual({
      status,
      error: null,
    })
  } finally {
    tls.setDefaultCACertificates(trusted)
    receiver.close()
  }
})
