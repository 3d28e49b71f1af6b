import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { resetAdministratorSecondFactor, resetUserSecondFactor } from '@seaport/contract/people/admin-user'
import { listLoginLog } from '@seaport/contract/people/login-log'
import {
  beginTotp,
  confirmTotp,
  disableSecondFactor,
  getSecondFactor,
  passSecondFactor,
  renewRecoveryCodes,
  stepUp,
} from '@seaport/contract/people/second-factor'
import { listSessions, login, logout } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { readEvents } from '../../../test-support/event-reader.ts'
import { createUser, logInByCode, PASSWORD, type TestUser, totpCode } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const WINDOW = 600
const DAY = 24 * 60 * 60

eachDatabase('second factor', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const passwordOnly = async ({ email }: Pick<TestUser, 'email'>, password = PASSWORD) => {
    const { token, user_id, next } = await server.call(login, { body: { email, password } })
    return { as: async () => ({ token, user_id }), next }
  }
  const setUp = async (as: Credentials) => {
    const { secret } = await server.call(beginTotp, {}, { as })
    const code = totpCode(server, 0, secret)
    const { recovery_codes } = await server.call(confirmTotp, { body: { code } }, { as })
    return { secret, codes: recovery_codes ?? [] }
  }
  const enrolled = async () => {
    const user = await createUser(server)
    return { ...user, ...(await setUp(user.as)) }
  }
  const passWith = (as: Credentials, code: string) =>
    server.call(passSecondFactor, { body: { code } }, { as })
  const storedText = async () => {
    const { db } = server.installation.database
    const rows = [
      await db.selectFrom('totp').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
    ]
    const texts = (encoding: BufferEncoding) =>
      JSON.stringify(rows, (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString(encoding) : value,
      )
    return texts('latin1') + texts('utf8')
  }

  test('another factor does not keep a session beyond ninety days after its login', async () => {
    const user = await createUser(server)
    const login = server.clock.now()
    for (let round = 0; round < 4; round += 1) {
      server.clock.advance(20 * DAY)
      await server.call(userInfo, {}, user)
    }
    await server.call(stepUp, { body: { password: PASSWORD } }, user)
    await setUp(user.as)
    const { list } = await server.call(listSessions, {}, user)
    expect(list.map(({ expires_at }) => expires_at)).toEqual([
      new Date(login + 90 * DAY * 1000).toISOString(),
    ])
  })

  test('after a user sets up an authenticator app, the password alone opens nothing', async () => {
    const user = await createUser(server)
    const second = await passwordOnly(user)
    expect(second.next).toBeNull()
    const { secret, uri } = await server.call(beginTotp, {}, user)
    expect(uri).toContain(`otpauth://totp/Seaport:${encodeURIComponent(user.email)}?`)
    expect(uri).toContain(`secret=${secret}`)
    await refusal(server.call(confirmTotp, { body: { code: '000000' } }, user), 'second_factor_wrong')
    expect(await server.call(getSecondFactor, {}, user)).toMatchObject({ totp: false, required: false })
    const code = totpCode(server, 0, secret)
    const { recovery_codes } = await server.call(confirmTotp, { body: { code } }, user)
    expect(new Set(recovery_codes).size).toBe(10)
    expect(recovery_codes?.every((one) => /^([a-z2-9]{4}-){2}[a-z2-9]{4}$/.test(one))).toBe(true)
    expect(await server.call(getSecondFactor, {}, user)).toEqual({
      required: false,
      totp: true,
      passkeys: [],
      recovery_codes_left: 10,
      changes: [expect.objectContaining({ action: 'totp.set', ip: '127.0.0.1' })],
    })
    await refusal(server.call(userInfo, {}, second), 'not_logged_in')
    // The session has ended, and is not merely waiting for a second factor.
    expect((await server.call(listSessions, {}, user)).list).toHaveLength(1)
    const { as, next } = await passwordOnly(user)
    expect(next).toBe('second_factor')
    for (const endpoint of [userInfo, listSessions, beginTotp] as Endpoint[])
      await refusal(server.call(endpoint, {}, { as }), 'not_logged_in')
    server.clock.advance(30)
    await passWith(as, totpCode(server, 0, secret))
    expect((await server.call(userInfo, {}, { as })).id).toBe(user.id)
    expect(await storedText()).not.toContain(secret)
    for (const one of recovery_codes ?? []) expect(await storedText()).not.toContain(one)
  })

  test('a code is accepted once, for consecutive and concurrent logins', async () => {
    const user = await enrolled()
    server.clock.advance(30)
    const code = totpCode(server, 0, user.secret)
    const logins = await Promise.all([1, 2, 3].map(() => passwordOnly(user)))
    const { answers, reasons } = await tally(logins.map(({ as }) => passWith(as, code)))
    expect([answers.length, reasons]).toEqual([1, ['second_factor_wrong', 'second_factor_wrong']])
    const { as } = await passwordOnly(user)
    await refusal(passWith(as, code), 'second_factor_wrong')
    // A step before the used one counts as used.
    await refusal(passWith(as, totpCode(server, -1, user.secret)), 'second_factor_wrong')
    await passWith(as, totpCode(server, 1, user.secret))
  })

  test('codes of a minute before or after are refused', async () => {
    const user = await enrolled()
    server.clock.advance(WINDOW)
    const { as } = await passwordOnly(user)
    for (const steps of [-2, 2])
      await refusal(passWith(as, totpCode(server, steps, user.secret)), 'second_factor_wrong')
    await passWith(as, totpCode(server, -1, user.secret))
  })

  test('a recovery code works once, in any spelling; new ones invalidate the others', async () => {
    const user = await enrolled()
    const [first = '', second = '', third = ''] = user.codes
    const { as } = await passwordOnly(user)
    await passWith(as, first.toUpperCase().replaceAll('-', ' '))
    const again = await passwordOnly(user)
    await refusal(passWith(again.as, first), 'second_factor_wrong')
    const { answers } = await tally([1, 2, 3].map(() => passWith(again.as, second)))
    expect(answers).toHaveLength(1)
    expect((await server.call(getSecondFactor, {}, { as })).recovery_codes_left).toBe(8)
    const { recovery_codes } = await server.call(renewRecoveryCodes, {}, user)
    const last = await passwordOnly(user)
    await refusal(passWith(last.as, third), 'second_factor_wrong')
    await passWith(last.as, recovery_codes[0] ?? '')
  })

  test('guesses are counted: after ten wrong codes even the right one is refused for a while', async () => {
    const user = await enrolled()
    server.clock.advance(30)
    const { as } = await passwordOnly(user)
    for (let round = 0; round < 10; round += 1) await refusal(passWith(as, '000000'), 'second_factor_wrong')
    await refusal(passWith(as, totpCode(server, 0, user.secret)), 'too_many_requests')
    server.clock.advance(2 * WINDOW)
    const later = await passwordOnly(user)
    await passWith(later.as, totpCode(server, 0, user.secret))
  })

  test('guesses from elsewhere lock out neither the owner’s address nor the recovery codes', async () => {
    const user = await enrolled()
    server.clock.advance(30)
    const thief = await passwordOnly(user)
    const from = (ip: string, code: string) =>
      server.call(passSecondFactor, { body: { code } }, { as: thief.as, headers: { 'x-forwarded-for': ip } })
    for (let round = 0; round < 10; round += 1)
      await refusal(from('203.0.113.7', '000000'), 'second_factor_wrong')
    const right = totpCode(server, 0, user.secret)
    for (const ip of ['203.0.113.7', '198.51.100.9']) await refusal(from(ip, right), 'too_many_requests')
    await from('198.51.100.9', user.codes[0] ?? '')
    const { as } = await passwordOnly(user)
    await passWith(as, right)
  })

  test('an unfinished login expires after ten minutes, and can be ended', async () => {
    const user = await enrolled()
    const { as } = await passwordOnly(user)
    server.clock.advance(WINDOW)
    await refusal(passWith(as, totpCode(server, 0, user.secret)), 'not_logged_in')
    const second = await passwordOnly(user)
    await server.call(logout, {}, second)
    await refusal(passWith(second.as, totpCode(server, 0, user.secret)), 'not_logged_in')
  })

  test('the login log shows the step that each login reached', async () => {
    const user = await enrolled()
    server.clock.advance(60)
    const { as } = await passwordOnly(user)
    server.clock.advance(1)
    await refusal(passWith(as, '000000'), 'second_factor_wrong')
    server.clock.advance(1)
    await passWith(as, totpCode(server, 0, user.secret))
    const { list } = await server.call(listLoginLog, { query: { period: 'three_days' } }, { as })
    expect(list.map(({ outcome }) => outcome)).toEqual(['ok', 'wrong_second_factor', 'second_factor', 'ok'])
  })

  test('is turned off with password and code, by users for whom it is optional', async () => {
    const user = await enrolled()
    server.clock.advance(30)
    const off = (password: string, code: string) =>
      server.call(disableSecondFactor, { body: { password, code } }, user)
    await refusal(off('wrong', totpCode(server, 0, user.secret)), 'wrong_old_password')
    await refusal(off(PASSWORD, '000000'), 'second_factor_wrong')
    expect((await passwordOnly(user)).next).toBe('second_factor')
    await off(PASSWORD, totpCode(server, 0, user.secret))
    expect((await passwordOnly(user)).next).toBeNull()
    await refusal(off(PASSWORD, totpCode(server, 1, user.secret)), 'second_factor_absent')
    const admin = await createUser(server, { role: 'admin' })
    const body = { password: PASSWORD, code: totpCode(server) }
    await refusal(server.call(disableSecondFactor, { body }, admin), 'second_factor_required')
  })

  test('a new authenticator app replaces the old one only after a code of it', async () => {
    const user = await enrolled()
    const { secret } = await server.call(beginTotp, {}, user)
    server.clock.advance(30)
    const { as } = await passwordOnly(user)
    await refusal(passWith(as, totpCode(server, 0, secret)), 'second_factor_wrong')
    await passWith(as, totpCode(server, 0, user.secret))
    const code = totpCode(server, 0, secret)
    expect(await server.call(confirmTotp, { body: { code } }, user)).toEqual({ recovery_codes: null })
    server.clock.advance(30)
    const next = await passwordOnly(user)
    await refusal(passWith(next.as, totpCode(server, 0, user.secret)), 'second_factor_wrong')
    await passWith(next.as, totpCode(server, 0, secret))
  })

  test('a code of an app that another session set up activates nothing', async () => {
    const user = await createUser(server)
    const { secret } = await server.call(beginTotp, {}, user)
    const { db } = server.installation.database
    const pending_session = Buffer.alloc(32, 5)
    await db.updateTable('totp').set({ pending_session }).where('user_id', '=', user.id).execute()
    const code = totpCode(server, 0, secret)
    await refusal(server.call(confirmTotp, { body: { code } }, user), 'second_factor_absent')
    expect(await server.call(getSecondFactor, {}, user)).toMatchObject({ totp: false })
  })

  test('turning it off or on ends every other session, and notifies their consoles', async () => {
    const user = await enrolled()
    server.clock.advance(30)
    const other = await logInByCode(server, user, { later: 0, secret: user.secret })
    const console = await readEvents(server.url, other)
    // A stream whose session is over also ends without that event, only later.
    const told: string[] = []
    const unsubscribe = server.installation.bus.subscribe(user.id, ({ type }) => void told.push(type))
    server.clock.advance(30)
    const body = { password: PASSWORD, code: totpCode(server, 0, user.secret) }
    await server.call(disableSecondFactor, { body }, user)
    await console.until(({ type }) => type === 'session_over')
    await expect.poll(() => told).toContain('session_over')
    unsubscribe()
    await refusal(server.call(userInfo, {}, { as: other }), 'not_logged_in')
    expect((await server.call(listSessions, {}, user)).list).toHaveLength(1)
    console.close()
  })

  test('an administrator without a second factor reaches only its setup', async () => {
    const admin = await newcomer()
    const { as, next } = await passwordOnly(admin)
    expect(next).toBe('second_factor_setup')
    await refusal(server.call(userInfo, {}, { as }), 'not_logged_in')
    await refusal(passWith(as, '000000'), 'not_logged_in')
    expect(await server.call(getSecondFactor, {}, { as })).toMatchObject({ required: true, totp: false })
    const { codes } = await setUp(as)
    expect(codes).toHaveLength(10)
    expect((await server.call(userInfo, {}, { as })).id).toBe(admin.id)
  })

  test('an older session of an administrator without a second factor has ended', async () => {
    const admin = await createUser(server, { role: 'admin' })
    const { db } = server.installation.database
    await db.updateTable('user').set({ second_factor_at: null }).where('id', '=', admin.id).execute()
    await refusal(server.call(userInfo, {}, admin), 'not_logged_in')
  })

  test('only owners remove it from an administrator; nobody removes their own', async () => {
    const [owner, other] = [
      await createUser(server, { role: 'owner' }),
      await createUser(server, { role: 'owner' }),
    ]
    const colleague = await createUser(server, { role: 'admin' })
    const { db } = server.installation.database
    const keys = JSON.stringify(['9', '0', '1-admin', '10', '101', '104', '106', '108', '109', '110', '11'])
    await db.insertInto('role').values({ key: 'deputy', name: 'Deputy', superuser: 1, keys }).execute()
    const deputy = await createUser(server, { role: 'admin' })
    await db.updateTable('user').set({ role_key: 'deputy' }).where('id', '=', deputy.id).execute()
    const take = (id: string, { as }: TestUser) =>
      server.call(resetAdministratorSecondFactor, { params: { id } }, { as })
    await db.updateTable('user').set({ role_key: 'deputy' }).where('id', '=', colleague.id).execute()
    await refusal(take(other.id, deputy), 'beyond_own_keys')
    await refusal(take(colleague.id, deputy), 'beyond_own_keys')
    await refusal(take(owner.id, owner), 'own_account')
    await take(colleague.id, owner)
    await refusal(server.call(userInfo, {}, colleague), 'not_logged_in')
    expect((await passwordOnly(colleague)).next).toBe('second_factor_setup')
    await refusal(take(colleague.id, owner), 'second_factor_absent')
  })

  test('an administrator removes it from a supervisor only', async () => {
    const admin = await createUser(server, { role: 'admin' })
    const user = await enrolled()
    const take = (id: string) => server.call(resetUserSecondFactor, { params: { id } }, admin)
    await refusal(take(admin.id), 'not_found')
    await take(user.id)
    await refusal(server.call(userInfo, {}, user), 'not_logged_in')
    expect((await passwordOnly(user)).next).toBeNull()
  })

  test('the test helper passes the second step', async () => {
    const admin = await createUser(server, { role: 'admin' })
    const as = await logInByCode(server, admin, { later: 1 })
    expect((await server.call(userInfo, {}, { as })).id).toBe(admin.id)
  })

  const newcomer = async () => {
    const admin = await createUser(server, { role: 'admin' })
    const { db } = server.installation.database
    await db.deleteFrom('totp').where('user_id', '=', admin.id).execute()
    await db.updateTable('user').set({ second_factor_at: null }).where('id', '=', admin.id).execute()
    return admin
  }
})

eachDatabase('second factor in a demo', (location) => {
  test('the demo’s administrators log in with a password alone', async () => {
    const server = await startTestServer(location, { SEAPORT_DEMO: '1', SEAPORT_SANDBOX_PORT: '1' })
    const body = { email: 'admin@seaport.test', password: 'Seaport-admin-1' }
    const { token, next } = await server.call(login, { body })
    expect(next).toBeNull()
    const as = async () => ({ token })
    expect(await server.call(getSecondFactor, {}, { as })).toMatchObject({ required: false, totp: false })
    await server.stop()
  })
})
