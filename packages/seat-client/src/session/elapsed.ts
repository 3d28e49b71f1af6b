import { uptime } from 'node:os'

/** `uptime` counts whole seconds on some systems. */
const COARSE_MS = 2000

/**
 * Monotonic milliseconds that include sleep and ignore clock changes.
 * @param awake stops during sleep
 * @param powered continues during sleep, but is coarse
 */
export function createElapsed(
  awake: () => number = () => performance.now(),
  powered: () => number = () => uptime() * 1000,
): () => number {
  const before = powered() - awake()
  let slept = 0
  return () => {
    const gap = powered() - awake() - before
    if (gap - slept > COARSE_MS) slept = gap
    return awake() + slept
  }
}
