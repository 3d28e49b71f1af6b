import { uptime } from 'node:os'

/** `uptime` counts whole seconds on some systems. */
const COARSE_MS = 2000

/**
 * Milliseconds that pass steadily: while the machine sleeps too, and whatever is done to its clock.
 * @param awake stands still while the machine sleeps
 * @param powered goes on, but counts coarsely
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
