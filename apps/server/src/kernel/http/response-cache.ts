import type { CommitVersion } from '../../db/commit-version.ts'
import type { UserActor } from './actor.ts'
import type { ETaggedBody } from './etag.ts'

/** Maximum sessions with a cached answer; beyond it the oldest entries are dropped. */
const MAX_ENTRIES = 10_000

/** A cached answer with its dependencies. */
interface CachedResponse {
  answer: ETaggedBody
  userId: string
  version: CommitVersion
  /** Start and end of its validity, in milliseconds. */
  from: number
  until: number
}

/** Where the answer of a request in progress will be cached. */
export interface CacheEntry {
  /** Sets the moment at which the answer changes by the clock alone, in milliseconds. */
  setExpiry(at: number): void
  store(answer: ETaggedBody, actor: UserActor): void
}

/**
 * Caches each session's last answer of an endpoint that every open console polls. An entry is valid until anything is committed, and until its time
 * is over: a poll after the answer to a write shows the write, and an ended session is refused, on every server.
 */
export class ResponseCache {
  readonly #answers = new Map<string, CachedResponse>()

  /** @param claimed id of the user in the request, if any */
  find(
    token: string,
    now: { at: number; version: CommitVersion },
    claimed: unknown,
  ): ETaggedBody | undefined {
    const kept = this.#answers.get(token)
    if (kept?.version !== now.version || now.at < kept.from || kept.until <= now.at) return undefined
    return claimed === undefined || claimed === kept.userId ? kept.answer : undefined
  }

  /** @param since the last commit and its time, taken before anything was read for the answer */
  entryFor(token: string, since: { at: number; version: CommitVersion }): CacheEntry {
    let end = Number.POSITIVE_INFINITY
    return {
      setExpiry(at) {
        end = Math.min(end, at)
      },
      store: (answer, { userId, stableUntil }) => {
        // Inserted again at the end, so that the map's first entry is the least recently written.
        this.#answers.delete(token)
        const until = Math.min(end, stableUntil)
        this.#answers.set(token, { answer, userId, version: since.version, from: since.at, until })
        if (this.#answers.size > MAX_ENTRIES)
          this.#answers.delete(this.#answers.keys().next().value as string)
      },
    }
  }
}
