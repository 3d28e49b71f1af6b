import type { Clock } from '@seaport/runner/clock'

/** Interval between two requests of one account, in ms. */
const FLOOR_MS = 50
/** Burst of requests, and time in ms after which one more is allowed. */
const BURST = 300
const REFILL_MS = 500

/**
 * Every request of every account waits here for its turn. The connectors observe the networks' limits; this limits the damage of a bug, or of an
 * unexpected answer.
 * @returns a function that waits for an account's next turn
 */
export function createRequestPace(
  clock: Pick<Clock, 'now' | 'wait'>,
): (accountId: string, signal: AbortSignal) => Promise<void> {
  const accounts = new Map<string, { nextAt: number; spent: number; countedAt: number }>()
  return async (accountId, signal) => {
    const now = clock.now()
    const known = accounts.get(accountId) ?? { nextAt: now, spent: 0, countedAt: now }
    // A clock that was set back must not delay requests.
    const since = Math.max(0, now - known.countedAt)
    const spent = Math.max(0, known.spent - since / REFILL_MS) + 1
    const pause = spent > BURST ? REFILL_MS : FLOOR_MS
    const due = Math.min(Math.max(known.nextAt, now), now + BURST * REFILL_MS)
    accounts.set(accountId, { nextAt: due + pause, spent, countedAt: now })
    if (due > now) await clock.wait(due - now, signal)
  }
}

/** @returns a `fetch` whose requests wait for their turn */
export function paced(
  send: typeof fetch,
  accountId: string,
  nextTurn: ReturnType<typeof createRequestPace>,
): typeof fetch {
  return async (input, init) => {
    await nextTurn(accountId, init?.signal ?? new AbortController().signal)
    return send(input, init)
  }
}
