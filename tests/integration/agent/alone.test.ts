import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startAgentProcess } from '../../support/agent-process.ts'

/** Gateway answers without a backend: Kong, a Go server, nginx, and one that answers 200 to everything. */
const gateways: ((answer: ServerResponse) => void)[] = [
  (answer) =>
    answer.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"no Route matched"}'),
  (answer) => answer.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found'),
  (answer) => answer.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404 Not Found</h1>'),
  (answer) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"code":404,"msg":"not found"}'),
]

/** @returns its address, and how often it was called */
async function startGateway({ isSilent = false } = {}) {
  let calls = 0
  const server = createServer((request, response) => {
    request.resume()
    if (!isSilent) gateways[calls % gateways.length]?.(response)
    calls += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls }
}

function startAgent(serverUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-agent-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return startAgentProcess({
    SEAPORT_SERVER_URL: serverUrl,
    SEAPORT_AGENT_SEAT: '100001',
    SEAPORT_AGENT_PASSWORD: 'amber-lantern-47-quay',
    SEAPORT_AGENT_DATA_DIR: folder,
  })
}

test('an agent without its server retries, whatever a gateway answers, and stops on request', async () => {
  const gateway = await startGateway()
  const agent = startAgent(gateway.url)
  await vi.waitFor(() => expect(gateway.calls()).toBeGreaterThan(gateways.length), { interval: 100 })
  expect(agent.output()).not.toContain('agent ends')
  agent.send('SIGTERM')
  expect(await agent.ended).toBe(0)
})

test('an agent whose log nobody reads works on', async () => {
  const gateway = await startGateway()
  const agent = startAgent(gateway.url)
  await agent.wrote('login failed')
  agent.stopReading()
  const before = gateway.calls()
  // Each of these calls is followed by a line of the log.
  const goesOn = vi.waitFor(() => expect(gateway.calls()).toBeGreaterThan(before + 2), { interval: 100 })
  expect(await Promise.race([goesOn.then(() => 'goes on'), agent.ended])).toBe('goes on')
  // A terminal that is closed.
  agent.send('SIGHUP')
  expect(await agent.ended).toBe(0)
})

// Docker kills a container ten seconds after SIGTERM, which is also a call's timeout.
test('an agent whose server does not answer stops on request, in the middle of a login', async () => {
  const gateway = await startGateway({ isSilent: true })
  const agent = startAgent(gateway.url)
  await vi.waitFor(() => expect(gateway.calls()).toBe(1), { interval: 100 })
  agent.send('SIGTERM')
  expect(await agent.ended).toBe(0)
  expect(agent.output()).toContain('agent stops')
  expect(agent.output()).not.toContain('login failed')
})
