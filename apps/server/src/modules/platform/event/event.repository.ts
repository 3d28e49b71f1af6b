import type { Db } from '../../../db/schema.ts'
import type { Actor } from '../../../kernel/http/actor.ts'

/** @returns whether the session behind an actor still holds */
export async function sessionLives(db: Db, actor: Actor, now: number): Promise<boolean> {
  const session =
    actor.kind === 'user'
      ? db
          .selectFrom('user_session')
          .innerJoin('user', 'user.id', 'user_session.user_id')
          .select('user.id')
          .where('token_hash', '=', actor.sessionHash)
          .where('expires_at', '>', now)
          .where('user.status', '=', 'normal')
      : db
          .selectFrom('seat')
          .select('id')
          .where('id', '=', actor.seatId)
          .where('session_hash', '=', actor.sessionHash)
          .where('enabled', '=', 1)
          .where('deleted_at', 'is', null)
  return (await session.executeTakeFirst()) !== undefined
}
