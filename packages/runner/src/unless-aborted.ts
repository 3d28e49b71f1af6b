/**
 * Waits for shared work, which continues if the caller gives up.
 * @throws the signal's reason as soon as it aborts
 */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const giveUp = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
