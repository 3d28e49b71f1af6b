import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './errors.ts'
import { boundExports, FileResponse, sendFile } from './file-response.ts'

test('a tenant may have three exports under way, others have their own, and one that ends makes room', async () => {
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
  app.server.closeAllConnections()
  await app.close()
})
