import { API_BASE } from '@seaport/contract/api'
import { listSeats } from '@seaport/contract/desk/seat'
import {
  loginAs,
  resetAdministratorSecondFactor,
  resetUserPassword,
} from '@seaport/contract/people/admin-user'
import { createApiToken } from '@seaport/contract/people/api-token'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  challengePasskey,
  confirmTotp,
  disableSecondFactor,
  getSecondFactor,
  passSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  stepUp,
  undoFactorChange,
  undoOwnFactorChange,
} from '@seaport/contract/people/second-factor'
import { listSecurityNotices, readSecurityNotices } from '@seaport/contract/people/security-notice'
import { changePassword, login } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createAuthenticator } from '../../../test-support/authenticator.ts'
import { configureMail } from '../../../test-support/mail.ts'
import { type MailServer, startMailServer } from '../../../test-support/mail-server.ts'
import {
  createUser,
  giveSecondFactor,
  PASSWORD,
  type TestUser,
  totpCode,
} from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { sendDueMails } from '../../platform/email/email.public.ts'

const DAY = 24 * 60 * 60

/** What the thief of a session can reach, and how its owner recovers everything. */
eachDatabase('a stolen session', (location) => {
  let server: TestServer
  let origin: string
  let post: MailServer
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_PUBLIC_URL: 'https://seaport.example' })
    origin = 'https://seaport.example'
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    post = await startMailServer()
    await configureMail(server, { server_port: post.port })
  })
  afterEach(() => post.close())

  const db = () => server.installation.database.db
  /** The thief's means: the session, without a step-up. */
  const stolen = async ({ id, as }: TestUser): Promise<{ as: Credentials }> => {
    await db().updateTable('user_session').set({ confirmed_until: null }).where('user_id', '=', id).execute()
    return { as }
  }
  const signIn = async ({ email }: TestUser, password = PASSWORD) => {
    const { token, user_id, next } = await server.call(login, { body: { email, password } })
    return { as: async () => ({ token, user_id }), next }
  }
  const enrol = async (as: Credentials) => {
    const key = createAuthenticator()
    const { options } = await server.call(beginPasskey, {}, { as })
    const passkey = key.create(String(options.challenge), origin)
    await server.call(addPasskey, { body: { name: 'Key', passkey } }, { as })
    return key
  }
  const withApp = async (role: 'owner' | 'user' = 'user') => {
    const user = await createUser(server, { role })
    await giveSecondFactor(server, user.id)
    return user
  }
  const mailTo = async ({ email }: TestUser, count = 1) => {
    const mails = () => post.received.filter(({ to }) => to.includes(email))
    await sendDueMails(server.installation)
    await expect.poll(() => mails().length).toBeGreaterThanOrEqual(count)
    return mails().map(({ headers, text }) => ({ headers, text }))
  }
  const tokenOf = (text = '') => /undo-change\?token=([\w-]{43})/.exec(text.replaceAll('=\n', ''))?.[1] ?? ''

  test('changes no factor, and can’t use a challenge for another purpose', async () => {
    const user = await withApp()
    const { as } = await stolen(user)
    const { options } = await server.call(challengePasskey, {}, { as })
    const passkey = createAuthenticator().create(String(options.challenge), origin)
    const body = { name: 'Thief', passkey }
    await refusal(server.call(addPasskey, { body }, { as }), 'step_up_needed')
    await refusal(server.call(beginPasskey, {}, { as }), 'step_up_needed')
    await refusal(server.call(beginTotp, {}, { as }), 'step_up_needed')
    await refusal(server.call(confirmTotp, { body: { code: '000000' } }, { as }), 'step_up_needed')
    await refusal(server.call(renewRecoveryCodes, {}, { as }), 'step_up_needed')
    await refusal(server.call(removePasskey, { params: { id: 'x' } }, { as }), 'step_up_needed')
    const off = { password: 'guess', code: '000000' }
    await refusal(server.call(disableSecondFactor, { body: off }, { as }), 'wrong_old_password')
    const change = { old_password: 'guess', new_password: 'Another-password-9' }
    await refusal(server.call(changePassword, { body: change }, { as }), 'wrong_old_password')
    // Even during the owner's step-up: a challenge for using a passkey creates none.
    await server.call(stepUp, { body: { password: PASSWORD, code: totpCode(server) } }, user)
    await refusal(server.call(addPasskey, { body }, { as }), 'passkey_refused')
    expect((await server.call(getSecondFactor, {}, user)).passkeys).toEqual([])
  })

  test('an administrator logged in as the person can change no factor, nor the password', async () => {
    const user = await withApp()
    const admin = await createUser(server, { role: 'admin' })
    const { token, user_id } = await server.call(loginAs, { params: { id: user.id } }, admin)
    const as = async () => ({ token, user_id })
    const body = { old_password: PASSWORD, new_password: 'Another-password-9' }
    await refusal(server.call(changePassword, { body }, { as }), 'forbidden')
    const off = { password: PASSWORD, code: totpCode(server) }
    await refusal(server.call(disableSecondFactor, { body: off }, { as }), 'forbidden')
    for (const endpoint of [beginTotp, beginPasskey, renewRecoveryCodes])
      await refusal(server.call(endpoint, {}, { as }), 'forbidden')
    expect((await signIn(user)).next).toBe('second_factor')
  })

  test('a challenge for creating a passkey, or one of a login, confirms no identity', async () => {
    const user = await createUser(server)
    const key = await enrol(user.as)
    server.clock.advance(DAY)
    const again = await signIn(user)
    const { options } = await server.call(challengePasskey, {}, again)
    const passkey = key.sign(String(options.challenge), origin)
    await refusal(server.call(stepUp, { body: { passkey } }, user), 'passkey_refused')
    const made = await server.call(beginPasskey, {}, user)
    const signed = key.sign(String(made.options.challenge), origin)
    await refusal(server.call(stepUp, { body: { passkey: signed } }, user), 'passkey_refused')
    // The challenges are still valid for their own purposes.
    await server.call(passSecondFactor, { body: { passkey } }, again)
    expect((await server.call(userInfo, {}, again)).id).toBe(user.id)
  })

  test('an authenticator secret is valid in the session that requested it, for ten minutes', async () => {
    const user = await createUser(server)
    const { secret } = await server.call(beginTotp, {}, user)
    const other = await signIn(user)
    await db()
      .updateTable('user_session')
      .set({ confirmed_until: Number.MAX_SAFE_INTEGER })
      .where('user_id', '=', user.id)
      .execute()
    const code = () => ({ body: { code: totpCode(server, 0, secret) } })
    await refusal(server.call(confirmTotp, code(), other), 'second_factor_absent')
    server.clock.advance(600)
    await refusal(server.call(confirmTotp, code(), user), 'second_factor_absent')
    const fresh = await server.call(beginTotp, {}, user)
    server.clock.advance(599)
    await server.call(confirmTotp, { body: { code: totpCode(server, 0, fresh.secret) } }, user)
  })

  test.each([
    [
      'another app',
      'totp.set',
      async (as: Credentials) => {
        const { secret } = await server.call(beginTotp, {}, { as })
        await server.call(confirmTotp, { body: { code: totpCode(server, 0, secret) } }, { as })
      },
    ],
    [
      'another passkey',
      'passkey.add',
      async (as: Credentials) => {
        await enrol(as)
      },
    ],
    [
      'one passkey less',
      'passkey.remove',
      async (as: Credentials) => {
        const { passkeys } = await server.call(getSecondFactor, {}, { as })
        await server.call(removePasskey, { params: { id: passkeys[0]?.id ?? '' } }, { as })
      },
    ],
    [
      'none any more',
      'second_factor.disable',
      async (as: Credentials) => {
        await server.call(
          disableSecondFactor,
          { body: { password: PASSWORD, code: totpCode(server, 1) } },
          { as },
        )
      },
    ],
    [
      'another password',
      'password.change',
      async (as: Credentials) => {
        const body = { old_password: PASSWORD, new_password: 'Another-password-9' }
        await server.call(changePassword, { body }, { as })
      },
    ],
  ] as const)('%s ends every other session of the person, and can be undone', async (_, action, change) => {
    const user = await withApp()
    await enrol(user.as)
    const other = await signIn(user)
    await server.call(passSecondFactor, { body: { code: totpCode(server) } }, other)
    expect((await server.call(userInfo, {}, other)).id).toBe(user.id)
    await change(user.as)
    await refusal(server.call(userInfo, {}, other), 'not_logged_in')
    expect((await server.call(userInfo, {}, user)).id).toBe(user.id)
    const { changes } = await server.call(getSecondFactor, {}, user)
    expect(changes.map((undoable) => undoable.action).sort()).toEqual(['passkey.add', action].sort())
  })

  test('turning the second factor off takes app, passkeys and recovery codes', async () => {
    const user = await withApp()
    await enrol(user.as)
    await server.call(renewRecoveryCodes, {}, user)
    await server.call(disableSecondFactor, { body: { password: PASSWORD, code: totpCode(server) } }, user)
    const { changes, ...left } = await server.call(getSecondFactor, {}, user)
    expect(left).toMatchObject({ totp: false, passkeys: [], recovery_codes_left: 0 })
    expect(changes.map(({ action }) => action).sort()).toEqual([
      'passkey.add',
      'recovery_codes.renew',
      'second_factor.disable',
    ])
    expect((await signIn(user)).next).toBeNull()
  })

  test('the person is notified by mail, and can undo it once within a week', async () => {
    const user = await withApp()
    const { token: program } = await server.call(
      createApiToken,
      { body: { name: 'P', scopes: ['seat:read'], days: 30 } },
      user,
    )
    await enrol(user.as)
    server.clock.advance(1)
    await server.call(disableSecondFactor, { body: { password: PASSWORD, code: totpCode(server) } }, user)
    const mails = await mailTo(user, 2)
    expect(mails.map(({ headers }) => headers.subject)).toEqual(
      expect.arrayContaining([
        'A passkey was added to your account',
        'The second factor of your account was turned off',
      ]),
    )
    const added = mails.find(({ headers }) => String(headers.subject).includes('passkey'))
    const token = tokenOf(added?.text)
    expect(token).toHaveLength(43)
    const undo = (given: string) => server.call(undoFactorChange, { body: { token: given } })
    await refusal(undo('A'.repeat(43)), 'undo_token_wrong')
    expect(await undo(token)).toEqual({ user_id: user.id })
    await refusal(undo(token), 'undo_token_wrong')
    const later = mails.find(({ headers }) => String(headers.subject).includes('turned off'))
    await refusal(undo(tokenOf(later?.text)), 'undo_token_wrong')
    await refusal(server.call(userInfo, {}, user), 'not_logged_in')
    await refusal(signIn(user), 'wrong_credentials')
    const { status } = await server.send('GET', `${API_BASE}${listSeats.path}`, {
      headers: { authorization: `Bearer ${program}` },
    })
    expect(status).toBe(401)
    const owner = await createUser(server, { role: 'owner' })
    const reset = { params: { id: user.id }, body: { password: 'Another-password-9' } }
    await server.call(resetUserPassword, reset, owner)
    const back = await signIn(user, 'Another-password-9')
    expect(back.next).toBe('second_factor')
    server.clock.advance(60)
    await server.call(passSecondFactor, { body: { code: totpCode(server) } }, back)
    expect(await server.call(getSecondFactor, {}, back)).toMatchObject({ totp: true, passkeys: [] })
  })

  test('after a week the mail undoes nothing', async () => {
    const user = await createUser(server)
    await enrol(user.as)
    const [mail] = await mailTo(user)
    server.clock.advance(7 * DAY)
    await refusal(server.call(undoFactorChange, { body: { token: tokenOf(mail?.text) } }), 'undo_token_wrong')
  })

  test('nobody but its reader sees the mail: not the outbox, not the database', async () => {
    const user = await createUser(server)
    await enrol(user.as)
    const [mail] = await mailTo(user)
    const rows = await db()
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', '=', user.email)
      .execute()
    expect(rows).toMatchObject([{ kind: 'factor_changed', confidential: 1 }])
    const stored = JSON.stringify([rows, await db().selectFrom('factor_change').selectAll().execute()])
    expect(stored).not.toContain(tokenOf(mail?.text))
  })

  test('the console of other sessions shows it and undoes it, with a step-up', async () => {
    const user = await withApp()
    server.clock.advance(30)
    await enrol(user.as)
    expect((await server.call(listSecurityNotices, {}, user)).own).toEqual([])
    const later = await signIn(user)
    await server.call(passSecondFactor, { body: { code: totpCode(server) } }, later)
    const [notice] = (await server.call(listSecurityNotices, {}, later)).own
    expect(notice).toMatchObject({ action: 'passkey.add' })
    const params = { id: notice?.id ?? '' }
    await refusal(server.call(undoOwnFactorChange, { params }, later), 'step_up_needed')
    const stranger = await createUser(server)
    await refusal(server.call(undoOwnFactorChange, { params }, stranger), 'not_found')
    await server.call(readSecurityNotices, { body: { up_to: notice?.time ?? '' } }, later)
    expect((await server.call(listSecurityNotices, {}, later)).own).toEqual([])
    // Another tab of the session, which shows no notice yet.
    await server.call(readSecurityNotices, { body: { up_to: '2020-01-01T00:00:00.000Z' } }, later)
    expect((await server.call(listSecurityNotices, {}, later)).own).toEqual([])
    // Reading it in one session does not hide it in others.
    await server.call(readSecurityNotices, { body: { up_to: notice?.time ?? '' } }, user)
    server.clock.advance(60)
    const another = await signIn(user)
    await server.call(passSecondFactor, { body: { code: totpCode(server) } }, another)
    expect((await server.call(listSecurityNotices, {}, another)).own).toMatchObject([{ id: notice?.id }])
    server.clock.advance(60)
    await server.call(stepUp, { body: { password: PASSWORD, code: totpCode(server) } }, later)
    await server.call(undoOwnFactorChange, { params }, later)
    await refusal(server.call(userInfo, {}, later), 'not_logged_in')
    expect(await db().selectFrom('passkey').select('id').where('user_id', '=', user.id).execute()).toEqual([])
    expect(
      await db().selectFrom('totp').select('user_id').where('user_id', '=', user.id).execute(),
    ).toHaveLength(1)
  })

  test('a second owner can restore access for an owner who has lost everything, who is notified and can undo it', async () => {
    const [owner, other] = [
      await createUser(server, { role: 'owner' }),
      await createUser(server, { role: 'owner' }),
    ]
    await enrol(owner.as)
    await server.call(resetAdministratorSecondFactor, { params: { id: owner.id } }, other)
    expect((await signIn(owner)).next).toBe('second_factor_setup')
    const removal = 'An administrator removed the second factor of your account'
    const mail = (await mailTo(owner, 2)).find(({ headers }) => headers.subject === removal)
    await server.call(undoFactorChange, { body: { token: tokenOf(mail?.text) } })
    for (const factor of ['totp', 'passkey'] as const)
      expect(
        await db().selectFrom(factor).select('user_id').where('user_id', '=', owner.id).execute(),
      ).toEqual([{ user_id: owner.id }])
  })
})
