import type { PasskeyTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'

/** @returns what a login and its notices name a user by, and whether it may be without a second factor */
export function personOf(db: Db | Trx, userId: string) {
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select(['user.email', 'user.username', 'user.second_factor_at', 'role.superuser'])
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function totpOf(db: Db | Trx, userId: string) {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Keeps a secret that counts once a code of it is given. */
export async function insertPendingTotp(trx: Trx, userId: string, pending: Buffer): Promise<void> {
  await trx
    .insertInto('totp')
    .values({ user_id: userId, secret_sealed: null, last_step: null, pending_sealed: pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_sealed: pending }))
    .execute()
}

/** Puts the pending secret in its place. @returns whether it was still there */
export async function activateTotp(
  trx: Trx,
  userId: string,
  { secret, pending, step }: { secret: Buffer; pending: Buffer; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ secret_sealed: secret, pending_sealed: null, last_step: step })
    .where('user_id', '=', userId)
    .where('pending_sealed', '=', pending)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses the code of a time step up. @returns whether no code of it or of a later one was used before */
export async function consumeStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Db | Trx, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export async function hasRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const code = await db
    .selectFrom('recovery_code')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return code !== undefined
}

/** Uses a recovery code up. @returns whether it was still there */
export async function consumeRecoveryCode(trx: Trx, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Puts codes in the place of all before. */
export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: readonly Buffer[]) {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

export function passkeysOf(db: Db | Trx, userId: string) {
  return db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
}

/** @returns whether it was added: nobody else has the same one */
export async function insertPasskey(trx: Trx, passkey: PasskeyTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Notes the use of a passkey; its counter, where it has one, only ever rises. @returns whether nobody has used it in the same state */
export async function notePasskeyUse(
  trx: Trx,
  id: string,
  { from, to, at }: { from: number; to: number; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter: to, last_used_at: at })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Forgets everything that a user has set up. */
export async function deleteFactors(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('totp').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await trx.deleteFrom('passkey').where('user_id', '=', userId).execute()
}
