import { ProxyConnectionError } from '@seaport/platforms/transport-error'
import { createSimClock } from '@seaport/runner/test-support/sim-clock'
import { expect, test } from 'vitest'
import type { AccountProxy, Egress } from '../egress/egress.ts'
import { createFetches } from './account-fetches.ts'

const PROXY = { scheme: 'http', host: '127.0.0.1', port: 9, username: 'mei', password: 'secret' } as const

function rig(routeOf: () => Promise<AccountProxy | null>) {
  const clock = createSimClock()
  const began = clock.now()
  const sent: string[] = []
  const told: string[] = []
  const way = (name: string, fails = false) =>
    (async () => {
      sent.push(`${clock.now() - began} ${name}`)
      if (fails) throw new ProxyConnectionError({ cause: 'refused' })
      return new Response()
    }) as typeof fetch
  const through: Egress['through'] = async ({ username }) => way(`proxy as ${username}`, true)
  const egress = { direct: way('direct'), through }
  const client = { call: routeOf, tell: (name: string) => void told.push(name) } as never
  return { fetchOf: createFetches(client, egress, clock), sent, told, clock }
}

test('requests of one account are 50 ms apart, and nobody waits for another', async () => {
  const { fetchOf, sent, clock } = rig(async () => null)
  await Promise.all(['a', 'a', 'b', 'a'].map((id) => fetchOf(id)('http://x.test')))
  expect(sent).toEqual(['0 direct', '0 direct', '50 direct', '100 direct'])
  clock.stop()
})

test('a proxy that fails is reported, and without a route nothing leaves', async () => {
  const broken = rig(async () => PROXY)
  await expect(broken.fetchOf('a')('http://x.test')).rejects.toThrow(ProxyConnectionError)
  expect([broken.sent, broken.told]).toEqual([['0 proxy as mei'], ['proxyFailed']])
  const unknown = rig(() => Promise.reject(new Error('away')))
  await expect(unknown.fetchOf('a')('http://x.test')).rejects.toThrow(ProxyConnectionError)
  expect(unknown.sent).toEqual([])
})

test('a proxy whose login has changed is used with the new one', async () => {
  let proxy: AccountProxy = PROXY
  const { fetchOf, sent } = rig(async () => proxy)
  await expect(fetchOf('a')('http://x.test')).rejects.toThrow(ProxyConnectionError)
  proxy = { ...PROXY, username: 'lan' }
  await expect(fetchOf('b')('http://x.test')).rejects.toThrow(ProxyConnectionError)
  expect(sent).toEqual(['0 proxy as mei', '0 proxy as lan'])
})

test('a request that is given up waits for no route, and is known not to be sent', async () => {
  const { fetchOf, sent } = rig(() => new Promise(() => undefined))
  const stopping = new AbortController()
  const asked = fetchOf('a')('http://x.test', { signal: stopping.signal })
  stopping.abort(new Error('stopped'))
  await expect(asked).rejects.toMatchObject({
    name: 'TransportError',
    message: 'Error: stopped',
    isSent: false,
  })
  expect(sent).toEqual([])
})
