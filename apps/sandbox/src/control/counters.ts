import type { Ruling } from '../x-api/rate-limiter.ts'

/** Requests to one endpoint since the start or the last reset. */
export interface EndpointCount {
  requests: number
  /** Answers by status; a cut connection counts as `cut`. */
  byStatus: Record<string, number>
  /** Requests refused because the window was used up. A well-paced client has 0. */
  limitExceeded: number
  /** The highest use of one window by one person, and its limit. */
  maxUsedInWindow: number
  limit: number
}

export interface Counters {
  /** Counts a request; `endpoint` is `METHOD /pattern`. */
  asked(endpoint: string): void
  answered(endpoint: string, status: number | 'cut'): void
  ruled(endpoint: string, ruling: Ruling): void
  report(): {
    total: number
    rateLimited: number
    limitExceeded: number
    endpoints: Record<string, EndpointCount>
  }
  reset(): void
}

export function createCounters(): Counters {
  const counts = new Map<string, EndpointCount>()

  function of(endpoint: string): EndpointCount {
    const known = counts.get(endpoint)
    if (known) return known
    const fresh = { requests: 0, byStatus: {}, limitExceeded: 0, maxUsedInWindow: 0, limit: 0 }
    counts.set(endpoint, fresh)
    return fresh
  }

  function report() {
    const all = [...counts.values()]
    const sum = (read: (count: EndpointCount) => number) =>
      all.reduce((total, count) => total + read(count), 0)
    return {
      total: sum((count) => count.requests),
      rateLimited: sum((count) => count.byStatus['429'] ?? 0),
      limitExceeded: sum((count) => count.limitExceeded),
      endpoints: Object.fromEntries(counts),
    }
  }

  return {
    asked(endpoint) {
      of(endpoint).requests += 1
    },
    answered(endpoint, status) {
      const { byStatus } = of(endpoint)
      byStatus[status] = (byStatus[status] ?? 0) + 1
    },
    ruled(endpoint, { allowed, standings: [first] }) {
      const count = of(endpoint)
      if (!allowed) count.limitExceeded += 1
      if (!first) return
      count.limit = first.max
      count.maxUsedInWindow = Math.max(count.maxUsedInWindow, first.max - first.remaining)
    },
    report,
    reset: () => counts.clear(),
  }
}
