import {
  RELEASE_TOKEN_HEADER,
  type ReleaseScope,
  type ReleaseToken,
} from '@seaport/contract/platform/release'
import type { ReleaseTokenTable } from '../../../db/schema/release.ts'
import { instant } from '../../../db/wire.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { hashToken, newToken } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../audit/audit.public.ts'
import {
  insertToken,
  lockToken,
  setTokenRevoked,
  tokenByHash,
  touchToken,
} from './release-token.repository.ts'

const DAY = 24 * 60 * 60_000
/** A token's last use is written down at most so often. */
const NOTE_USE_MS = 60_000
/** Makes a token recognizable to scanners of secrets. */
const PREFIX = 'srt_'

/** Whoever publishes, for the audit log: in the name of the person who made the token. */
export interface Publisher {
  audit(
    work: UnitOfWork,
    act: { action: ReleaseAction; version: string; before?: object; after?: object },
  ): Promise<void>
}
type ReleaseAction = 'release.publish' | 'release.rollout' | 'release.withdraw' | 'release.roll_back'

/**
 * Finds out who publishes, by the request's token.
 * @throws Refused: release_token_wrong
 */
export async function publisherOf(
  context: Pick<Context<null>, 'db' | 'header' | 'now' | 'origin' | 'requestId'>,
  scope: ReleaseScope,
): Promise<Publisher> {
  const { db, now, origin, requestId } = context
  const token = await tokenByHash(db, hashToken(context.header(RELEASE_TOKEN_HEADER) ?? ''))
  if (!token || token.revoked_at !== null || token.expires_at <= now) refuse('release_token_wrong')
  if (!scopesOf(token).includes(scope)) refuse('release_token_wrong')
  if (now - (token.last_used_at ?? 0) >= NOTE_USE_MS) await touchToken(db, token.id, now)
  const actor = { userId: token.created_by, impersonator: null }
  return {
    audit: (work, { action, version, before, after }) =>
      audit(
        work,
        { actor, origin, requestId },
        {
          action,
          subject: version,
          ...(before && { before: { ...before } }),
          after: { ...after, published_with: token.name },
        },
      ),
  }
}

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
  return { ...toToken(row), token }
}

/** @throws Refused: not_found */
export async function revokeToken(work: UnitOfWork, id: string): Promise<ReleaseToken> {
  const row = orNotFound(await lockToken(work, id))
  if (row.revoked_at === null) await setTokenRevoked(work.trx, id, work.now)
  return toToken(row)
}

const scopesOf = (row: ReleaseTokenTable) => JSON.parse(row.scopes) as ReleaseScope[]

/** @returns a token as it goes over the wire, without itself */
export function toToken(row: ReleaseTokenTable): ReleaseToken {
  return {
    id: row.id,
    name: row.name,
    scopes: scopesOf(row),
    created_by: row.created_by,
    created_at: instant(row.created_at),
    expires_at: instant(row.expires_at),
    last_used_at: row.last_used_at === null ? null : instant(row.last_used_at),
    revoked: row.revoked_at !== null,
  }
}
