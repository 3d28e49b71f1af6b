import type { InputOf } from '@seaport/contract/kernel/endpoint'
import {
  getRegistrationConfig,
  putRegistrationConfig,
  register,
  resetPassword,
  sendEmailCode,
} from '@seaport/contract/people/registration'
import type { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { changePassword, login } from '@seaport/contract/people/session'
import { systemConfig } from '@seaport/contract/people/system'
import { userInfo } from '@seaport/contract/people/user'
import { getNotificationSetting } from '@seaport/contract/work/notification'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { askForCode, codeFor, mailsTo, newEmail, registration } from '../../../test-support/mail.ts'
import { createUser, PASSWORD, type TestUser } from '../../../test-support/people.ts'
import { refusal, tally } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { newCode } from './email-code.ts'
import { registrationJobs } from './registration.public.ts'

const DAY = 24 * 60 * 60
const rules: RegistrationConfig = {
  allow_registration: true,
  refusal_messages: {},
  max_per_ip_per_day: 1000,
  gifted_ports: 0,
  gifted_days: 0,
}

test('codes by mail are random in each of their six places', () => {
  const codes = Array.from({ length: 300 }, newCode)
  for (let place = 0; place < 6; place += 1)
    expect([place, new Set(codes.map((code) => code[place])).size]).toEqual([place, 10])
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
})

eachDatabase('registration', (location) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_TRUSTED_PROXIES: '10.9.0.0/16' })
    owner = await createUser(server, { role: 'owner' })
  })
  beforeEach(() => configure({}))
  afterAll(() => server.stop())

  const configure = (change: Partial<RegistrationConfig>) =>
    server.call(putRegistrationConfig, { body: { ...rules, ...change } }, { as: owner.as })
  const enrol = (body: InputOf<typeof register>['body'], ip = '203.0.113.9') =>
    server.call(register, { body }, { headers: { 'x-forwarded-for': ip } })
  const userOf = (email: string) =>
    server.installation.database.db
      .selectFrom('user')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
  const code = (email: string, purpose: 'register' | 'reset' = 'register') =>
    codeFor(server, owner, email, purpose)
  const wrong = (right: string) => (right === '000000' ? '000001' : '000000')
  const logInAs = (email: string, password = PASSWORD) => server.call(login, { body: { email, password } })
  const reset = (email: string, given: string, password = 'Another-password-2') =>
    server.call(resetPassword, { body: { email, code: given, password, confirm_password: password } })

  test('a valid code registers a supervisor and logs them in', async () => {
    const email = newEmail()
    await enrol(registration(email, await code(email)), '8.8.8.8')
    const { token } = await logInAs(email)
    const info = await server.call(userInfo, {}, { as: async () => ({ token }) })
    expect(info).toMatchObject({
      email,
      is_superuser: false,
      industry: 'retail',
      team_size: '2-10',
      port_num: 0,
      balance: '0.00',
      port_expire_time: null,
    })
    const row = await server.installation.database.db
      .selectFrom('registration')
      .selectAll()
      .where('user_id', '=', info.id)
      .execute()
    expect(row).toMatchObject([{ ip: '8.8.8.8', country: 'US', at: server.clock.now(), gifted_ports: 0 }])
    const { kinds } = await server.call(getNotificationSetting, {}, { as: async () => ({ token }) })
    expect(kinds).toContainEqual({ kind: 'account_blocked', email: 'now' })
  })

  test('newcomers get the ports and days of the configuration', async () => {
    await configure({ gifted_ports: 3, gifted_days: 7 })
    const email = newEmail()
    await enrol(registration(email, await code(email)))
    expect(await userOf(email)).toMatchObject({
      port_num: 3,
      port_expire_at: server.clock.now() + 7 * DAY * 1000,
      gifted_at: server.clock.now(),
    })
  })

  test('a mailbox gets the ports once, however it is spelled', async () => {
    await configure({ gifted_ports: 3, gifted_days: 7 })
    const name = newEmail().split('@', 1)[0] ?? ''
    const spellings = [
      `${name}@gmail.com`,
      `${name}+tea@gmail.com`,
      `${name[0]}.${name.slice(1)}@googlemail.com`,
    ]
    for (const email of spellings) await enrol(registration(email, await code(email)))
    const users = await Promise.all(spellings.map(userOf))
    expect(
      users.map((user) => [user?.port_num, user?.port_expire_at === null, user?.gifted_at === null]),
    ).toEqual([
      [3, false, false],
      [0, true, true],
      [0, true, true],
    ])
    const rows = await server.installation.database.db
      .selectFrom('registration')
      .select(['user_id', 'gifted_ports', 'gifted_days'])
      .where(
        'user_id',
        'in',
        users.map((user) => user?.id ?? ''),
      )
      .execute()
    expect(rows.map(({ gifted_ports, gifted_days }) => [gifted_ports, gifted_days]).sort()).toEqual([
      [0, 0],
      [0, 0],
      [3, 7],
    ])
  })

  test('a missing field is named, in the words of the form', async () => {
    const good = registration(newEmail(), '123456')
    const complaint = async (body: object) => {
      const { status, refusal: answer } = await refusal(enrol(body as typeof good), 'invalid_input')
      expect(status).toBe(400)
      return answer.detail?.map(({ loc, msg }) => [loc.join('.'), msg])
    }
    expect(await complaint({ ...good, confirm_password: 'Another-password-2' })).toEqual([
      ['body.confirm_password', 'The two passwords don’t match'],
    ])
    const agreement = [['body.agree', 'Accept the agreement first']]
    expect(await complaint({ ...good, agree: false })).toEqual(agreement)
    const { agree: _, ...silent } = good
    expect(await complaint(silent)).toEqual(agreement)
    for (const [field, value] of [
      ['code', '12345'],
      ['code', '12345a'],
      ['email', 'nobody'],
      ['industry', 'piracy'],
      ['team_size', '7'],
      ['password', 'short'],
    ] as const) {
      const passwords = field === 'password' ? { confirm_password: value } : {}
      expect((await complaint({ ...good, ...passwords, [field]: value }))?.[0]?.[0]).toBe(`body.${field}`)
    }
  })

  test('while registration is off, nobody gets a code or registers, and everybody gets the message', async () => {
    const email = newEmail()
    const given = await code(email)
    const refusal_messages = { cn: '系统维护，周五开放', en: 'Maintenance: we open again on Friday' }
    await configure({ allow_registration: false, refusal_messages })
    const { refusal: answer, status } = await refusal(
      enrol(registration(email, given)),
      'registration_closed',
    )
    expect([status, answer.code, answer.msg]).toEqual([200, 400, refusal_messages.en])
    await refusal(askForCode(server, newEmail(), 'register'), 'registration_closed')
    expect((await server.call(systemConfig, {})).registration).toEqual({
      open: false,
      refusal_message: refusal_messages.en,
    })
    // A language without a text gets the first one available.
    const inVietnamese = { headers: { 'accept-language': 'vi' } }
    const read = (await server.call(systemConfig, {}, inVietnamese)).registration
    expect(read.refusal_message).toBe(refusal_messages.cn)
    await configure({ allow_registration: false })
    const { refusal_message } = (await server.call(systemConfig, {})).registration
    expect(refusal_message).toMatch(/^Registration is closed/)
    await configure({})
    expect((await server.call(systemConfig, {})).registration).toEqual({ open: true, refusal_message: null })
    await enrol(registration(email, given))
  })

  test('of fifty concurrent registrations from one address, the allowed number succeeds', async () => {
    await configure({ max_per_ip_per_day: 5 })
    const emails = Array.from({ length: 50 }, newEmail)
    const bodies = await Promise.all(
      emails.map(async (email) => {
        await askForCode(server, email, 'register')
        return email
      }),
    )
    const codes = new Map<string, string>()
    for (const email of bodies) {
      const [mail] = await mailsTo(server, owner, email)
      codes.set(email, /\d{6}/.exec(mail?.content ?? '')?.[0] ?? '')
    }
    const register = (email: string, ip = '198.51.100.5') =>
      enrol(registration(email, codes.get(email) ?? ''), ip)
    const { answers, reasons } = await tally(emails.map((email) => register(email)))
    expect(answers).toHaveLength(5)
    expect(new Set(reasons)).toEqual(new Set(['registration_cap_reached']))
    const rows = await server.installation.database.db
      .selectFrom('registration')
      .select('user_id')
      .where('ip', '=', '198.51.100.5')
      .execute()
    expect(rows).toHaveLength(5)
    // A refusal releases the code, so that the same people succeed from elsewhere, or on another day.
    const refused = (await Promise.all(emails.map(async (email) => ({ email, user: await userOf(email) }))))
      .filter(({ user }) => !user)
      .map(({ email }) => email)
    await register(refused[0] ?? '', '198.51.100.6')
    await refusal(register(refused[1] ?? ''), 'registration_cap_reached')
  })

  test('the address is the one seen by trusted proxies, not the one that a client claims', async () => {
    await configure({ max_per_ip_per_day: 1 })
    const came = async (forwarded: string) => {
      const email = newEmail()
      const body = registration(email, await code(email))
      return enrol(body, forwarded)
    }
    await came('198.51.100.31, 10.9.1.1')
    await refusal(came('198.51.100.31, 10.9.1.2'), 'registration_cap_reached')
    // 10.8.0.0/16 is not a trusted proxy, so the forwarded address is ignored.
    await came('198.51.100.31, 10.8.1.1')
    await refusal(came('198.51.100.99, 10.8.1.1'), 'registration_cap_reached')
  })

  test('a code is accepted once, even for concurrent requests', async () => {
    const email = newEmail()
    const given = await code(email)
    const { answers, reasons } = await tally([1, 2, 3, 4].map(() => enrol(registration(email, given))))
    expect(answers).toHaveLength(1)
    expect(new Set(reasons)).toEqual(new Set(['code_wrong']))
    const again = newEmail()
    const key = await code(again)
    await enrol(registration(again, key))
    await refusal(enrol(registration(again, key)), 'code_wrong')
  })

  test('a code is valid for its address and purpose only, and for five attempts', async () => {
    const email = newEmail()
    const given = await code(email)
    await refusal(enrol(registration(newEmail(), given)), 'code_wrong')
    await refusal(reset(email, given), 'code_wrong')
    // For an address that is known, a code of another purpose gets as far as the wrong one, and no further.
    const { email: known } = await createUser(server)
    await refusal(enrol(registration(known, await code(known, 'reset'))), 'code_wrong')
    for (let round = 0; round < 5; round += 1)
      await refusal(enrol(registration(email, wrong(given))), 'code_wrong')
    await refusal(enrol(registration(email, given)), 'code_wrong')
    server.clock.advance(600)
    const next = await code(email)
    for (let round = 0; round < 4; round += 1)
      await refusal(enrol(registration(email, wrong(next))), 'code_wrong')
    await enrol(registration(email, next))
  })

  test('a right code is not used up by passwords that are refused', async () => {
    const email = newEmail()
    const given = await code(email)
    const common = { password: 'password123', confirm_password: 'password123' }
    for (let round = 0; round < 6; round += 1)
      await refusal(enrol({ ...registration(email, given), ...common }), 'password_common')
    for (let round = 0; round < 4; round += 1)
      await refusal(enrol(registration(email, wrong(given))), 'code_wrong')
    await enrol(registration(email, given))
    const another = await code(email, 'reset')
    for (let round = 0; round < 6; round += 1)
      await refusal(reset(email, another, common.password), 'password_common')
    await reset(email, another)
  })

  test('fifty concurrent guesses count as five', async () => {
    const email = newEmail()
    const given = await code(email)
    const guesses = Array.from({ length: 50 }, (_, index) =>
      enrol(registration(email, wrong(given)), `198.51.101.${index}`),
    )
    const { reasons } = await tally(guesses)
    expect(new Set(reasons)).toEqual(new Set(['code_wrong']))
    const row = await server.installation.database.db
      .selectFrom('email_code')
      .select('others_tries')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row?.others_tries).toBe(5)
  })

  test('wrong attempts from elsewhere don’t use up those of the requester’s address', async () => {
    const email = newEmail()
    const asker = '198.51.102.9'
    const body = { email, purpose: 'register' as const }
    await server.call(sendEmailCode, { body }, { headers: { 'x-forwarded-for': asker } })
    const [mail] = await mailsTo(server, owner, email)
    const given = /\d{6}/.exec(mail?.content ?? '')?.[0] ?? ''
    for (let round = 0; round < 6; round += 1)
      await refusal(enrol(registration(email, wrong(given)), '198.51.102.1'), 'code_wrong')
    await refusal(enrol(registration(email, given), '198.51.102.2'), 'code_wrong')
    for (let round = 0; round < 4; round += 1)
      await refusal(enrol(registration(email, wrong(given)), asker), 'code_wrong')
    await enrol(registration(email, given), asker)
  })

  test('a code expires after its minutes', async () => {
    const email = newEmail()
    const given = await code(email)
    server.clock.advance(10 * 60)
    await refusal(enrol(registration(email, given)), 'code_wrong')
  })

  test('another code can be requested after a minute, ten in a day and then one an hour; the last one is valid', async () => {
    server.clock.advance(DAY - ((server.clock.now() / 1000) % DAY))
    const email = newEmail()
    const first = await code(email)
    const early = await refusal(askForCode(server, email, 'register'), 'too_many_requests')
    expect([early.status, early.refusal.retry_after]).toEqual([429, 60])
    server.clock.advance(59)
    expect(
      (await refusal(askForCode(server, email, 'register'), 'too_many_requests')).refusal.retry_after,
    ).toBe(1)
    server.clock.advance(1)
    const second = await code(email)
    if (first !== second) await refusal(enrol(registration(email, first)), 'code_wrong')
    for (let sent = 2; sent < 10; sent += 1) {
      server.clock.advance(60)
      await askForCode(server, email, 'register')
    }
    server.clock.advance(60)
    // A stranger may have requested the ten: the owner gets one within an hour.
    const later = await refusal(askForCode(server, email, 'register'), 'too_many_requests')
    expect(later.refusal.retry_after).toBe(3600 - 60)
    server.clock.advance(3600 - 61)
    await refusal(askForCode(server, email, 'register'), 'too_many_requests')
    server.clock.advance(1)
    await code(email)
    server.clock.advance(DAY - 2 * 3600)
    await enrol(registration(email, await code(email)))
  })

  test('of many concurrent requests for one code, one mail is sent', async () => {
    const email = newEmail()
    const { answers } = await tally(Array.from({ length: 10 }, () => askForCode(server, email, 'register')))
    expect(answers).toHaveLength(1)
    expect(await mailsTo(server, owner, email)).toHaveLength(1)
  })

  test('an IP address that requests many codes is stopped', async () => {
    const asking = Array.from({ length: 63 }, () =>
      server.call(
        sendEmailCode,
        { body: { email: newEmail(), purpose: 'reset' } },
        { headers: { 'x-forwarded-for': '198.51.100.44' } },
      ),
    )
    const { answers, reasons } = await tally(asking)
    expect([answers.length, reasons]).toEqual([60, Array(3).fill('too_many_requests')])
  })

  test('the answer does not tell whether an address is known; the mailbox does', async () => {
    const known = await createUser(server)
    const unknown = newEmail()
    const ask = (email: string, purpose: 'register' | 'reset') =>
      server.send('POST', '/api/v1/auth/email-code', {
        headers: { 'content-type': 'application/json', 'accept-language': 'en' },
        body: JSON.stringify({ email, purpose }),
      })
    for (const purpose of ['register', 'reset'] as const) {
      const [one, two] = [await ask(known.email, purpose), await ask(unknown, purpose)]
      expect([one.status, one.body]).toEqual([two.status, two.body])
      expect(one.body).toMatchObject({
        code: 200,
        data: { resend_after: 60, expire_minutes: 10, held: true },
      })
    }
    const toKnown = await mailsTo(server, owner, known.email)
    expect(toKnown.map(({ kind, state }) => [kind, state])).toEqual([
      ['reset', 'held'],
      ['registered', 'held'],
    ])
    expect(toKnown[1]?.content).not.toMatch(/\d/)
    const toUnknown = await mailsTo(server, owner, unknown)
    expect(toUnknown.map(({ kind, state, content }) => [kind, state, content !== null])).toEqual([
      ['reset', 'skipped', false],
      ['register', 'held', true],
    ])
    await refusal(reset(unknown, '000000'), 'code_wrong')
  })

  test('registering an address twice with two valid codes creates one user', async () => {
    const email = newEmail()
    const first = await code(email)
    server.clock.advance(60)
    await enrol(registration(email, await code(email)))
    await refusal(enrol(registration(email, first)), 'code_wrong')
    const users = await server.installation.database.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(users).toHaveLength(1)
  })

  test('a new password ends every session, is the only valid one, and clears earlier wrong guesses', async () => {
    const user = await createUser(server)
    const { token } = await logInAs(user.email)
    await tally(Array.from({ length: 11 }, () => logInAs(user.email, 'wrong')))
    await refusal(logInAs(user.email), 'too_many_requests')
    expect(await reset(user.email, await code(user.email, 'reset'))).toEqual({ user_id: user.id })
    await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
    await refusal(server.call(userInfo, {}, { as: async () => ({ token }) }), 'not_logged_in')
    await refusal(logInAs(user.email), 'wrong_credentials')
    await logInAs(user.email, 'Another-password-2')
  })

  test('a code for a new password is void once the password was changed otherwise', async () => {
    const user = await createUser(server)
    const given = await code(user.email, 'reset')
    const body = { old_password: PASSWORD, new_password: 'Another-password-1' }
    await server.call(changePassword, { body }, user)
    await refusal(reset(user.email, given), 'code_wrong')
    server.clock.advance(60)
    await reset(user.email, await code(user.email, 'reset'))
  })

  test('the configuration is for administrators with its key, is checked, and its changes are in the audit log', async () => {
    const body = { ...rules, gifted_ports: 1, gifted_days: 1, max_per_ip_per_day: 7 }
    expect(await server.call(putRegistrationConfig, { body }, { as: owner.as })).toEqual(body)
    expect(await server.call(getRegistrationConfig, {}, { as: owner.as })).toEqual(body)
    const entry = await server.installation.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'registration_config.update')
      .where('actor_id', '=', owner.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(entry.after ?? '{}')).toEqual({
      max_per_ip_per_day: 7,
      gifted_ports: 1,
      gifted_days: 1,
    })
    const user = await createUser(server)
    await refusal(server.call(getRegistrationConfig, {}, { as: user.as }), 'forbidden')
    await refusal(server.call(putRegistrationConfig, { body }, { as: user.as }), 'forbidden')
    for (const bad of [{ gifted_days: 0 }, { max_per_ip_per_day: 0 }, { gifted_ports: -1 }])
      await refusal(
        server.call(putRegistrationConfig, { body: { ...body, ...bad } }, { as: owner.as }),
        'invalid_input',
      )
  })

  test('expired codes and daily counts are deleted', async () => {
    await code(newEmail())
    server.clock.advance(3 * DAY)
    for (const job of registrationJobs(server.installation)) await job.run()
    const { db } = server.installation.database
    expect(await db.selectFrom('email_code').select('email').execute()).toEqual([])
    expect(await db.selectFrom('registration_day').select('day').execute()).toEqual([])
  })
})
