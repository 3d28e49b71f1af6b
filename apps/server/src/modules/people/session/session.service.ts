import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { login } from '@seaport/contract/people/session'
import type { Env } from '../../../kernel/env.ts'
import type { Context } from '../../../kernel/http/context.ts'
import { passwordMatches } from '../../../kernel/password.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { hashToken, newToken } from '../../../kernel/secret.ts'
import { countLoginAttempt } from '../../../kernel/throttle/throttle.ts'
import { logLogin, subjectOfGuess } from '../login-log/login-log.public.ts'
import { noteLogin } from '../user/user.public.ts'
import { loginStepOf, UNFINISHED_MS } from './login-step.ts'
import { insertSession, userByEmail } from './session.repository.ts'
import { expiryFrom } from './session-expiry.ts'

/**
 * Logs a user in. A wrong address and a wrong password are indistinguishable in answer and time. If a second factor is missing, the session opens
 * only that step.
 * @throws Refused: too_many_requests, wrong_credentials, user_disabled
 */
export async function logIn(
  context: Context<null>,
  env: Env,
  { email, password }: ParsedOf<typeof login>['body'],
): Promise<DataOf<typeof login>> {
  const { db, now, origin } = context
  const user = await userByEmail(db, email)
  const wasRight = await countLoginAttempt(context, await subjectOfGuess(context, `user:${email}`, user?.id))
  const matches = await passwordMatches(password, user?.password_hash ?? null)
  if (!user) refuse('wrong_credentials')
  const attempt = { tenantId: user.id, userId: user.id, at: now, origin }
  if (!matches) {
    await logLogin(db, { ...attempt, outcome: 'wrong_password' })
    refuse('wrong_credentials')
  }
  await wasRight()
  if (user.status !== 'normal') {
    await logLogin(db, { ...attempt, outcome: 'disabled' })
    refuse('user_disabled')
  }
  const token = newToken()
  const next = loginStepOf({ ...user, second_factor_at: null }, env)
  await context.mutate(async ({ trx }) => {
    if (!(await noteLogin(trx, user.id, user.password_hash, now))) refuse('wrong_credentials')
    await insertSession(trx, {
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: now,
      last_seen_at: now,
      expires_at: next ? now + UNFINISHED_MS : expiryFrom(now),
      ip: origin.ip,
      user_agent: origin.userAgent,
    })
    await logLogin(trx, { ...attempt, outcome: next === 'second_factor' ? next : 'ok' })
  })
  return { token, user_id: user.id, username: user.username, is_superuser: user.superuser === 1, next }
}
