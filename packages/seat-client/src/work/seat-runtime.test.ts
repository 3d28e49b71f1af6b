import { expect, test } from 'vitest'
import { SeatRuntime } from './seat-runtime.ts'

const never = () => new Promise<never>(() => undefined)

test('a seat that could not begin its work ends like any other', async () => {
  const logged: unknown[] = []
  let changes = 0
  const fails = new Error('the secrets can’t be read')
  const context = {
    secrets: { names: () => Promise.reject(fails) },
    networks: {},
    log: { error: (text: string, { error }: { error: unknown }) => void logged.push([text, error]) },
    journalPath: () => 'seat.sqlite',
    time: { wait: never },
    events: {
      onRunnerChanged() {
        changes += 1
      },
    },
  }
  const session = { seat: { id: 'seat-1' }, client: { call: never, options: { credentials: never } } }
  const runtime = new SeatRuntime(context as never, session as never)
  await expect(runtime.accounts()).rejects.toBe(fails)
  await runtime.dispose()
  expect([logged, changes]).toEqual([[['the seat could not begin its work', fails]], 1])
})

// coder/agentapi#204, concourse/concourse#1859: proxies that inspect TLS and virus scanners cut every stream off, and let all else through.
test('while no event stream opens, all is read anew at every second heartbeat that is answered', async () => {
  let read = 0
  let beat = Promise.withResolvers<void>()
  const context = {
    secrets: { names: never },
    networks: {},
    log: { error() {} },
    settings: { get: () => ({ last_contact_at: 0 }), note() {} },
    time: { now: () => 0, wait: () => beat.promise },
    events: {
      onRunnerChanged() {},
      onReconnected() {
        read += 1
      },
    },
  }
  const cutOff = async () => {
    throw new TypeError('fetch failed')
  }
  const options = {
    baseUrl: 'http://a.test',
    credentials: async () => ({}),
    locale: () => 'en',
    fetch: cutOff,
  }
  const session = { seat: { id: 'seat-1' }, client: { call: async () => null, options } }
  const runtime = new SeatRuntime(context as never, session as never)
  const next = async () => {
    const { resolve } = beat
    beat = Promise.withResolvers()
    resolve()
    await new Promise(setImmediate)
    return read
  }
  await new Promise(setImmediate)
  expect([read, await next(), await next(), await next(), await next()]).toEqual([0, 1, 1, 2, 2])
  await runtime.dispose()
})
