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
  // Nobody has listened for a while: the last tick is old. Within one render the answer must stay the same.
  if (!timer && Date.now() - now > EVERY) now = Date.now()
  return now
}

/** The present moment in milliseconds, moving on every fifteen seconds: one clock for all who look at it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read)
}
