import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Refusal } from '@seaport/contract/kernel/envelope.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { createUser } from '../test-support/people.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

/** Requests of a client that ignores the protocol, byte by byte. */
eachDatabase('malformed requests', (location) => {
  let server: TestServer
  let user: Awaited<ReturnType<typeof createUser>>
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_REQUEST_SECONDS: '1' })
    user = await createUser(server)
  })
  afterAll(() => server.stop())

  const open = () => connect(Number(new URL(server.url).port), '127.0.0.1')
  /** Sends raw bytes. @returns status and body of the answer */
  const raw = async (bytes: string): Promise<{ status: number; body: string }> => {
    const socket = open()
    socket.write(bytes, 'latin1')
    const answer = await text(socket)
    return { status: Number(answer.split(' ', 2)[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) }
  }

  test.each([
    '/%',
    '/%ff',
    '/api/v1/docs/static/%00',
    '/api/v1/docs//..',
    `/api/v1/task/${'x'.repeat(101)}`,
    `/api/v1/order/${'%e4'.repeat(101)}`,
  ])('GET %s is not found', async (path) => {
    const headers = Object.entries(await user.as('GET', path)).map(([name, value]) => `${name}: ${value}\r\n`)
    const { status, body } = await raw(
      `GET ${path} HTTP/1.1\r\nhost: seaport\r\nconnection: close\r\n${headers.join('')}\r\n`,
    )
    expect([status, Refusal.parse(JSON.parse(body)).reason]).toEqual([404, 'not_found'])
  })

  const part = (name: string, more: string, content: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
  const upload = async (form: string) => {
    const headers = Object.entries(await user.as('POST', '/file')).map(([n, value]) => `${n}: ${value}\r\n`)
    return raw(
      `POST /api/v1/file HTTP/1.1\r\nhost: seaport\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=edge\r\ncontent-length: ${form.length}\r\n${headers.join('')}\r\n${form}`,
    )
  }
  test.each([
    ['that never ends', part('file', '; filename="a.png"', '\u0089PNG\r\n\u001a\n')],
    ['without a part', '--edge--\r\n'],
    ['that is empty', ''],
    ['of NUL', '\0'.repeat(100)],
    ['with NUL in its name', `${part('file', '; filename="a\0.png"', '\u0089PNG')}--edge--\r\n`],
    ['with NUL written out in its name', `${part('file', "; filename*=utf-8''a%00.png", 'x')}--edge--\r\n`],
  ])('a form %s is refused', async (_, form) => {
    const { status, body } = await upload(form)
    expect([status, Refusal.parse(JSON.parse(body)).reason]).toEqual([400, 'invalid_input'])
  })

  test.each([
    ['its headers', 'POST /api/v1/auth/login HTTP/1.1\r\nhost: sea'],
    [
      'its body',
      'POST /api/v1/auth/login HTTP/1.1\r\nhost: seaport\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":',
    ],
  ])('a request that stalls in %s is answered 408 and closed', async (_, beginning) => {
    const socket = open()
    socket.write(beginning)
    expect((await text(socket)).split('\r\n', 1)).toEqual(['HTTP/1.1 408 Request Timeout'])
  })

  test.each([
    ['with a method that nobody knows', 'BREW / HTTP/1.1\r\n', 400, 'invalid_input'],
    ['with a space in its address', 'GET /a b HTTP/1.1\r\n', 400, 'invalid_input'],
    ['with headers of 20 KB', `GET / HTTP/1.1\r\na: ${'x'.repeat(20_000)}\r\n`, 431, 'too_large'],
    ['of the method QUERY without a body', 'QUERY /api/v1/task HTTP/1.1\r\n', 404, 'not_found'],
    ['of the method TRACE', 'TRACE /api/v1/task HTTP/1.1\r\n', 404, 'not_found'],
    [
      'with two ends',
      'GET /api/v1/task HTTP/1.1\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n',
      400,
      'invalid_input',
    ],
    [
      'with two lengths',
      'GET /api/v1/task HTTP/1.1\r\ncontent-length: 3\r\ncontent-length: 4\r\n',
      400,
      'invalid_input',
    ],
  ])('a request %s is refused with an envelope', async (_, beginning, wanted, reason) => {
    const { status, body } = await raw(`${beginning}host: seaport\r\nconnection: close\r\n\r\n`)
    expect([status, Refusal.parse(JSON.parse(body)).reason]).toEqual([wanted, reason])
  })

  test('an answer reports twenty field errors at most', async () => {
    const fields = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`field${index}`, 1]))
    const { status, body } = await server.send('POST', '/api/v1/auth/login', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    expect([status, Refusal.parse(body).detail?.length]).toEqual([400, 20])
  })

  test.each([
    ['an object of 201 fields', { field: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [i, 1])) }],
    ['more than 30,000 values', { items: Array.from({ length: 300 }, () => Array(101).fill(1)) }],
  ])('%s is too large before it is read', async (_, content) => {
    const { status, body } = await server.send('POST', '/api/v1/proxy/import', {
      headers: { 'content-type': 'application/json', ...(await user.as('POST', '')) },
      // Read first, it would be refused as no JSON.
      body: `${JSON.stringify(content)} no JSON`,
    })
    expect([status, Refusal.parse(body).reason]).toEqual([413, 'too_large'])
  })

  test('the body of an unauthorized caller is not read', async () => {
    const send = (headers: Record<string, string>) =>
      server.send('POST', '/api/v1/proxy/import', {
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"text": no JSON',
      })
    expect((await send({})).status).toBe(401)
    expect((await send(await user.as('POST', ''))).status).toBe(400)
  })

  test('an unauthenticated caller may send 16 KiB', async () => {
    const send = (bytes: number) =>
      server.send('POST', '/api/v1/auth/login', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'x'.repeat(bytes) }),
      })
    expect((await send(16_000)).status).toBe(400)
    expect((await send(17_000)).status).toBe(413)
  })
})
