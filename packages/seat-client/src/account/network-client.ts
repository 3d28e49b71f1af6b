import type { NetworkAddress } from '@seaport/contract/kernel/network'
import { refresh, type Tokens } from '@seaport/platforms/oauth/sign-in'
import { createTokenSource, type TokenVault } from '@seaport/platforms/oauth/token-source'
import { createXClient, type XClient } from '@seaport/platforms/x/client'
import { XError } from '@seaport/platforms/x/problem'
import { createRateLedger, type RateLedger } from '@seaport/platforms/x/rate-ledger'
import { systemClock } from '@seaport/runner/clock'
import type { RateStore } from '@seaport/runner/executor'

type Account = { readonly id: string; readonly network: NetworkAddress['network'] }

export interface NetworkClientsOptions {
  /** Undefined = the network is not configured, or the server was never asked yet. */
  find(network: NetworkAddress['network']): NetworkAddress | undefined
  vaultOf(accountId: string): TokenVault
  /** On the account's egress route. */
  fetchOf(accountId: string): typeof fetch
  /** The network no longer accepts the account's tokens: a person has to sign in again. */
  onSignedOut(accountId: string): void
  rates: RateStore
}

/** One client per account and one rate ledger per app at a network: all tasks of an account share its limits and token refreshes. */
export function createNetworkClients(options: NetworkClientsOptions): (account: Account) => XClient {
  const clients = new Map<string, XClient>()
  const ledgers = new Map<string, RateLedger>()
  const ledgerOf = (app: string) => {
    const ledger = ledgers.get(app) ?? createRateLedger(app, options.rates, systemClock)
    ledgers.set(app, ledger)
    return ledger
  }
  return ({ id, network }) => {
    const address = options.find(network)
    if (!address) throw new XError({ kind: 'network_error' })
    // The address is part of the key: after a change of configuration the old client must not be used.
    const key = `${address.api_base} ${address.client_id} ${id}`
    const known = clients.get(key)
    if (known) return known
    const through = options.fetchOf(id)
    const client = createXClient({
      apiBase: address.api_base,
      account: id,
      fetch: through,
      tokens: createTokenSource({
        vault: options.vaultOf(id),
        refresh: (token) => refresh(address, token, systemClock, through),
        clock: systemClock,
      }),
      ledger: ledgerOf(`${address.api_base} ${address.client_id}`),
      clock: systemClock,
    })
    const watching = watch(client, () => options.onSignedOut(id))
    clients.set(key, watching)
    return watching
  }
}

/** A client for tokens that are not stored yet: to find out whose they are. */
export function clientOfTokens(
  address: NetworkAddress,
  tokens: Tokens,
  rates: RateStore,
  through: typeof fetch,
): XClient {
  const vault: TokenVault = { load: async () => tokens, save: async () => undefined }
  return createXClient({
    apiBase: address.api_base,
    account: 'sign-in',
    fetch: through,
    tokens: createTokenSource({
      vault,
      refresh: () => Promise.reject(new XError({ kind: 'signed_out' })),
      clock: systemClock,
    }),
    ledger: createRateLedger(`${address.api_base} ${address.client_id}`, rates, systemClock),
    clock: systemClock,
  })
}

function watch(client: XClient, onSignedOut: () => void): XClient {
  return {
    async get(endpoint, request) {
      try {
        return await client.get(endpoint, request)
      } catch (error) {
        const kind = error instanceof XError && error.problem.kind
        if (kind === 'signed_out' || kind === 'unauthorized') onSignedOut()
        throw error
      }
    },
  }
}
