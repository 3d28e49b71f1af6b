import type { Clock } from '@seaport/runner/clock'
import { retryLater } from './outcome.ts'

/** What is not ready after so many looks is given up. */
const MOST_LOOKS = 20
const PAUSE_MS = 5000
/** Each pause is longer than the one before: 20 looks take 15 minutes. */
const GROWTH = 1.2

/**
 * Looks until a network has made something ready.
 * @param look returns null when it is ready, else how long the network asks to wait (ms); 0 = it does not say
 * @throws {NetworkError} retry when it is not ready in time
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
  throw retryLater('network_fault', null)
}
