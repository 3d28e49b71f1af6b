import type { NetworkId } from '@seaport/contract/kernel/network'
import { isX } from '@seaport/contract/kernel/network-settings'
import type { NetworkSettings, XSettings } from '@seaport/contract/kernel/network-settings.schema'
import { refresh, type Tokens } from '@seaport/platforms/oauth/sign-in'
import { createTokenSource, type TokenSource, type TokenStore } from '@seaport/platforms/oauth/token-source'
import { NetworkError } from '@seaport/platforms/outcome'
import { createRateLimiter, type RateLimiter } from '@seaport/platforms/rate-limiter'
import { createXClient, type XClient } from '@seaport/platforms/x/client'
import type { Clock } from '@seaport/runner/clock'
import type { RateStore } from '@seaport/runner/executor'

interface Account {
  readonly id: string
  readonly network: NetworkId
  /** When a person unblocked the account: earlier blocks reported by its network no longer apply. */
  readonly unblocked_at?: string | undefined
}

export interface NetworkClientsOptions {
  /** Undefined = the network is not configured, or the server has not answered yet. */
  find(network: NetworkId): NetworkSettings | undefined
  tokenStoreFor(accountId: string): TokenStore
  /** `fetch` on the account's egress route. */
  fetchOf(accountId: string): typeof fetch
  /** The network no longer accepts the account's tokens: a person has to sign in again. */
  onSignedOut(accountId: string): void
  rates: RateStore
  clock: Clock
}

/** One client per account, and one set of rate limits per app and network: all tasks of an account share its limits and token refreshes. */
export function createNetworkClients(options: NetworkClientsOptions): (account: Account) => XClient {
  const { clock } = options
  const clients = new Map<string, XClient>()
  const ledgers = new Map<string, RateLimiter>()
  const ledgerOf = (app: string) => {
    const ledger = ledgers.get(app) ?? createRateLimiter({ app, store: options.rates, clock })
    ledgers.set(app, ledger)
    return ledger
  }
  return ({ id, network, unblocked_at }) => {
    const address = options.find(network)
    if (!address || !isX(address)) throw new NetworkError({ kind: 'misconfigured' })
    // The address is part of the key, so that a change of configuration creates a new client.
    const { api_base, client_id, vocabulary } = address
    const key = `${api_base} ${client_id} ${vocabulary} ${id}`
    const ledger = ledgerOf(`${api_base} ${client_id}`)
    if (unblocked_at) ledger.resume(id, Date.parse(unblocked_at))
    const known = clients.get(key)
    if (known) return known
    const through = options.fetchOf(id)
    const client = createXClient({
      apiBase: api_base,
      vocabulary,
      account: id,
      fetch: through,
      tokens: xTokenSource(address, { vault: options.tokenStoreFor(id), through, clock }),
      ledger,
      clock,
      prices: () => {
        const now = options.find(network)
        return now && isX(now) ? now : address
      },
    })
    const watching = watch(client, () => options.onSignedOut(id))
    clients.set(key, watching)
    return watching
  }
}

/** @returns the token source of an account at X, which renews tokens in time */
export function xTokenSource(
  address: XSettings,
  { vault, through, clock }: { vault: TokenStore; through: typeof fetch; clock: Clock },
): TokenSource {
  return createTokenSource({ vault, refresh: (token) => refresh(address, token, clock, through), clock })
}

/** A client for tokens that are not stored yet, to read whose they are. */
export function clientOfTokens(
  address: XSettings,
  tokens: Tokens,
  rates: RateStore,
  through: typeof fetch,
  clock: Clock,
): XClient {
  const vault: TokenStore = {
    load: async () => tokens,
    save: async () => undefined,
    exclusively: (work) => work(),
  }
  return createXClient({
    apiBase: address.api_base,
    vocabulary: address.vocabulary,
    account: 'sign-in',
    fetch: through,
    tokens: createTokenSource({
      vault,
      refresh: () => Promise.reject(new NetworkError({ kind: 'sign_in_again' })),
      clock,
    }),
    ledger: createRateLimiter({
      app: `${address.api_base} ${address.client_id}`,
      store: rates,
      clock,
    }),
    clock,
  })
}

function watch(client: XClient, onSignedOut: () => void): XClient {
  return {
    async request(endpoint, request) {
      try {
        return await client.request(endpoint, request)
      } catch (error) {
        if (error instanceof NetworkError && error.outcome.kind === 'sign_in_again') onSignedOut()
        throw error
      }
    },
  }
}
