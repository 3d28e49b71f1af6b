import type { Client } from '@seaport/api-client/client'
import { ApiUnreachable } from '@seaport/api-client/errors'
import type { Account } from '@seaport/contract/desk/account'
import { seatAccountProxy } from '@seaport/contract/desk/proxy'
import { ProxyFailed } from '@seaport/platforms/proxy-failed'
import type { AccountProxy, Network } from '../network/network.ts'

/** How an account reaches its network: by itself, or through its proxy and then never without it. */
export interface Route {
  readonly proxy: AccountProxy | undefined
  readonly fetch: typeof fetch
}

/** The ways of a seat's accounts. Proxies' logins stay in memory. */
export interface Routes {
  /** @throws what asking the server throws: an account whose way is not known is not reached */
  of(accountId: string): Promise<Route>
  /** Requests on the account's way, whichever that is when they are made. @throws ProxyFailed when it is not known or leads nowhere */
  fetchOf(accountId: string): typeof fetch
  /** Forgets the ways that are other ones by what the server just told. */
  revise(accounts: readonly Account[]): void
}

/**
 * @param hadNone whether the server, when it was last heard, said that an account has no proxy: enough to go on while it is away
 * @param failed told when a proxy did not carry a request
 */
export function createRoutes(
  client: Client,
  network: Network,
  hadNone: (accountId: string) => boolean,
  failed: (accountId: string, error: ProxyFailed) => void = () => undefined,
): Routes {
  const direct: Route = { proxy: undefined, fetch: network.direct }
  const known = new Map<string, { asked: Promise<Route>; route: Route | undefined }>()

  const ask = async (id: string): Promise<Route> => {
    try {
      const { proxy } = await client.call(seatAccountProxy, { params: { id } })
      if (!proxy) return direct
      return { proxy, fetch: await network.through(proxy) }
    } catch (error) {
      if (error instanceof ApiUnreachable && hadNone(id)) return direct
      throw error
    }
  }
  const routes: Routes = {
    of(id) {
      const found = known.get(id)
      if (found) return found.asked
      const entry = { asked: ask(id), route: undefined as Route | undefined }
      known.set(id, entry)
      entry.asked.then(
        (route) => {
          entry.route = route
        },
        () => known.get(id) === entry && known.delete(id),
      )
      return entry.asked
    },
    fetchOf: (id) => async (input, init) => {
      const route = await routes.of(id).catch((cause: unknown) => {
        throw new ProxyFailed({ cause })
      })
      try {
        return await route.fetch(input, init)
      } catch (error) {
        // Its login may have changed, which nothing else tells.
        if (error instanceof ProxyFailed) {
          known.delete(id)
          failed(id, error)
        }
        throw error
      }
    },
    revise(accounts) {
      const told = new Map(accounts.map(({ id, proxy }) => [id, proxy]))
      for (const [id, { route }] of known) {
        // One that is being asked for may have been answered before the change.
        if (!route || !isSameProxy(told.get(id), route.proxy)) known.delete(id)
      }
    },
  }
  return routes
}

/** @returns whether a proxy that is used is the one that the server tells of, whose login it does not tell */
export function isSameProxy(told: Account['proxy'] | undefined, used: AccountProxy | undefined): boolean {
  if (!told || !used) return !told && !used
  return told.scheme === used.scheme && told.ip === used.host && told.port === used.port
}
