import type { Client } from '@seaport/api-client/client'
import { HEARTBEAT_SECONDS, heartbeat } from '@seaport/contract/desk/seat-session'

/**
 * Tells the server that this device is alive, at once and then every fifteen seconds, until the signal aborts. A lost heartbeat needs no retry: the
 * next one follows, and the server's status has recorded the failure.
 */
export function startHeartbeat(client: Client, signal: AbortSignal, onAnswer: () => void): void {
  const beat = () => {
    client.call(heartbeat, {}, { signal }).then(onAnswer, () => undefined)
  }
  beat()
  const timer = setInterval(beat, HEARTBEAT_SECONDS * 1000)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
