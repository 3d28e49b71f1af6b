import { beginTotp, confirmTotp } from '@seaport/contract/people/second-factor'
import { login } from '@seaport/contract/people/session'
import { totpAt } from '../../apps/server/src/test-support/totp.ts'
import { callServer } from './call-server.ts'

/** The owner that `startServerProcess` makes. */
export const OWNER = { email: 'owner@example.test', password: 'Owner-password-1' }

/** Logs the owner of a new server in, who has to set up a second factor first. @returns the headers of the session */
export async function openOwnerSession(url: string): Promise<{ token: string; user_id: string }> {
  const { token, user_id } = await callServer(url, login, { body: OWNER })
  const as = async () => ({ token, user_id })
  const { secret } = await callServer(url, beginTotp, {}, as)
  await callServer(url, confirmTotp, { body: { code: totpAt(secret, Date.now()) } }, as)
  return { token, user_id }
}
