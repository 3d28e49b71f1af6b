import { unlessAborted } from './unless-aborted.ts'

/** Runs work that shares a key in sequence. */
export interface Turns {
  /** Runs `work` in its turn; rejects with the signal's reason, without running it, if that aborts before. */
  take<T>(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

export function createTurns(): Turns {
  /** Resolves when all work queued for a key is over. */
  const ends = new Map<string, Promise<unknown>>()
  return {
    async take(key, signal, work) {
      const before = ends.get(key)
      const mine = Promise.withResolvers<void>()
      const end = Promise.all([before, mine.promise])
      ends.set(key, end)
      try {
        if (before !== undefined) await unlessAborted(before, signal)
        signal.throwIfAborted()
        return await work()
      } finally {
        mine.resolve()
        if (ends.get(key) === end) ends.delete(key)
      }
    },
  }
}
