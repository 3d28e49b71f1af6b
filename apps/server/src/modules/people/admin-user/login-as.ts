import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { LOGIN_AS_SECONDS, type loginAs } from '@seaport/contract/people/admin-user'
import { SWITCH_MARKER_COOKIE, type switchAdmin } from '@seaport/contract/people/session'
import { instant } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { hashToken, newToken, type Secret } from '../../../kernel/secret.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { deleteSession, insertSession, renewToken } from '../session/session.public.ts'
import { findUser } from './admin-user.repository.ts'
import { consumeSwitchBack, insertSwitchBack, nameOf } from './login-as.repository.ts'
import { readTicket, signTicket } from './switch-back-token.ts'

const RETURN_COOKIE = 'seaport_admin_return'

/**
 * Logs an administrator in as a supervisor: a separate session that names the administrator and lasts an hour. The
 * browser keeps a ticket for switching back. @throws Refused: not_found, also for administrators; user_disabled
 */
export async function logInAs(
  context: Context<UserActor>,
  secret: Secret,
  userId: string,
): Promise<DataOf<typeof loginAs>> {
  const { actor, origin, now } = context
  const token = newToken()
  const ticket = { id: newToken(), expiresAt: now + LOGIN_AS_SECONDS * 1000 }
  const { username } = await context.mutate(async (work) => {
    const user = orNotFound(await findUser(work.trx, userId))
    if (user.status !== 'normal') refuse('user_disabled')
    await insertSession(work.trx, {
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_seen_at: now,
      expires_at: ticket.expiresAt,
      ip: origin.ip,
      user_agent: origin.userAgent,
      impersonator_id: actor.userId,
      impersonator_session: actor.sessionHash,
    })
    await insertSwitchBack(work.trx, {
      id_hash: hashToken(ticket.id),
      admin_id: actor.userId,
      admin_session: actor.sessionHash,
      user_session: hashToken(token),
      expires_at: ticket.expiresAt,
    })
    const after = { expires_at: instant(ticket.expiresAt) }
    await audit(work, context, { action: 'user.login_as', subject: userId, tenantId: userId, after })
    return { username: user.username }
  })
  const maxAgeSeconds = LOGIN_AS_SECONDS
  context.setCookie(RETURN_COOKIE, signTicket(secret, ticket), {
    httpOnly: true,
    maxAgeSeconds,
  })
  context.setCookie(SWITCH_MARKER_COOKIE, '1', { httpOnly: false, maxAgeSeconds })
  return { token, user_id: userId, username, is_superuser: false, expires_at: instant(ticket.expiresAt) }
}

/**
 * Ends a login as a user and restores the administrator's own session, with a fresh token. The administrator's rights were checked when the session
 * of the call was found.
 * @throws Refused: switch_admin_invalid for a cookie that is missing, forged, too old, used, or of another session
 */
export async function switchBack(
  context: Context<UserActor>,
  secret: Secret,
): Promise<DataOf<typeof switchAdmin>> {
  const { actor, now } = context
  const { impersonator } = actor
  const ticket = readTicket(secret, context.cookie(RETURN_COOKIE), now)
  if (!impersonator || !ticket) refuse('switch_admin_invalid')
  const token = newToken()
  const { username } = await context.mutate(async (work) => {
    const { trx } = work
    const back = await consumeSwitchBack(trx, hashToken(ticket.id), actor.sessionHash)
    if (back?.admin_id !== impersonator.id) refuse('switch_admin_invalid')
    const session = { from: back.admin_session, to: hashToken(token), now }
    if (!(await renewToken(trx, session))) refuse('switch_admin_invalid')
    await deleteSession(trx, actor.userId, actor.sessionHash)
    for (const userId of [actor.userId, impersonator.id])
      work.emit(userId, { type: 'session_over', seat_id: null })
    await audit(work, context, {
      action: 'user.switch_back',
      subject: actor.userId,
      tenantId: actor.userId,
    })
    return nameOf(trx, impersonator.id)
  })
  const expired = { maxAgeSeconds: 0 }
  context.setCookie(RETURN_COOKIE, '', { httpOnly: true, ...expired })
  context.setCookie(SWITCH_MARKER_COOKIE, '', { httpOnly: false, ...expired })
  return { token, user_id: impersonator.id, username, is_superuser: true }
}
