import type { Client } from '@seaport/api-client/client'
import { HEARTBEAT_SECONDS, heartbeat } from '@seaport/contract/desk/seat-session'
import type { Clock } from '@seaport/runner/clock'

/**
 * Sends a heartbeat at once and then every fifteen seconds, until the signal aborts. A lost heartbeat needs no retry: the next one follows, and the
 * server's status has recorded the failure.
 */
export async function sendHeartbeats(
  client: Client,
  clock: Pick<Clock, 'wait'>,
  signal: AbortSignal,
  onAnswer: () => void,
): Promise<void> {
  while (!signal.aborted) {
    client.call(heartbeat, {}, { signal }).then(onAnswer, () => undefined)
    await clock.wait(HEARTBEAT_SECONDS * 1000, signal).catch(() => undefined)
  }
}
