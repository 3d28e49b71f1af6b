import type { AdminReturnTable } from '../../../db/schema/admin.ts'
import type { Db, Trx } from '../../../db/schema.ts'

export async function insertSwitchBack(trx: Trx, row: AdminReturnTable): Promise<void> {
  await trx.insertInto('admin_return').values(row).execute()
}

/** Consumes a return ticket. @returns it, if it existed and belongs to this session */
export function consumeSwitchBack(
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

export function forgetExpiredReturns(db: Db, now: number) {
  return db.deleteFrom('admin_return').where('expires_at', '<', now).execute()
}

/** @returns what an administrator is called */
export function nameOf(trx: Trx, id: string) {
  return trx.selectFrom('user').select('username').where('id', '=', id).executeTakeFirstOrThrow()
}
