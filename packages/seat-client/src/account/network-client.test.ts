import { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createMemoryRateStore, STOPPED_MS } from '@seaport/platforms/rate-limiter'
import { me } from '@seaport/platforms/x/endpoint'
import { expect, test, vi } from 'vitest'
import { createNetworkClients, type NetworkClientsOptions } from './network-client.ts'

const account = { id: 'tea', network: 'x' } as const
const settings = XSettings.parse({
  network: 'x',
  client_id: 'app',
  callback_ports: [47_821],
  authorize_url: 'https://x.test/authorize',
  token_url: 'https://x.test/token',
  api_base: 'https://x.test',
  web_base: 'https://x.com',
})
const memory = createMemoryRateStore()
const options: NetworkClientsOptions = {
  find: () => settings,
  tokenStoreFor: () => ({
    load: async () => null,
    save: async () => undefined,
    exclusively: (work) => work(),
  }),
  fetchOf: () => fetch,
  onSignedOut: () => undefined,
  rates: memory,
  clock: { now: () => 0, wait: async () => undefined },
}

test('an account whose tokens its network no longer takes is signed out here, and the caller hears of it', async () => {
  const onSignedOut = vi.fn()
  const client = createNetworkClients({ ...options, onSignedOut })(account)
  const asked = client.request(me, { query: {}, signal: new AbortController().signal })
  await expect(asked).rejects.toMatchObject({ outcome: { kind: 'sign_in_again' } })
  expect(onSignedOut.mock.calls).toEqual([['tea']])
})

test('an account that a person unblocks goes on at once, also with the client that it had', () => {
  const keys = new Set<string>()
  const clientOf = createNetworkClients({
    ...options,
    rates: {
      read(key) {
        keys.add(key)
        return memory.read(key)
      },
      write: memory.write,
    },
  })
  const unblockedAt = (ms: number) => ({ ...account, unblocked_at: new Date(ms).toISOString() })
  const known = clientOf(account)
  expect(clientOf(unblockedAt(1))).toBe(known)
  const [stop = ''] = keys
  memory.write(stop, { remaining: 0, resetAt: 1000 + STOPPED_MS })
  clientOf(unblockedAt(2000))
  expect(memory.read(stop)).toEqual({ remaining: 0, resetAt: 2000 })
})
