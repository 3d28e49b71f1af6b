import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FakeServer } from '@seaport/runner/test-support/fake-server'
import { startSandbox } from '@seaport/sandbox/server'
import type { AccountProxy } from '@seaport/seat-client/egress/egress'
import { createMessages } from '@seaport/seat-client/messages'
import { RunnerProcess } from '@seaport/seat-client/runner-process/runner-process'
import { openDeviceIdentity } from '@seaport/seat-client/session/device-identity'
import { expect, onTestFinished, test } from 'vitest'
import { forkRunner } from '../../support/fork-runner.ts'
import { startHttpProxy } from '../../support/proxies.ts'
import { sandboxAddress } from '../runner/support/collector.ts'
import { startHttpFake } from '../runner/support/http-fake.ts'
import { controlOf, signedIn } from '../runner/support/stage.ts'
import { memorySecrets } from './stage.ts'

const NAMES = ['anna', 'binh', 'chen'] as const
type Name = (typeof NAMES)[number]
const nothing = () => undefined
const refuse = () => Promise.reject(new Error('not needed'))

/** The network as one proxy reaches it: who called, by their tokens. */
async function startWatch(network: URL) {
  const tokens = new Set<string>()
  const server = createServer((incoming, response) => {
    tokens.add(incoming.headers.authorization ?? 'nobody')
    const { hostname, port } = network
    const { url, method, headers } = incoming
    const onward = request({ hostname, port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { tokens, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** An account with tokens and its own proxy, which requires its own login. */
async function createAccount(name: Name, sandboxUrl: string) {
  const network = new URL(sandboxUrl)
  const watch = await startWatch(network)
  const login = { username: name, password: `of ${name}` }
  const proxy = await startHttpProxy(login, { [network.hostname]: watch.address })
  onTestFinished(proxy.close)
  const route: AccountProxy = { scheme: 'http', host: '127.0.0.1', port: proxy.port, ...login }
  const tokens = await signedIn(controlOf(sandboxUrl), Date.now())
  return { name, watch, proxy, route, tokens, bearer: `Bearer ${tokens.access_token}` }
}

test('three accounts work through three proxies, each through its own; a dead proxy stops its account alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-three-'))
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }))
  const sandbox = await startSandbox({ people: 400, seed: 'three' })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const model = new FakeServer({ now: Date.now })
  const fake = await startHttpFake(model)
  onTestFinished(fake.close)
  const [anna, binh, chen] = await Promise.all([
    createAccount('anna', sandbox.url),
    createAccount('binh', sandbox.url),
    createAccount('chen', sandbox.url),
  ])
  const accounts = { anna, binh, chen }
  const accountOf = (id: string) => accounts[id as Name]
  const { id: post } = await control<{ id: string }>('/post', { commenters: 30 })
  const collect = (name: Name, id: string) =>
    model.add({
      id,
      name: id,
      account: { id: name, network: 'x_sandbox', account: name, nickname: '' },
      work: {
        kind: 'collect_commenters',
        params: { links: [post], target_count: 1000, duration_minutes: null },
      },
    })
  const { key } = await openDeviceIdentity(memorySecrets())
  const failed: string[] = []
  const runner = new RunnerProcess({
    spawn: forkRunner,
    messages: createMessages(() => 'en'),
    log: { info: nothing, warn: nothing, error: nothing },
    onState: nothing,
    setup: async () => ({
      login: { serverUrl: fake.url, userAgent: 'Seaport/test', token: 'token', key },
      journalPath: join(folder, 'journal.sqlite'),
      attended: true,
      networks: [sandboxAddress(sandbox.url)],
      clockAheadMs: 0,
    }),
    client: {
      log: nothing,
      contact: nothing,
      routesTo: async () => ['direct'],
      loginWanted: nothing,
      sessionExpired: nothing,
      acceptsTasks: () => true,
      hearsEvents: () => false,
      routeOf: async (id) => accountOf(id).route,
      proxyFailed: (id) => void failed.push(id),
      loadTokens: async (id) => accountOf(id).tokens,
      saveTokens: refuse,
      signedOut: nothing,
      signedIn: () => [],
      journalSetAside: nothing,
    },
  })
  onTestFinished(() => runner.stop())

  const first = NAMES.map((name) => collect(name, `${name}-1`))
  runner.start()
  await expect.poll(() => first.map(({ status }) => status)).toEqual(Array(3).fill('completed'))
  for (const { watch, bearer, proxy } of [anna, binh, chen]) {
    expect([...watch.tokens]).toEqual([bearer])
    expect(proxy.refused).toEqual([])
  }

  // What the network saw came by the proxies: nothing more from here on for the one that is gone.
  await binh.proxy.close()
  for (const { watch } of [anna, binh, chen]) watch.tokens.clear()
  const [ofAnna, ofBinh, ofChen] = NAMES.map((name) => collect(name, `${name}-2`))
  runner.wake()
  await expect.poll(() => [ofAnna?.status, ofChen?.status]).toEqual(['completed', 'completed'])
  await expect.poll(() => failed).toContain('binh')
  expect(new Set(failed)).toEqual(new Set(['binh']))
  expect(ofBinh?.people.size).toBe(0)
  expect([...anna.watch.tokens]).toEqual([anna.bearer])
  expect([...binh.watch.tokens]).toEqual([])
  expect([...chen.watch.tokens]).toEqual([chen.bearer])
})
