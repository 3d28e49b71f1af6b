import { createHash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'
import type { Context } from '../http/context.ts'
import { refuse } from '../refusal.ts'
import { type Rule, waitFor, windowAt } from './throttle-window.ts'

/**
 * Limits of guesses at passwords and codes. Right ones are refunded, so that an office behind one address is never locked out by its own logins.
 */
const guessByAccount: Rule = { name: 'guess-account', limit: 10, seconds: 600 }
const guessByAddress: Rule = { name: 'guess-address', limit: 100, seconds: 600 }

/** Account whose password or code is guessed at; null = what counts its own attempts, such as a mailed code, or is too long to be guessed. */
export type LoginSubject = `user:${string}` | `factor:${string}` | `seat:${string}` | null

/**
 * Counts a guess at a secret by account and by address, before the password is hashed, because a flood of guesses would exhaust hashing.
 * @returns a function that refunds it: call it if the guess was right
 * @throws Refused: too_many_requests
 */
export async function countLoginAttempt(
  { db, now, origin }: Pick<Context<null>, 'db' | 'now' | 'origin'>,
  guessed: LoginSubject,
): Promise<() => Promise<void>> {
  const address = throttleKeyOf(origin.ip)
  await recordHit(db, guessByAddress, address, now)
  if (guessed !== null) await recordHit(db, guessByAccount, guessed, now)
  return async () => {
    await refundHit(db, guessByAddress, address, now)
    if (guessed !== null) await refundHit(db, guessByAccount, guessed, now)
  }
}

/** @returns the throttle's subject for an address: the network of an IPv6 address, of which one machine has 2^64 */
export function throttleKeyOf(ip: string): string {
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`).toString()}/64`
}

/**
 * Counts a hit, in one statement, across all servers.
 * @throws Refused: too_many_requests with the seconds to wait; then the hit does not count
 */
export async function recordHit(db: Db, rule: Rule, subject: string, now: number): Promise<void> {
  const key = keyOf(rule, subject)
  const { slot, elapsed, length } = windowAt(rule, now)
  // A window that is one ahead comes from another server's clock; further ahead means that the clock was set back, and would block as long.
  const sameSlot = sql`"throttle"."slot" in ("excluded"."slot", "excluded"."slot" + 1)`
  const nextSlot = sql`"throttle"."slot" = "excluded"."slot" - 1`
  const hits = (eb: ExpressionBuilder<Schema, 'throttle'>) => eb.ref('throttle.hits')
  const before = (eb: ExpressionBuilder<Schema, 'throttle'>) => eb.ref('throttle.before')
  const counted = await db
    .insertInto('throttle')
    .values({ key, slot, hits: 1, before: 0, expires_at: now + 2 * length })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: (eb) => sql<number>`case when ${sameSlot} then ${hits(eb)} + 1 else 1 end`,
          before: (eb) =>
            sql<number>`case when ${sameSlot} then ${before(eb)} when ${nextSlot} then ${hits(eb)} else 0 end`,
          slot: (eb) =>
            sql<number>`case when ${sameSlot} then ${eb.ref('throttle.slot')} else ${eb.ref('excluded.slot')} end`,
          expires_at: (eb) => eb.ref('excluded.expires_at'),
        })
        // The same sum as in `waitFor`, in whole milliseconds.
        .where(
          (eb) =>
            sql<boolean>`(case when ${sameSlot} then ${hits(eb)} * ${length} + ${before(eb)} * ${length - elapsed}
              when ${nextSlot} then ${hits(eb)} * ${length - elapsed} else 0 end) <= ${(rule.limit - 1) * length}`,
        ),
    )
    .returning('hits')
    .executeTakeFirst()
  if (counted) return
  const state = await db
    .selectFrom('throttle')
    .select(['slot', 'hits', 'before'])
    .where('key', '=', key)
    .executeTakeFirst()
  const wait = state ? waitFor(rule, state, now) : 0
  refuse('too_many_requests', { seconds: Math.max(1, Math.ceil(wait / 1000)) })
}

/** Refunds the hit of a right guess; no effect once its window is over. */
export async function refundHit(db: Db, rule: Rule, subject: string, now: number): Promise<void> {
  await db
    .updateTable('throttle')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', keyOf(rule, subject))
    .where('slot', '=', windowAt(rule, now).slot)
    .where('hits', '>', 0)
    .execute()
}

/** Clears the wrong guesses at an account whose password was replaced. */
export async function resetAttempts(db: Db, guessed: NonNullable<LoginSubject>): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', keyOf(guessByAccount, guessed)).execute()
}

function keyOf({ name }: Rule, subject: string): Buffer {
  return createHash('sha256').update(`${name} ${subject}`).digest().subarray(0, 16)
}

export function forgetExpiredHits(db: Db, now: number) {
  return db.deleteFrom('throttle').where('expires_at', '<', now).execute()
}
