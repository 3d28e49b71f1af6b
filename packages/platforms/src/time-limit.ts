/**
 * Runs `work` with a signal that aborts with the given one, or after `ms`. Cleans up when done: `AbortSignal.timeout`
 * would retain each request and its answer until the timeout.
 */
export async function withTimeLimit<T>(
  signal: AbortSignal,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const inner = new AbortController()
  const stop = () => inner.abort(signal.reason)
  const timer = setTimeout(() => inner.abort(new Error(`no answer within ${ms} ms`)), ms)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await work(inner.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
