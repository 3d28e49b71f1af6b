import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { CommitVersion } from '../../db/commit-version.ts'
import type { Installation } from '../installation.ts'
import type { UserActor } from './actor.ts'
import { type ETaggedBody, sendWithETag } from './etag.ts'

/** Most sessions with a cached answer; beyond it the oldest entries are dropped. */
const MAX_ENTRIES = 10_000

/** A cached answer and what it depends on. */
interface CachedResponse {
  answer: ETaggedBody
  userId: string
  version: CommitVersion
  /** From and before when it holds, in milliseconds. */
  from: number
  until: number
}

/** Where the answer of a request that is under way will be kept. */
export interface CacheEntry {
  /** Says that the answer changes by the clock alone at a moment, in milliseconds. */
  setExpiry(at: number): void
  store(answer: ETaggedBody, actor: UserActor): void
}

/**
 * Serves an endpoint that every open console polls: each session is sent again what it was answered last, as long as nothing at all was committed since that was read, and its time is not over. A
 * poll that begins after a write was answered shows it, and a session that was ended is refused, on whichever server (decision 0245).
 * @param serve answers where nothing is kept that holds
 */
export function serveCached(
  { database, clock }: Pick<Installation, 'database' | 'clock'>,
  serve: (
    request: FastifyRequest,
    reply: FastifyReply,
    cacheEntry: CacheEntry | null,
  ) => Promise<FastifyReply>,
): RouteHandlerMethod {
  const answers = new Map<string, CachedResponse>()

  const serveAt = (request: FastifyRequest, reply: FastifyReply, token: string, version: CommitVersion) => {
    const now = clock()
    const kept = answers.get(token)
    if (kept?.version === version && holds(kept, now, request.headers.user_id)) {
      const sent = sendWithETag(request, reply, kept.answer)
      // Fastify would wait for a reply that is handed back, though it was sent.
      return sent instanceof Promise ? sent : undefined
    }
    return serve(request, reply, createCacheEntry(answers, token, { version, from: now }))
  }
  return (request, reply) => {
    const { token, dpop } = request.headers
    if (typeof token !== 'string' || dpop !== undefined) return serve(request, reply, null)
    const version = database.commitVersion()
    return version instanceof Promise
      ? version.then((known) => serveAt(request, reply, token, known))
      : serveAt(request, reply, token, version)
  }
}

function holds({ from, until, userId }: CachedResponse, now: number, claimed: unknown): boolean {
  return from <= now && now < until && (claimed === undefined || claimed === userId)
}

function createCacheEntry(
  answers: Map<string, CachedResponse>,
  token: string,
  since: Pick<CachedResponse, 'version' | 'from'>,
): CacheEntry {
  let end = Number.POSITIVE_INFINITY
  return {
    setExpiry(at) {
      end = Math.min(end, at)
    },
    store(answer, { userId, stableUntil }) {
      // Inserted again at the end, so that the map's first entry is the least recently written.
      answers.delete(token)
      answers.set(token, { ...since, answer, userId, until: Math.min(end, stableUntil) })
      if (answers.size > MAX_ENTRIES) answers.delete(answers.keys().next().value as string)
    },
  }
}
