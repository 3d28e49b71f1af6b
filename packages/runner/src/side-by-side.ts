/** Part of a work: does its share until done, or until the signal aborts. */
export type Job = (signal: AbortSignal) => Promise<unknown>

/**
 * Runs jobs side by side until all are done. When one fails the others are aborted; nothing runs any more when this returns.
 * @throws the first failure, or the signal's reason
 */
export async function sideBySide(signal: AbortSignal, jobs: readonly Job[]): Promise<void> {
  signal.throwIfAborted()
  const inner = new AbortController()
  const stop = () => inner.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  let failure: { error: unknown } | null = null
  await Promise.all(
    jobs.map(async (job) => {
      try {
        await job(inner.signal)
      } catch (error) {
        failure ??= { error }
        inner.abort(error)
      }
    }),
  )
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (failure) throw (failure as { error: unknown }).error
}
