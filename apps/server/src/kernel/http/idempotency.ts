import { createHmac, hkdfSync } from 'node:crypto'
import type { Db } from '../../db/schema.ts'
import { refuse } from '../refusal.ts'
import { decrypt, encrypt } from '../secret.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

/** A request that may be repeated. */
export interface IdempotentRequest {
  /** Owner of the key: keys of different people are independent. */
  scope: string
  key: string
  /** Method, path and body: the same key with a different request is an error. */
  fingerprint: string
  /** Key for encrypting its answer: see {@link answerKey}. */
  answerKey: Buffer
}

/**
 * Computes a request's fingerprint. Requests contain passwords, also within pasted text, and a stored fingerprint must not allow guessing them, so it
 * uses a key that is not in the database.
 * @param key for this purpose only
 * @returns the fingerprint of a request
 */
export function requestFingerprint(key: Buffer, method: string, url: string, body: unknown): string {
  return createHmac('sha256', key)
    .update(`${method} ${url} ${JSON.stringify(body ?? null)}`)
    .digest('base64url')
}

/**
 * Answers repeat parts of the request, and some carry a secret that is shown once, such as a new token. So an answer is encrypted with a key derived
 * from the request itself, which is not stored: the database and the installation's secret are not enough to read it.
 * @param key for this purpose only
 */
export function answerKey(key: Buffer, method: string, url: string, body: unknown): Buffer {
  return Buffer.from(hkdfSync('sha256', key, requestFingerprint(key, method, url, body), 'answer', 32))
}

/**
 * Runs an operation once per key, inside the caller's transaction: a repeat, also a concurrent one, gets the first
 * answer. A refusal is not stored: it changed nothing, so a repeat may try again.
 */
export async function runOnce<T>(
  work: UnitOfWork,
  request: IdempotentRequest,
  operation: () => Promise<T>,
): Promise<T> {
  const { scope, key, fingerprint } = request
  const boundTo = `${scope} ${key}`
  const claimed = await work.trx
    .insertInto('idempotency')
    .values({ scope, key, fingerprint, answer: '', created_at: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!claimed.numInsertedOrUpdatedRows) {
    const first = await work.trx
      .selectFrom('idempotency')
      .select(['fingerprint', 'answer'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.fingerprint !== fingerprint) refuse('idempotency_mismatch')
    return JSON.parse(decrypt(request.answerKey, Buffer.from(first.answer, 'base64'), boundTo)) as T
  }
  const answer = await operation()
  await work.trx
    .updateTable('idempotency')
    .set({ answer: encrypt(request.answerKey, JSON.stringify(answer), boundTo).toString('base64') })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
  return answer
}

const DAY = 24 * 60 * 60 * 1000

/** Deletes stored answers after a day. */
export function forgetAnswers(db: Db, now: number) {
  return db
    .deleteFrom('idempotency')
    .where('created_at', '<', now - DAY)
    .execute()
}
