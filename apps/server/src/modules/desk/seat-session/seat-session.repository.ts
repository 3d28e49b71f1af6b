import { sql } from 'kysely'
import type { Flag } from '../../../db/schema/values.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { Work } from '../../../kernel/work.ts'

/** @returns what a login must know before the password is checked: the seat of a code, in whatever tenant */
export function seatByCode(db: Db, seatCode: string) {
  return db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.tenant_id')
    .select(['seat.id', 'seat.tenant_id', 'seat.password_hash', 'user.status as tenant_status'])
    .where('seat.seat_code', '=', seatCode)
    .where('seat.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** @returns the seat that a token holds, in whatever tenant */
export function seatByToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.tenant_id')
    .select([
      'seat.id',
      'seat.tenant_id',
      'seat.device_key',
      'seat.last_seen_at',
      'seat.told_online',
      'user.status as tenant_status',
    ])
    .where('seat.session_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Marks a proof as used. @returns false if it was used before */
export async function useProof(db: Db, jtiHash: Buffer, expiresAt: number): Promise<boolean> {
  const result = await db
    .insertInto('used_proof')
    .values({ jti_hash: jtiHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Notes a sign of life, if the session still holds the seat. */
export async function noteLife(db: Db | Trx, tenantId: string, tokenHash: Buffer, at: number): Promise<void> {
  await db
    .updateTable('seat')
    .set({ last_seen_at: at })
    .where('tenant_id', '=', tenantId)
    .where('session_hash', '=', tokenHash)
    .execute()
}

/**
 * Marks the seats whose desktops have fallen silent since the last time, in all tenants; what another server works on is left to it.
 * The condition is written out, not bound: only so is it the partial index's.
 */
export function markSilent(work: Work, silentSince: number) {
  const silent = work.trx
    .selectFrom('seat')
    .select('id')
    .where('told_online', '=', sql.lit<Flag>(1))
    .where('last_seen_at', '<=', silentSince)
    .forUpdate()
    .skipLocked()
  return work.trx
    .updateTable('seat')
    .set({ told_online: 0 })
    .where('id', 'in', silent)
    .returning(['id', 'tenant_id'])
    .execute()
}

/** @returns when the ports of a tenant expire; milliseconds since 1970 */
export async function portExpiry(db: Db, tenantId: string): Promise<number | null> {
  const tenant = await db
    .selectFrom('user')
    .select('port_expire_at')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return tenant.port_expire_at
}
