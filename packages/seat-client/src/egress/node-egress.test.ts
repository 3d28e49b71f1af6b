import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from 'undici'
import { expect, onTestFinished, test, vi } from 'vitest'
import { nodeEgress } from './node-egress.ts'

test('an account without a proxy connects directly, even if Node is set to use the environment’s', async () => {
  const server = createServer((_request, response) => response.end('here'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const before = getGlobalDispatcher()
  onTestFinished(() => {
    setGlobalDispatcher(before)
    server.closeAllConnections()
    server.close()
  })
  // Node's global proxy is unreachable, so an answer proves that it was not used.
  const elsewhere = new MockAgent()
  elsewhere.disableNetConnect()
  setGlobalDispatcher(elsewhere)
  await expect(fetch(url)).rejects.toThrow()
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  expect(await (await nodeEgress.direct(url)).text()).toBe('here')
})
