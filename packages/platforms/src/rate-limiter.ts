import type { Clock } from '@seaport/runner/clock'
import type { RateStore } from '@seaport/runner/executor'
import { NetworkError, retryLater } from './outcome.ts'

/** Key for all accounts of the app, instead of one account. */
export const EVERYBODY = '*'

/** A known limit: per account, or for all accounts of the app together. */
export interface WriteLimit {
  readonly per: 'account' | 'app'
  readonly max: number
  readonly windowMs: number
}

/**
 * Keeps an app within a network's limits. An account's requests to one endpoint are serialized, because only the answer tells the remaining number; a
 * request is booked before it is sent, so after a crash in between the count is too high rather than too low.
 */
export interface RateLimiter {
  /** Runs `send` in its turn. */
  enqueue<T>(account: string, endpoint: string, send: () => Promise<T>): Promise<T>
  /** Books one request. @throws {NetworkError} retry if a limit or cap is used up, or the reason for which the account or app is stopped */
  reserve(account: string, endpoint: string, limits?: readonly WriteLimit[]): void
  /**
   * Stores what an answer says about the limit of an account, or of {@link EVERYBODY}; `resetAt` in ms since the epoch by our clock.
   * @param name distinguishes windows of one endpoint
   */
  record(
    account: string,
    endpoint: string,
    window: { remaining: number; resetAt: number },
    name?: '' | 'day',
  ): void
  /** Stops requests to this endpoint before `until`, by an account or by {@link EVERYBODY}. */
  close(account: string, endpoint: string, until: number): void
  /** Stops all requests of the account, or of all accounts of the app, before `until`, with the reason. */
  stop(whom: { account: string } | 'app', why: StopReason, until: number): void
  /** Clears the stop of an account if a person has unblocked it since (ms since the epoch). */
  resume(account: string, since: number): void
}

/** A stopped account is tried again after this time, if nobody unblocks it sooner. */
export const STOPPED_MS = 60 * 60_000

export type StopReason = 'account_stopped' | 'usage_cap' | 'misconfigured'
const stopReasons: readonly StopReason[] = ['account_stopped', 'usage_cap', 'misconfigured']

export interface RateLedgerOptions {
  /** Scope shared by the accounts: the API's address and client id. */
  app: string
  store: RateStore
  clock: Clock
}

export function createRateLimiter({ app, store, clock }: RateLedgerOptions): RateLimiter {
  const queues = new Map<string, Promise<unknown>>()
  const keyOf = (account: string, endpoint: string, window: '' | 'day' = '') =>
    `${app} ${account} ${endpoint}${window && ` ${window}`}`
  const stopKey = (whom: string, why: StopReason) => `${app} ${whom} !${why}`

  const checkStops = (account: string, now: number) => {
    for (const why of stopReasons) {
      for (const whom of [EVERYBODY, account]) {
        const stop = store.read(stopKey(whom, why))
        if (!stop || stop.resetAt <= now) continue
        throw why === 'usage_cap' ? retryLater('usage_cap', stop.resetAt) : new NetworkError({ kind: why })
      }
    }
  }

  const book = (account: string, endpoint: string, limits: readonly WriteLimit[] = []) => {
    const now = clock.now()
    checkStops(account, now)
    const windows = [
      ...[account, EVERYBODY].flatMap((whom) =>
        (['', 'day'] as const).map((name) => {
          const key = keyOf(whom, endpoint, name)
          return { key, window: store.read(key) }
        }),
      ),
      ...limits.map((limit) => {
        const key = `${keyOf(limit.per === 'app' ? EVERYBODY : account, endpoint)} ${limit.windowMs}`
        const kept = store.read(key)
        const fresh = { remaining: limit.max, resetAt: now + limit.windowMs }
        return { key, window: kept && kept.resetAt > now ? kept : fresh }
      }),
    ].flatMap(({ key, window }) => (window && window.resetAt > now ? [{ key, window }] : []))
    for (const { window } of windows)
      if (window.remaining <= 0) throw retryLater('rate_limit', window.resetAt)
    for (const { key, window } of windows) store.write(key, { ...window, remaining: window.remaining - 1 })
  }

  return {
    reserve: book,
    async enqueue(account, endpoint, send) {
      const key = keyOf(account, endpoint)
      const turn = (queues.get(key) ?? Promise.resolve()).then(send, send)
      queues.set(key, turn)
      try {
        return await turn
      } finally {
        if (queues.get(key) === turn) queues.delete(key)
      }
    },
    record: (account, endpoint, window, name = '') => store.write(keyOf(account, endpoint, name), window),
    close: (account, endpoint, until) =>
      store.write(keyOf(account, endpoint), { remaining: 0, resetAt: until }),
    stop: (whom, why, until) =>
      store.write(stopKey(whom === 'app' ? EVERYBODY : whom.account, why), { remaining: 0, resetAt: until }),
    resume(account, since) {
      const key = stopKey(account, 'account_stopped')
      const stop = store.read(key)
      if (stop && stop.resetAt - STOPPED_MS < since) store.write(key, { remaining: 0, resetAt: since })
    },
  }
}

/** Limits in memory: for a sign-in, which sends one or two requests. */
export function createMemoryRateStore(): RateStore {
  const windows = new Map<string, { remaining: number; resetAt: number }>()
  return { read: (key) => windows.get(key) ?? null, write: (key, window) => void windows.set(key, window) }
}
