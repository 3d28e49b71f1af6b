/**
 * @param work that is enough once for all that asked for it before; its errors are its own
 * @param pause that follows each run; where it rejects, nothing follows
 * @returns a function that runs `work` at once, and while it runs or pauses once more after that, however often it is called
 */
export function throttled(work: () => Promise<unknown>, pause: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    try {
      while (isWanted) {
        isWanted = false
        await work().catch(() => undefined)
        await pause()
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
