/** Collects query keys that come in bursts, and passes them on once per interval. */
export interface Batcher {
  add(key: readonly unknown[]): void
  /** Discards the pending keys. */
  clear(): void
}

/** @param ms from the first key until the batch is flushed */
export function createBatcher(flush: (key: readonly unknown[]) => void, ms: number): Batcher {
  const waiting = new Map<string, readonly unknown[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(key) {
      waiting.set(JSON.stringify(key), key)
      timer ??= setTimeout(() => {
        timer = undefined
        const batch = [...waiting.values()]
        waiting.clear()
        for (const each of batch) flush(each)
      }, ms)
    },
    clear() {
      clearTimeout(timer)
      timer = undefined
      waiting.clear()
    },
  }
}
