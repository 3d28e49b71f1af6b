/** Pauses between runs that follow each other double up to the longest: a server that announces changes without end is asked ever more rarely. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/**
 * @param work that is enough once for all that asked for it before; its errors are its own
 * @param wait where it rejects, nothing follows
 * @returns a function that runs `work` at once, and while it runs or pauses once more after that, however often it is called
 */
export function throttled(work: () => Promise<unknown>, wait: (ms: number) => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    try {
      for (let pause = FIRST_PAUSE_MS; isWanted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        isWanted = false
        await work().catch(() => undefined)
        await wait(pause)
      }
    } finally {
      isRunning = false
    }
  }
  return () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    run().catch(() => undefined)
  }
}
