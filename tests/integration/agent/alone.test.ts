import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startAgentInside, startAgentProcess } from '../../support/agent-process.ts'

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
async function startGateway(answer: (typeof gateways)[number] = () => undefined) {
  let calls = 0
  const server = createServer((request, response) => {
    request.resume()
    answer(response)
    calls += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls }
}

function settings(serverUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-agent-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return {
    SEAPORT_SERVER_URL: serverUrl,
    SEAPORT_AGENT_SEAT: '100001',
    SEAPORT_AGENT_PASSWORD: 'amber-lantern-47-quay',
    SEAPORT_AGENT_DATA_DIR: folder,
  }
}

test('an agent without its server retries, whatever a gateway answers, and stops on request', async () => {
  const each = gateways.map(async (answer) => {
    const gateway = await startGateway(answer)
    const agent = startAgentInside(settings(gateway.url))
    await vi.waitFor(() => expect(gateway.calls()).toBeGreaterThan(1), { interval: 100 })
    expect(agent.output()).not.toContain('agent ends')
    agent.stop()
    expect(await agent.ended).toBe(0)
  })
  await Promise.all(each)
})

test('an agent whose log nobody reads works on', async () => {
  const gateway = await startGateway(gateways[0])
  const agent = startAgentProcess(settings(gateway.url))
  await agent.wrote('login failed')
  agent.stopReading()
  const before = gateway.calls()
  // A line of the log that nobody takes stands between these two calls.
  const goesOn = vi.waitFor(() => expect(gateway.calls()).toBeGreaterThan(before + 1), { interval: 100 })
  expect(await Promise.race([goesOn.then(() => 'goes on'), agent.ended])).toBe('goes on')
  // A terminal that is closed.
  agent.send('SIGHUP')
  expect(await agent.ended).toBe(0)
})

// Docker kills a container ten seconds after SIGTERM, which is also a call's timeout.
test('an agent whose server does not answer stops on request, in the middle of a login', async () => {
  const gateway = await startGateway()
  const agent = startAgentInside(settings(gateway.url))
  await vi.waitFor(() => expect(gateway.calls()).toBe(1), { interval: 100 })
  agent.stop()
  expect(await agent.ended).toBe(0)
  expect(agent.output()).toContain('agent stops')
  expect(agent.output()).not.toContain('login failed')
})
