/** Milliseconds over which requests to renew are gathered. */
const GATHER_MS = 500

/** Gathers requests to renew and carries them out together: however many come, a key is renewed at most once per `wait`. */
export function createRenewer<Key extends readonly unknown[]>(
  renew: (key: Key) => void,
  wait = GATHER_MS,
): { ask(keys: readonly Key[]): void; stop(): void } {
  const wanted = new Map<string, Key>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const keys = [...wanted.values()]
    wanted.clear()
    for (const key of keys) renew(key)
  }
  return {
    ask(keys) {
      for (const key of keys) wanted.set(JSON.stringify(key), key)
      if (wanted.size > 0) timer ??= setTimeout(flush, wait)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      wanted.clear()
    },
  }
}
