import { createHash } from 'node:crypto'
import { apiScopes } from '@seaport/contract/kernel/api-scope'
import type { ApiScope } from '@seaport/contract/kernel/api-scope.schema'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { API_TOKEN_PREFIX, type createApiToken, MAX_API_TOKENS } from '@seaport/contract/people/api-token'
import type { ApiToken, ApiTokenState } from '@seaport/contract/people/api-token.schema'
import { lockName } from '../../../db/dialect.ts'
import type { ApiTokenTable } from '../../../db/schema/user.ts'
import type { Db } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { hashToken, newToken } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { passwordHashOf } from '../user/user.public.ts'
import { findToken, insertToken, setRevoked, tokensOf } from './api-token.repository.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long ended tokens stay listed. */
const LISTED_MS = 30 * DAY
/** Length of the shown prefix: enough to distinguish tokens, far too little to guess the rest. */
const SHOWN_CHARACTERS = API_TOKEN_PREFIX.length + 4

/** Data for deciding whether a token is valid. */
type Judged = Pick<ApiTokenTable, 'expires_at' | 'revoked_at' | 'password_mark'>

/** @returns a fingerprint of a stored password */
export function passwordMark(passwordHash: string): Buffer {
  return createHash('sha256').update(passwordHash).digest()
}

/** @returns whether a token is valid while its user's password is stored like this */
export function stateOf(row: Judged, mark: Buffer, now: number): ApiTokenState {
  if (row.revoked_at !== null) return 'revoked'
  if (row.expires_at <= now) return 'expired'
  return row.password_mark.equals(mark) ? 'active' : 'password_changed'
}

/** @returns what a token allows; scopes that this version does not know allow nothing */
export function scopesOf({ scopes }: Pick<ApiTokenTable, 'scopes'>): ApiScope[] {
  const stored = JSON.parse(scopes) as string[]
  return apiScopes.filter((scope) => stored.includes(scope))
}

/** @returns a person's tokens, the newest first */
export async function listOwn(db: Db, userId: string, now: number): Promise<ApiToken[]> {
  const mark = passwordMark(await passwordHashOf(db, userId))
  return (await tokensOf(db, userId, now - LISTED_MS)).map((row) => toToken(row, mark, now))
}

/** @returns a person's tokens that a program has used and that end in this period, the first to end first */
export async function endingOf(
  db: Db,
  userId: string,
  { since, until }: { since: number; until: number },
): Promise<ApiTokenTable[]> {
  const rows = await tokensOf(db, userId, since)
  const used = rows.filter(
    ({ last_used_at, revoked_at, expires_at }) =>
      last_used_at !== null && revoked_at === null && expires_at <= until,
  )
  if (used.length === 0) return []
  const mark = passwordMark(await passwordHashOf(db, userId))
  return used
    .filter(({ password_mark }) => password_mark.equals(mark))
    .toSorted((one, other) => one.expires_at - other.expires_at)
}

/** @returns the token's list entry, and the token itself, which cannot be read again @throws Refused: api_token_limit */
export async function create(
  work: UnitOfWork,
  userId: string,
  { name, scopes, days }: ParsedOf<typeof createApiToken>['body'],
): Promise<ApiToken & { token: string }> {
  const { trx, now } = work
  await lockName(work, `api-tokens:${userId}`, 'exclusive')
  const mark = passwordMark(await passwordHashOf(trx, userId))
  const counting = (await tokensOf(trx, userId, now)).filter((row) => stateOf(row, mark, now) === 'active')
  if (counting.length >= MAX_API_TOKENS) refuse('api_token_limit', { most: MAX_API_TOKENS })
  const token = `${API_TOKEN_PREFIX}${newToken()}`
  const row: ApiTokenTable = {
    id: newId(),
    user_id: userId,
    name,
    token_hash: hashToken(token),
    start: token.slice(0, SHOWN_CHARACTERS),
    scopes: JSON.stringify([...new Set(scopes)]),
    password_mark: mark,
    created_at: now,
    expires_at: now + days * DAY,
    last_used_at: null,
    revoked_at: null,
  }
  await insertToken(trx, row)
  return { ...toToken(row, mark, now), token }
}

/** Revokes a token; one already ended stays unchanged. @returns it @throws Refused: not_found */
export async function revoke(work: UnitOfWork, userId: string, id: string): Promise<ApiTokenTable> {
  const row = orNotFound(await findToken(work.trx, userId, id))
  if (row.revoked_at === null) await setRevoked(work.trx, id, work.now)
  return row
}

function toToken(row: ApiTokenTable, mark: Buffer, now: number): ApiToken {
  const { id, name, start } = row
  return {
    id,
    name,
    start,
    scopes: scopesOf(row),
    state: stateOf(row, mark, now),
    created_at: instant(row.created_at),
    expires_at: instant(row.expires_at),
    last_used_at: instantOrNull(row.last_used_at),
  }
}
