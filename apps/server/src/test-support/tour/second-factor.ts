import * as factor from '@seaport/contract/people/second-factor'
import * as notice from '@seaport/contract/people/security-notice'
import { login } from '@seaport/contract/people/session'
import { hashToken, newToken } from '../../kernel/secret.ts'
import { createAuthenticator } from '../authenticator.ts'
import { createUser, giveSecondFactor, PASSWORD, type TestUser, totpCode } from '../people.ts'
import type { Home } from './home.ts'
import { type Stop, stop } from './stop.ts'

/** Somebody with an authenticator app. */
const withFactor = async ({ server }: Home): Promise<TestUser> => {
  const user = await createUser(server)
  await giveSecondFactor(server, user.id)
  return user
}

/** A user with an authenticator app being set up, and its first code. */
const firstCode = async ({ server }: Home) => {
  const { as } = await createUser(server)
  const { secret } = await server.call(factor.beginTotp, {}, { as })
  return { as, body: { code: totpCode(server, 0, secret) } }
}

/** A passkey that the browser has just made. */
const newPasskey = async ({ server }: Home, { as }: TestUser) => {
  const { options } = await server.call(factor.beginPasskey, {}, { as })
  const { origin } = new URL(server.url)
  return { name: 'Tour', passkey: createAuthenticator().create(String(options.challenge), origin) }
}

/** What people do with their second factor; and what owners are told of. */
export const factorStops: Stop[] = [
  stop(factor.getSecondFactor, () => ({})),
  stop(factor.passSecondFactor, async (home) => {
    const { email } = await withFactor(home)
    const { token } = await home.server.call(login, { body: { email, password: PASSWORD } })
    return { as: async () => ({ token }), body: { code: totpCode(home.server) } }
  }),
  stop(factor.stepUp, async (home) => ({
    as: (await withFactor(home)).as,
    body: { password: PASSWORD, code: totpCode(home.server) },
  })),
  stop(factor.challengePasskey, () => ({})),
  stop(factor.beginTotp, async ({ server }) => ({ as: (await createUser(server)).as })),
  stop(factor.confirmTotp, firstCode),
  stop(factor.beginPasskey, () => ({})),
  stop(factor.addPasskey, async (home) => {
    const user = await createUser(home.server)
    return { as: user.as, body: await newPasskey(home, user) }
  }),
  stop(factor.removePasskey, async (home) => {
    const user = await withFactor(home)
    const body = await newPasskey(home, user)
    await home.server.call(factor.addPasskey, { body }, user)
    const { passkeys } = await home.server.call(factor.getSecondFactor, {}, user)
    return { as: user.as, params: { id: passkeys[0]?.id ?? '' } }
  }),
  stop(factor.renewRecoveryCodes, async (home) => ({ as: (await withFactor(home)).as })),
  stop(factor.disableSecondFactor, async (home) => ({
    as: (await withFactor(home)).as,
    body: { password: PASSWORD, code: totpCode(home.server) },
  })),
  stop(factor.undoOwnFactorChange, async (home) => {
    const user = await createUser(home.server)
    await home.server.call(factor.addPasskey, { body: await newPasskey(home, user) }, user)
    const { changes } = await home.server.call(factor.getSecondFactor, {}, user)
    return { as: user.as, params: { id: changes[0]?.id ?? '' } }
  }),
  stop(factor.undoFactorChange, async (home) => {
    const user = await createUser(home.server)
    await home.server.call(factor.addPasskey, { body: await newPasskey(home, user) }, user)
    const token = newToken()
    await home.server.installation.database.db
      .updateTable('factor_change')
      .set({ undo_hash: hashToken(token) })
      .where('user_id', '=', user.id)
      .execute()
    return { body: { token } }
  }),
  stop(notice.listSecurityNotices, () => ({})),
  stop(notice.readSecurityNotices, ({ server }) => ({
    body: { up_to: new Date(server.clock.now()).toISOString() },
  })),
]
