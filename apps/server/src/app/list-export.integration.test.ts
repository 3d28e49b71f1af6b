import { API_BASE } from '@seaport/contract/api'
import { updateAccount } from '@seaport/contract/desk/account'
import { assignProxy } from '@seaport/contract/desk/proxy'
import { updateSeat } from '@seaport/contract/desk/seat'
import { adjustBalance } from '@seaport/contract/money/wallet'
import { login } from '@seaport/contract/people/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { EXPORT_CHUNK } from '../kernel/spreadsheet/export.ts'
import { readSpreadsheet } from '../kernel/spreadsheet/read.ts'
import { insertAccounts, newAccountRow } from '../modules/desk/account/account.public.ts'
import { logLogin } from '../modules/people/login-log/login-log.public.ts'
import { fillLibrary } from '../test-support/library.ts'
import { createUser, type TestUser } from '../test-support/people.ts'
import { PROXY_VARIABLES, proxyActs } from '../test-support/proxies.ts'
import { refusal } from '../test-support/refused.ts'
import { addTask, createScene, type Scene } from '../test-support/scene.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

const FORMULA = '=HYPERLINK("http://thief.invalid")'
const GUARDED = `"'=HYPERLINK(""http://thief.invalid"")"`
const EDGE_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'

/** Login of the proxy in the first scene. */
const PROXY_LOGIN = { username: 'proxy-login-name', password: 'proxy-login-word' }

eachDatabase('exports of accounts, seats, logins and users', (location) => {
  let server: TestServer
  let admin: TestUser
  let one: Scene
  let two: Scene
  beforeAll(async () => {
    server = await startTestServer(location, PROXY_VARIABLES)
    admin = await createUser(server, { role: 'owner' })
    one = await createScene(server)
    two = await createScene(server)
    for (const scene of [one, two]) {
      await addTask(scene)
      await nameAll(scene)
    }
    const { add } = await proxyActs(server, one.supervisor)
    const proxy = await add(PROXY_LOGIN)
    const body = { account_ids: [one.accountId], proxy_id: proxy.id }
    await server.call(assignProxy, { body }, one.supervisor)
  })
  afterAll(() => server.stop())

  /** Gives a scene's account and seat texts that look like formulas. */
  const nameAll = async ({ supervisor, accountId, seat }: Scene) => {
    const nickname = FORMULA
    await server.call(updateAccount, { params: { id: accountId }, body: { nickname } }, supervisor)
    await server.call(updateSeat, { params: { id: seat.id }, body: { remark: FORMULA } }, supervisor)
  }
  const download = async (user: TestUser, path: string, language = 'en') => {
    const url = `${server.url}${API_BASE}${path}`
    return fetch(url, { headers: { ...(await user.as('GET', url)), 'accept-language': language } })
  }
  const lines = async (user: TestUser, path: string, language?: string) => {
    const answer = await download(user, path, language)
    expect(answer.status).toBe(200)
    return (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  }

  test('accounts are exported with their proxy’s address, never its login', async () => {
    const { supervisor, accountId, seat } = one
    const [header, row, ...more] = await lines(supervisor, '/account/export?time_zone=Asia/Tokyo')
    expect(header).toContain('Import time (Asia/Tokyo)')
    expect(row).toContain(accountId)
    expect(row).toContain(GUARDED)
    expect(row).toContain(seat.seatCode)
    expect(row).toContain('http://203.0.113.1:8080')
    expect(more).toEqual([])
    for (const path of ['/account/export', '/admin/account/export']) {
      const text = (await lines(path.startsWith('/admin') ? admin : supervisor, path)).join()
      for (const secret of Object.values(PROXY_LOGIN)) expect(text).not.toContain(secret)
    }
  })

  test('each list is exported with its filters, in the caller’s language', async () => {
    const { supervisor, accountId, seat } = one
    const rows = async (path: string) => (await lines(supervisor, path)).length - 1
    expect(await rows('/account/export?network=x_sandbox')).toBe(1)
    expect(await rows('/account/export?network=facebook')).toBe(0)
    expect(await rows(`/account/export?seat_id=${seat.id}`)).toBe(1)
    expect(await rows('/account/export?seat_id=none')).toBe(0)
    expect(await rows('/agent/export?online=true&enabled=true')).toBe(1)
    expect(await rows('/agent/export?enabled=false')).toBe(0)
    expect(await rows('/login-log/export?place=seat&outcome=ok')).toBe(1)
    expect(await rows('/login-log/export?outcome=held')).toBe(0)
    const [accounts, account] = await lines(supervisor, '/account/export', 'zh-CN')
    expect(accounts).toContain('账号')
    expect(account).toContain(accountId)
    expect((await lines(supervisor, '/agent/export', 'vi'))[0]).toContain('Mã nhân viên')
    expect((await lines(supervisor, '/login-log/export', 'zh-HK'))[0]).toContain('登入時間')
  })

  test('rows of another tenant are never exported', async () => {
    for (const path of ['/account/export', '/agent/export', '/login-log/export']) {
      const mine = await lines(one.supervisor, path)
      const theirs = await lines(two.supervisor, path)
      expect(mine.length, path).toBeGreaterThan(1)
      expect(theirs.length, path).toBe(mine.length)
      const own = path === '/account/export' ? one.accountId : one.seat.seatCode
      expect(mine.join('\n'), path).toContain(own)
      expect(theirs.join('\n'), path).not.toContain(own)
    }
  })

  test('seats are exported with their ports and accounts, as a workbook too', async () => {
    const [, row] = await lines(one.supervisor, '/agent/export')
    expect(row).toContain(`${one.seat.seatCode},`)
    expect(row).toContain(',Enabled,Online,5,1,1,0,')
    expect(row).toContain(GUARDED)
    const answer = await download(one.supervisor, '/agent/export?format=xlsx')
    const columns = [{ key: 'code' as const, titles: ['Seat code'], required: true }]
    const sheet = await readSpreadsheet(Buffer.from(await answer.arrayBuffer()), { columns, maxRows: 10 })
    expect(sheet.map(({ cells }) => cells)).toEqual([{ code: one.seat.seatCode }])
  })

  test('a refused login is exported like a successful one, with the client’s texts escaped', async () => {
    const { email } = one.supervisor
    await refusal(server.call(login, { body: { email, password: 'Wrong-password-1' } }), 'wrong_credentials')
    const origin = { ip: '203.0.113.9', userAgent: '', language: FORMULA }
    await logLogin(server.installation.database.db, {
      tenantId: one.supervisor.id,
      at: server.clock.now(),
      origin,
      outcome: 'wrong_password',
    })
    const rows = await lines(one.supervisor, '/login-log/export?outcome=wrong_password')
    expect(rows).toHaveLength(3)
    expect(rows.at(-1)).toContain('Wrong password,Console,,203.0.113.9')
    expect(rows.at(-1)).toContain(`'=HYPERLINK`)
  })

  test('a line of the login log has all its fields, each in its column', async () => {
    await logLogin(server.installation.database.db, {
      tenantId: one.supervisor.id,
      seatId: one.seat.id,
      at: Date.parse('2026-03-02T23:30:00Z'),
      origin: { ip: '8.8.8.8', userAgent: EDGE_ON_WINDOWS, language: 'vi-VN;q=0.9,en;q=0.5' },
      outcome: 'held',
      detail: 'First desk, Second desk',
    })
    const query = 'outcome=held&time_zone=Asia/Ho_Chi_Minh'
    expect(await lines(one.supervisor, `/login-log/export?${query}`)).toEqual([
      'Login time (Asia/Ho_Chi_Minh),Outcome,Logged in to,Seat code,IP address,Country,Address,System type,Kernel origin,Browser language,Device',
      `2026-03-03 06:30:00,In use elsewhere,Seat,${one.seat.seatCode},8.8.8.8,US,United States,Windows,Edge 141,vi-VN,"First desk, Second desk"`,
    ])
  })

  test('administrators export all tenants, with the owner of each row', async () => {
    for (const path of ['account', 'agent', 'task', 'login-log']) {
      const all = (await lines(admin, `/admin/${path}/export`)).join('\n')
      expect(all, path).toContain(one.supervisor.email)
      expect(all, path).toContain(two.supervisor.email)
      const of = await lines(admin, `/admin/${path}/export?user_id=${two.supervisor.id}`)
      expect(of.length, path).toBeGreaterThan(1)
      for (const row of of.slice(1)) expect(row.startsWith(`${two.supervisor.email},`), path).toBe(true)
      for (const person of [one.supervisor, one.seat])
        expect((await download(person as TestUser, `/admin/${path}/export`)).status, path).toBe(403)
    }
  })

  test('users are exported with their wallet as a number and their plan by its name', async () => {
    const body = { amount: '12.5', remark: 'Gift' }
    await server.call(adjustBalance, { params: { id: two.supervisor.id }, body }, admin)
    const found = await lines(admin, `/admin/user/export?search=${two.supervisor.email}`)
    expect(found).toHaveLength(2)
    expect(found[1]).toContain(`${two.supervisor.email},Tester,Active,Professional,12.5,20,5,1,`)
    const all = (await lines(admin, '/admin/user/export')).join('\n')
    expect(all).toContain(one.supervisor.email)
    expect(all).not.toContain(admin.email)
    expect(await lines(admin, '/admin/user/export?plan=default')).toHaveLength(1)
    expect((await download(one.supervisor, '/admin/user/export')).status).toBe(403)
  })

  test('rows with the same moment are all written, once each', async () => {
    const user = await createUser(server, { ports: 0 })
    const { db } = server.installation.database
    const now = server.clock.now()
    const rows = Array.from({ length: EXPORT_CHUNK * 2 }, (_, at) =>
      newAccountRow(
        user.id,
        { network: 'x_sandbox', account: `many${at}`, nickname: '', type: 'promotion', time_zone: 'UTC' },
        'list',
        now,
      ),
    )
    await db.transaction().execute((trx) => insertAccounts(trx, rows))
    const [, ...own] = await lines(user, '/account/export')
    expect(own.map((line) => line.split(',')[0])).toEqual(rows.map(({ account }) => account))
    const [, ...all] = await lines(admin, `/admin/account/export?user_id=${user.id}`)
    expect(all.map((line) => line.split(',')[1])).toEqual(rows.map(({ account }) => account))
  })
  test('people collected during an export are not in it', async () => {
    const user = await createUser(server)
    const { database } = server.installation
    await fillLibrary(database, { tenantId: user.id, from: 1, to: 3, characters: 32 })
    await database.db
      .updateTable('resource')
      .set({ first_seen_at: server.clock.now() + 1 })
      .where('tenant_id', '=', user.id)
      .where('followers', '=', 3)
      .execute()
    const [, ...rows] = await lines(user, '/resource/export?format=csv')
    expect(rows).toEqual([expect.stringMatching(/^Person 1/), expect.stringMatching(/^Person 2/)])
  })
})
