import { EventEmitter, once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { handleErrors } from './errors.ts'
import { attachment, boundExports, FileResponse, sendFile } from './file-response.ts'

test('a tenant may run three exports at once, others have their own, and one that ends makes room', async () => {
  const app = Fastify()
  handleErrors(app)
  const noteExport = boundExports()
  app.get<{ Params: { tenant: string } }>('/:tenant', async (request, reply) => {
    noteExport(request.params.tenant, reply.raw)
    const endless = new Readable({ read() {} })
    endless.push('begun')
    return sendFile(reply, new FileResponse(endless, 'text/csv'))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const open = async (tenant: string): Promise<{ status: number | undefined; request: ClientRequest }> => {
    const request = get({ port, path: `/${tenant}`, agent: false }).on('error', () => undefined)
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    answer.on('error', () => undefined)
    return { status: answer.statusCode, request }
  }
  const first = await open('one')
  const statuses = [(await open('one')).status, (await open('one')).status, (await open('one')).status]
  expect([first.status, ...statuses, (await open('two')).status]).toEqual([200, 200, 200, 429, 200])
  first.request.destroy()
  await expect.poll(async () => (await open('one')).status).toBe(200)
  expect((await open('one')).status).toBe(429)
  app.server.closeAllConnections()
  await app.close()
})

test('an export whose client left before it began takes no place', async () => {
  const app = Fastify()
  const noteExport = boundExports()
  const { promise: noted, resolve, reject } = Promise.withResolvers<void>()
  app.get('/', async (_request, { raw }) => {
    const closed = once(raw, 'close')
    client.destroy()
    await closed
    try {
      for (let count = 0; count < 4; count += 1) noteExport('one', raw)
      resolve()
    } catch (error) {
      reject(error)
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const client = get({ port, agent: false }).on('error', () => undefined)
  await noted
  await app.close()
})

test('a file is no export, and is sent with 200, unless it says otherwise', () => {
  const told = ({ status, headers, isExport }: FileResponse) => ({ status, headers, isExport })
  const headers = { etag: '"1"' }
  expect(told(new FileResponse(null, 'image/png'))).toEqual({ status: 200, headers: {}, isExport: false })
  expect(told(new FileResponse(null, 'image/png', { status: 206, headers }))).toEqual({
    status: 206,
    headers,
    isExport: false,
  })
})

test('an export that the client does not read for a minute is aborted', () => {
  const destroy = vi.fn()
  const setTimeout = vi.fn()
  const raw = Object.assign(new EventEmitter(), { destroy, setTimeout }) as unknown as ServerResponse
  boundExports()('one', raw)
  const [after, end] = setTimeout.mock.calls[0] ?? []
  expect(after).toBe(60_000)
  end()
  expect(destroy).toHaveBeenCalledOnce()
})

test.each([
  ['harbor 茶.png', `attachment; filename="harbor _.png"; filename*=UTF-8''harbor%20%E8%8C%B6.png`],
  ['a"; x="b.png', `attachment; filename="a__ x__b.png"; filename*=UTF-8''a%22%3B%20x%3D%22b.png`],
  [
    'a\r\nset-cookie: b',
    `attachment; filename="a__set-cookie_ b"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b`,
  ],
  ['..\\../b', `attachment; filename=".._.._b"; filename*=UTF-8''..%5C..%2Fb`],
  ["it's \ud800", `attachment; filename="it_s _"; filename*=UTF-8''it%27s%20%EF%BF%BD`],
])('%j is escaped in the header’s file name', (name, header) => {
  expect(attachment(name)).toBe(header)
})
