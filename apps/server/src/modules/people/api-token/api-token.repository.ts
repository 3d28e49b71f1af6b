import { prepared } from '../../../db/prepared.ts'
import type { ApiTokenTable } from '../../../db/schema/user.ts'
import type { Db, Trx } from '../../../db/schema.ts'

const tokens = prepared((db: Db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom('api_token')
    .innerJoin('user', 'user.id', 'api_token.user_id')
    .innerJoin('role', 'role.key', 'user.role_key')
    .selectAll('api_token')
    .select([
      'user.status',
      'user.plan',
      'user.deleted_at',
      'user.password_hash',
      'role.superuser',
      'role.keys',
    ])
    .where('api_token.token_hash', '=', tokenHash),
)

/** @returns the token with its user, whatever their state */
export async function tokenByHash(db: Db | Trx, tokenHash: Buffer) {
  const [token] = await tokens(db, { tokenHash })
  return token
}

/** @returns a person's tokens, the newest first, without those that ended before `since` */
export function tokensOf(db: Db, userId: string, since: number): Promise<ApiTokenTable[]> {
  return db
    .selectFrom('api_token')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', since)
    .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>', since)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findToken(db: Db, userId: string, id: string): Promise<ApiTokenTable | undefined> {
  return db
    .selectFrom('api_token')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function insertToken(trx: Trx, row: ApiTokenTable): Promise<void> {
  await trx.insertInto('api_token').values(row).execute()
}

export async function touchToken(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('api_token').set({ last_used_at: now }).where('id', '=', id).execute()
}

export async function setRevoked(trx: Trx, id: string, now: number): Promise<void> {
  await trx.updateTable('api_token').set({ revoked_at: now }).where('id', '=', id).execute()
}
