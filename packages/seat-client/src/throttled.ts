/** Pauses between runs that follow each other double up to the longest: a server that announces changes without end is asked ever more rarely. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/**
 * @param work serves every call made before it starts; its errors are ignored
 * @param wait waits between two runs; if it rejects, no other run follows
 * @returns a function that runs `work` at once; calls while it runs, or during the pause after it, are combined into one more run
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
