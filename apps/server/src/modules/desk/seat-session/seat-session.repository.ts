import { prepared } from '../../../db/prepared.ts'
import type { Db, Trx } from '../../../db/schema.ts'

/** @returns the seat of a code, of any tenant, with the data needed before the password is verified */
export function seatByCode(db: Db, seatCode: string) {
  return db
    .selectFrom('seat')
    .innerJoin('user', 'user.id', 'seat.tenant_id')
    .select([
      'seat.id',
      'seat.tenant_id',
      'seat.password_hash',
      'seat.device_key',
      'user.status as tenant_status',
    ])
    .where('seat.seat_code', '=', seatCode)
    .where('seat.deleted_at', 'is', null)
    .executeTakeFirst()
}

const seats = prepared((db: Db, { tokenHash }: { tokenHash: Buffer }) =>
  db
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
    .where('seat.session_hash', '=', tokenHash),
)

/** @returns the seat of a token, of any tenant */
export async function seatByToken(db: Db | Trx, tokenHash: Buffer) {
  const [seat] = await seats(db, { tokenHash })
  return seat
}

const used = prepared((db: Db, { jtiHash, expiresAt }: { jtiHash: Buffer; expiresAt: number }) =>
  db
    .insertInto('used_proof')
    .values({ jti_hash: jtiHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at'),
)

/** Marks a proof as used. @returns false if it was used before */
export async function useProof(db: Db, jtiHash: Buffer, expiresAt: number): Promise<boolean> {
  return (await used(db, { jtiHash, expiresAt })).length > 0
}

export function forgetUsedProofs(db: Db, now: number) {
  return db.deleteFrom('used_proof').where('expires_at', '<', now).execute()
}
