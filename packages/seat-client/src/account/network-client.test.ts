import { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { createMemoryRateStore, STOPPED_MS } from '@seaport/platforms/rate-limiter'
import { expect, test } from 'vitest'
import { createNetworkClients } from './network-client.ts'

test('an account that a person unblocks goes on at once, also with the client that it had', () => {
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
  const keys = new Set<string>()
  const clientOf = createNetworkClients({
    find: () => settings,
    tokenStoreFor: () => ({
      load: async () => null,
      save: async () => undefined,
      exclusively: (work) => work(),
    }),
    fetchOf: () => fetch,
    onSignedOut: () => undefined,
    rates: {
      read(key) {
        keys.add(key)
        return memory.read(key)
      },
      write: memory.write,
    },
    clock: { now: () => 0, wait: async () => undefined },
  })
  const account = { id: 'tea', network: 'x' } as const
  const unblockedAt = (ms: number) => ({ ...account, unblocked_at: new Date(ms).toISOString() })
  const known = clientOf(account)
  expect(clientOf(unblockedAt(1))).toBe(known)
  const [stop = ''] = keys
  memory.write(stop, { remaining: 0, resetAt: 1000 + STOPPED_MS })
  clientOf(unblockedAt(2000))
  expect(memory.read(stop)).toEqual({ remaining: 0, resetAt: 2000 })
})
