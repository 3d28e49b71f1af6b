/** Part of a job: runs until it is done, or until the signal aborts. */
export type Worker = (signal: AbortSignal) => Promise<unknown>

/**
 * Runs workers concurrently until all are done. When one fails, the others are aborted; none is running when this returns.
 * @throws the first failure, or the signal's reason
 */
export async function runConcurrently(signal: AbortSignal, workers: readonly Worker[]): Promise<void> {
  signal.throwIfAborted()
  const inner = new AbortController()
  const stop = () => inner.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  let failure: { error: unknown } | null = null
  await Promise.all(
    workers.map(async (work) => {
      try {
        await work(inner.signal)
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
