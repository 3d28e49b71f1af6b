import { buffer } from 'node:stream/consumers'
import { checkProxies, importProxyFile, importProxyList, listProxies } from '@seaport/contract/desk/proxy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheet/read.ts'
import { writeSpreadsheet } from '../../../kernel/spreadsheet/write.ts'
import { fetchPath, upload } from '../../../test-support/files.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { PROXY_VARIABLES, type ProxyActs, proxyActs } from '../../../test-support/proxies.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

eachDatabase('import of proxies', (location) => {
  let server: TestServer
  let user: TestUser
  let acts: ProxyActs
  beforeAll(async () => {
    server = await startTestServer(location, PROXY_VARIABLES)
    user = await createUser(server, { ports: 100 })
    acts = await proxyActs(server, user)
  })
  afterAll(() => server.stop())

  const template = async (locale: string) =>
    fetchPath(server, '/api/v1/proxy/import-template', { ...user, headers: { 'accept-language': locale } })
  const sheet = (
    rows: (string | number)[][],
    titles = ['IP', 'Port', 'Scheme', 'Username', 'Password', 'Allocation limit'],
  ) => buffer(writeSpreadsheet('xlsx', { name: 'x', columns: titles.map((title) => ({ title })), rows }))

  test('an import without space for the file of skipped rows is done all the same', async () => {
    const { env } = server.installation
    const quota = env.fileQuota
    env.fileQuota = 0
    try {
      const content = await sheet([
        ['192.0.2.77', 80],
        ['not an address', 80],
      ])
      const body = { group_id: acts.group, dry_run: false }
      const report = await upload(server, importProxyFile, { body, content }, user)
      expect(report).toMatchObject({ added: 1, invalid: 1, error_file: null })
    } finally {
      env.fileQuota = quota
    }
  })

  test('a spreadsheet is imported row by row, and skipped rows are returned as one', async () => {
    const content = await sheet([
      ['198.51.100.1', 8080, 'socks5', 'mei', 'secret-1', 5],
      ['198.51.100.1', 8080, 'socks5', 'mei', 'secret-2'],
      ['not an address', 80],
      ['198.51.100.2', 99_999],
      ['198.51.100.3', 80, 'ftp'],
      ['198.51.100.4', 80],
    ])
    // Somebody else's proxy is not there already.
    const other = await createUser(server)
    const theirs = { group_id: await acts.groupOf(other, 'Theirs'), text: '198.51.100.4:80' }
    await server.call(importProxyList, { body: theirs }, other)
    const send = (dry_run: boolean) =>
      upload(server, importProxyFile, { body: { group_id: acts.group, dry_run }, content }, user)
    const trial = await send(true)
    expect(trial).toMatchObject({ added: 2, duplicate: 1, invalid: 3 })
    expect((await server.call(listProxies, { query: { search: '198.51.100.' } }, user)).total).toBe(0)
    const report = await send(false)
    expect(report.rows).toEqual(trial.rows)
    expect(report.rows.map(({ row, proxy, outcome }) => [row, proxy, outcome])).toEqual([
      [2, 'socks5://mei@198.51.100.1:8080', 'added'],
      [3, 'socks5://mei@198.51.100.1:8080', 'duplicate'],
      [4, '', 'invalid'],
      [5, '198.51.100.2', 'invalid'],
      [6, '198.51.100.3', 'invalid'],
      [7, 'http://198.51.100.4:80', 'added'],
    ])
    // Sellers have sessions in the password too: it is not the same proxy.
    expect(report.rows[1]?.msg).toMatch(/exists with a different password/)
    expect(report.rows[3]?.msg).toMatch(/^Port: /)
    expect(JSON.stringify(report)).not.toContain('secret')
    expect(report.error_file?.rows).toBe(4)
    const file = await fetchPath(server, report.error_file?.url ?? '')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Skipped rows.xlsx"/)
    expect(file.content.includes('secret')).toBe(false)
    const corrected = await upload(
      server,
      importProxyFile,
      { body: { group_id: acts.group, dry_run: true }, content: file.content },
      user,
    )
    // The password is not repeated, and SOCKS5 takes no name without one.
    expect(corrected.added).toBe(0)
    const again = await send(false)
    expect(again).toMatchObject({ added: 0, duplicate: 3, invalid: 3 })
    expect(again.rows.slice(0, 2).map(({ msg }) => msg)).toEqual([
      'This proxy already exists',
      report.rows[1]?.msg,
    ])
  })

  test('a placeholder login counts as none, and half a login refuses its row', async () => {
    const person = await createUser(server)
    const content = await sheet(
      [
        ['198.51.100.60', 80, 'HTTP', 'null', 'null', '', 'N/A'],
        ['198.51.100.61', 80, '', 'mei', 'NaN', '', ''],
      ],
      ['IP', 'Port', 'Scheme', 'Username', 'Password', 'Allocation limit', 'Remark'],
    )
    const group_id = await acts.groupOf(person, 'Nothing')
    const report = await upload(server, importProxyFile, { body: { group_id }, content }, person)
    expect(report.rows.map(({ proxy, outcome, msg }) => [proxy, outcome, msg])).toEqual([
      ['http://198.51.100.60:80', 'added', ''],
      ['198.51.100.61', 'invalid', 'Username: This value is invalid'],
    ])
    const { list } = await server.call(listProxies, {}, person)
    expect(list.map(({ username, has_password, remark }) => [username, has_password, remark])).toEqual([
      ['', false, ''],
    ])
  })

  test('an import repeated with its key is one import, and with another file an error', async () => {
    const headers = { 'idempotency-key': 'sheet-once' }
    const send = (content: Buffer) =>
      upload(server, importProxyFile, { body: { group_id: acts.group }, content }, { as: user.as, headers })
    const content = await sheet([['198.51.100.50', 80]])
    expect((await send(content)).added).toBe(1)
    expect((await send(content)).added).toBe(1)
    await refusal(send(await sheet([['198.51.100.51', 80]])), 'idempotency_mismatch')
  })

  test('the template is in the caller’s language, and every language is read', async () => {
    for (const [locale, password] of [
      ['en', 'Password'],
      ['cn', '密码'],
      ['hk', '密碼'],
      ['vi', 'Mật khẩu'],
    ] as const) {
      const { status, content } = await template(locale)
      expect(status).toBe(200)
      const columns = [0, 1, 2, 3, 4, 5].map((position) => ({ key: `${position}`, titles: [], position }))
      const [titles] = await readSpreadsheet(content, { columns, maxRows: 1, hasTitles: false })
      expect(Object.values(titles?.cells ?? {})).toContain(password)
      await refusal(
        upload(server, importProxyFile, { body: { group_id: acts.group, dry_run: true }, content }, user),
        'spreadsheet_empty',
      )
    }
    const wrong = await sheet([['x']], ['Address'])
    const missing = async (locale: string) => {
      const caller = { ...user, headers: { 'accept-language': locale } }
      const sent = upload(server, importProxyFile, { body: { group_id: acts.group }, content: wrong }, caller)
      return (await refusal(sent, 'spreadsheet_columns')).refusal.msg
    }
    expect(await missing('en')).toContain('IP, Port')
    expect(await missing('cn')).toContain('IP, 端口')
    const program = Buffer.from('MZ'.padEnd(4000, '\0'))
    await refusal(
      upload(
        server,
        importProxyFile,
        { body: { group_id: acts.group }, content: program, name: 'list.xlsx' },
        user,
      ),
      'not_spreadsheet',
    )
    const big = await refusal(
      upload(
        server,
        importProxyFile,
        { body: { group_id: acts.group }, content: Buffer.alloc(5_300_000) },
        user,
      ),
      'too_large',
    )
    expect(big.status).toBe(413)
  })

  test('a pasted list, line by line', async () => {
    const text =
      '198.51.100.70:80:mei:secret\r\n\r\nsocks5://198.51.100.71:1080\nnonsense secret\n198.51.100.70:80:mei:other'
    const report = await server.call(
      importProxyList,
      { body: { group_id: acts.group, text, allocation_limit: 4 } },
      user,
    )
    expect(report.rows.map(({ row, proxy, outcome }) => [row, proxy, outcome])).toEqual([
      [1, 'http://mei@198.51.100.70:80', 'added'],
      [3, 'socks5://198.51.100.71:1080', 'added'],
      [4, '', 'invalid'],
      [5, 'http://mei@198.51.100.70:80', 'duplicate'],
    ])
    const [proxy] = (await server.call(listProxies, { query: { search: '198.51.100.70' } }, user)).list
    expect(proxy).toMatchObject({ allocation_limit: 4, has_password: true })
  })

  test('a new proxy at the host of a known one is reported as added', async () => {
    const send = (text: string) =>
      server.call(importProxyList, { body: { group_id: acts.group, text } }, user)
    await send('198.51.100.80:80:mei:secret')
    const report = await send('198.51.100.80:80:mei:secret\n198.51.100.80:81:mei:secret')
    expect(report.rows.map(({ proxy, outcome }) => [proxy, outcome])).toEqual([
      ['http://mei@198.51.100.80:80', 'duplicate'],
      ['http://mei@198.51.100.80:81', 'added'],
    ])
    expect(report.error_file?.rows).toBe(1)
  })

  test('a proxy whose password belongs to a lost secret is imported as one with another password', async () => {
    const send = () =>
      server.call(
        importProxyList,
        { body: { group_id: acts.group, text: '198.51.100.90:80:mei:secret' } },
        user,
      )
    await send()
    const lost = { password_sealed: Buffer.alloc(40) }
    const { db } = server.installation.database
    await db.updateTable('proxy').set(lost).where('ip', '=', '198.51.100.90').execute()
    const [row] = (await send()).rows
    expect([row?.outcome, row?.msg]).toEqual(['duplicate', expect.stringMatching(/a different password/)])
    const [proxy] = (await server.call(listProxies, { query: { search: '198.51.100.90' } }, user)).list
    await server.call(checkProxies, { body: { ids: [proxy?.id ?? ''] } }, user)
    await acts.check()
    expect(await acts.get(proxy?.id ?? '')).toMatchObject({
      status: 'abnormal',
      error: 'proxy_login_refused',
    })
  })

  test('ten thousand rows are one import', async () => {
    const person = await createUser(server)
    const id = await acts.groupOf(person, 'Many')
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
