import type { Db, Trx } from '../../../db/schema.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { readKeysInEffect } from '../role/role.public.ts'
import { tokenByHash, touchToken } from './api-token.repository.ts'
import { passwordMark, scopesOf, stateOf } from './api-token.service.ts'

export { endingOf as endingTokensOf } from './api-token.service.ts'

/** Minimum interval between updates of a token's last use. */
const TOUCH_MS = 60 * 1000

/**
 * Finds the user of a personal token: its keys are the user's, as they are now.
 * @throws Refused: not_logged_in, also for a user who was disabled or became an administrator, or changed the password
 */
export async function authenticateApiToken(
  { database: { db }, clock }: Installation,
  token: string,
): Promise<UserActor> {
  const now = clock()
  const tokenHash = hashToken(token)
  const row = await activeToken(db, tokenHash, now)
  if ((row.last_used_at ?? 0) + TOUCH_MS <= now) await touchToken(db, row.id, now)
  return {
    kind: 'user',
    userId: row.user_id,
    tenantId: row.user_id,
    superuser: false,
    keys: readKeysInEffect(row.keys, row.plan),
    sessionHash: tokenHash,
    confirmedUntil: 0,
    loginStep: null,
    stableUntil: now,
    impersonator: null,
    apiToken: { id: row.id, scopes: new Set(scopesOf(row)) },
  }
}

/** @throws Refused: not_logged_in where the token was revoked since, or its user may not use it any more */
export async function requireApiToken({ trx, now }: UnitOfWork, { sessionHash }: UserActor): Promise<void> {
  await activeToken(trx, sessionHash, now)
}

async function activeToken(db: Db | Trx, tokenHash: Buffer, now: number) {
  const row = await tokenByHash(db, tokenHash)
  if (row?.status !== 'normal' || row.deleted_at !== null || row.superuser === 1) refuse('not_logged_in')
  if (stateOf(row, passwordMark(row.password_hash), now) !== 'active') refuse('not_logged_in')
  return row
}
