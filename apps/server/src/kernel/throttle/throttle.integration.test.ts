import { argon2Sync, randomBytes } from 'node:crypto'
import { seatLogin } from '@seaport/contract/desk/seat-session'
import { register, resetPassword, sendEmailCode } from '@seaport/contract/people/registration'
import { login } from '@seaport/contract/people/session'
import { userInfo } from '@seaport/contract/people/user'
import { lookUpChannel } from '@seaport/contract/platform/official-channel'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../tests/support/databases.ts'
import { cleanupJobs } from '../../app/cleanup-jobs.ts'
import { registration } from '../../test-support/mail.ts'
import { createDevice, createSeatOnline, createUser, logIn, PASSWORD } from '../../test-support/people.ts'
import { refusal, tally } from '../../test-support/refused.ts'
import { RefusedCall, startTestServer, type TestServer } from '../../test-support/test-server.ts'
import { newId } from '../id.ts'
import { Refused } from '../refusal.ts'
import { recordHit, refundHit, throttleKeyOf } from './throttle.ts'
import { type Hits, waitFor, windowAt } from './throttle-window.ts'

/** A hash that takes ten times as long to verify as ours: a poll is faster however busy the machine is. */
function slowHash(password: string): string {
  const [memory, passes, nonce] = [19 * 1024, 20, randomBytes(16)]
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength: 32,
  })
  const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${plain(nonce)}$${plain(tag)}`
}

bothDatabases('throttle', (location) => {
  let server: TestServer
  /** On PostgreSQL a second server on the same database; SQLite has one. */
  let other: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
    other = location.url ? await startTestServer(location) : server
  })
  afterAll(async () => {
    if (other !== server) await other.stop()
    await server.stop()
  })

  const db = () => server.installation.database.db
  /** @returns seconds to wait; 0 = the hit was taken */
  const hit = async (on: TestServer, rule: Parameters<typeof recordHit>[1], subject: string, now: number) => {
    try {
      await recordHit(on.installation.database.db, rule, subject, now)
      return 0
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      expect(error.reason).toBe('too_many_requests')
      return error.values.seconds
    }
  }
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
  const guess = (email: string, ip: string, on = server) =>
    on.call(login, { body: { email, password: 'wrong' } }, from(ip))

  test('the database counts as the model does', async () => {
    const rule = { name: 'model', limit: 4, seconds: 10 }
    const steps = fc.array(fc.nat({ max: 6000 }), { minLength: 5, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(steps, async (gaps) => {
        const subject = newId()
        let now = server.clock.now()
        let state: Hits = { slot: 0, hits: 0, before: 0 }
        for (const gap of gaps) {
          now += gap
          const wait = Math.ceil(waitFor(rule, state, now) / 1000)
          expect(await hit(server, rule, subject, now)).toBe(wait)
          if (wait > 0) continue
          const { slot } = windowAt(rule, now)
          state =
            state.slot === slot
              ? { ...state, hits: state.hits + 1 }
              : { slot, hits: 1, before: state.slot === slot - 1 ? state.hits : 0 }
        }
      }),
      { numRuns: 25 },
    )
  })

  test('of fifty concurrent hits on two servers, exactly the allowed number passes', async () => {
    const rule = { name: 'burst', limit: 7, seconds: 60 }
    const subject = newId()
    const waits = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        hit(index % 2 ? other : server, rule, subject, server.clock.now()),
      ),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7)
    await refundHit(db(), rule, subject, server.clock.now())
    expect(await hit(other, rule, subject, server.clock.now())).toBe(0)
    expect(await hit(other, rule, subject, server.clock.now())).toBeGreaterThan(0)
  })

  test('guesses at one password are stopped on every server, from any address; then the right one waits too', async () => {
    const user = await createUser(server)
    const { reasons } = await tally(
      Array.from({ length: 14 }, (_, index) =>
        guess(user.email, `198.51.100.${index}`, index % 2 ? other : server),
      ),
    )
    expect(reasons.filter((reason) => reason === 'wrong_credentials')).toHaveLength(10)
    expect(reasons.filter((reason) => reason === 'too_many_requests')).toHaveLength(4)
    const { status, refusal: answer } = await refusal(
      other.call(login, { body: { email: user.email, password: PASSWORD } }, from('203.0.113.1')),
      'too_many_requests',
    )
    expect([status, answer.code]).toEqual([429, 429])
    expect(answer.retry_after).toBeGreaterThan(0)
    expect(answer.msg).toContain(String(answer.retry_after))
    const bystander = await createUser(server)
    await server.call(login, { body: { email: bystander.email, password: PASSWORD } })
  })

  test('the answer’s header says how long to wait, and after that a login succeeds', async () => {
    const { email } = await createUser(server)
    await tally(Array.from({ length: 11 }, () => guess(email, '198.51.100.77')))
    const body = JSON.stringify({ email, password: PASSWORD })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.78' }
    const answer = await server.send('POST', '/api/v1/auth/login', { headers, body })
    const seconds = Number(answer.headers.get('retry-after'))
    expect(answer.status).toBe(429)
    expect(seconds).toBeGreaterThan(0)
    server.clock.advance(seconds)
    await server.call(login, { body: { email, password: PASSWORD } })
  })

  test('an address that guesses at many accounts is stopped; a network of IPv6 is one address', async () => {
    const countAttempt = (index: number, ip = `2001:db8:7:7::${index}`) => {
      const body = registration(`${index}@example.test`, '000000')
      return server.call(register, { body }, from(ip))
    }
    const { reasons } = await tally(Array.from({ length: 104 }, (_, index) => countAttempt(index)))
    expect(reasons.filter((reason) => reason === 'code_wrong')).toHaveLength(100)
    expect(reasons.filter((reason) => reason === 'too_many_requests')).toHaveLength(4)
    await refusal(guess('a@example.test', '2001:db8:7:7:ffff::1'), 'too_many_requests')
    await refusal(guess('a@example.test', '2001:db8:7:8::1'), 'wrong_credentials')
  })

  /** Two addresses of one caller, and one of another; each number has its own. */
  const callersOf = (number: number) => [
    [`2001:db8:9:${number}::1`, `2001:db8:9:${number}:ffff::2`, `2001:db8:a:${number}::1`],
    [`203.0.113.${number}`, `::ffff:203.0.113.${number}`, `192.0.2.${number}`],
  ]
  const strangers: Readonly<Record<string, (email: string, ip: string) => Promise<unknown>>> = {
    login: guess,
    'a seat’s login': async (_email, ip) => {
      const { description: device, prove } = await createDevice(server.clock)
      const as = async (method: string, url: string) => ({ dpop: await prove(method, url) })
      const body = { seat_code: '999999', password: 'wrong', device }
      return server.call(seatLogin, { body }, { as, ...from(ip) })
    },
    registration: (email, ip) => server.call(register, { body: registration(email, '000000') }, from(ip)),
    'a new password': (email, ip) =>
      server.call(
        resetPassword,
        { body: { email, code: '000000', password: 'Sea-brise-9', confirm_password: 'Sea-brise-9' } },
        from(ip),
      ),
    'a code': (email, ip) => server.call(sendEmailCode, { body: { email, purpose: 'reset' } }, from(ip)),
    'a look-up of a channel': (_email, ip) =>
      server.call(lookUpChannel, { body: { text: 'https://x.com/seaport' } }, from(ip)),
  }
  const counted = async () => {
    const rows = await db().selectFrom('throttle').select(['key', 'hits']).execute()
    return { keys: rows.length, hits: rows.reduce((sum, { hits }) => sum + hits, 0) }
  }

  test.each(Object.entries(strangers))(
    '%s counts by network: IPv6’s by /64, IPv4’s by address',
    async (what, ask) => {
      for (const [first = '', neighbour = '', other = ''] of callersOf(
        20 + Object.keys(strangers).indexOf(what),
      )) {
        const { email } = await createUser(server)
        const added = []
        for (const ip of [first, neighbour, other]) {
          const before = await counted()
          await ask(email, ip).catch((error) => expect(error).toBeInstanceOf(RefusedCall))
          const after = await counted()
          added.push([after.keys > before.keys, after.hits > before.hits])
        }
        expect([first, added]).toEqual([
          first,
          [
            [true, true],
            [false, true],
            [true, true],
          ],
        ])
      }
    },
  )

  test('wrong codes of the asker’s network count apart from all others', async () => {
    for (const [first = '', neighbour = '', other = ''] of callersOf(30)) {
      const { email } = await createUser(server)
      await server.call(sendEmailCode, { body: { email, purpose: 'reset' } }, from(first))
      for (const ip of [neighbour, other, neighbour])
        await refusal(
          server.call(
            resetPassword,
            { body: { email, code: '000000', password: 'Sea-brise-9', confirm_password: 'Sea-brise-9' } },
            from(ip),
          ),
          'code_wrong',
        )
      const code = db().selectFrom('email_code').select(['tries', 'others_tries']).where('email', '=', email)
      expect([first, await code.execute()]).toEqual([first, [{ tries: 2, others_tries: 1 }]])
    }
  })

  test('right passwords are not counted: an office behind one address can log in all day', async () => {
    const user = await createUser(server)
    for (let round = 0; round < 12; round += 1)
      await server.call(login, { body: { email: user.email, password: PASSWORD } }, from('198.51.100.200'))
  })

  test('seats are throttled by their code', async () => {
    const supervisor = await createUser(server)
    const { seatCode, device } = await createSeatOnline(server, supervisor, 1)
    for (let round = 0; round < 12; round += 1) await logIn(server, seatCode, device)
    const stranger = await createDevice(server.clock)
    const attempt = () =>
      server.call(
        seatLogin,
        { body: { seat_code: seatCode, password: 'wrong', device: stranger.description } },
        { as: async (method, url) => ({ dpop: await stranger.prove(method, url) }) },
      )
    const { reasons } = await tally(Array.from({ length: 12 }, attempt))
    expect(reasons.filter((reason) => reason === 'too_many_requests')).toHaveLength(2)
  })

  test('a flood of logins does not delay other requests', async () => {
    const user = await createUser(server)
    const crowd = [user]
    while (crowd.length < 8) crowd.push(await createUser(server))
    await db()
      .updateTable('user')
      .set({ password_hash: slowHash(PASSWORD) })
      .where(
        'email',
        'in',
        crowd.map(({ email }) => email),
      )
      .execute()
    const order: string[] = []
    const flood = crowd.map(async ({ email }, index) => {
      await server.call(login, { body: { email, password: PASSWORD } }, from(`100.64.${index}.1`))
      order.push('login')
    })
    await Promise.race(flood)
    for (let round = 0; round < 3; round += 1) {
      await server.call(userInfo, {}, { as: user.as })
      order.push('poll')
    }
    await Promise.all(flood)
    expect(order.lastIndexOf('poll')).toBeLessThan(order.lastIndexOf('login'))
  })

  test('old counts are deleted', async () => {
    await recordHit(db(), { name: 'old', limit: 1, seconds: 1 }, 'x', server.clock.now() - 10_000)
    const expired = () =>
      db().selectFrom('throttle').select('key').where('expires_at', '<', server.clock.now()).execute()
    for (const job of cleanupJobs(server.installation)) await job.run()
    expect(await expired()).toEqual([])
  })

  test('old counts are deleted although other rows can’t be', async () => {
    await recordHit(db(), { name: 'old', limit: 1, seconds: 1 }, 'x', server.clock.now() - 10_000)
    const [housekeeping] = cleanupJobs(server.installation)
    await db().schema.alterTable('used_proof').renameTo('away').execute()
    try {
      await expect(housekeeping?.run()).rejects.toThrow('used_proof')
    } finally {
      await db().schema.alterTable('away').renameTo('used_proof').execute()
    }
    const left = db().selectFrom('throttle').select('key').where('expires_at', '<', server.clock.now())
    expect(await left.execute()).toEqual([])
  })
})

test('an IPv4 address is throttled as itself, an IPv6 one as its network, and invalid text unchanged', () => {
  expect(throttleKeyOf('::ffff:10.1.2.3')).toBe('10.1.2.3')
  expect(throttleKeyOf('10.1.2.3')).toBe('10.1.2.3')
  expect(throttleKeyOf('2001:db8:1:2:3:4:5:6')).toBe(throttleKeyOf('2001:db8:1:2::9'))
  expect(throttleKeyOf('2001:db8:1:2::9')).not.toBe(throttleKeyOf('2001:db8:1:3::9'))
  expect(throttleKeyOf('nonsense')).toBe('nonsense')
})
