import { type RawBuilder, sql } from 'kysely'
import { jsonRows } from '../../../db/dialect.ts'
import { runKept } from '../../../db/kept-plans.ts'
import type { Database } from '../../../db/open.ts'
import type { Actor } from '../../../kernel/http/actor.ts'

type Sessions = Pick<Database, 'db' | 'kind'>

/** @returns those of the actors whose sessions still hold; one statement for all users, and one for all seats */
export async function livingSessions(
  { db, kind }: Sessions,
  actors: readonly Actor[],
  now: number,
): Promise<Set<Actor>> {
  const asked = (which: Actor['kind']) =>
    jsonRows(
      kind,
      { session_hash: 'bytes' },
      actors
        .filter((actor) => actor.kind === which)
        .map(({ sessionHash }) => ({ session_hash: sessionHash.toString('hex') })),
    ) as RawBuilder<{ session_hash: Buffer }>
  const users = db
    .selectFrom(asked('user').as('asked'))
    .innerJoin('user_session', 'user_session.token_hash', 'asked.session_hash')
    .innerJoin('user', 'user.id', 'user_session.user_id')
    .select('asked.session_hash')
    .where('user_session.expires_at', '>', now)
    .where('user.status', '=', sql.lit('normal'))
  const seats = db
    .selectFrom(asked('seat').as('asked'))
    .innerJoin('seat', 'seat.session_hash', 'asked.session_hash')
    .select('asked.session_hash')
    .where('seat.enabled', '=', sql.lit(1))
    .where('seat.deleted_at', 'is', null)
  const living = new Set<string>()
  for (const [which, query] of [
    ['user', users],
    ['seat', seats],
  ] as const) {
    if (!actors.some(({ kind: one }) => one === which)) continue
    const { rows } = await runKept(db, query.compile())
    for (const { session_hash } of rows) living.add(session_hash.toString('hex'))
  }
  return new Set(actors.filter(({ sessionHash }) => living.has(sessionHash.toString('hex'))))
}
