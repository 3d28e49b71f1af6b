import { useSyncExternalStore } from 'react'

const EVERY = 15_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const notify of listeners) notify()
  }, EVERY)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function read(): number {
  // Without a timer the last tick may be old, or ahead of a clock that was set back. Within one render the value must not change.
  if (!timer && Math.abs(Date.now() - now) > EVERY) now = Date.now()
  return now
}

/** Current time in ms, updated every 15 s by one shared timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read)
}
