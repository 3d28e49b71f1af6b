import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFakePromotion } from '@seaport/runner/test-support/fake-promotion'
import { FakeServer, type FakeTask } from '@seaport/runner/test-support/fake-server'
import type { ServerRoute } from '@seaport/seat-client/egress/server-routes'
import { createMessages } from '@seaport/seat-client/messages'
import { RunnerProcess, type RunnerProcessOptions } from '@seaport/seat-client/runner-process/runner-process'
import { openDeviceIdentity } from '@seaport/seat-client/session/device-identity'
import { expect, onTestFinished, test } from 'vitest'
import { forkRunner } from '../../support/fork-runner.ts'
import { startHttpProxy } from '../../support/proxies.ts'
import { numbers } from '../../support/random.ts'
import { startHttpFake } from '../runner/support/http-fake.ts'
import { type Bench, BenchPerson, Killer } from './bench-person.ts'
import { memorySecrets } from './stage.ts'

const TASK = 'task'

/** A promotion on a model of the server, and a client whose runner works in a separate process. */
async function startClient(
  size: number,
  { routes = ['direct'], mayStart }: { routes?: readonly ServerRoute[]; mayStart?: Promise<void> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-process-'))
  const model = new FakeServer({ now: Date.now })
  const promotion = createFakePromotion(Date.now, size, size)
  const task = model.add(groups(size), promotion)
  const fake = await startHttpFake(model)
  const { key } = await openDeviceIdentity(memorySecrets())
  const journalPath = join(folder, 'journal.sqlite')
  const logged: string[] = []
  const setAside: string[] = []
  const wanted: string[] = []
  const log = (message: string) => void logged.push(message)
  const children: ReturnType<typeof forkRunner>[] = []
  const refuse = () => Promise.reject(new Error('not needed'))
  const options: RunnerProcessOptions = {
    spawn() {
      const child = forkRunner()
      children.push(child)
      return child
    },
    restartMs: [0],
    mayStart,
    messages: createMessages(() => 'en'),
    log: { info: log, warn: log, error: log },
    onState: () => undefined,
    setup: async () => ({
      login: { serverUrl: fake.url, userAgent: 'Seaport/test', token: 'token', key },
      journalPath,
      attended: true,
      networks: [],
      clockAheadMs: 0,
    }),
    client: {
      log: (_level, message) => log(message),
      contact: () => undefined,
      routesTo: async () => routes,
      loginWanted: ({ host, port }, url) => void wanted.push(`${host}:${port} to ${url}`),
      sessionExpired: () => undefined,
      acceptsTasks: () => true,
      hearsEvents: () => false,
      routeOf: async () => null,
      proxyFailed: () => undefined,
      loadTokens: refuse,
      saveTokens: refuse,
      signedOut: () => undefined,
      signedIn: () => [],
      journalSetAside: (path) => void setAside.push(path),
    },
  }
  const runner = new RunnerProcess(options)
  onTestFinished(async () => {
    await runner.stop()
    await fake.close()
    rmSync(folder, { recursive: true, maxRetries: 5 })
  })
  const serverHost = new URL(fake.url).host
  const kill = () => children.at(-1)?.killHard()
  return { runner, promotion, task, journalPath, setAside, wanted, logged, serverHost, kill, children }
}

test('the process asks its client for the way to the server, and for the login of a proxy there, and takes no other', async () => {
  const login = { username: 'mei', password: 'secret' }
  const proxy = await startHttpProxy(login)
  onTestFinished(proxy.close)
  const route = { scheme: 'http' as const, host: '127.0.0.1', port: proxy.port }
  const routes: ServerRoute[] = [{ ...route, username: '', password: '' }]
  const { runner, serverHost, wanted } = await startClient(1, { routes })
  runner.start()
  await expect
    .poll(() => wanted)
    .toContainEqual(expect.stringContaining(`127.0.0.1:${proxy.port} to http://${serverHost}/`))
  expect(runner.state().tasks).toEqual([])
  routes[0] = { ...route, ...login }
  runner.wake()
  await expect.poll(() => runner.state().tasks.length).toBe(1)
  expect(new Set(proxy.seen)).toEqual(new Set([serverHost]))
})

/** At each of four moments as often. A hundred, during 500 targets, take a minute: `SEAPORT_TEST_KILLS=100`. */
const KILLS = Number(process.env.SEAPORT_TEST_KILLS ?? (process.env.SEAPORT_TEST_ALL === '1' ? 20 : 4))

test(
  'killed again and again during a promotion: nothing is done twice, every target is accounted for',
  async () => {
    const seed = Date.now() % 100_000
    const random = numbers(seed)
    const { runner, promotion, task, kill } = await startClient(KILLS * 5)
    const killer = new Killer({ random, times: KILLS, kill, takesWindow: false })
    const person = new BenchPerson(killer)
    const bench = benchOf(runner)
    runner.start()
    while (task.status !== 'completed') {
      killer.plan(person.deeds.size)
      await person.step(bench)
    }
    expect(killer.met(), `seed ${seed}`).toEqual(Array(4).fill(KILLS / 4))
    expect(promotion.targets.map(({ outcome }) => outcome)).toEqual(Array(KILLS * 5).fill('done'))
    expect(person.twice(), `seed ${seed}`).toEqual([])
    expect(person.deeds.size).toBe(KILLS * 5)
  },
  120_000 + KILLS * 6_000,
)

test('an unreadable journal is set aside with its date, and the work continues from the server', async () => {
  const { runner, task, journalPath, setAside } = await startClient(2)
  writeFileSync(journalPath, 'this is no database, however long it may be. '.repeat(200))
  const person = new BenchPerson()
  const bench = benchOf(runner)
  runner.start()
  while (task.status !== 'completed') await person.step(bench)
  expect(setAside).toHaveLength(1)
  expect(readdirSync(join(journalPath, '..'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^journal\.sqlite\.damaged-\d{4}-\d\d-\d\dT/),
      'journal.sqlite',
    ]),
  )
})

test('a request during the start of the process is answered once it runs', async () => {
  const { runner } = await startClient(1)
  runner.start()
  expect(await runner.undoOutcome('nobody has it')).toBe('too_late')
  expect(await runner.startTarget('nobody has it')).toBeNull()
})

test('a deferred process starts automatically once it may', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { runner, children } = await startClient(1, { mayStart: promise })
  runner.start()
  // What only wakes it finds nothing that it could miss.
  runner.wake()
  expect(children).toHaveLength(0)
  resolve()
  await expect.poll(() => runner.state().tasks.length).toBe(1)
  expect(children).toHaveLength(1)
})

test('a request to a deferred process is not refused: the process starts, and answers', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { runner, children } = await startClient(1, { mayStart: promise })
  runner.start()
  const answers = Promise.all([runner.undoOutcome('nobody has it'), runner.startTarget('nobody has it')])
  expect(await answers).toEqual(['too_late', null])
  resolve()
  await promise
  expect(children).toHaveLength(1)
})

test('a person’s command starts the runner, and is executed', async () => {
  const { runner } = await startClient(1, { mayStart: new Promise(() => undefined) })
  runner.start()
  expect(runner.state().running).toBe(false)
  await runner.ready()
  expect(runner.state().running).toBe(true)
})

test('a client that stops while its process waits never starts it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { runner, children } = await startClient(1, { mayStart: promise })
  runner.start()
  await runner.stop()
  resolve()
  await promise
  await expect(runner.startTarget('nobody has it')).rejects.toThrow()
  expect(children).toHaveLength(0)
})

test('a stop is reported, and leaves the journal closed', async () => {
  const { runner, journalPath } = await startClient(2)
  const person = new BenchPerson()
  const bench = benchOf(runner)
  runner.start()
  while (person.deeds.size === 0) await person.step(bench)
  expect(runner.state().running).toBe(true)
  await runner.stop()
  expect(runner.state().running).toBe(false)
  expect(readdirSync(join(journalPath, '..'))).not.toContain('journal.sqlite-wal')
})

/** The workbench of a runner's process. */
const benchOf = (runner: RunnerProcess): Bench => ({
  // The window outlives its runner, and so does the page in it.
  window: () => 0,
  step: async () => runner.state().tasks[0]?.manual?.step,
  startTarget: async () => (await runner.startTarget(TASK))?.kind === 'target',
  settle: (position) => runner.recordOutcome(TASK, { position, outcome: 'done', reason: null }),
})

function groups(size: number) {
  return {
    id: TASK,
    name: TASK,
    account: { id: 'account', network: 'x_sandbox', account: 'somebody', nickname: '' },
    work: {
      kind: 'join_group',
      params: {
        groups: Array.from({ length: size }, (_, at) => `@person${at}`),
        send_interval_seconds: 5,
        duration_minutes: 10_080,
      },
    },
    target_count: size,
  } as const satisfies FakeTask['claim']
}
