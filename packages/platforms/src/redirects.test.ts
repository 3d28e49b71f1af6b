import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createGraphClient } from './graph/client.ts'
import { createMemoryRateStore, createRateLimiter } from './rate-limiter.ts'
import { createXClient } from './x/client.ts'
import { userById } from './x/endpoint.ts'

/** A network that redirects everything, token included, to a server with a valid answer. */
async function redirectingNetwork() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.startsWith('/elsewhere')) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data: { id: '1', username: 'ann' }, id: '1' }))
    } else response.writeHead(302, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const clock = { now: () => 0, wait: async () => undefined }
  const options = {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account: 'a',
    tokens: { getToken: async () => 'secret' },
    ledger: createRateLimiter({ app: 'a', store: createMemoryRateStore(), clock }),
    clock,
  }
  return { asked, options }
}

const signal = new AbortController().signal

test('X’s client follows no redirect, so the token goes nowhere else', async () => {
  const { asked, options } = await redirectingNetwork()
  const reading = createXClient(options).request(userById, { params: { id: '1' }, signal })
  await expect(reading).rejects.toMatchObject({ outcome: { kind: 'retry' } })
  expect(asked).toEqual([expect.stringMatching(/^\/2\/users\/1/)])
})

test('Graph’s client follows no redirect', async () => {
  const { asked, options } = await redirectingNetwork()
  const reading = createGraphClient(options).request({
    path: '/me',
    answer: z.object({ id: z.string() }),
    signal,
  })
  await expect(reading).rejects.toMatchObject({ outcome: { kind: 'retry' } })
  expect(asked).toEqual([expect.stringMatching(/^\/me/)])
})
