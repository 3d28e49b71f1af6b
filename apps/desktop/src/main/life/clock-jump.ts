/** Larger differences mean that the clock was set, or the computer slept; smaller ones are late timers. */
const JUMP_MS = 30_000
const LOOK_MS = 5_000

/** Reports by how many milliseconds the wall clock moved against the monotonic clock. @returns a function that stops it */
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
