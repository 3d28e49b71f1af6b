import type { Client } from '@seaport/api-client/client'
import { ApiUnreachable } from '@seaport/api-client/errors'
import type { Account } from '@seaport/contract/desk/account.schema'
import { ProxyConnectionError } from '@seaport/platforms/transport-error'
import { systemClock } from '@seaport/runner/clock'
import { expect, test, vi } from 'vitest'
import type { BoundProxy } from './egress.ts'
import { type EgressOptions, EgressRoutes, isSameProxy } from './egress-routes.ts'
import { nodeEgress } from './node-egress.ts'

const PROXY = {
  id: 'p',
  scheme: 'http',
  host: '127.0.0.1',
  port: 9,
  username: 'mei',
  password: 'secret',
} as const
const bound = {
  id: 'p',
  scheme: 'http',
  ip: '127.0.0.1',
  port: 9,
  status: 'normal',
  exit_address: null,
  exit_country: null,
} as const

/** A fake server whose answers the test can change. */
function rig(hasNoProxy = false, clock: EgressOptions['clock'] = systemClock) {
  const answer = vi.fn<() => Promise<{ proxy: BoundProxy | null }>>()
  const client = { call: answer } as unknown as Client
  const routes = new EgressRoutes({
    clock,
    client,
    egress: nodeEgress,
    hasNoProxy: () => hasNoProxy,
    onProxyFailed: () => undefined,
  })
  return { answer, routes }
}
const told = (proxy: Account['proxy']) => [{ id: 'a', proxy } as Account]

test('the server is queried once, and again when it announces another proxy', async () => {
  const { answer, routes } = rig()
  answer.mockResolvedValueOnce({ proxy: null }).mockResolvedValueOnce({ proxy: PROXY })
  expect((await routes.of('a')).proxy).toBeUndefined()
  routes.update(told(null))
  await routes.of('a')
  expect(answer).toHaveBeenCalledTimes(1)
  routes.update(told(bound))
  expect((await routes.of('a')).proxy).toEqual(PROXY)
  routes.update(told(bound))
  await routes.of('a')
  expect(answer).toHaveBeenCalledTimes(2)
})

test('while the server is unreachable, an account connects only if it had no proxy before', async () => {
  const away = new ApiUnreachable('away')
  const unknown = rig()
  unknown.answer.mockRejectedValue(away)
  await expect(unknown.routes.of('a')).rejects.toBe(away)
  await expect(unknown.routes.fetchOf('a')('http://127.0.0.1:9')).rejects.toThrow(ProxyConnectionError)

  const direct = rig(true)
  direct.answer.mockRejectedValue(away)
  expect((await direct.routes.of('a')).proxy).toBeUndefined()
})

test('decisions made while the server was unreachable are queried again once it announces a proxy', async () => {
  const { answer, routes } = rig(true)
  answer.mockRejectedValueOnce(new ApiUnreachable('away')).mockResolvedValueOnce({ proxy: PROXY })
  await routes.of('a')
  routes.update(told(bound))
  expect((await routes.of('a')).proxy).toEqual(PROXY)
})

test('after a failure the proxy is loaded again, because its login may have changed', async () => {
  const { answer, routes } = rig()
  answer.mockResolvedValue({ proxy: PROXY })
  await expect(routes.fetchOf('a')('http://127.0.0.1:1')).rejects.toThrow(ProxyConnectionError)
  await routes.of('a')
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a route that could not be loaded is asked for again', async () => {
  const { answer, routes } = rig()
  answer.mockRejectedValueOnce(new ApiUnreachable('away')).mockResolvedValueOnce({ proxy: PROXY })
  await expect(routes.of('a')).rejects.toThrow(ApiUnreachable)
  expect((await routes.of('a')).proxy).toEqual(PROXY)
})

test('an older question that fails late leaves the newer answer', async () => {
  const { answer, routes } = rig()
  const before = Promise.withResolvers<{ proxy: null }>()
  answer.mockReturnValueOnce(before.promise).mockResolvedValueOnce({ proxy: PROXY })
  const first = routes.of('a')
  routes.onFailed('a', new Error('refused'))
  await routes.of('a')
  before.reject(new ApiUnreachable('away'))
  await expect(first).rejects.toThrow(ApiUnreachable)
  expect((await routes.of('a')).proxy).toEqual(PROXY)
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a route that is still loading when the server announces something is loaded again', async () => {
  const { answer, routes } = rig()
  const before = Promise.withResolvers<{ proxy: null }>()
  answer.mockReturnValueOnce(before.promise).mockResolvedValueOnce({ proxy: PROXY })
  const first = routes.of('a')
  routes.update(told(bound))
  before.resolve({ proxy: null })
  expect((await first).proxy).toBeUndefined()
  expect((await routes.of('a')).proxy).toEqual(PROXY)
})

test('a doubted route is asked for again; the known one lasts while the server does not answer', async () => {
  const { answer, routes } = rig()
  const renamed = { ...PROXY, username: 'mei-session-2' }
  answer
    .mockResolvedValueOnce({ proxy: PROXY })
    .mockRejectedValueOnce(new ApiUnreachable('away'))
    .mockResolvedValue({ proxy: renamed })
  await routes.of('a')
  routes.doubt('b')
  expect((await routes.of('a')).proxy).toEqual(PROXY)
  expect(answer).toHaveBeenCalledTimes(1)
  routes.doubt('a')
  expect((await routes.of('a')).proxy).toEqual(PROXY)
  await routes.of('a')
  expect(answer).toHaveBeenCalledTimes(2)
  routes.doubt()
  expect((await routes.of('a')).proxy).toEqual(renamed)
})

// electron/electron#8089: one gateway, `user: wiliam_country_US` and `wiliam_country_GB`.
test.each([
  ['id', { id: 'q' }],
  ['scheme', { scheme: 'socks5' }],
  ['host', { ip: '127.0.0.2' }],
  ['port', { port: 10 }],
] as const)('a proxy with another %s is another proxy', (_, change) => {
  expect(isSameProxy(bound, PROXY)).toBe(true)
  expect(isSameProxy({ ...bound, ...change }, PROXY)).toBe(false)
})

test('accounts keep their own pace: requests of one make no other wait', async () => {
  const waits: number[] = []
  const { answer, routes } = rig(false, { now: () => 0, wait: async (ms) => void waits.push(ms) })
  answer.mockResolvedValue({ proxy: PROXY })
  for (const id of ['a', 'b', 'c'])
    await routes
      .fetchOf(id)('http://127.0.0.1:1')
      .catch(() => undefined)
  const alone = waits.length
  for (let n = 0; n < 3; n += 1)
    await routes
      .fetchOf('a')('http://127.0.0.1:1')
      .catch(() => undefined)
  expect([alone, waits.length > 0]).toEqual([0, true])
})
