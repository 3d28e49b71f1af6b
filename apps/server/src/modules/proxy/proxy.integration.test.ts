import { type AddressInfo, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { listAccounts } from '@seaport/contract/account'
import type { InputOf } from '@seaport/contract/endpoint'
import {
  assignProxy,
  checkProxies,
  createProxy,
  deleteProxies,
  deleteProxy,
  getProxy,
  importProxyFile,
  importProxyList,
  listProxies,
  moveProxies,
  proxyGroups,
  seatAccountProxy,
  unassignProxy,
  updateProxy,
} from '@seaport/contract/proxy'
import { openAccount } from '@seaport/contract/seat-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/support/databases.ts'
import { startHttpProxy, startSocksProxy } from '../../../../../tests/support/proxies.ts'
import { writeSpreadsheet } from '../../app/spreadsheet/write.ts'
import { createAccountOf, createAccountOn } from '../../test-support/accounts.ts'
import { fetchPath, upload } from '../../test-support/files.ts'
import { createSeatOnline, createUser, type TestUser } from '../../test-support/people.ts'
import { refusal, tally } from '../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../test-support/test-server.ts'
import { proxyJobs } from './proxy.public.ts'

eachDatabase('proxy', (place) => {
  let server: TestServer
  let user: TestUser
  let group: string
  let count = 0
  beforeAll(async () => {
    server = await startTestServer(place, {
      SEAPORT_ALLOW_PRIVATE_PROXIES: '1',
      SEAPORT_PROXY_CHECK_URL: 'http://check.invalid/',
    })
    user = await createUser(server, { ports: 100 })
    group = await groupOf(user, 'First')
  })
  afterAll(() => server.stop())

  const groupOf = async (as: TestUser, name: string) =>
    (await server.call(proxyGroups.create, { body: { name } }, as)).id
  const add = (change: Partial<InputOf<typeof createProxy>['body']> = {}, as = user) => {
    count += 1
    const body = { group_id: group, scheme: 'http' as const, ip: `203.0.113.${count}`, port: 8080, ...change }
    return server.call(createProxy, { body }, as)
  }
  const get = (id: string, as = user) => server.call(getProxy, { params: { id } }, as)
  const check = async () => {
    for (const job of proxyJobs(server.install)) await job.run()
  }

  test('a proxy is kept with its password unreadable, and shown without it', async () => {
    const proxy = await add({ ip: 'Gate.Example', username: 'mei', password: 'hidden-word', remark: 'Bay 3' })
    expect(proxy).toMatchObject({
      ip: 'gate.example',
      username: 'mei',
      has_password: true,
      status: 'unchecked',
      allocation_limit: 1,
      allocated: 0,
      group: { name: 'First' },
    })
    const list = await server.call(listProxies, { query: { search: 'GATE.' } }, user)
    expect(list).toMatchObject({ total: 1, list: [proxy] })
    expect(JSON.stringify(list)).not.toContain('hidden-word')
    const row = await server.install.database.db
      .selectFrom('proxy')
      .selectAll()
      .where('id', '=', proxy.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row) + row.password_sealed?.toString('latin1')).not.toContain('hidden-word')
  })

  test('what is no proxy is refused with the field', async () => {
    for (const [change, field] of [
      [{ ip: '' }, 'ip'],
      [{ ip: 'http://x' }, 'ip'],
      [{ ip: '999.1.1.1' }, 'ip'],
      [{ ip: 'a b' }, 'ip'],
      [{ port: 0 }, 'port'],
      [{ port: 65_536 }, 'port'],
      [{ allocation_limit: 0 }, 'allocation_limit'],
      [{ scheme: 'ftp' as 'http' }, 'scheme'],
    ] as const) {
      const refused = await refusal(add(change), 'invalid_input')
      expect(refused.refusal.detail?.[0]?.loc).toEqual(['body', field])
    }
    await refusal(add({ group_id: 'nowhere' }), 'not_found')
    const { ip } = await add()
    await refusal(add({ ip }), 'proxy_exists')
    expect((await add({ ip, username: 'other' })).username).toBe('other')
    expect((await add({ ip: '[2606:4700::1]' })).ip).toBe('2606:4700::1')
  })

  test('a change of where it leads forgets what checks found; a password stays until it is said', async () => {
    const proxy = await add({ username: 'a', password: 'b' })
    await server.install.database.db
      .updateTable('proxy')
      .set({ status: 'normal', response_ms: 7, exit_address: '198.51.100.1' })
      .where('id', '=', proxy.id)
      .execute()
    const change = (body: InputOf<typeof updateProxy>['body']) =>
      server.call(updateProxy, { params: { id: proxy.id }, body }, user)
    expect(await change({ remark: 'x' })).toMatchObject({
      status: 'normal',
      response_ms: 7,
      has_password: true,
    })
    expect(await change({ port: 81 })).toMatchObject({
      status: 'unchecked',
      response_ms: null,
      exit_address: null,
    })
    expect(await change({ password: '' })).toMatchObject({ has_password: false })
    const other = await add()
    await refusal(change({ ip: other.ip, port: other.port, username: '' }), 'proxy_exists')
  })

  test('groups: names are unique, full ones stay, members are counted', async () => {
    const person = await createUser(server)
    const id = await groupOf(person, 'Tea')
    await refusal(groupOf(person, 'TEA'), 'group_exists')
    await refusal(groupOf(person, ' '), 'invalid_input')
    const other = await groupOf(person, 'Travel')
    const rename = (name: string) =>
      server.call(proxyGroups.rename, { params: { id: other }, body: { name } }, person)
    await refusal(rename('tea'), 'group_exists')
    expect((await rename('TRAVEL')).name).toBe('TRAVEL')
    const proxy = await add({ group_id: id }, person)
    const groups = await server.call(proxyGroups.list, { query: { sort: 'name', order: 'asc' } }, person)
    expect(groups.list.map(({ name, proxies }) => [name, proxies])).toEqual([
      ['Tea', 1],
      ['TRAVEL', 0],
    ])
    await refusal(server.call(proxyGroups.remove, { params: { id } }, person), 'group_not_empty')
    await refusal(server.call(moveProxies, { body: { ids: [proxy.id], group_id: id } }, person), 'same_group')
    const moved = await server.call(moveProxies, { body: { ids: [proxy.id], group_id: other } }, person)
    expect(moved).toEqual({ moved: 1 })
    await server.call(proxyGroups.remove, { params: { id } }, person)
    await refusal(server.call(proxyGroups.remove, { params: { id } }, person), 'not_found')
    await refusal(server.call(moveProxies, { body: { ids: [], group_id: other } }, person), 'invalid_input')
  })

  test('an account goes out through its proxy: the desktop of its seat gets the credentials, nobody else', async () => {
    const seat = await createSeatOnline(server, user, 3)
    const neighbour = await createSeatOnline(server, user, 1)
    const account = await createAccountOn(server, user, seat.id)
    const proxy = await add({ scheme: 'socks5', username: 'mei', password: 'tea:time' })
    const params = { id: account.id }
    expect(await server.call(seatAccountProxy, { params }, seat)).toEqual({ proxy: null })
    await server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids: [account.id] } }, user)
    const full = {
      id: proxy.id,
      scheme: 'socks5',
      host: proxy.ip,
      port: 8080,
      username: 'mei',
      password: 'tea:time',
    }
    expect(await server.call(seatAccountProxy, { params }, seat)).toEqual({ proxy: full })
    await refusal(server.call(seatAccountProxy, { params }, neighbour), 'not_found')
    await refusal(server.call(seatAccountProxy, { params }, user), 'forbidden')

    const headers = { 'idempotency-key': 'open-once' }
    const opened = await server.call(openAccount, { params }, { ...seat, headers })
    expect(opened).toEqual({ slot: 1, proxy: full })
    expect(await server.call(openAccount, { params }, { ...seat, headers })).toEqual(opened)
    const kept = await server.install.database.db.selectFrom('idempotency').select('answer').execute()
    expect(JSON.stringify(kept)).not.toContain('tea:time')

    const [shown] = (await server.call(listAccounts, { query: { proxy_id: proxy.id } }, user)).list
    expect(shown?.proxy).toEqual({ id: proxy.id, scheme: 'socks5', ip: proxy.ip, port: 8080 })
    await refusal(server.call(deleteProxy, { params: { id: proxy.id } }, user), 'proxy_in_use')
    const removeMany = (ids: string[]) => server.call(deleteProxies, { body: { ids } }, user)
    const others = [await add(), await add()].map(({ id }) => id)
    const { refusal: refused } = await refusal(removeMany([...others, proxy.id]), 'proxies_in_use')
    expect(refused.msg).toContain('1')
    expect((await get(others[0] ?? '')).id).toBe(others[0])
    expect(await removeMany(others)).toEqual({ deleted: 2 })
    await refusal(removeMany(others), 'not_found')
    await server.call(unassignProxy, { body: { account_ids: [account.id] } }, user)
    await server.call(deleteProxy, { params: { id: proxy.id } }, user)
    await refusal(get(proxy.id), 'not_found')
  })

  test('as many accounts are open through a proxy at once as it allows', async () => {
    const seat = await createSeatOnline(server, user, 3)
    const proxy = await add({ allocation_limit: 3, concurrency_limit: 1 })
    const accounts = await Promise.all([1, 2].map(() => createAccountOn(server, user, seat.id)))
    const account_ids = accounts.map(({ id }) => id)
    await server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids } }, user)
    const opening = accounts.map(({ id }) => server.call(openAccount, { params: { id } }, seat))
    const { answers, reasons } = await tally(opening)
    expect([answers.length, reasons]).toEqual([1, ['proxy_busy']])
  })

  test('fifty bindings at once never pass the allocation limit', async () => {
    const proxy = await add({ allocation_limit: 7 })
    const accounts = await Promise.all(Array.from({ length: 50 }, () => createAccountOf(server, user)))
    const { answers, reasons } = await tally(
      accounts.map(({ id }) =>
        server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids: [id] } }, user),
      ),
    )
    expect(answers).toHaveLength(7)
    expect(new Set(reasons)).toEqual(new Set(['proxy_limit_reached']))
    expect((await get(proxy.id)).allocated).toBe(7)
    const change = { params: { id: proxy.id }, body: { allocation_limit: 6 } }
    await refusal(server.call(updateProxy, change, user), 'proxy_limit_below_allocated')
    const bound = (await server.call(listAccounts, { query: { proxy_id: proxy.id } }, user)).list
    const again = { body: { proxy_id: proxy.id, account_ids: bound.map(({ id }) => id) } }
    expect(await server.call(assignProxy, again, user)).toEqual({ assigned: 0 })
  })

  test('another tenant’s proxies, groups and accounts are not found, and without the key nothing is', async () => {
    const stranger = await createUser(server)
    const [proxy, account] = [await add(), await createAccountOf(server, user)]
    const params = { id: proxy.id }
    const theirs = await groupOf(stranger, 'Theirs')
    const own = await add({ group_id: theirs }, stranger)
    for (const call of [
      () => get(proxy.id, stranger),
      () => server.call(updateProxy, { params, body: { remark: 'x' } }, stranger),
      () => server.call(deleteProxy, { params }, stranger),
      () => server.call(deleteProxies, { body: { ids: [proxy.id, own.id] } }, stranger),
      () => server.call(moveProxies, { body: { ids: [proxy.id], group_id: theirs } }, stranger),
      () => server.call(moveProxies, { body: { ids: [own.id], group_id: group } }, stranger),
      () => server.call(checkProxies, { body: { ids: [proxy.id] } }, stranger),
      () => server.call(assignProxy, { body: { proxy_id: proxy.id, account_ids: [account.id] } }, stranger),
      () => server.call(assignProxy, { body: { proxy_id: own.id, account_ids: [account.id] } }, stranger),
      () => server.call(assignProxy, { body: { proxy_id: own.id, account_ids: [account.id] } }, user),
      () => server.call(unassignProxy, { body: { account_ids: [account.id] } }, stranger),
      () => server.call(proxyGroups.rename, { params: { id: group }, body: { name: 'x' } }, stranger),
      () => server.call(proxyGroups.remove, { params: { id: group } }, stranger),
      () => server.call(importProxyList, { body: { group_id: group, text: '203.0.113.1:1' } }, stranger),
      () =>
        server.call(
          importProxyList,
          { body: { group_id: group, text: '203.0.113.1:1', dry_run: true } },
          stranger,
        ),
    ])
      expect((await refusal(call(), 'not_found')).status).toBe(404)
    expect((await server.call(listProxies, {}, stranger)).total).toBe(1)
    const admin = await createUser(server, { role: 'admin' })
    for (const call of [
      () => server.call(listProxies, {}, admin),
      () => server.call(checkProxies, { body: { ids: [proxy.id] } }, admin),
      () => upload(server, importProxyFile, { body: { group_id: group }, content: Buffer.from('x') }, admin),
    ])
      expect((await refusal(call(), 'forbidden')).status).toBe(403)
  })

  test('checks run in the background and tell what they found', async () => {
    const [http, socks] = await Promise.all([
      startHttpProxy(),
      startSocksProxy({ username: 'a', password: 'b' }),
    ])
    try {
      const up = await add({ ip: '127.0.0.1', port: http.port })
      const locked = await add({
        scheme: 'socks5',
        ip: '127.0.0.1',
        port: socks.port,
        username: 'a',
        password: 'c',
      })
      const gone = await add({ ip: '127.0.0.1', port: 1 })
      const ids = [up.id, locked.id, gone.id]
      const events: string[] = []
      const stop = server.install.bus.subscribe(user.id, (event) => {
        if (event.type === 'proxy') events.push(event.id)
      })
      expect(await server.call(checkProxies, { body: { ids } }, user)).toEqual({ queued: 3 })
      await check()
      await expect
        .poll(async () => (await Promise.all(ids.map((id) => get(id)))).map(({ status }) => status))
        .not.toContain('checking')
      const found = await Promise.all(ids.map((id) => get(id)))
      expect(found.map(({ status, error }) => [status, error])).toEqual([
        ['abnormal', 'proxy_tunnel_refused'],
        ['abnormal', 'proxy_login_refused'],
        ['abnormal', 'proxy_unreachable'],
      ])
      expect(found[2]).toMatchObject({
        error_message: 'The proxy could not be reached',
        last_detected_at: new Date(server.clock.now()).toISOString(),
      })
      expect(http.seen).toEqual(['check.invalid:80'])
      await expect.poll(() => new Set(events)).toEqual(new Set(ids))
      stop()
    } finally {
      await Promise.all([http.close(), socks.close()])
    }
  })

  test('a check that was lost with its server is taken up anew', async () => {
    const proxy = await add({ ip: '127.0.0.1', port: 2 })
    const { db } = server.install.database
    const claimed = {
      check_claim: 'lost',
      check_claimed_until: server.clock.now() + 60_000,
      check_wanted_at: 1,
    }
    await db.updateTable('proxy').set(claimed).where('id', '=', proxy.id).execute()
    await check()
    expect((await get(proxy.id)).status).toBe('unchecked')
    server.clock.advance(61)
    await check()
    await expect.poll(async () => (await get(proxy.id)).status).toBe('abnormal')
  })

  test('a check under way does not speak for a proxy that was changed meanwhile', async () => {
    const held: Socket[] = []
    const silent = createServer((socket) => held.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const proxy = await add({ ip: '127.0.0.1', port })
    await server.call(checkProxies, { body: { ids: [proxy.id] } }, user)
    const checking = check()
    await expect.poll(() => held.length).toBe(1)
    await server.call(updateProxy, { params: { id: proxy.id }, body: { port: 3 } }, user)
    for (const socket of held) socket.destroy()
    await checking
    silent.close()
    expect(await get(proxy.id)).toMatchObject({ status: 'unchecked', error: null, last_detected_at: null })
  })

  const template = async (locale: string) =>
    fetchPath(server, '/api/v1/proxy/import-template', { ...user, headers: { 'accept-language': locale } })
  const sheet = (
    rows: (string | number)[][],
    titles = ['IP', 'Port', 'Scheme', 'Username', 'Password', 'Allocation limit'],
  ) => buffer(writeSpreadsheet('xlsx', { name: 'x', columns: titles.map((title) => ({ title })), rows }))

  test('a spreadsheet is imported row by row, and what was left out comes back as one', async () => {
    const content = await sheet([
      ['198.51.100.1', 8080, 'socks5', 'mei', 'secret-1', 5],
      ['198.51.100.1', 8080, 'socks5', 'mei', 'secret-2'],
      ['not an address', 80],
      ['198.51.100.2', 99_999],
      ['198.51.100.3', 80, 'ftp'],
      ['198.51.100.4', 80],
    ])
    const send = (dry_run: boolean) =>
      upload(server, importProxyFile, { body: { group_id: group, dry_run }, content }, user)
    const trial = await send(true)
    expect(trial).toMatchObject({ added: 2, duplicate: 1, invalid: 3 })
    expect((await server.call(listProxies, { query: { search: '198.51.100.' } }, user)).total).toBe(0)
    const report = await send(false)
    expect(report.rows).toEqual(trial.rows)
    expect(report.rows.map(({ row, proxy, outcome }) => [row, proxy, outcome])).toEqual([
      [2, 'socks5://mei@198.51.100.1:8080', 'added'],
      [3, 'socks5://mei@198.51.100.1:8080', 'duplicate'],
      [4, 'http://not an address:80', 'invalid'],
      [5, 'http://198.51.100.2:99999', 'invalid'],
      [6, 'ftp://198.51.100.3:80', 'invalid'],
      [7, 'http://198.51.100.4:80', 'added'],
    ])
    expect(report.rows[3]?.msg).toMatch(/^Port: /)
    expect(JSON.stringify(report)).not.toContain('secret')
    expect(report.error_file?.rows).toBe(4)
    const file = await fetchPath(server, report.error_file?.url ?? '')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Rows left out.xlsx"/)
    expect(file.content.includes('secret')).toBe(false)
    const corrected = await upload(
      server,
      importProxyFile,
      { body: { group_id: group, dry_run: true }, content: file.content },
      user,
    )
    expect(corrected).toMatchObject({ added: 0, duplicate: 1, invalid: 3 })
    expect(await send(false)).toMatchObject({ added: 0, duplicate: 3, invalid: 3 })
  })

  test('an import that is sent again with its key is one import, and with another file a mistake', async () => {
    const headers = { 'idempotency-key': 'sheet-once' }
    const send = (content: Buffer) =>
      upload(server, importProxyFile, { body: { group_id: group }, content }, { as: user.as, headers })
    const content = await sheet([['198.51.100.50', 80]])
    expect((await send(content)).added).toBe(1)
    expect((await send(content)).added).toBe(1)
    await refusal(send(await sheet([['198.51.100.51', 80]])), 'idempotency_mismatch')
  })

  test('the template is in the caller’s language, and every language is read', async () => {
    for (const locale of ['en', 'cn', 'hk', 'vi']) {
      const { status, content } = await template(locale)
      expect(status).toBe(200)
      await refusal(
        upload(server, importProxyFile, { body: { group_id: group, dry_run: true }, content }, user),
        'spreadsheet_empty',
      )
    }
    const wrong = await sheet([['x']], ['Address'])
    const refused = await refusal(
      upload(server, importProxyFile, { body: { group_id: group }, content: wrong }, user),
      'spreadsheet_columns',
    )
    expect(refused.refusal.msg).toContain('IP, Port')
    const program = Buffer.from('MZ'.padEnd(4000, '\0'))
    await refusal(
      upload(
        server,
        importProxyFile,
        { body: { group_id: group }, content: program, name: 'list.xlsx' },
        user,
      ),
      'not_spreadsheet',
    )
    const big = await refusal(
      upload(server, importProxyFile, { body: { group_id: group }, content: Buffer.alloc(5_300_000) }, user),
      'too_large',
    )
    expect(big.status).toBe(413)
  })

  test('a pasted list, line by line', async () => {
    const text =
      '198.51.100.70:80:mei:secret\r\n\r\nsocks5://198.51.100.71:1080\nnonsense secret\n198.51.100.70:80:mei:other'
    const report = await server.call(
      importProxyList,
      { body: { group_id: group, text, allocation_limit: 4 } },
      user,
    )
    expect(report.rows.map(({ row, proxy, outcome }) => [row, proxy, outcome])).toEqual([
      [1, 'http://mei@198.51.100.70:80', 'added'],
      [3, 'socks5://198.51.100.71:1080', 'added'],
      [4, 'nonsense', 'invalid'],
      [5, 'http://mei@198.51.100.70:80', 'duplicate'],
    ])
    const [proxy] = (await server.call(listProxies, { query: { search: '198.51.100.70' } }, user)).list
    expect(proxy).toMatchObject({ allocation_limit: 4, has_password: true })
  })

  test('ten thousand rows are one import', async () => {
    const person = await createUser(server)
    const id = await groupOf(person, 'Many')
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `h${index}.example`,
      8080,
      'http',
      'u',
      `p${index}`,
    ])
    const content = await sheet(rows)
    const before = process.memoryUsage().rss
    const report = await upload(server, importProxyFile, { body: { group_id: id }, content }, person)
    expect(report).toMatchObject({ added: 10_000, duplicate: 0, invalid: 0, error_file: null })
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
    expect((await server.call(listProxies, { query: { page_size: 1 } }, person)).total).toBe(10_000)
  })
})
