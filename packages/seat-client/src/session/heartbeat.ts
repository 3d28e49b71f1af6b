import type { Client } from '@seaport/api-client/client'
import { HEARTBEAT_SECONDS, heartbeat } from '@seaport/contract/desk/seat-session'

/**
 * Tells the server that this device is alive, at once and then every fifteen seconds, until the signal aborts. A beat that gets lost is no
 * matter: the next one comes, and whoever watches the client knows.
 */
export function keepBeating(client: Client, signal: AbortSignal, beaten: () => void): void {
  const beat = () => {
    client.call(heartbeat, {}, { signal }).then(beaten, () => undefined)
  }
  beat()
  const timer = setInterval(beat, HEARTBEAT_SECONDS * 1000)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
