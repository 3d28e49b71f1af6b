import type { ReleaseScope, ReleaseToken } from '@seaport/contract/platform/release.schema'
import type { ReleaseTokenTable } from '../../../db/schema/release.ts'
import { instant } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { hashToken, newToken } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import {
  insertToken,
  lockToken,
  setTokenRevoked,
  type TokenWithCreator,
  tokenWithCreator,
} from './release-token.repository.ts'

const DAY = 24 * 60 * 60_000
/** Prefix by which secret scanners recognize a token. */
const PREFIX = 'srt_'

/** Creates a token. @returns its list entry, and the token itself, which cannot be read again */
export async function createToken(
  work: UnitOfWork,
  userId: string,
  { name, scopes, days }: { name: string; scopes: readonly ReleaseScope[]; days: number },
): Promise<ReleaseToken & { token: string }> {
  const token = `${PREFIX}${newToken()}`
  const row: ReleaseTokenTable = {
    id: newId(),
    name,
    token_hash: hashToken(token),
    scopes: JSON.stringify([...new Set(scopes)]),
    created_by: userId,
    created_at: work.now,
    expires_at: work.now + days * DAY,
    last_used_at: null,
    revoked_at: null,
  }
  await insertToken(work.trx, row)
  return { ...toToken(await tokenWithCreator(work.trx, row.id)), token }
}

/**
 * @returns the token as it was
 * @throws Refused: not_found
 */
export async function revokeToken(work: UnitOfWork, id: string): Promise<ReleaseToken> {
  const { revoked_at } = orNotFound(await lockToken(work, id))
  const before = toToken(await tokenWithCreator(work.trx, id))
  if (revoked_at === null) await setTokenRevoked(work.trx, id, work.now)
  return before
}

/** @returns what a token allows */
export const scopesOf = (row: Pick<ReleaseTokenTable, 'scopes'>) => JSON.parse(row.scopes) as ReleaseScope[]

/** @returns a token as it goes over the wire, without itself */
export function toToken(row: TokenWithCreator): ReleaseToken {
  return {
    id: row.id,
    name: row.name,
    scopes: scopesOf(row),
    created_by: row.created_by,
    created_by_email: row.created_by_email,
    created_at: instant(row.created_at),
    expires_at: instant(row.expires_at),
    last_used_at: row.last_used_at === null ? null : instant(row.last_used_at),
    revoked: row.revoked_at !== null,
  }
}
