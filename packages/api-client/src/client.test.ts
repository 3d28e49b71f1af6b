import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_BASE } from '@seaport/contract/api'
import { createSeat, getSeat, listSeats } from '@seaport/contract/desk/seat'
import { heartbeat } from '@seaport/contract/desk/seat-session'
import { readFile, uploadFile } from '@seaport/contract/platform/file'
import axios from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Client, createClient } from './client.ts'
import { ApiRefused, ApiUnreachable } from './errors.ts'
import { subscribeToEvents } from './event-stream.ts'
import { createServerClock } from './server-clock.ts'

let server: Server
let client: Client
let answer: RequestListener
const seen: {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}[] = []
const onSessionExpired = vi.fn()

beforeEach(async () => {
  seen.length = 0
  onSessionExpired.mockClear()
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  client = createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    locale: () => 'vi',
    credentials: (method, url) => ({ token: `${method} ${new URL(url).pathname}` }),
    onSessionExpired,
  })
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const answerWith =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const refusal = (code: number, reason: string) => ({ code, msg: 'No.', data: null, reason, request_id: 'r1' })

test('a call waits ten seconds, and sends cookies', () => {
  const create = vi.spyOn(axios, 'create')
  createClient({ baseUrl: 'http://127.0.0.1:1', locale: () => 'cn', credentials: () => ({}) })
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ timeout: 10_000, withCredentials: true }))
})

test('every answer updates the server’s time, a refusal too', async () => {
  const clock = createServerClock()
  const timed = createClient({ ...client.options, clock })
  answer = (_request, response) => {
    response.setHeader('date', 'Mon, 02 Mar 2026 08:00:00 GMT')
    answerWith(404, refusal(404, 'not_found'))(_request, response)
  }
  await expect(timed.call(getSeat, { params: { id: 's1' } })).rejects.toThrow(ApiRefused)
  expect(new Date(clock.now() ?? 0).toISOString().slice(0, 16)).toBe('2026-03-02T08:00')
})

test('a call without a body has no content type, which the server would refuse', async () => {
  answer = answerWith(200, { code: 200, msg: 'ok', data: { now: '2026-11-21T00:00:00.000Z' } })
  await client.call(heartbeat, {})
  expect(seen[0]).toMatchObject({ method: 'POST', body: '' })
  expect(seen[0]?.headers).not.toHaveProperty('content-type')
})

test('sends path, query, credentials and language, and unwraps the data', async () => {
  answer = answerWith(200, { code: 200, msg: 'ok', data: { list: [], total: 0, page: 2, page_size: 20 } })
  const data = await client.call(listSeats, { query: { page: 2, online: 'true' } })
  expect(data.page).toBe(2)
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: '/api/v1/agent?page=2&online=true',
    headers: { token: 'GET /api/v1/agent', 'accept-language': 'vi' },
  })
})

test('the browser’s own languages are sent besides the interface’s', async () => {
  const console = createClient({ ...client.options, browserLanguages: () => ['de-AT', 'en'] })
  answer = answerWith(200, { code: 200, msg: 'ok', data: { list: [], total: 0, page: 1, page_size: 20 } })
  await console.call(listSeats, {})
  await client.call(listSeats, {})
  expect(seen.map(({ headers }) => [headers['accept-language'], headers['browser-language']])).toEqual([
    ['vi', 'de-AT,en'],
    ['vi', undefined],
  ])
})

test('encodes ids in the path, so that none can leave it', async () => {
  answer = answerWith(404, refusal(404, 'not_found'))
  await expect(client.call(getSeat, { params: { id: '../user?x' } })).rejects.toThrow(ApiRefused)
  expect(seen[0]?.url).toBe('/api/v1/agent/..%2Fuser%3Fx')
})

test('an id with half a surrogate pair is requested like any unknown id', async () => {
  answer = answerWith(404, refusal(404, 'not_found'))
  await expect(client.call(getSeat, { params: { id: 'a\udc00b' } })).rejects.toThrow(ApiRefused)
  expect(seen[0]?.url).toBe('/api/v1/agent/a%EF%BF%BDb')
})

test('sends an idempotency key, a new one per call or the one given', async () => {
  answer = answerWith(200, { code: 200, msg: 'ok', data: {} })
  const input = { body: { name: 'A', password: 'long-enough', allocated: 1 } }
  await client.call(createSeat, input)
  await client.call(createSeat, input)
  await client.call(createSeat, input, { idempotencyKey: 'again' })
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe('again')
})

test.each([
  [200, refusal(400, 'no_free_port'), 0],
  [401, refusal(5004, 'not_logged_in'), 1],
  [200, refusal(5004, 'not_logged_in'), 1],
])('a refusal under HTTP %i is thrown with its envelope', async (status, body, told) => {
  answer = answerWith(status, body)
  await expect(client.call(listSeats, {})).rejects.toMatchObject({
    name: 'ApiRefused',
    status,
    refusal: body,
  })
  expect(onSessionExpired).toHaveBeenCalledTimes(told)
  // With the credentials of that call.
  if (told) expect(onSessionExpired).toHaveBeenCalledWith({ token: `GET ${API_BASE}${listSeats.path}` })
})

test.each([
  [401, { code: 5004, msg: 'Login expired' }, 'not_logged_in'],
  [200, { code: 400, msg: 'No.', data: null }, 'invalid_input'],
  [
    418,
    { code: 400, msg: 'No.', detail: 'odd', reason: 'from_the_future', request_id: 'r2' },
    'invalid_input',
  ],
])('an envelope of a gateway or of a newer server counts as a refusal', async (status, body, reason) => {
  answer = answerWith(status, body)
  await expect(client.call(listSeats, {})).rejects.toMatchObject({
    name: 'ApiRefused',
    refusal: { code: body.code, msg: body.msg, reason },
  })
  expect(onSessionExpired).toHaveBeenCalledTimes(body.code === 5004 ? 1 : 0)
})

test.each([
  [502, '<html>Bad gateway</html>'],
  [200, '{"surprise": true}'],
  [200, '{"code": 200}'],
  [200, '{"code": 201, "data": {}}'],
  [200, '{"data": {}}'],
  [200, 'null'],
  [200, '"ok"'],
])('an answer that is not Seaport’s counts as no answer', async (status, body) => {
  answer = answerWith(status, body)
  await expect(client.call(listSeats, {})).rejects.toThrow(ApiUnreachable)
})

test('what a proxy refuses for its size is told from a server that is away', async () => {
  answer = answerWith(413, '<html><title>413 Request Entity Too Large</title></html>')
  const call = client.call(uploadFile, { body: {}, file: new Blob(['png']) })
  await expect(call).rejects.toMatchObject({ name: 'ApiTooLarge' })
  await expect(call).rejects.toThrow(ApiUnreachable)
})

test('a file that was saved again since it was chosen is told so, and nothing is sent', async () => {
  const file = new Blob(['a,b'])
  const changed = new DOMException('The requested file could not be read', 'NotReadableError')
  vi.spyOn(file, 'slice').mockReturnValue(
    Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(changed) }),
  )
  const call = client.call(uploadFile, { body: {}, file })
  await expect(call).rejects.toMatchObject({ name: 'ApiFileChanged', cause: changed })
  await expect(call).rejects.not.toBeInstanceOf(ApiUnreachable)
  expect(seen).toEqual([])
})

test('an upload is a form: the fields as JSON first, then the file', async () => {
  const file = { id: 'f1', name: 'a', kind: 'image', type: 'image/png', size: 3, url: '/x' }
  answer = answerWith(200, { code: 200, msg: 'ok', data: file })
  const onProgress = vi.fn()
  const input = { body: {}, file: new Blob(['png']) }
  expect(await client.call(uploadFile, input, { onProgress })).toMatchObject({ id: 'f1' })
  expect(onProgress).toHaveBeenLastCalledWith(1)
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toMatch(/name="body"\r\n\r\n\{\}\r\n[\s\S]*name="file"[\s\S]*\r\npng\r\n/)
})

test('a download is a file, and its refusal an envelope all the same', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0, 255, 7]))
  const file = await client.call(readFile, { params: { id: 'f1' } })
  expect([file.type, [...new Uint8Array(await file.arrayBuffer())]]).toEqual(['image/png', [0, 255, 7]])
  answer = answerWith(404, refusal(404, 'not_found'))
  await expect(client.call(readFile, { params: { id: 'f2' } })).rejects.toMatchObject({ status: 404 })
  // Even with a success code: it is not a file.
  answer = answerWith(200, refusal(5004, 'not_logged_in'))
  await expect(client.call(readFile, { params: { id: 'f2' } })).rejects.toMatchObject({ status: 200 })
  expect(onSessionExpired).toHaveBeenCalledTimes(1)
  for (const status of [200, 502]) {
    answer = answerWith(status, '<html>')
    await expect(client.call(readFile, { params: { id: 'f3' } })).rejects.toThrow(ApiUnreachable)
  }
  // The words of a gateway, its page, and that of a login to the Wi-Fi.
  for (const [status, type] of [
    [502, 'text/plain'],
    [502, 'text/html'],
    [200, 'text/html; charset=utf-8'],
  ] as const) {
    answer = (_request, response) => response.writeHead(status, { 'content-type': type }).end('<html>')
    await expect(client.call(readFile, { params: { id: 'f3' } })).rejects.toThrow(ApiUnreachable)
  }
})

test('a file may take two minutes in either direction, any other call ten seconds', async () => {
  const answered = { status: 200, headers: {}, data: new ArrayBuffer(0) }
  const request = vi.spyOn(axios.Axios.prototype, 'request').mockResolvedValue(answered)
  const { call } = createClient({
    baseUrl: 'http://127.0.0.1:1',
    locale: () => 'cn',
    credentials: () => ({}),
  })
  await call(readFile, { params: { id: 'f1' } })
  await Promise.allSettled([call(uploadFile, { body: {}, file: new Blob(['png']) })])
  await Promise.allSettled([call(getSeat, { params: { id: 's1' } })])
  const timeouts = request.mock.calls.map(([config]) => (config as { timeout?: number }).timeout)
  expect(timeouts).toEqual([120_000, 120_000, undefined])
})

test('a call cancelled by its caller is not treated as lost', async () => {
  const cancelling = new AbortController()
  answer = () => cancelling.abort()
  const error = await client
    .call(listSeats, {}, { signal: cancelling.signal })
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'CanceledError' })
})

test('a stopping server counts as no answer, so that callers retry', async () => {
  answer = answerWith(503, refusal(503, 'stopping'))
  await expect(client.call(listSeats, {})).rejects.toThrow(ApiUnreachable)
})

test('a cut connection counts as no answer', async () => {
  answer = (request) => request.socket.destroy()
  await expect(client.call(listSeats, {})).rejects.toThrow(ApiUnreachable)
})

test('follows events, reconnects after a cut, ignores unknown events, ends with the session', async () => {
  let connections = 0
  answer = (request, response) => {
    connections += 1
    if (connections === 3) return answerWith(401, refusal(5004, 'not_logged_in'))(request, response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\ndata: {"type":"from_the_future"}\n\n')
    response.write(`data: {"type":"port","seat_id":"s${connections}"}\n\n`, () => response.destroy())
  }
  const events: unknown[] = []
  const onOpen = vi.fn()
  const onDisconnect = vi.fn()
  await subscribeToEvents(
    client.options,
    { onOpen, onDisconnect, onEvent: (event) => events.push(event) },
    new AbortController().signal,
  )
  expect(events).toEqual([
    { type: 'port', seat_id: 's1' },
    { type: 'port', seat_id: 's2' },
  ])
  expect(onOpen).toHaveBeenCalledTimes(2)
  expect(onDisconnect).toHaveBeenCalledTimes(2)
  expect(onSessionExpired).toHaveBeenCalledTimes(1)
})
