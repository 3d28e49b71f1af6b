import { createHash } from 'node:crypto'
import type { Clock } from '@seaport/runner/clock'
import type { RateStore } from '@seaport/runner/executor'
import { retryLater } from '../outcome.ts'

/** Maximum different hashtags that an account may look up within seven days. */
const MOST = 30
const WINDOW_MS = 7 * 24 * 60 * 60_000

/** Counts an account's hashtags before they are requested: Instagram gives no warning at the limit. */
export interface HashtagLedger {
  /** @throws {NetworkError} retry (usage_cap) when the hashtag would exceed the limit */
  book(account: string, tag: string): void
}

export function createHashtagLedger(app: string, store: RateStore, clock: Clock): HashtagLedger {
  const keyOf = (account: string, slot: number) => `${app} ${account} hashtag ${slot}`
  return {
    book(account, tag) {
      const now = clock.now()
      const mark = createHash('sha256').update(tag.toLowerCase()).digest().readUInt32BE()
      const slots = Array.from({ length: MOST }, (_, slot) => store.read(keyOf(account, slot)))
      if (slots.some((slot) => slot && slot.resetAt > now && slot.remaining === mark)) return
      const free = slots.findIndex((slot) => !slot || slot.resetAt <= now)
      // `remaining` holds the hashtag's hash instead of a count: the store has no field of its own for it.
      if (free >= 0) return store.write(keyOf(account, free), { remaining: mark, resetAt: now + WINDOW_MS })
      throw retryLater('usage_cap', Math.min(...slots.map((slot) => slot?.resetAt ?? now)))
    },
  }
}
