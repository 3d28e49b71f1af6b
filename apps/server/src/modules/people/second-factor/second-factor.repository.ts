import type {
  FactorChangeTable,
  PasskeyChallengeTable,
  PasskeyTable,
  TotpTable,
} from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'

/** @returns a user's names for logins and notices, and whether it may be without a second factor */
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

/** Stores a pending secret, activated by a code of it in the same session and in time. */
export async function insertPendingTotp(
  trx: Trx,
  userId: string,
  pending: Required<Pick<TotpTable, 'pending_sealed' | 'pending_session' | 'pending_until'>>,
): Promise<void> {
  await trx
    .insertInto('totp')
    .values({ user_id: userId, secret_sealed: null, last_step: null, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute()
}

/** Activates the pending secret. @returns whether it was still there */
export async function activateTotp(
  trx: Trx,
  userId: string,
  { pending, step }: { pending: Buffer; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp')
    .set({
      secret_sealed: pending,
      last_step: step,
      pending_sealed: null,
      pending_session: null,
      pending_until: null,
    })
    .where('user_id', '=', userId)
    .where('pending_sealed', '=', pending)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Consumes the code of a time step. @returns whether neither it nor a later one was used before */
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

export async function recoveryHashesOf(trx: Trx, userId: string): Promise<Buffer[]> {
  const codes = await trx
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute()
  return codes.map(({ code_hash }) => code_hash)
}

/** Consumes a recovery code. @returns whether it still existed */
export async function consumeRecoveryCode(trx: Trx, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Replaces all recovery codes. */
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

/** Records the use of a passkey; its counter, if it has one, only increases. @returns whether it was not used concurrently */
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

/** Deletes all factors of a user. */
export async function deleteFactors(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('totp').where('user_id', '=', userId).execute()
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await trx.deleteFrom('passkey').where('user_id', '=', userId).execute()
}

/** Stores the challenge for a purpose in a session, replacing any earlier one. */
export async function setChallenge(trx: Trx, challenge: PasskeyChallengeTable): Promise<void> {
  await trx
    .insertInto('passkey_challenge')
    .values(challenge)
    .onConflict((conflict) => conflict.columns(['session_hash', 'purpose']).doUpdateSet(challenge))
    .execute()
}

/** Consumes a challenge, so that it is valid for one try. @returns undefined = none, or expired */
export async function consumeChallenge(
  db: Db,
  { session_hash, purpose }: Pick<PasskeyChallengeTable, 'session_hash' | 'purpose'>,
  now: number,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('session_hash', '=', session_hash)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken.challenge : undefined
}

export async function insertFactorChange(trx: Trx, change: FactorChangeTable): Promise<void> {
  await trx.insertInto('factor_change').values(change).execute()
}

/** @returns the changes that can still be undone, the newest first */
export function changesOf(db: Db | Trx, userId: string, now: number): Promise<FactorChangeTable[]> {
  return db
    .selectFrom('factor_change')
    .selectAll()
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now)
    .orderBy('at', 'desc')
    .limit(20)
    .execute()
}

/** @returns the change that a token undoes, while it can be */
export function changeByToken(
  db: Db | Trx,
  hash: Buffer,
  now: number,
): Promise<FactorChangeTable | undefined> {
  return db
    .selectFrom('factor_change')
    .selectAll()
    .where('undo_hash', '=', hash)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now)
    .executeTakeFirst()
}

/** Marks a change and all later ones as undone. @returns whether any could still be undone */
export async function noteUndone(
  trx: Trx,
  { userId, from, now }: { userId: string; from: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('factor_change')
    .set({ undone_at: now })
    .where('user_id', '=', userId)
    .where('at', '>=', from)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function forgetFactorChanges(db: Db, now: number) {
  return db.deleteFrom('factor_change').where('undo_until', '<', now).execute()
}

/** Restores earlier factors. */
export async function insertFactors(
  trx: Trx,
  userId: string,
  factors: {
    totp: Pick<TotpTable, 'secret_sealed' | 'last_step'> | null
    recoveryHashes: readonly Buffer[]
    passkeys: readonly Omit<PasskeyTable, 'user_id'>[]
  },
): Promise<void> {
  const { totp, recoveryHashes, passkeys } = factors
  if (totp)
    await trx
      .insertInto('totp')
      .values({ user_id: userId, pending_sealed: null, ...totp })
      .execute()
  if (recoveryHashes.length > 0) await replaceRecoveryCodes(trx, userId, recoveryHashes)
  for (const passkey of passkeys) await insertPasskey(trx, { ...passkey, user_id: userId })
}
