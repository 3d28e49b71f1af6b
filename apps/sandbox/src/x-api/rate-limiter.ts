import type { Limit } from '../options.ts'
import { DEFAULT_LIMIT, PUBLISHED_LIMITS } from './limits.ts'

/** State of one person's window after a request. `resetAt` is in milliseconds. */
export interface Standing {
  max: number
  remaining: number
  resetAt: number
  windowMs: number
}

export interface Ruling {
  allowed: boolean
  /** One for each limit of the endpoint, the published quarter-hour one first. */
  standings: Standing[]
}

interface Window {
  startedAt: number
  used: number
}

export interface RateLimiter {
  /** Counts a request of `who` on an endpoint, in fixed windows that begin with the first request. A refused one is not counted. */
  take(who: string, endpoint: string): Ruling
  /** Overrides an endpoint's limits and restarts its windows; without limits, the published ones apply again. */
  override(endpoint: string, limits?: readonly Limit[]): void
  /** The limits in force. */
  limitsOf(endpoint: string): readonly Limit[]
  /** Clears all windows and, by default, all overrides. */
  reset(keepOverrides?: boolean): void
}

/** Fixed windows per person and endpoint, as X keeps them. */
export function createRateLimiter(now: () => number, initial: Record<string, Limit> = {}): RateLimiter {
  const given = Object.entries(initial).map(([endpoint, limit]) => [endpoint, [limit]] as const)
  const overrides = new Map<string, readonly Limit[]>(given)
  const windows = new Map<string, Window>()

  const limitsOf = (endpoint: string) =>
    overrides.get(endpoint) ?? PUBLISHED_LIMITS[endpoint] ?? DEFAULT_LIMIT

  function current(key: string, windowMs: number): Window {
    const window = windows.get(key)
    if (window && now() < window.startedAt + windowMs) return window
    const fresh = { startedAt: now(), used: 0 }
    windows.set(key, fresh)
    return fresh
  }

  function take(who: string, endpoint: string): Ruling {
    const checked = limitsOf(endpoint).map((limit) => ({
      limit,
      window: current(`${endpoint} ${limit.windowMs} ${who}`, limit.windowMs),
    }))
    const allowed = checked.every(({ limit, window }) => window.used < limit.max)
    const standings = checked.map(({ limit, window }) => {
      if (allowed) window.used += 1
      const resetAt = window.startedAt + limit.windowMs
      return {
        max: limit.max,
        remaining: Math.max(0, limit.max - window.used),
        resetAt,
        windowMs: limit.windowMs,
      }
    })
    return { allowed, standings }
  }

  function forget(endpoint: string): void {
    for (const key of windows.keys()) if (key.startsWith(`${endpoint} `)) windows.delete(key)
  }

  return {
    take,
    limitsOf,
    override(endpoint, limits) {
      forget(endpoint)
      if (limits) overrides.set(endpoint, limits)
      else overrides.delete(endpoint)
    },
    reset(keepOverrides = false) {
      windows.clear()
      if (!keepOverrides) overrides.clear()
    },
  }
}
