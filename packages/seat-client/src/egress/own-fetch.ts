import type { AccountProxy } from './egress.ts'
import { EgressFault, faultOfProxy } from './egress-fault.ts'
import type { FindRoutes, ServerRoute } from './server-routes.ts'

/** How long a proxy that did not answer is tried last, in ms. */
const AVOID_MS = 60_000

export interface OwnFetchOptions {
  /** Clock in milliseconds; the process's own by default. */
  readonly now?: () => number
  /** Called with a proxy that refused a call because of its login, before the call fails. */
  readonly onLoginWanted?: ((route: AccountProxy, url: string) => unknown) | undefined
}

/**
 * The `fetch` of the client's own calls, which follow the system's proxies. An account's calls never use it: they use the account's proxy or connect
 * directly.
 * @returns a `fetch` that tries the routes to its address in order, moving on only if a proxy does not answer; it throws {@link EgressFault}
 */
export function createOwnFetch(
  find: FindRoutes,
  { now = () => performance.now(), onLoginWanted }: OwnFetchOptions = {},
): typeof fetch {
  const byProxy = new Map<string, Promise<typeof fetch>>()
  const avoided = new Map<string, number>()
  const isAvoided = (route: ServerRoute) => (avoided.get(keyOf(route)) ?? 0) > now()

  const through = async (proxy: AccountProxy, ...request: Parameters<typeof fetch>) => {
    const key = keyOf(proxy)
    const send = byProxy.get(key) ?? import('./proxied-fetch.ts').then((file) => file.fetchThrough(proxy))
    byProxy.set(key, send)
    try {
      const answer = await (await send)(...request)
      avoided.delete(key)
      return answer
    } catch (error) {
      const kind = faultOfProxy(error)
      if (kind === 'unreachable') avoided.set(key, now() + AVOID_MS)
      throw kind ? new EgressFault(kind, { cause: error }) : error
    }
  }

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const routes = [...(await find(url))].sort((a, b) => Number(isAvoided(a)) - Number(isAvoided(b)))
    let fault = new EgressFault('unreachable', { cause: new Error('no way is known here') })
    for (const route of routes) {
      if (route === 'direct') return fetch(input, init)
      try {
        return await through(route, input, init)
      } catch (error) {
        if (!(error instanceof EgressFault)) throw error
        if (error.kind === 'login') await onLoginWanted?.(route, url)
        if (error.kind !== 'unreachable') throw error
        fault = error
      }
    }
    throw fault
  }
}

function keyOf(route: ServerRoute): string {
  return route === 'direct' ? route : JSON.stringify(route)
}
