import type { LoginStep } from '@seaport/contract/kernel/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { readKeysInEffect } from '../role/role.public.ts'
import { loginStepOf } from './login-step.ts'
import { deleteSessionsOf, impersonatorOf, sessionByToken, touchSession } from './session.repository.ts'
import { expiryFrom, touchAfter } from './session-expiry.ts'

export {
  deleteOtherSessions,
  deleteSession,
  endLoginsAs,
  endLongSessions,
  finishLogin,
  forgetExpiredSessions,
  insertSession,
  noteNoticesRead,
  noteStepUp,
  noticesReadIn,
  renewToken,
} from './session.repository.ts'

/**
 * Finds the user of a console's token. A header `user_id`, where there is one, must name the same user: a browser in which two people logged in
 * in turn may hold the token of one and the cookie of the other.
 * @param duringLogin steps of a login that may still be missing
 * @throws Refused: not_logged_in, also for a user who was disabled meanwhile
 */
export async function authenticateUser(
  { database, clock, env }: Installation,
  request: FastifyRequest,
  { token, duringLogin = [] }: { token: string; duringLogin?: readonly LoginStep[] | undefined },
): Promise<UserActor> {
  const now = clock()
  const sessionHash = hashToken(token)
  const { session, impersonator } = await openSession(database.db, sessionHash, now)
  const claimed = request.headers.user_id
  if (claimed !== undefined && claimed !== session.user_id) refuse('not_logged_in')
  const loginStep = impersonator ? null : loginStepOf(session, env)
  if (loginStep && !duringLogin.includes(loginStep)) refuse('not_logged_in')
  // A login as a user ends when it was said to.
  const due = impersonator ? impersonator.sessionExpiresAt : touchAfter(session.last_seen_at)
  if (!impersonator && !loginStep && due <= now)
    await touchSession(database.db, sessionHash, {
      last_seen_at: now,
      expires_at: expiryFrom(now, session.created_at),
    })
  return {
    kind: 'user',
    userId: session.user_id,
    tenantId: session.user_id,
    superuser: session.superuser === 1,
    keys: readKeysInEffect(session.keys, session.superuser === 1 ? null : session.plan),
    sessionHash,
    confirmedUntil: session.confirmed_until ?? 0,
    loginStep,
    apiToken: null,
    stableUntil: Math.min(session.expires_at, due),
    impersonator: impersonator && {
      id: impersonator.id,
      email: impersonator.email,
      expiresAt: session.expires_at,
    },
  }
}

/** @throws Refused: not_logged_in if the session has ended since, or its user was disabled */
export async function requireSession({ trx, now }: UnitOfWork, { sessionHash }: UserActor): Promise<void> {
  await openSession(trx, sessionHash, now)
}

async function openSession(db: Db | Trx, sessionHash: Buffer, now: number) {
  const session = await sessionByToken(db, sessionHash)
  if (!session || session.expires_at <= now || session.status !== 'normal') refuse('not_logged_in')
  const { impersonator_session } = session
  const impersonator = impersonator_session ? await impersonatorOf(db, impersonator_session, now) : null
  if (impersonator_session && !impersonator) refuse('not_logged_in')
  return { session, impersonator }
}

/** Ends all sessions of a user, and notifies their open consoles. */
export async function endSessionsOf({ trx, emit }: UnitOfWork, userId: string): Promise<void> {
  await deleteSessionsOf(trx, userId)
  emit(userId, { type: 'session_over', seat_id: null })
}
