import type { ReleaseTokenTable } from '../../../db/schema/release.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** A token, and its creator's email address. */
export type TokenWithCreator = ReleaseTokenTable & { created_by_email: string }

const tokens = (db: Db | Trx) =>
  db
    .selectFrom('release_token')
    .innerJoin('user', 'user.id', 'release_token.created_by')
    .selectAll('release_token')
    .select('user.email as created_by_email')

export function allTokens(db: Db): Promise<TokenWithCreator[]> {
  return tokens(db).orderBy('release_token.id', 'desc').execute()
}

export function tokenWithCreator(db: Db | Trx, id: string): Promise<TokenWithCreator> {
  return tokens(db).where('release_token.id', '=', id).executeTakeFirstOrThrow()
}

/** @returns the token with its creator's role, unless they have been disabled or removed */
export function tokenByHash(db: Db, hash: Buffer) {
  return tokens(db)
    .innerJoin('role', 'role.key', 'user.role_key')
    .select(['role.superuser', 'role.keys'])
    .where('token_hash', '=', hash)
    .where('user.status', '=', 'normal')
    .executeTakeFirst()
}

/** Reads a token and keeps others from changing it until the end of the work. */
export function lockToken({ trx }: UnitOfWork, id: string): Promise<ReleaseTokenTable | undefined> {
  return trx.selectFrom('release_token').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertToken(trx: Trx, row: ReleaseTokenTable): Promise<void> {
  await trx.insertInto('release_token').values(row).execute()
}

export async function touchToken(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('release_token').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** Revokes what somebody created. */
export async function revokeTokensOf({ trx, now }: UnitOfWork, userId: string): Promise<void> {
  await trx
    .updateTable('release_token')
    .set({ revoked_at: now })
    .where('created_by', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function setTokenRevoked(trx: Trx, id: string, now: number): Promise<void> {
  await trx.updateTable('release_token').set({ revoked_at: now }).where('id', '=', id).execute()
}
