import type { Clock } from '@seaport/runner/clock'
import type { RateStore } from '@seaport/runner/executor'
import { XError } from './problem.ts'

/**
 * Keeps an app within X's limits. Requests to one endpoint by one account go one after the other, because only an answer tells
 * what is left; a request is booked before it is sent, so a crash in between can only make us too careful.
 */
export interface RateLedger {
  /** Runs `send` when its turn comes. @throws {XError} rate_limited or usage_cap, without sending */
  inTurn<T>(account: string, endpoint: string, send: () => Promise<T>): Promise<T>
  /** Books one request. @throws {XError} as above */
  book(account: string, endpoint: string): void
  /** Takes over what an answer says about the limit. @returns the end of the window, ms since the epoch by our clock, if told */
  note(account: string, endpoint: string, headers: Headers): number | null
  /** Nothing more to this endpoint before `until`. */
  close(account: string, endpoint: string, until: number): void
  /** Nothing more by any account of the app before `until`: its cap or its credits are used up. */
  closeApp(until: number): void
}

/** From this difference on our clock and X's are taken to disagree; below, the Date header's whole seconds explain it. */
const SKEW_MS = 2000

/** @param app what the accounts share: the API's address and client id */
export function createRateLedger(app: string, store: RateStore, clock: Clock): RateLedger {
  const queues = new Map<string, Promise<unknown>>()
  const keyOf = (account: string, endpoint: string) => `${app} ${account} ${endpoint}`
  const appKey = `${app} *`

  const book = (account: string, endpoint: string) => {
    const now = clock.now()
    const paused = store.read(appKey)
    if (paused && paused.resetAt > now) throw new XError({ kind: 'usage_cap', until: paused.resetAt })
    const key = keyOf(account, endpoint)
    const window = store.read(key)
    if (!window || window.resetAt <= now) return
    if (window.remaining <= 0) throw new XError({ kind: 'rate_limited', until: window.resetAt })
    store.write(key, { ...window, remaining: window.remaining - 1 })
  }

  return {
    book,
    async inTurn(account, endpoint, send) {
      const key = keyOf(account, endpoint)
      const turn = (queues.get(key) ?? Promise.resolve()).then(send, send)
      queues.set(key, turn)
      try {
        return await turn
      } finally {
        if (queues.get(key) === turn) queues.delete(key)
      }
    },
    note(account, endpoint, headers) {
      const remaining = numberOf(headers, 'x-rate-limit-remaining')
      const reset = numberOf(headers, 'x-rate-limit-reset')
      if (reset === null) return null
      const now = clock.now()
      const skew = now - Date.parse(headers.get('date') ?? '')
      const resetAt = reset * 1000 + (Math.abs(skew) > SKEW_MS ? skew : 0)
      if (remaining !== null) store.write(keyOf(account, endpoint), { remaining, resetAt })
      return resetAt
    },
    close: (account, endpoint, until) =>
      store.write(keyOf(account, endpoint), { remaining: 0, resetAt: until }),
    closeApp: (until) => store.write(appKey, { remaining: 0, resetAt: until }),
  }
}

function numberOf(headers: Headers, name: string): number | null {
  const value = headers.get(name)
  return value !== null && /^\d+$/.test(value) ? Number(value) : null
}

/** Limits that live as long as the process: for a sign-in, which sends a request or two. */
export function createMemoryRateStore(): RateStore {
  const windows = new Map<string, { remaining: number; resetAt: number }>()
  return { read: (key) => windows.get(key) ?? null, write: (key, window) => void windows.set(key, window) }
}
