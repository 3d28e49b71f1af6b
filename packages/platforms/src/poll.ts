import type { Clock } from '@seaport/runner/clock'
import { NetworkError } from './outcome.ts'

/** Number of polls after which a resource that is not ready is given up. */
const MOST_LOOKS = 16
const PAUSE_MS = 5000
/** Each pause is longer than the previous one: the last of 16 polls comes after 16 minutes. */
const GROWTH = 1.32

/**
 * Polls until the network has a resource ready.
 * @param look returns null when it is ready, else the pause in ms that the network asks for; 0 = unspecified
 * @throws {NetworkError} file_refused if it is not ready in time, or the network reports a failure: a retry would upload everything again
 */
export async function untilReady(
  { clock, signal }: { clock: Pick<Clock, 'wait'>; signal: AbortSignal },
  look: () => Promise<number | null>,
): Promise<void> {
  for (let looks = 0, pause = PAUSE_MS; looks < MOST_LOOKS; looks += 1, pause *= GROWTH) {
    const wait = await look()
    if (wait === null) return
    await clock.wait(Math.max(pause, Math.min(wait, 5 * 60_000)), signal)
  }
  throw new NetworkError({ kind: 'file_refused' })
}
