import { XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { refresh } from '@seaport/platforms/oauth/sign-in'
import { createTokenSource, type TokenStore } from '@seaport/platforms/oauth/token-source'
import { createRateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient, type XClient } from '@seaport/platforms/x/client'
import { createXCollector } from '@seaport/platforms/x/collect'
import type { Clock } from '@seaport/runner/clock'
import type { CollectExecutor, RateStore } from '@seaport/runner/executor'

/** The sandbox as the public configuration would name it. */
export function sandboxAddress(url: string): XSettings {
  return XSettings.parse({
    network: 'x_sandbox',
    vocabulary: 'post',
    api_base: url,
    web_base: url,
    authorize_url: `${url}/i/oauth2/authorize`,
    token_url: `${url}/2/oauth2/token`,
    client_id: 'demo-client',
    callback_ports: [47821, 47822, 47823],
  })
}

export interface CollectorSetup {
  url: string
  clock: Clock
  rates: RateStore
  tokenStoreFor(accountId: string): TokenStore
  timeoutMs?: number
}

/** The real collector on the sandbox; the sandbox's clock is the test's, which its Date header does not know. */
export function sandboxCollector({
  url,
  clock,
  rates,
  tokenStoreFor,
  timeoutMs,
}: CollectorSetup): CollectExecutor {
  const address = sandboxAddress(url)
  const ledger = createRateLimiter({ app: `${address.api_base} ${address.client_id}`, store: rates, clock })
  const clients = new Map<string, XClient>()
  return createXCollector({
    addressOf: () => address,
    clock,
    async clientOf({ id }) {
      const known = clients.get(id)
      if (known) return known
      const tokens = createTokenSource({
        vault: tokenStoreFor(id),
        refresh: (token) => refresh(address, token, clock),
        clock,
      })
      const client = createXClient({
        apiBase: address.api_base,
        account: id,
        tokens,
        ledger,
        clock,
        ...(timeoutMs !== undefined && { timeoutMs }),
        fetch: async (input, init) => {
          const response = await fetch(input, init)
          const headers = new Headers(response.headers)
          headers.set('date', new Date(clock.now()).toUTCString())
          return new Response(response.body, { status: response.status, headers })
        },
      })
      clients.set(id, client)
      return client
    },
  })
}
