import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A network's token endpoint that takes every code. */
export async function startTokenServer(token: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ access_token: token, expires_in: 5_184_000 }))
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/oauth/access_token`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
