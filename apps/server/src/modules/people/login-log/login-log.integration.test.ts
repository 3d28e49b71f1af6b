import { seatLogin } from '@seaport/contract/desk/seat-session'
import { adminListLoginLog, listLoginLog } from '@seaport/contract/people/login-log'
import { login } from '@seaport/contract/people/session'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createDevice, createSeatOnline, createUser, PASSWORD } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'

eachDatabase('login log', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  const logIn = (email: string, ip: string, password = PASSWORD) =>
    server.call(
      login,
      { body: { email, password } },
      {
        headers: { 'x-forwarded-for': ip, 'user-agent': browser, 'accept-language': 'en-GB,en;q=0.5' },
      },
    )

  test.each([
    ['de-AT,de,en', 'de-AT'],
    ['vi;q=0.9, zh-HK;q=0.8', 'vi'],
    ['', 'zh-CN'],
  ])('the language is the browser’s (%j) and not that of the interface', async (own, language) => {
    const user = await createUser(server)
    server.clock.advance(1)
    const headers = { 'accept-language': 'zh-CN', 'browser-language': own }
    await server.call(login, { body: { email: user.email, password: PASSWORD } }, { headers })
    const { list } = await server.call(listLoginLog, {}, { as: user.as })
    expect(list[0]?.browser_language).toBe(language)
  })

  // In the last chain this machine's proxy stands behind another one.
  test.each(['203.116.1.1:5678', '::ffff:203.116.1.1', '203.116.1.1:5678, 127.0.0.1:443'])(
    'a proxy that writes %s says who logged in',
    async (chain) => {
      const user = await createUser(server)
      server.clock.advance(1)
      await logIn(user.email, chain)
      const { list } = await server.call(listLoginLog, {}, { as: user.as })
      expect(list[0]).toMatchObject({ ip: '203.116.1.1', country_code: 'SG' })
    },
  )

  test('an attempt is listed with its device, and its location in the reader’s language', async () => {
    const user = await createUser(server)
    server.clock.advance(1)
    await logIn(user.email, '203.116.1.1')
    const { list } = await server.call(listLoginLog, {}, { as: user.as })
    expect(list[0]).toEqual({
      id: expect.any(String),
      login_time: new Date(server.clock.now()).toISOString(),
      outcome: 'ok',
      ip: '203.116.1.1',
      country_code: 'SG',
      address: 'Singapore',
      system_type: 'Windows',
      browser_language: 'en-GB',
      kernel: 'Edge 141',
      seat_id: null,
      seat_code: null,
      seat_name: null,
      detail: '',
    })
    expect(list[1]).toMatchObject({ ip: '127.0.0.1', country_code: '', address: 'Local network' })
    const cn = await server.call(listLoginLog, {}, { as: user.as, headers: { 'accept-language': 'zh-CN' } })
    expect(cn.list.map(({ address }) => address)).toEqual(['新加坡', '本地网络'])
  })

  test('logins to seats are listed with their code, including refusals', async () => {
    const user = await createUser(server)
    const { seatCode, id } = await createSeatOnline(server, user, 1)
    const device = await createDevice(server.clock, 'Second desk')
    const attempt = (password: string) =>
      server.call(
        seatLogin,
        { body: { seat_code: seatCode, password, device: device.description } },
        { as: async (method, url) => ({ dpop: await device.prove(method, url) }) },
      )
    await refusal(attempt('wrong'), 'wrong_credentials')
    await refusal(attempt(PASSWORD), 'seat_held')
    const { list } = await server.call(listLoginLog, { query: { place: 'seat' } }, { as: user.as })
    expect(list.map(({ outcome }) => outcome)).toEqual(['held', 'wrong_password', 'ok'])
    expect(list[0]).toMatchObject({ seat_id: id, seat_code: seatCode, seat_name: 'Seat' })
    expect(list[0]?.detail).toContain('Second desk')
  })

  test('it is filtered, searched and paged, by page and by cursor', async () => {
    const user = await createUser(server)
    for (let round = 0; round < 4; round += 1) {
      // Two or three are at the same moment: their ids distinguish them.
      if (round % 2 === 0) server.clock.advance(60)
      await logIn(user.email, `8.8.8.${round}`)
    }
    await refusal(logIn(user.email, '9.9.9.9', 'wrong'), 'wrong_credentials')
    const read = (query: NonNullable<Parameters<typeof server.call<typeof listLoginLog>>[1]['query']>) =>
      server.call(listLoginLog, { query }, { as: user.as })
    expect((await read({ outcome: 'wrong_password' })).list.map(({ ip }) => ip)).toEqual(['9.9.9.9'])
    expect((await read({ search: '8.8.8' })).total).toBe(4)
    expect((await read({ search: '8_8_8' })).total).toBe(0)
    expect((await read({ place: 'seat' })).total).toBe(0)
    expect((await read({ place: 'console' })).total).toBe(6)
    const now = new Date(server.clock.now()).toISOString()
    expect((await read({ from: now })).total).toBe(3)
    expect((await read({ to: now })).total).toBe(3)
    expect((await read({ period: 'three_days' })).total).toBe(6)
    const whole = await read({})
    expect([whole.total, whole.next_cursor]).toEqual([6, null])
    for (const order of ['asc', 'desc'] as const) {
      const expected = order === 'desc' ? whole.list : whole.list.toReversed()
      const seen: string[] = []
      let answer = await read({ order, page_size: 4 })
      expect(answer.total).toBe(6)
      for (;;) {
        seen.push(...answer.list.map(({ id }) => id))
        if (answer.next_cursor === null) break
        answer = await read({ order, page_size: 4, cursor: answer.next_cursor })
        expect(answer.total).toBeNull()
      }
      expect(seen).toEqual(expected.map(({ id }) => id))
    }
    await refusal(read({ cursor: 'nonsense' }), 'invalid_input')
  })

  test('a supervisor sees its own, an administrator everybody’s, others nothing', async () => {
    const [one, two] = [await createUser(server), await createUser(server)]
    const admin = await createUser(server, { role: 'admin' })
    await logIn(two.email, '8.8.8.8')
    expect((await server.call(listLoginLog, {}, { as: one.as })).total).toBe(1)
    const all = await server.call(adminListLoginLog, { query: { search: '8.8.8.8' } }, { as: admin.as })
    expect(all.list[0]).toMatchObject({ user_id: two.id, email: two.email, country_code: 'US' })
    const theirs = await server.call(adminListLoginLog, { query: { user_id: one.id } }, { as: admin.as })
    expect(theirs.list.map(({ email }) => email)).toEqual([one.email])
    const byEmail = await server.call(adminListLoginLog, { query: { search: two.email } }, { as: admin.as })
    expect(byEmail.total).toBe(2)
    await refusal(server.call(adminListLoginLog, {}, { as: one.as }), 'forbidden')
    await refusal(server.call(listLoginLog, {}, { as: admin.as }), 'forbidden')
  })

  test('it is read through its indexes', async () => {
    if (location.url) return
    const { db } = server.installation.database
    const [user, admin] = [await createUser(server), await createUser(server, { role: 'admin' })]
    const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
    const planOf = async (read: Promise<unknown>) => {
      asked.mockClear()
      await read
      const list = asked.mock.calls
        .map(([compiled]) => compiled)
        .find(({ sql }) => sql.includes('order by "login_log"'))
      const { rows } = await db.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${list?.sql}`, [...(list?.parameters ?? [])]),
      )
      return rows.map(({ detail }) => detail).join('; ')
    }
    const own = (query: object) => planOf(server.call(listLoginLog, { query }, { as: user.as }))
    const all = (query: object) => planOf(server.call(adminListLoginLog, { query }, { as: admin.as }))
    for (const query of [{}, { order: 'asc' }, { cursor: '1.x' }]) {
      const [ownPlan, allPlan] = [await own(query), await all(query)]
      expect(ownPlan).toMatch(/SEARCH login_log USING INDEX login_log_tenant/)
      expect(allPlan).toMatch(/(SCAN|SEARCH) login_log USING INDEX login_log_at/)
      expect([ownPlan, allPlan].join()).not.toContain('TEMP B-TREE')
    }
    expect(await all({ user_id: user.id })).toMatch(/SEARCH login_log USING INDEX login_log_tenant/)
  })
})
