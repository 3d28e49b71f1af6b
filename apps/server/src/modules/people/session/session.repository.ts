import { loginAs } from '@seaport/contract/people/admin-user'
import { prepared } from '../../../db/prepared.ts'
import type { UserSessionTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { Impersonator } from '../../../kernel/http/actor.ts'
import { readKeys } from '../role/role.public.ts'
import { expiryFrom } from './session-expiry.ts'

/** An impersonation lasts only as long as the administrator holds this key. */
const LOGIN_AS_KEY = loginAs.permission

/** @returns the user of an email address, with the data for a login */
export function userByEmail(db: Db, email: string) {
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select([
      'user.id',
      'user.username',
      'user.password_hash',
      'user.status',
      'user.second_factor_at as user_factor_at',
      'role.superuser',
    ])
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
      'user_session.created_at',
      'user_session.last_seen_at',
      'user_session.expires_at',
      'user_session.impersonator_id',
      'user_session.impersonator_session',
      'user_session.second_factor_at',
      'user_session.confirmed_until',
      'user.second_factor_at as user_factor_at',
      'user.status',
      'user.plan',
      'role.superuser',
      'role.keys',
    ])
    .where('user_session.token_hash', '=', tokenHash),
)

/** @returns the session of a token and its user, whatever their state */
export async function sessionByToken(db: Db | Trx, tokenHash: Buffer) {
  const [session] = await sessions(db, { tokenHash })
  return session
}

/**
 * @param tokenHash of the own session of an administrator who is logged in as somebody
 * @returns the administrator and the end of that session, while it and the right to do so last
 */
export async function impersonatorOf(
  db: Db | Trx,
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

/** Replaces a session's token. @returns whether the session was there */
export async function renewToken(
  trx: Trx,
  session: { from: Buffer; to: Buffer; now: number },
): Promise<boolean> {
  const result = await trx
    .updateTable('user_session')
    .set({ token_hash: session.to, last_seen_at: session.now })
    .where('token_hash', '=', session.from)
    .where('expires_at', '>', session.now)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Records that a session has passed the second factor: at its login, or with another factor later. */
export async function finishLogin(trx: Trx, tokenHash: Buffer, now: number): Promise<void> {
  const session = await trx
    .selectFrom('user_session')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!session) return
  await trx
    .updateTable('user_session')
    .set({ second_factor_at: now, last_seen_at: now, expires_at: expiryFrom(now, session.created_at) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Records when a session's step-up ends. */
export function noteStepUp(trx: Trx, tokenHash: Buffer, until: number) {
  return trx
    .updateTable('user_session')
    .set({ confirmed_until: until })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** @returns up to when a session has read the notices of changed factors; 0 = none yet */
export async function noticesReadIn(db: Db, tokenHash: Buffer): Promise<number> {
  const session = await db
    .selectFrom('user_session')
    .select('notices_read_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return session?.notices_read_at ?? 0
}

/** Notes that a session has read the notices up to a moment; a tab that shows fewer of them takes nothing back. */
export function noteNoticesRead(trx: Trx, tokenHash: Buffer, until: number) {
  return trx
    .updateTable('user_session')
    .set({ notices_read_at: until })
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('notices_read_at', 'is', null), eb('notices_read_at', '<', until)]))
    .execute()
}

/** Ends an administrator's current logins as users. @returns the users */
export async function endLoginsAs(trx: Trx, adminId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('user_session')
    .where('impersonator_id', '=', adminId)
    .returning('user_id')
    .execute()
  return [...new Set(rows.map(({ user_id }) => user_id))]
}

/** A session ends after its idle time at the latest, and one that was used at a later moment than now confirms again: see `shortenWaits`. */
export async function endLongSessions(db: Db, now: number): Promise<void> {
  const until = expiryFrom(now)
  await db
    .updateTable('user_session')
    .set({ last_seen_at: now, expires_at: until, confirmed_until: null })
    .where('expires_at', '>', until)
    .execute()
}

export function forgetExpiredSessions(db: Db, now: number) {
  return db.deleteFrom('user_session').where('expires_at', '<', now).execute()
}
