import { ProxyConnectionError, TransportError } from '@seaport/platforms/transport-error'
import { unlessAborted } from '@seaport/runner/unless-aborted'

/**
 * Waits for the route of a request for as long as somebody waits for its answer.
 * @throws TransportError: nothing was sent. ProxyConnectionError if the route is unknown
 */
export async function wantedRoute<T>(route: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  try {
    return await (signal ? unlessAborted(route, signal) : route)
  } catch (cause) {
    if (signal?.aborted) throw new TransportError(String(signal.reason), { cause, isSent: false })
    throw new ProxyConnectionError({ cause })
  }
}
