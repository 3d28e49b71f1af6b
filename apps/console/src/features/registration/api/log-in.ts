import { login } from '@seaport/contract/people/session'
import { client } from '../../../shared/api/client.ts'
import type { Session } from '../../../shared/session/session.ts'

/** Logs a new account in. @returns its session; undefined if another step is required first */
export async function logIn(body: { email: string; password: string }): Promise<Session | undefined> {
  const { token, user_id, username, is_superuser, next } = await client.call(login, { body })
  return next ? undefined : { token, userId: user_id, name: username, superuser: is_superuser }
}
