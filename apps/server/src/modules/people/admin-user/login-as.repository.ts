import type { AdminReturnTable } from '../../../db/schema/admin.ts'
import type { Trx } from '../../../db/schema.ts'

export async function insertReturn(trx: Trx, row: AdminReturnTable): Promise<void> {
  await trx.insertInto('admin_return').values(row).execute()
}

/** Uses up a way back. @returns it, if it was there and leads back from this session */
export function takeReturn(
  trx: Trx,
  idHash: Buffer,
  userSession: Buffer,
): Promise<AdminReturnTable | undefined> {
  return trx
    .deleteFrom('admin_return')
    .where('id_hash', '=', idHash)
    .where('user_session', '=', userSession)
    .returningAll()
    .executeTakeFirst()
}

/** Gives a session a new token, in place of the old one. @returns whether the session was there */
export async function renewToken(
  trx: Trx,
  session: { from: Buffer; to: Buffer; now: number; expiresAt: number },
): Promise<boolean> {
  const result = await trx
    .updateTable('user_session')
    .set({ token_hash: session.to, last_seen_at: session.now, expires_at: session.expiresAt })
    .where('token_hash', '=', session.from)
    .where('expires_at', '>', session.now)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** @returns who an administrator is called; it may log in */
export function nameOf(trx: Trx, id: string) {
  return trx.selectFrom('user').select('username').where('id', '=', id).executeTakeFirstOrThrow()
}
