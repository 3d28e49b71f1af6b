import { readFileSync } from 'node:fs'
import { listSeats } from '@seaport/contract/desk/seat'
import type { LiveEvent } from '@seaport/contract/event.schema'
import { resetUserPassword } from '@seaport/contract/people/admin-user'
import type { Plan } from '@seaport/contract/people/plan.schema'
import { stepUp } from '@seaport/contract/people/second-factor'
import { changePassword, endSession, listSessions, login, logout } from '@seaport/contract/people/session'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { cleanupJobs } from '../../../app/cleanup-jobs.ts'
import type { Trx } from '../../../db/schema.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { createUser, PASSWORD, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'
import { beforeTransaction } from '../../../test-support/while-held.ts'

const DAY = 24 * 60 * 60

eachDatabase('session', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const logInAs = async ({ id, email }: TestUser, password = PASSWORD) => {
    const { token } = await server.call(login, { body: { email, password } })
    return async () => ({ token, user_id: id })
  }
  const sessionsOf = (userId: string) =>
    server.installation.database.db
      .selectFrom('user_session')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  const dateOf = async (userId: string) =>
    (
      await server.installation.database.db
        .selectFrom('user')
        .select('last_login_at')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).last_login_at
  const logOf = (userId: string) =>
    server.installation.database.db
      .selectFrom('login_log')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()

  test('a login returns a token that differs from the stored one, and ignores the case of the address', async () => {
    const user = await createUser(server)
    const answer = await server.call(login, {
      body: { email: user.email.toUpperCase(), password: PASSWORD },
    })
    expect(answer).toMatchObject({ user_id: user.id, username: 'Tester', is_superuser: false, next: null })
    const stored = (await sessionsOf(user.id)).map((session) => session.token_hash.toString('base64url'))
    expect(stored).toHaveLength(2)
    expect(stored).not.toContain(answer.token)
    const info = await server.call(userInfo, {}, { as: async () => ({ token: answer.token }) })
    expect(info.id).toBe(user.id)
  })

  /** Each line of the file, and the address as which it is stored. */
  const kept: Record<string, string> = {
    'user@example.xn--fiqs8s': 'user@example.xn--fiqs8s',
    'user@münchen.de': 'user@xn--mnchen-3ya.de',
    '用户@例子.中国': '用户@xn--fsqu00a.xn--fiqs8s',
    'a/b=c@example.com': 'a/b=c@example.com',
    ' demo@seaport.test': 'demo@seaport.test',
  }
  const lines = readFileSync(new URL('../../../../../../tests/inputs/emails.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => /^"(.*)"/.exec(line)?.[1] ?? line)

  test.each(lines)('emails.txt: %j logs in as written, and in its stored form', async (written) => {
    const user = await createUser(server)
    const address = kept[written] ?? ''
    const { db } = server.installation.database
    await db.updateTable('user').set({ email: address }).where('id', '=', user.id).execute()
    for (const email of [written, address, ` ${written.toUpperCase()}\t`]) {
      const { user_id } = await server.call(login, { body: { email, password: PASSWORD } })
      expect(user_id).toBe(user.id)
    }
    await db.updateTable('user').set({ email: user.email }).where('id', '=', user.id).execute()
  })

  test('a wrong password and an unknown address are refused alike, in the caller’s language', async () => {
    const user = await createUser(server)
    const wrong = await refusal(
      server.call(login, { body: { email: user.email, password: 'no' } }),
      'wrong_credentials',
    )
    const unknown = await refusal(
      server.call(login, { body: { email: 'nobody@example.test', password: 'no' } }),
      'wrong_credentials',
    )
    expect([wrong.status, wrong.refusal.code, wrong.refusal.msg]).toEqual([
      unknown.status,
      unknown.refusal.code,
      unknown.refusal.msg,
    ])
    expect([wrong.status, wrong.refusal.code]).toEqual([200, 400])
    const cn = await refusal(
      server.call(
        login,
        { body: { email: user.email, password: 'no' } },
        { headers: { 'accept-language': 'zh-CN' } },
      ),
      'wrong_credentials',
    )
    expect(cn.refusal.msg).toMatch(/\p{Script=Han}/u)
  })

  test('every attempt of a known user is in the login log, with its machine', async () => {
    const user = await createUser(server)
    const headers = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36',
      'accept-language': 'en-GB,en;q=0.5',
    }
    await refusal(
      server.call(login, { body: { email: user.email, password: 'no' } }, { headers }),
      'wrong_credentials',
    )
    expect(await logOf(user.id)).toMatchObject([
      { outcome: 'ok', tenant_id: user.id },
      {
        outcome: 'wrong_password',
        ip: '127.0.0.1',
        system_type: 'Windows',
        kernel: 'Chrome 141',
        browser_language: 'en-GB',
      },
    ])
  })

  test('a password that is changed while a login checks the old one ends that login', async () => {
    const { id, email } = await createUser(server)
    const before = [await sessionsOf(id), await logOf(id), await dateOf(id)]
    const password_hash = await hashPassword('Another-password-2')
    server.clock.advance(60)
    const change = (trx: Trx) => trx.updateTable('user').set({ password_hash }).where('id', '=', id).execute()
    const { began } = await beforeTransaction(server, change, () =>
      refusal(server.call(login, { body: { email, password: PASSWORD } }), 'wrong_credentials'),
    )
    expect(began).toBe(true)
    expect([await sessionsOf(id), await logOf(id), await dateOf(id)]).toEqual(before)
    await server.call(login, { body: { email, password: 'Another-password-2' } })
    expect(await dateOf(id)).toBe(server.clock.now())
  })

  test('a disabled user is refused, and open sessions end', async () => {
    const user = await createUser(server)
    await server.installation.database.db
      .updateTable('user')
      .set({ status: 'disabled' })
      .where('id', '=', user.id)
      .execute()
    await refusal(server.call(login, { body: { email: user.email, password: PASSWORD } }), 'user_disabled')
    await refusal(server.call(login, { body: { email: user.email, password: 'no' } }), 'wrong_credentials')
    const over = await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
    expect([over.status, over.refusal.code]).toEqual([401, 5004])
    expect((await logOf(user.id)).map(({ outcome }) => outcome)).toEqual(['ok', 'disabled', 'wrong_password'])
  })

  test('a logout ends only this session', async () => {
    const user = await createUser(server)
    const second = await logInAs(user)
    await server.call(logout, {}, { as: user.as })
    await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
    expect((await server.call(userInfo, {}, { as: second })).id).toBe(user.id)
  })

  test('a user sees their sessions, and ends one', async () => {
    const user = await createUser(server)
    const headers = {
      'x-forwarded-for': '203.116.1.1',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    }
    server.clock.advance(1)
    const { token } = await server.call(
      login,
      { body: { email: user.email, password: PASSWORD } },
      { headers },
    )
    const second = async () => ({ token })
    const { list } = await server.call(listSessions, {}, { as: user.as })
    expect(list).toMatchObject([
      {
        current: false,
        ip: '203.116.1.1',
        country_code: 'SG',
        address: 'Singapore',
        system_type: 'Linux',
        kernel: 'Firefox 144',
        created_at: new Date(server.clock.now()).toISOString(),
      },
      { current: true, ip: '127.0.0.1', address: 'Local network' },
    ])
    const stored = (await sessionsOf(user.id)).map(({ token_hash }) => token_hash.toString('hex'))
    for (const { id } of list) expect(stored.some((hash) => hash.includes(id))).toBe(false)
    await server.call(endSession, { params: { id: list[0]?.id ?? '' } }, { as: user.as })
    await refusal(server.call(userInfo, {}, { as: second }), 'not_logged_in')
    await refusal(
      server.call(endSession, { params: { id: list[0]?.id ?? '' } }, { as: user.as }),
      'not_found',
    )
    const stranger = await createUser(server)
    await refusal(
      server.call(endSession, { params: { id: list[1]?.id ?? '' } }, { as: stranger.as }),
      'not_found',
    )
    expect((await server.call(listSessions, {}, { as: user.as })).list).toHaveLength(1)
    await server.call(endSession, { params: { id: list[1]?.id ?? '' } }, { as: user.as })
    await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
  })

  test('a session that has expired is not listed, and one that is ended here is over in its windows', async () => {
    const user = await createUser(server)
    const userId = user.id
    server.clock.advance(1)
    await logInAs(user)
    const [, second] = await sessionsOf(userId)
    const listed = async () => (await server.call(listSessions, {}, { as: user.as })).list
    const [other] = await listed()
    const { db } = server.installation.database
    const expire = (expires_at: number) =>
      db
        .updateTable('user_session')
        .set({ expires_at })
        .where('token_hash', '=', second?.token_hash ?? Buffer.alloc(0))
        .execute()
    await expire(server.clock.now())
    expect((await listed()).map(({ current }) => current)).toEqual([true])
    await expire(server.clock.now() + 1)
    const heard: LiveEvent[] = []
    const stop = server.installation.bus.subscribe(userId, (event) => heard.push(event))
    await server.call(endSession, { params: { id: other?.id ?? '' } }, { as: user.as })
    await expect.poll(() => heard).toContainEqual({ type: 'session_over', seat_id: null })
    stop()
    expect(await listed()).toHaveLength(1)
  })

  test('guesses at the old password are counted', async () => {
    const user = await createUser(server)
    const guess = (old_password: string) =>
      server.call(
        changePassword,
        { body: { old_password, new_password: 'Another-password-2' } },
        { as: user.as },
      )
    for (let round = 0; round < 10; round += 1) await refusal(guess('wrong'), 'wrong_old_password')
    await refusal(guess(PASSWORD), 'too_many_requests')
    server.clock.advance(1200)
    await guess(PASSWORD)
  })

  test('guesses from elsewhere, with or without a session, don’t lock the owner out of the password', async () => {
    const user = await createUser(server)
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
    const enter = (password: string, ip: string) =>
      server.call(login, { body: { email: user.email, password } }, from(ip))
    const confirm = (password: string, ip: string) =>
      server.call(stepUp, { body: { password } }, { as: user.as, ...from(ip) })
    await enter(PASSWORD, '198.51.100.20')
    for (let round = 0; round < 10; round += 1) {
      await refusal(enter('guess', '203.0.113.7'), 'wrong_credentials')
      await refusal(confirm('guess', '203.0.113.7'), 'wrong_old_password')
    }
    await refusal(enter(PASSWORD, '203.0.113.8'), 'too_many_requests')
    await refusal(confirm(PASSWORD, '203.0.113.8'), 'too_many_requests')
    await enter(PASSWORD, '198.51.100.20')
    await confirm(PASSWORD, '198.51.100.20')
    // The owner's own address has a limit too.
    for (let round = 0; round < 10; round += 1)
      await refusal(enter('guess', '198.51.100.20'), 'wrong_credentials')
    await refusal(enter(PASSWORD, '198.51.100.20'), 'too_many_requests')
    const owner = await createUser(server, { role: 'owner' })
    const reset = { params: { id: user.id }, body: { password: 'Another-password-9' } }
    await server.call(resetUserPassword, reset, owner)
    for (const ip of ['198.51.100.20', '203.0.113.8']) await enter('Another-password-9', ip)
  })

  test('the user id beside the token must be the session’s', async () => {
    const [one, two] = [await createUser(server), await createUser(server)]
    const { token = '' } = await one.as('GET', '')
    await refusal(
      server.call(userInfo, {}, { as: async () => ({ token, user_id: two.id }) }),
      'not_logged_in',
    )
  })

  test('a token counts in its header alone: no cookie, address or body of another site carries it', async () => {
    const { token = '' } = await (await createUser(server)).as('GET', '')
    for (const name of ['token', 'Token', '__Host-token', 'session'])
      await refusal(server.call(userInfo, {}, { headers: { cookie: `${name}=${token}` } }), 'not_logged_in')
    for (const method of ['GET', 'POST'] as const) {
      const path = method === 'GET' ? '/api/v1/user/info' : '/api/v1/auth/logout'
      const { status } = await server.send(method, `${path}?token=${token}`, {
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token }),
        }),
      })
      expect([path, status]).toEqual([path, 401])
    }
  })

  test('a missing, an unknown and an empty token are refused as not logged in', async () => {
    await refusal(server.call(userInfo, {}), 'not_logged_in')
    for (const token of ['', 'x', 'A'.repeat(43)])
      await refusal(server.call(userInfo, {}, { as: async () => ({ token }) }), 'not_logged_in')
  })

  test('a changed password ends the other sessions and is the only valid one', async () => {
    const user = await createUser(server)
    const second = await logInAs(user)
    await server.call(
      changePassword,
      { body: { old_password: PASSWORD, new_password: 'Another-password-2' } },
      { as: user.as },
    )
    expect((await server.call(userInfo, {}, { as: user.as })).id).toBe(user.id)
    await refusal(server.call(userInfo, {}, { as: second }), 'not_logged_in')
    await refusal(
      server.call(login, { body: { email: user.email, password: PASSWORD } }),
      'wrong_credentials',
    )
    await logInAs(user, 'Another-password-2')
  })

  test('a wrong old password changes nothing', async () => {
    const user = await createUser(server)
    const second = await logInAs(user)
    await refusal(
      server.call(
        changePassword,
        { body: { old_password: 'wrong', new_password: 'Another-password-2' } },
        { as: user.as },
      ),
      'wrong_old_password',
    )
    await server.call(userInfo, {}, { as: second })
    await logInAs(user)
  })

  test('a password of seven characters is reported with its field, one of eight is taken', async () => {
    const user = await createUser(server)
    const change = (new_password: string) =>
      server.call(changePassword, { body: { old_password: PASSWORD, new_password } }, { as: user.as })
    const { refusal: answer, status } = await refusal(change('Quiet-7'), 'invalid_input')
    expect(status).toBe(400)
    expect(answer.detail).toMatchObject([{ loc: ['body', 'new_password'] }])
    await change('Quiet-78')
  })

  test('polling writes at most once a minute, and use extends a session to thirty days', async () => {
    const user = await createUser(server)
    const [before] = await sessionsOf(user.id)
    server.clock.advance(59)
    await server.call(userInfo, {}, { as: user.as })
    expect(await sessionsOf(user.id)).toEqual([before])
    server.clock.advance(1)
    await server.call(userInfo, {}, { as: user.as })
    const [after] = await sessionsOf(user.id)
    expect(after?.last_seen_at).toBe(server.clock.now())
    server.clock.advance(30 * DAY - 1)
    await server.call(userInfo, {}, { as: user.as })
    server.clock.advance(30 * DAY)
    await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
  })

  test('a session that is used every day ends ninety days after its login', async () => {
    const user = await createUser(server)
    for (let day = 0; day < 89; day += 1) {
      server.clock.advance(DAY)
      await server.call(userInfo, {}, { as: user.as })
    }
    server.clock.advance(DAY)
    await refusal(server.call(userInfo, {}, { as: user.as }), 'not_logged_in')
    const rows = () =>
      server.installation.database.db
        .selectFrom('user_session')
        .select('user_id')
        .where('user_id', '=', user.id)
        .execute()
    expect(await rows()).toHaveLength(1)
    server.clock.advance(1)
    for (const job of cleanupJobs(server.installation)) await job.run()
    expect(await rows()).toEqual([])
  })

  test('a password is valid without end, and nobody is made to change it', async () => {
    const { email } = await createUser(server)
    server.clock.advance(3 * 365 * DAY)
    const { token, next } = await server.call(login, { body: { email, password: PASSWORD } })
    expect(next).toBeNull()
    await server.call(userInfo, {}, { as: async () => ({ token }) })
  })

  test('a plan narrows what a supervisor may do, and nothing of an administrator', async () => {
    const keysOf = async (role: 'owner' | 'admin' | 'user', plan: Plan) => {
      const { as } = await createUser(server, { role, plan })
      return (await server.call(userPermission, {}, { as })).keys.toSorted()
    }
    for (const role of ['owner', 'admin'] as const)
      expect(await keysOf(role, 'default')).toEqual(await keysOf(role, 'professional'))
    const [least, professional] = [await keysOf('user', 'default'), await keysOf('user', 'professional')]
    expect(least.length).toBeLessThan(professional.length)
    expect(professional).toEqual(expect.arrayContaining(least))
  })

  test('a role without the key may not call', async () => {
    const admin = await createUser(server, { role: 'admin' })
    const { status, refusal: answer } = await refusal(
      server.call(listSeats, {}, { as: admin.as }),
      'forbidden',
    )
    expect([status, answer.code]).toEqual([403, 403])
  })
})
