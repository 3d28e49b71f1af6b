import { createMemoryRateStore } from '@seaport/platforms/rate-limiter'
import { searchRecent } from '@seaport/platforms/x/endpoint'
import { systemClock } from '@seaport/runner/clock'
import { startSandbox } from '@seaport/sandbox/server'
import { createNetworkClients } from '@seaport/seat-client/account/network-client'
import { expect, onTestFinished, test } from 'vitest'
import { sandboxAddress } from '../runner/support/collector.ts'
import { controlOf, signedIn } from '../runner/support/stage.ts'

test.each([
  ['tweet', 0],
  ['post', 1],
] as const)('an operator who sets the words to %s has %i requests refused', async (vocabulary, refusals) => {
  const sandbox = await startSandbox({ people: 40, vocabularies: ['tweet'] })
  onTestFinished(() => sandbox.close())
  const control = controlOf(sandbox.url)
  const tokens = await signedIn(control, Date.now())
  const clientOf = createNetworkClients({
    find: () => ({ ...sandboxAddress(sandbox.url), vocabulary }),
    tokenStoreFor: () => ({
      load: async () => tokens,
      save: async () => undefined,
      exclusively: (work) => work(),
    }),
    fetchOf: () => fetch,
    onSignedOut: () => undefined,
    rates: createMemoryRateStore(),
    clock: systemClock,
  })
  const client = clientOf({ id: 'a', network: 'x_sandbox' })
  const query = { query: 'tea', max_results: 10 }
  const signal = new AbortController().signal
  for (const _ of [1, 2]) await client.request(searchRecent, { query, wish: { posts: true }, signal })
  const { endpoints } = await control<{ endpoints: Record<string, { byStatus: Record<string, number> }> }>(
    '/counters',
  )
  expect(endpoints['GET /2/tweets/search/recent']?.byStatus['400'] ?? 0).toBe(refusals)
})
