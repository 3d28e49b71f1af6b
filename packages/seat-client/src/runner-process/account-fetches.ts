import { ProxyConnectionError } from '@seaport/platforms/transport-error'
import type { Clock } from '@seaport/runner/clock'
import type { AccountProxy, Egress } from '../egress/egress.ts'
import { createRequestPace, paced } from '../egress/request-pace.ts'
import { wantedRoute } from '../egress/wanted-route.ts'
import type { ClientSide } from './contract.ts'
import type { Peer } from './peer.ts'

/** Asks for the account's route before each request; without an answer nothing is sent. */
export function createFetches(
  client: Pick<Peer<ClientSide>, 'call' | 'tell'>,
  egress: Egress,
  clock: Clock,
): (accountId: string) => typeof fetch {
  const nextTurn = createRequestPace(clock)
  const byProxy = new Map<string, Promise<typeof fetch>>()
  const through = (proxy: AccountProxy) => {
    const key = JSON.stringify(proxy)
    const known = byProxy.get(key) ?? egress.through(proxy)
    byProxy.set(key, known)
    return known
  }
  const fetchOf =
    (accountId: string): typeof fetch =>
    async (input, init) => {
      const proxy = await wantedRoute(client.call('routeOf', accountId), init?.signal)
      const send = proxy ? await through(proxy) : egress.direct
      try {
        return await send(input, init)
      } catch (error) {
        if (error instanceof ProxyConnectionError) client.tell('proxyFailed', accountId, String(error.cause))
        throw error
      }
    }
  return (accountId) => paced(fetchOf(accountId), accountId, nextTurn)
}
