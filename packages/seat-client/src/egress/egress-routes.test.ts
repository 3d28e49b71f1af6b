import type { Client } from '@seaport/api-client/client'
import { ApiUnreachable } from '@seaport/api-client/errors'
import type { Account } from '@seaport/contract/desk/account.schema'
import { ProxyConnectionError } from '@seaport/platforms/transport-error'
import { systemClock } from '@seaport/runner/clock'
import { expect, test, vi } from 'vitest'
import { EgressRoutes } from './egress-routes.ts'
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

/** A server that answers what the test wants at that moment. */
function rig(hasNoProxy = false) {
  const answer = vi.fn<() => Promise<{ proxy: typeof PROXY | null }>>()
  const client = { call: answer } as unknown as Client
  const routes = new EgressRoutes({
    clock: systemClock,
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

test('while the server is away an account goes out only if it had no proxy before', async () => {
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

test('after a failure the proxy is loaded again: its login may have changed', async () => {
  const { answer, routes } = rig()
  answer.mockResolvedValue({ proxy: PROXY })
  await expect(routes.fetchOf('a')('http://127.0.0.1:1')).rejects.toThrow(ProxyConnectionError)
  await routes.of('a')
  expect(answer).toHaveBeenCalledTimes(2)
})
