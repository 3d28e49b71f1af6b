/** Beyond this the clock was set, or the computer slept; below it timers were merely late. */
const JUMP_MS = 30_000
const LOOK_MS = 5_000

/** Tells by how many milliseconds the wall clock moved against the time that passed. @returns what ends it */
export function watchClock(
  onJump: (ms: number) => void,
  now: () => number = Date.now,
  passed: () => number = () => performance.now(),
): () => void {
  let offset = now() - passed()
  const timer = setInterval(() => {
    const moved = now() - passed() - offset
    if (Math.abs(moved) < JUMP_MS) return
    offset += moved
    onJump(Math.round(moved))
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
