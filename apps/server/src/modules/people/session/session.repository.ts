import { loginAs } from '@seaport/contract/people/admin-user'
import { prepared } from '../../../db/prepared.ts'
import type { UserSessionTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { Impersonator } from '../../../kernel/http/actor.ts'
import { readKeys } from './role-keys.ts'

/** Who may no longer log in as a user may not go on doing so. */
const LOGIN_AS_KEY = loginAs.permission

/** @returns the user of an email address, with what a login needs */
export function userByEmail(db: Db, email: string) {
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select(['user.id', 'user.username', 'user.password_hash', 'user.status', 'role.superuser'])
    .where('user.email', '=', email)
    .executeTakeFirst()
}

const sessions = prepared((db: Db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom('user_session')
    .innerJoin('user', 'user.id', 'user_session.user_id')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select([
      'user_session.user_id',
      'user_session.last_seen_at',
      'user_session.expires_at',
      'user_session.impersonator_id',
      'user_session.impersonator_session',
      'user.status',
      'role.superuser',
      'role.keys',
    ])
    .where('user_session.token_hash', '=', tokenHash),
)

/** @returns the session of a token and its user, whatever their state */
export async function sessionByToken(db: Db, tokenHash: Buffer) {
  const [session] = await sessions(db, { tokenHash })
  return session
}

/**
 * @param tokenHash of the own session of an administrator who is logged in as somebody
 * @returns the administrator and the end of that session, while it and the right to do so last
 */
export async function impersonatorOf(
  db: Db,
  tokenHash: Buffer,
  now: number,
): Promise<(Omit<Impersonator, 'expiresAt'> & { sessionExpiresAt: number }) | null> {
  const row = await db
    .selectFrom('user_session')
    .innerJoin('user', 'user.id', 'user_session.user_id')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select(['user.id', 'user.email', 'role.keys', 'user_session.expires_at'])
    .where('user_session.token_hash', '=', tokenHash)
    .where('user_session.expires_at', '>', now)
    .where('user.status', '=', 'normal')
    .where('role.superuser', '=', 1)
    .executeTakeFirst()
  return row && readKeys(row.keys).has(LOGIN_AS_KEY)
    ? { id: row.id, email: row.email, sessionExpiresAt: row.expires_at }
    : null
}

export function insertSession(trx: Trx, session: UserSessionTable) {
  return trx.insertInto('user_session').values(session).execute()
}

/** @returns the sessions of a user that are open, the last used first; not those of administrators who are logged in as the user */
export function sessionsOf(db: Db, userId: string, now: number) {
  return db
    .selectFrom('user_session')
    .select(['token_hash', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('impersonator_id', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/** Ends every session of a user, administrators' too. */
export function deleteSessionsOf(trx: Trx, userId: string) {
  return trx.deleteFrom('user_session').where('user_id', '=', userId).execute()
}

/** Keeps a session alive. */
export function touchSession(
  db: Db,
  tokenHash: Buffer,
  times: Pick<UserSessionTable, 'last_seen_at' | 'expires_at'>,
) {
  return db.updateTable('user_session').set(times).where('token_hash', '=', tokenHash).execute()
}

export function deleteSession(trx: Trx, userId: string, tokenHash: Buffer) {
  return trx
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Ends every session of a user but one. */
export function deleteOtherSessions(trx: Trx, userId: string, tokenHash: Buffer) {
  return trx
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute()
}

/** Notes a login, if the password that was checked is still the user's. @returns whether it is */
export async function noteLogin(
  trx: Trx,
  userId: string,
  passwordHash: string,
  at: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('user')
    .set({ last_login_at: at })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function passwordHashOf(db: Db, userId: string): Promise<string> {
  const user = await db
    .selectFrom('user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user.password_hash
}

/** Replaces a password, if it is still the one that was checked. @returns whether it was */
export async function replacePassword(
  trx: Trx,
  userId: string,
  hashes: { from: string; to: string },
): Promise<boolean> {
  const result = await trx
    .updateTable('user')
    .set({ password_hash: hashes.to })
    .where('id', '=', userId)
    .where('password_hash', '=', hashes.from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
