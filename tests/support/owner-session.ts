import { beginTotp, confirmTotp, stepUp } from '@seaport/contract/people/second-factor'
import { login } from '@seaport/contract/people/session'
import { totpAt } from '../../apps/server/src/test-support/totp.ts'
import { callServer } from './call-server.ts'

/** The owner that `startServerProcess` makes. */
export const OWNER = { email: 'owner@example.test', password: 'Owner-password-1' }

/** Logs the owner of a new server in, who has to set up a second factor first. @returns the headers of the session */
export async function openOwnerSession(url: string): Promise<{ token: string; user_id: string }> {
  return (await openSession(url)).headers
}

/** The same, with a step-up confirmed, which sensitive calls require. */
export async function openConfirmedOwnerSession(url: string): Promise<{ token: string; user_id: string }> {
  const { headers, recoveryCode } = await openSession(url)
  const body = { password: OWNER.password, code: recoveryCode }
  await callServer(url, stepUp, { body }, async () => headers)
  return headers
}

async function openSession(url: string) {
  const { token, user_id } = await callServer(url, login, { body: OWNER })
  const headers = { token, user_id }
  const as = async () => headers
  const { secret } = await callServer(url, beginTotp, {}, as)
  const { recovery_codes } = await callServer(
    url,
    confirmTotp,
    { body: { code: totpAt(secret, Date.now()) } },
    as,
  )
  return { headers, recoveryCode: recovery_codes?.[0] }
}
