import { createHash } from 'node:crypto'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { UserSession } from '@seaport/contract/people/session.schema'
import type { Db } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { countryOf, placeOf, readUserAgent } from '../login-log/login-log.public.ts'
import { deleteSession, sessionsOf } from './session.repository.ts'

/** @returns a user's sessions, last used first */
export async function listOwnSessions(
  db: Db,
  { userId, sessionHash }: UserActor,
  { now, locale }: { now: number; locale: Locale },
): Promise<UserSession[]> {
  const rows = await sessionsOf(db, userId, now)
  return Promise.all(
    rows.map(async (row) => {
      const country = await countryOf(row.ip)
      const { system, kernel } = readUserAgent(row.user_agent)
      return {
        id: idOf(row.token_hash),
        current: row.token_hash.equals(sessionHash),
        created_at: instant(row.created_at),
        last_seen_at: instant(row.last_seen_at),
        expires_at: instant(row.expires_at),
        ip: row.ip,
        country_code: country,
        address: placeOf(row.ip, country, locale),
        system_type: system,
        kernel,
      }
    }),
  )
}

/**
 * Ends one of a user's sessions, which may be the calling one.
 * @throws Refused: not_found
 */
export async function endOwnSession(
  { trx, now, emit }: UnitOfWork,
  { userId, tenantId }: UserActor,
  id: string,
): Promise<void> {
  const rows = await sessionsOf(trx, userId, now)
  const { token_hash } = orNotFound(rows.find((row) => idOf(row.token_hash) === id))
  await deleteSession(trx, userId, token_hash)
  emit(tenantId, { type: 'session_over', seat_id: null })
}

/** A session is identified by a hash of its stored token, so that the stored value never leaves the server. */
function idOf(tokenHash: Buffer): string {
  return createHash('sha256').update('session ').update(tokenHash).digest('hex').slice(0, 32)
}
