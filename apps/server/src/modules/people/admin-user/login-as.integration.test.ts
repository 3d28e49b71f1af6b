import { API_BASE } from '@seaport/contract/api'
import { createSeat, listSeats } from '@seaport/contract/desk/seat'
import { envelopeOf } from '@seaport/contract/kernel/envelope.schema'
import { getUser, listUsers, loginAs, updateSystemUser } from '@seaport/contract/people/admin-user'
import * as adminUserSchema from '@seaport/contract/people/admin-user.schema'
import { listSessions, logout, switchAdmin } from '@seaport/contract/people/session'
import * as sessionSchema from '@seaport/contract/people/session.schema'
import { userInfo } from '@seaport/contract/people/user'
import {
  createAnnouncement,
  listAnnouncements,
  readAllAnnouncements,
  readAnnouncement,
} from '@seaport/contract/platform/announcement'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { answerFeedback, listFeedback, readFeedback, sendFeedback } from '@seaport/contract/platform/feedback'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { loadSecret, newToken } from '../../../kernel/secret.ts'
import { cookiesOf } from '../../../test-support/cookies.ts'
import {
  createSeatOnline,
  createUser,
  giveRole,
  PASSWORD,
  type TestUser,
} from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { type Credentials, startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { signTicket } from './switch-back-token.ts'

const HOUR = 60 * 60
const COOKIE = 'seaport_admin_return'

eachDatabase('login as a user', (location) => {
  let server: TestServer
  let admin: TestUser
  let user: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    user = await createUser(server)
  })
  afterAll(() => server.stop())

  /** Logs an administrator in as the user, as a browser sees it. */
  const enter = async (target = user, by?: TestUser) => {
    admin = by ?? (await createUser(server, { role: 'admin' }))
    const path = `${API_BASE}/admin/user/${target.id}/login-as`
    const answer = await server.send('POST', path, { headers: await admin.as('POST', path) })
    const { data } = envelopeOf(adminUserSchema.loginAs.data).parse(answer.body)
    const as: Credentials = async () => ({ token: data.token, user_id: data.user_id })
    const cookies = cookiesOf(answer)
    return { as, data, cookies, cookie: cookies[COOKIE]?.value ?? '' }
  }
  const goBack = async (as: Credentials, cookie: string | null) => {
    const path = `${API_BASE}${switchAdmin.path}`
    const headers = { ...(await as('POST', path)), ...(cookie !== null && { cookie: `${COOKIE}=${cookie}` }) }
    return server.send('POST', path, { headers })
  }
  const refusedBack = async (as: Credentials, cookie: string | null) => {
    const { status, body } = await goBack(as, cookie)
    return [status, (body as { reason: string }).reason]
  }
  const INVALID = [200, 'switch_admin_invalid']
  const setStatus = (id: string, status: 'normal' | 'disabled') =>
    server.installation.database.db.updateTable('user').set({ status }).where('id', '=', id).execute()

  test.each([
    ['POST', '/user/change-password'],
    ['DELETE', '/user/session/:id'],
    ['POST', '/user/step-up'],
    ['POST', '/user/totp'],
    ['POST', '/user/totp/confirm'],
    ['POST', '/user/passkey'],
    ['DELETE', '/user/passkey/:id'],
    ['POST', '/user/passkey/challenge'],
    ['POST', '/user/passkey/registration'],
    ['POST', '/user/recovery-code'],
    ['POST', '/user/second-factor/disable'],
    ['POST', '/user/second-factor/change/:id/undo'],
    ['POST', '/user/security-notice/read'],
    ['POST', '/user/api-token'],
    ['POST', '/webhook'],
    ['PATCH', '/webhook/:id'],
  ])('%s %s is refused to an administrator logged in as the user', async (method, path) => {
    const { as } = await enter()
    // A step-up in the database, which no administrator can have made: the refusal does not rest on its absence.
    await server.installation.database.db
      .updateTable('user_session')
      .set({ confirmed_until: Number.MAX_SAFE_INTEGER })
      .where('user_id', '=', user.id)
      .execute()
    const url = `${API_BASE}${path.replace(':id', 'nowhere')}`
    const { status, body } = await server.send(method, url, { headers: await as(method, url) })
    expect([status, (body as { reason: string }).reason]).toEqual([403, 'forbidden'])
  })

  // Reported for other products; sources are in docs/inputs.md.
  test('what an administrator reads in somebody’s name stays unread for them', async () => {
    const reader = await createUser(server)
    server.clock.advance(1)
    const author = await createUser(server, { role: 'owner' })
    const texts = { en: { title: 'News', content: 'News' } }
    await server.call(createAnnouncement, { body: { type: 'system', texts } }, author)
    const asked = { category: 'other', text: 'How?', page: '/task' } as const
    const { id } = await server.call(sendFeedback, { body: asked }, reader)
    await server.call(answerFeedback, { params: { id }, body: { answer: 'So' } }, author)
    const unread = async () => {
      const { list } = await server.call(listFeedback, {}, reader)
      const { unread_count } = await server.call(userInfo, {}, reader)
      return [unread_count, list.map((one) => one.unread)]
    }
    const { as } = await enter(reader)
    const [{ id: news = '' } = {}] = (await server.call(listAnnouncements, {}, { as })).list
    await server.call(readAnnouncement, { params: { id: news } }, { as })
    await server.call(readAllAnnouncements, {}, { as })
    await server.call(readFeedback, { params: { id } }, { as })
    expect(await unread()).toEqual([1, [true]])
    await server.call(readAnnouncement, { params: { id: news } }, reader)
    await server.call(readFeedback, { params: { id } }, reader)
    expect(await unread()).toEqual([0, [false]])
  })

  test('ends with the administrator’s right to do so', async () => {
    const { as } = await enter(await createUser(server))
    await server.call(userInfo, {}, { as })
    const { db } = server.installation.database
    const { keys } = await db
      .selectFrom('role')
      .select('keys')
      .where('key', '=', 'admin')
      .executeTakeFirstOrThrow()
    const fewer = JSON.stringify((JSON.parse(keys) as string[]).filter((key) => key !== loginAs.permission))
    await db
      .insertInto('role')
      .values({ key: 'limited', name: 'Limited', superuser: 1, keys: fewer })
      .execute()
    await db.updateTable('user').set({ role_key: 'limited' }).where('id', '=', admin.id).execute()
    await refusal(server.call(userInfo, {}, { as }), 'not_logged_in')
    const other = await enter(await createUser(server))
    await db
      .updateTable('user_session')
      .set({ expires_at: server.clock.now() })
      .where('user_id', '=', admin.id)
      .execute()
    await refusal(server.call(userInfo, {}, { as: other.as }), 'not_logged_in')
  })

  test('ends when the administrator loses the right to do so', async () => {
    const target = await createUser(server)
    await enter(target)
    const { list } = await server.call(listSessions, {}, target)
    expect(list.map(({ current }) => current)).toEqual([true])
  })

  test('a separate session that names the administrator and lasts one hour, regardless of use', async () => {
    const { as, data } = await enter()
    expect(data).toMatchObject({ user_id: user.id, is_superuser: false })
    expect(Date.parse(data.expires_at)).toBe(server.clock.now() + HOUR * 1000)
    const info = await server.call(userInfo, {}, { as })
    expect(info).toMatchObject({
      id: user.id,
      impersonated_by: { id: admin.id, email: admin.email, expires_at: data.expires_at },
    })
    expect((await server.call(userInfo, {}, { as: user.as })).impersonated_by).toBeNull()
    await server.call(listSeats, {}, { as })
    server.clock.advance(HOUR - 1)
    await server.call(userInfo, {}, { as })
    server.clock.advance(1)
    await refusal(server.call(userInfo, {}, { as }), 'not_logged_in')
  })

  test('the return cookie is hidden from scripts and other sites; a marker without a secret shows that it exists', async () => {
    const { cookies } = await enter()
    expect(cookies[COOKIE]?.rules).toEqual(
      expect.arrayContaining(['httponly', 'samesite=strict', 'path=/', 'max-age=3600']),
    )
    expect(cookies.seaport_switch_admin?.value).toBe('1')
    expect(cookies.seaport_switch_admin?.rules).not.toContain('httponly')
    expect(cookies.seaport_switch_admin?.rules).toEqual(expect.arrayContaining(['samesite=strict', 'path=/']))
  })

  test('over HTTPS both cookies are for this host and HTTPS only, and work for the return', async () => {
    const overHttps = { 'x-forwarded-proto': 'https' }
    const owner = await createUser(server, { role: 'admin' })
    const path = `${API_BASE}/admin/user/${user.id}/login-as`
    const entered = await server.send('POST', path, {
      headers: { ...(await owner.as('POST', path)), ...overHttps },
    })
    const cookies = cookiesOf(entered)
    expect(Object.keys(cookies)).toEqual([`__Host-${COOKIE}`, '__Host-seaport_switch_admin'])
    for (const { rules } of Object.values(cookies))
      expect(rules).toEqual(expect.arrayContaining(['secure', 'path=/', 'samesite=strict']))
    const { data } = envelopeOf(adminUserSchema.loginAs.data).parse(entered.body)
    const back = (name: string) =>
      server.send('POST', `${API_BASE}${switchAdmin.path}`, {
        headers: {
          ...{ token: data.token, user_id: data.user_id, ...overHttps },
          cookie: `${name}=${cookies[`__Host-${COOKIE}`]?.value}`,
        },
      })
    // Another site of the domain can set a cookie without the prefix.
    expect((await back(COOKIE)).body).toMatchObject({ reason: 'switch_admin_invalid' })
    const answer = await back(`__Host-${COOKIE}`)
    expect(answer.body).toMatchObject({ code: 200 })
    expect(Object.keys(cookiesOf(answer))).toEqual(Object.keys(cookies))
  })

  test('the administrator returns to its own session, with a fresh token, once', async () => {
    const { as, cookie } = await enter()
    const answer = await goBack(as, cookie)
    const { data } = envelopeOf(sessionSchema.switchAdmin.data).parse(answer.body)
    expect(data).toMatchObject({ user_id: admin.id, is_superuser: true })
    const cleared = cookiesOf(answer)
    expect([cleared[COOKIE]?.value, cleared.seaport_switch_admin?.value]).toEqual(['', ''])
    const back: Credentials = async () => ({ token: data.token, user_id: data.user_id })
    const info = await server.call(userInfo, {}, { as: back })
    expect(info).toMatchObject({ id: admin.id, impersonated_by: null })
    await server.call(listUsers, {}, { as: back })
    await refusal(server.call(userInfo, {}, { as }), 'not_logged_in')
    await refusal(server.call(userInfo, {}, { as: admin.as }), 'not_logged_in')
    const again = await enter(user, { ...admin, as: back })
    expect(await refusedBack(again.as, cookie)).toEqual(INVALID)
    expect((await goBack(again.as, again.cookie)).body).toMatchObject({ code: 200 })
  })

  test('of two concurrent returns one succeeds', async () => {
    const { as, cookie } = await enter()
    const answers = await Promise.all([goBack(as, cookie), goBack(as, cookie)])
    const codes = answers.map(({ body }) => (body as { code: number }).code).sort((a, b) => a - b)
    expect(codes[0]).toBe(200)
    expect([400, 5004]).toContain(codes[1])
  })

  test('no cookie, a forged one, another session’s, and an old one are refused', async () => {
    const one = await enter()
    const two = await enter()
    const forged = signTicket(loadSecret({ secret: 'x'.repeat(32), dataDir: '' }), {
      id: newToken(),
      expiresAt: server.clock.now() + HOUR * 1000,
    })
    const signed = signTicket(server.installation.secret, {
      id: newToken(),
      expiresAt: server.clock.now() + HOUR * 1000,
    })
    const [id = '', expires = '', signature = ''] = one.cookie.split('.')
    const prolonged = `${id}.${Number(expires) + 1000}.${signature}`
    for (const cookie of [null, '', 'x', forged, signed, prolonged, two.cookie])
      expect(await refusedBack(one.as, cookie)).toEqual(INVALID)
    expect(await refusedBack(user.as, one.cookie)).toEqual(INVALID)
    expect((await goBack(one.as, one.cookie)).body).toMatchObject({ code: 200 })
    server.clock.advance(HOUR)
    expect(await refusedBack(two.as, two.cookie)).toEqual([401, 'not_logged_in'])
  })

  test('an administrator who is disabled, loses the role or logs out also leaves the user’s account', async () => {
    const first = await enter()
    await setStatus(admin.id, 'disabled')
    expect(await refusedBack(first.as, first.cookie)).toEqual([401, 'not_logged_in'])
    await setStatus(admin.id, 'normal')
    await giveRole(server, admin, 'user')
    await refusal(server.call(userInfo, {}, { as: first.as }), 'not_logged_in')
    const second = await enter()
    await server.call(logout, {}, { as: admin.as })
    expect(await refusedBack(second.as, second.cookie)).toEqual([401, 'not_logged_in'])
  })

  test('an owner who disables the administrator ends the logins as users at once', async () => {
    const { as } = await enter()
    const owner = await createUser(server, { role: 'owner' })
    const body = { status: 'disabled' as const }
    await server.call(updateSystemUser, { params: { id: admin.id }, body }, { as: owner.as })
    const left = await server.installation.database.db
      .selectFrom('user_session')
      .select('user_id')
      .where('impersonator_id', '=', admin.id)
      .execute()
    expect(left).toEqual([])
    await refusal(server.call(userInfo, {}, { as }), 'not_logged_in')
  })

  test('administration is refused in it, even if the user became an administrator', async () => {
    const target = await createUser(server)
    const { as } = await enter(target)
    await giveRole(server, target, 'owner')
    const { status } = await refusal(server.call(listUsers, {}, { as }), 'forbidden')
    expect(status).toBe(403)
    await refusal(server.call(loginAs, { params: { id: user.id } }, { as }), 'forbidden')
  })

  test('nobody can log in as an administrator, a disabled or an unknown user, or without the key', async () => {
    const owner = await createUser(server, { role: 'owner' })
    const some = await createUser(server, { role: 'admin' })
    const call = (id: string, { as }: TestUser) => server.call(loginAs, { params: { id } }, { as })
    await refusal(call(some.id, owner), 'not_found')
    await refusal(call(owner.id, some), 'not_found')
    await refusal(call('nobody', owner), 'not_found')
    const closed = await createUser(server)
    await setStatus(closed.id, 'disabled')
    await refusal(call(closed.id, owner), 'user_disabled')
    await refusal(call(closed.id, user), 'forbidden')
    const seat = await createSeatOnline(server, user, 1)
    await refusal(server.call(loginAs, { params: { id: user.id } }, { as: seat.as }), 'forbidden')
    await refusal(server.call(getUser, { params: { id: user.id } }, { as: seat.as }), 'forbidden')
  })

  test('login, every write, and return are in the audit log', async () => {
    const { as, cookie } = await enter(await createUser(server))
    const { user_id } = (await as('', '')) as { user_id: string }
    const seat = await server.call(
      createSeat,
      { body: { name: 'Seat', password: PASSWORD, allocated: 1 } },
      { as },
    )
    await server.call(listSeats, {}, { as })
    await goBack(as, cookie)
    const owner = await createUser(server, { role: 'owner' })
    const { list } = await server.call(listAuditLog, { query: { user_id } }, { as: owner.as })
    const other = { id: user_id, email: `${user_id}@example.test` }
    expect(list.map(({ action, as_user, actor }) => [action, actor.id, as_user])).toEqual([
      ['user.switch_back', admin.id, other],
      ['user.act_as', admin.id, other],
      ['user.login_as', admin.id, null],
    ])
    expect(list[1]?.after).toEqual({ request: `POST ${API_BASE}/agent` })
    expect(seat.allocated).toBe(1)
    expect(JSON.stringify(list)).not.toContain(PASSWORD)
  })
})
