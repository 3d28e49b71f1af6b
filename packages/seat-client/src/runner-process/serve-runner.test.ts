import { getGuard } from '@seaport/contract/work/guard'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SeatRunnerOptions } from '../work/seat-runner.ts'
import type { RunnerSide } from './contract.ts'
import { connectPeer } from './peer.ts'

/** What a runner is made of, and all that is asked of it. */
const made = vi.hoisted(() => ({ of: undefined as unknown, asked: [] as string[] }))
const inWords = vi.hoisted(
  () =>
    (name: string, given: readonly unknown[]): string =>
      [name, ...given.map((one) => JSON.stringify(one))].join(' '),
)
vi.mock('../work/seat-runner.ts', () => ({
  createSeatRunner(options: unknown) {
    made.of = options
    const get = (_: object, name: string) =>
      name === 'then'
        ? undefined
        : (...given: unknown[]) => {
            if (name !== 'state') made.asked.push(inWords(name, given))
            return name === 'state' ? { tasks: [] } : `answer to ${name}`
          }
    return new Proxy({}, { get })
  },
}))
const { serveRunner } = await import('./serve-runner.ts')
const { openDeviceIdentity } = await import('../session/device-identity.ts')

/** A runner's process that has begun, with a client that notes what it is told and asked. */
async function begin() {
  const kept = new Map<string, string>()
  const { key } = await openDeviceIdentity({
    get: async (name) => kept.get(name),
    set: async (name, value) => void kept.set(name, value),
    delete: async (name) => void kept.delete(name),
    setAside: async () => undefined,
    names: async () => [...kept.keys()],
  })
  const heard: string[] = []
  const answers: Record<string, unknown> = { routesTo: [], acceptsTasks: 'no', hearsEvents: 'yes' }
  const answering =
    (name: string) =>
    (...given: unknown[]) => {
      heard.push(inWords(name, given))
      return answers[name] ?? `answer to ${name}`
    }
  const names = ['state', 'log', 'contact', 'routesTo', 'sessionExpired', 'acceptsTasks', 'hearsEvents']
  const more = ['routeOf', 'loadTokens', 'saveTokens', 'signedOut', 'signedIn', 'journalSetAside']
  const methods = Object.fromEntries([...names, ...more].map((name) => [name, answering(name)]))
  let toRunner: (message: unknown) => void = () => undefined
  let toClient: (message: unknown) => void = () => undefined
  serveRunner({ post: (message) => toClient(message), onMessage: (listener) => (toRunner = listener) })
  onTestFinished(() => void process.removeAllListeners('uncaughtException'))
  const runner = connectPeer<object, RunnerSide>(
    { post: (message) => toRunner(message), onMessage: (listener) => (toClient = listener) },
    methods,
  )
  await runner.call('begin', {
    login: { serverUrl: 'https://seaport.test', userAgent: 'Seaport/test', token: 'token', key },
    journalPath: '/data/journal.sqlite',
    attended: true,
    networks: [{ network: 'x' }] as never,
    clockAheadMs: 5000,
  })
  const told = () => heard.splice(0)
  return { runner, options: made.of as SeatRunnerOptions, told, asked: () => made.asked.splice(0) }
}

test('each command reaches the runner, whose new state is told before its answer', async () => {
  const { runner, told, asked } = await begin()
  expect([asked(), told()]).toEqual([['start'], ['state {"tasks":[]}']])
  const commands: [name: keyof RunnerSide, ...given: unknown[]][] = [
    ['startTarget', 't1'],
    ['recordOutcome', 't2', { position: 2, outcome: 'done', reason: null }],
    ['undoOutcome', 't3'],
    ['keep', 't4', { url: 'https://x.test/ann' }, 'tea'],
    ['undoKeep', 't5', 5],
    ['noteKeep', 't6', 6, 'mate'],
    ['lookAt', 't7', 7],
  ]
  for (const [name, ...given] of commands) {
    const answer = await (runner.call as (...all: unknown[]) => Promise<unknown>)(name, ...given)
    expect([answer, asked(), told()]).toEqual([
      `answer to ${name}`,
      [inWords(name, given)],
      ['state {"tasks":[]}'],
    ])
  }
  await runner.call('wake', 'account-2')
  await runner.call('stop')
  expect([asked(), told()]).toEqual([['wake "account-2"', 'stop'], ['state {"tasks":[]}']])
})

test('what the runner needs of its client it asks by that name', async () => {
  const { runner, options, told } = await begin()
  told()
  expect(options.find('x')).toEqual({ network: 'x' })
  await runner.call('setNetworks', [{ network: 'facebook' }] as never)
  expect([options.find('x'), options.find('facebook')]).toEqual([undefined, { network: 'facebook' }])
  expect([await options.acceptsTasks(), await options.hearsEvents()]).toEqual(['no', 'yes'])
  expect(await options.signedIn()).toBe('answer to signedIn')
  options.onSignedOut('account-1')
  options.onJournalSetAside('/data/journal.old')
  options.log.warn('said', { task: 't1' })
  const tokens = options.tokenStoreFor('account-1')
  await tokens.load()
  await tokens.save({ access_token: 'renewed' } as never)
  await options.client.call(getGuard, {}).catch(() => undefined)
  options.client.options.onSessionExpired?.({} as never)
  expect(told()).toEqual([
    'acceptsTasks',
    'hearsEvents',
    'signedIn',
    'signedOut "account-1"',
    'journalSetAside "/data/journal.old"',
    'log "warn" "said" {"task":"t1"}',
    'loadTokens "account-1"',
    'saveTokens "account-1" {"access_token":"renewed"}',
    'routesTo "https://seaport.test/api/v1/guard"',
    'contact false "unreachable"',
    'sessionExpired',
  ])
})
