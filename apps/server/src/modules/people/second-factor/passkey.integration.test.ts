import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  disableSecondFactor,
  getSecondFactor,
  passSecondFactor,
  removePasskey,
  stepUp,
} from '@seaport/contract/people/second-factor'
import { login } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { type Authenticator, createAuthenticator } from '../../../test-support/authenticator.ts'
import {
  createUser,
  giveSecondFactor,
  PASSWORD,
  type TestUser,
  totpCode,
} from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const DAY = 24 * 60 * 60

eachDatabase('passkeys', (location) => {
  let server: TestServer
  let origin: string
  beforeAll(async () => {
    server = await startTestServer(location)
    origin = new URL(server.url).origin
  })
  afterAll(() => server.stop())

  const registrationOf = async (as: Credentials) =>
    String((await server.call(beginPasskey, {}, { as })).options.challenge)
  const challengeOf = async (as: Credentials) =>
    String((await server.call(challengePasskey, {}, { as })).options.challenge)
  const add = async (as: Credentials, key: Authenticator, site = origin) =>
    server.call(
      addPasskey,
      { body: { name: 'Laptop', passkey: key.create(await registrationOf(as), site) } },
      { as },
    )
  const enrolled = async () => {
    const user = await createUser(server)
    const key = createAuthenticator()
    await add(user.as, key)
    return { ...user, key }
  }
  const passwordOnly = async ({ email }: TestUser) => {
    const { token, user_id, next } = await server.call(login, { body: { email, password: PASSWORD } })
    expect(next).toBe('second_factor')
    return async () => ({ token, user_id })
  }

  test('a passkey is a second factor: it comes with recovery codes and completes a login', async () => {
    const user = await createUser(server)
    const key = createAuthenticator()
    const { recovery_codes } = await add(user.as, key)
    expect(recovery_codes).toHaveLength(10)
    expect(await server.call(getSecondFactor, {}, user)).toMatchObject({
      totp: false,
      passkeys: [{ name: 'Laptop', last_used_at: null }],
    })
    const as = await passwordOnly(user)
    await refusal(server.call(userInfo, {}, { as }), 'not_logged_in')
    const passkey = key.sign(await challengeOf(as), origin)
    await server.call(passSecondFactor, { body: { passkey } }, { as })
    expect((await server.call(userInfo, {}, { as })).id).toBe(user.id)
  })

  test('a signature is valid once, for five minutes, for its challenge, site, session and owner', async () => {
    const user = await enrolled()
    const as = await passwordOnly(user)
    const refused = (passkey: ReturnType<Authenticator['sign']>, who = as) =>
      refusal(server.call(passSecondFactor, { body: { passkey } }, { as: who }), 'passkey_refused')
    await refused(user.key.sign('x'.repeat(43), origin))
    const challenge = await challengeOf(as)
    await refused(user.key.sign(challenge, 'https://evil.example'))
    // The wrong attempt has consumed the challenge.
    await refused(user.key.sign(challenge, origin))
    await refused(createAuthenticator().sign(await challengeOf(as), origin))
    const late = await challengeOf(as)
    server.clock.advance(300)
    await refused(user.key.sign(late, origin))
    const other = await passwordOnly(user)
    await refused(user.key.sign(await challengeOf(other), origin))
    const right = user.key.sign(await challengeOf(as), origin)
    await server.call(passSecondFactor, { body: { passkey: right } }, { as })
    await refused(right, other)
    // A challenge that replaces another has its own five minutes.
    const slow = await passwordOnly(user)
    await challengeOf(slow)
    server.clock.advance(200)
    const second = user.key.sign(await challengeOf(slow), origin)
    server.clock.advance(200)
    await server.call(passSecondFactor, { body: { passkey: second } }, { as: slow })
  })

  test('the browser is told of the passkeys that there are, and how to reach each', async () => {
    const user = await enrolled()
    const { id } = user.key.sign('', origin)
    const known = [expect.objectContaining({ id, transports: ['internal'] })]
    const register = await server.call(beginPasskey, {}, user)
    expect(register.options).toMatchObject({ excludeCredentials: known })
    const use = await server.call(challengePasskey, {}, user)
    expect(use.options).toMatchObject({ allowCredentials: known })
  })

  test('a copy of a passkey that was used elsewhere is refused by its counter', async () => {
    const user = await enrolled()
    const { db } = server.installation.database
    await db.updateTable('passkey').set({ counter: 1000 }).where('user_id', '=', user.id).execute()
    const as = await passwordOnly(user)
    const passkey = user.key.sign(await challengeOf(as), origin)
    await refusal(server.call(passSecondFactor, { body: { passkey } }, { as }), 'passkey_refused')
  })

  // securo-finance/securo#534, AChep/keyguard-app#635: a password manager that counts on each device, or no longer.
  test('a passkey of several devices is not judged by its counter', async () => {
    const user = await createUser(server)
    const key = createAuthenticator({ synced: true })
    key.countFrom(5)
    await add(user.as, key)
    for (const next of [7, 3, 3, 0, 9]) {
      const as = await passwordOnly(user)
      key.countFrom(next)
      const passkey = key.sign(await challengeOf(as), origin)
      await server.call(passSecondFactor, { body: { passkey } }, { as })
    }
  })

  test('a passkey of one device is, from its first use on', async () => {
    const user = await enrolled()
    const use = async (next: number) => {
      const as = await passwordOnly(user)
      user.key.countFrom(next)
      const passkey = user.key.sign(await challengeOf(as), origin)
      return server.call(passSecondFactor, { body: { passkey } }, { as })
    }
    await use(7)
    await refusal(use(7), 'passkey_refused')
    await refusal(use(0), 'passkey_refused')
    await use(8)
  })

  test('a passkey without user verification, or for another site, is refused', async () => {
    const user = await createUser(server)
    await refusal(add(user.as, createAuthenticator({ verifies: false })), 'passkey_refused')
    await refusal(add(user.as, createAuthenticator(), 'https://evil.example'), 'passkey_refused')
    const body = {
      name: 'Odd',
      passkey: { id: 'x', type: 'public-key' as const, response: { clientDataJSON: 7 } },
    }
    await registrationOf(user.as)
    await refusal(server.call(addPasskey, { body }, user), 'passkey_refused')
    expect((await server.call(getSecondFactor, {}, user)).passkeys).toEqual([])
  })

  test('a passkey confirms an identity without the password, but not on its first day', async () => {
    const user = await enrolled()
    const confirm = async (password?: string) => {
      const passkey = user.key.sign(await challengeOf(user.as), origin)
      return server.call(stepUp, { body: { passkey, ...(password && { password }) } }, user)
    }
    server.clock.advance(DAY - 1)
    await refusal(confirm(), 'wrong_old_password')
    await refusal(confirm('wrong'), 'wrong_old_password')
    await confirm(PASSWORD)
    server.clock.advance(1)
    const { until } = await confirm()
    expect(Date.parse(until)).toBe(server.clock.now() + 300_000)
  })

  test('a passkey is removed when the second factor is turned off', async () => {
    const user = await enrolled()
    await giveSecondFactor(server, user.id)
    const body = { password: PASSWORD, code: totpCode(server) }
    await server.call(disableSecondFactor, { body }, user)
    const { passkeys } = await server.call(getSecondFactor, {}, user)
    expect(passkeys).toEqual([])
  })

  test('it is removed, but not as the last factor', async () => {
    const user = await enrolled()
    await add(user.as, createAuthenticator())
    const { passkeys } = await server.call(getSecondFactor, {}, user)
    const remove = (id = '') => server.call(removePasskey, { params: { id } }, user)
    const stranger = await enrolled()
    const [foreign] = (await server.call(getSecondFactor, {}, stranger)).passkeys
    await refusal(remove(foreign?.id), 'not_found')
    await remove(passkeys[0]?.id)
    await refusal(remove(passkeys[1]?.id), 'second_factor_required')
  })
})
