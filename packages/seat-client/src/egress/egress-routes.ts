import type { Client } from '@seaport/api-client/client'
import { ApiUnreachable } from '@seaport/api-client/errors'
import type { Account } from '@seaport/contract/desk/account.schema'
import { seatAccountProxy } from '@seaport/contract/desk/proxy'
import { ProxyConnectionError } from '@seaport/platforms/transport-error'
import type { Clock } from '@seaport/runner/clock'
import type { BoundProxy, Egress } from './egress.ts'
import { createRequestPace, paced } from './request-pace.ts'
import { wantedRoute } from './wanted-route.ts'

/** How an account reaches its network: directly, or through its proxy and then never without it. */
export interface EgressRoute {
  readonly proxy: BoundProxy | undefined
  readonly fetch: typeof fetch
}

export interface EgressOptions {
  readonly clock: Pick<Clock, 'now' | 'wait'>
  readonly client: Client
  readonly egress: Egress
  /** Whether the server's last answer gave the account no proxy: enough to continue while it is unreachable. */
  hasNoProxy(accountId: string): boolean
  /** Reports that a proxy did not carry a request. */
  onProxyFailed(accountId: string, error: unknown): void
}

interface Entry {
  readonly loading: Promise<EgressRoute>
  /** The route, once it is loaded. */
  route?: EgressRoute
  isDoubtful: boolean
}

/** The egress routes of a seat's accounts. Proxy logins are kept in memory only. */
export class EgressRoutes {
  readonly #options: EgressOptions
  readonly #entries = new Map<string, Entry>()
  readonly #nextTurn: ReturnType<typeof createRequestPace>

  constructor(options: EgressOptions) {
    this.#options = options
    this.#nextTurn = createRequestPace(options.clock)
  }

  /** @throws ApiRefused, ApiUnreachable: an account with an unknown route is not connected */
  of(accountId: string): Promise<EgressRoute> {
    const known = this.#entries.get(accountId)
    if (known && !known.isDoubtful) return known.loading
    const entry: Entry = { loading: this.#load(accountId, known?.route), isDoubtful: false }
    this.#entries.set(accountId, entry)
    entry.loading.then(
      (route) => {
        entry.route = route
      },
      () => this.#entries.get(accountId) === entry && this.#entries.delete(accountId),
    )
    return entry.loading
  }

  /** @returns a `fetch` that looks up the account's route for each request; it throws ProxyConnectionError if the route is unknown or fails */
  fetchOf(accountId: string): typeof fetch {
    const send: typeof fetch = async (input, init) => {
      const route = await wantedRoute(this.of(accountId), init?.signal)
      try {
        return await route.fetch(input, init)
      } catch (error) {
        // The proxy's login may have changed, which no event reports.
        if (error instanceof ProxyConnectionError) this.onFailed(accountId, error)
        throw error
      }
    }
    return paced(send, accountId, this.#nextTurn)
  }

  /** The account's proxy failed a request: its data is loaded again. */
  onFailed(accountId: string, error: unknown): void {
    this.#entries.delete(accountId)
    this.#options.onProxyFailed(accountId, error)
  }

  /**
   * Its proxy's login may have changed, which the server's lists omit: it is asked for again, and the known one is used as long as the server does not
   * answer.
   * @param accountId omitted = of any account
   */
  doubt(accountId?: string): void {
    for (const [id, entry] of this.#entries)
      if (accountId === undefined || id === accountId) entry.isDoubtful = true
  }

  /** Drops the routes that differ from the server's latest data. */
  update(accounts: readonly Account[]): void {
    const current = new Map(accounts.map(({ id, proxy }) => [id, proxy]))
    for (const [id, { route }] of this.#entries) {
      // A route still being loaded may predate the change.
      if (!route || !isSameProxy(current.get(id), route.proxy)) this.#entries.delete(id)
    }
  }

  async #load(id: string, known: EgressRoute | undefined): Promise<EgressRoute> {
    const { client, egress, hasNoProxy } = this.#options
    try {
      const { proxy } = await client.call(seatAccountProxy, { params: { id } })
      return proxy ? { proxy, fetch: await egress.through(proxy) } : this.#direct()
    } catch (error) {
      if (error instanceof ApiUnreachable && known) return known
      if (error instanceof ApiUnreachable && hasNoProxy(id)) return this.#direct()
      throw error
    }
  }

  #direct(): EgressRoute {
    return { proxy: undefined, fetch: this.#options.egress.direct }
  }
}

/** @returns whether the proxy in use is the one that the server names; the server's list omits the login */
export function isSameProxy(named: Account['proxy'] | undefined, used: BoundProxy | undefined): boolean {
  if (!named || !used) return !named && !used
  // Gateways have many proxies at one address, told apart by the login alone.
  return (
    named.id === used.id && named.scheme === used.scheme && named.ip === used.host && named.port === used.port
  )
}
