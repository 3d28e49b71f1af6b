import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { listAccounts } from '@seaport/contract/desk/account'
import { importAccountFile, readAccountColumns } from '@seaport/contract/desk/account-import'
import { createProxy, proxyGroups } from '@seaport/contract/desk/proxy'
import { updateSeat } from '@seaport/contract/desk/seat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheet/read.ts'
import { writeSpreadsheet } from '../../../kernel/spreadsheet/write.ts'
import { fetchPath, upload } from '../../../test-support/files.ts'
import { createSeatOnline, createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

const inputs = new URL('../../../../../../tests/inputs/', import.meta.url)

eachDatabase('account import from a file', (location) => {
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    server = await startTestServer(location)
    user = await createUser(server)
  })
  afterAll(() => server.stop())

  const sheet = (rows: string[][], titles = ['账号', '昵称']) =>
    buffer(writeSpreadsheet('xlsx', { name: 'x', columns: titles.map((title) => ({ title })), rows }))
  const send = (content: Buffer, dry_run = false, as = user) =>
    upload(server, importAccountFile, { body: { network: 'x', type: 'personal', dry_run }, content }, as)

  test('rows become accounts, the others come back with their reasons', async () => {
    const content = await sheet([
      ['@harbor_tea', '港'],
      ['HARBOR_TEA', ''],
      ['not a name', ''],
      ['min_xu', '徐敏'],
    ])
    expect(await send(content, true)).toMatchObject({ added: 2, duplicate: 1, invalid: 1 })
    expect((await server.call(listAccounts, {}, user)).total).toBe(0)
    const report = await send(content)
    expect(report.rows.map(({ row, account, outcome }) => [row, account, outcome])).toEqual([
      [2, 'harbor_tea', 'added'],
      [3, 'HARBOR_TEA', 'duplicate'],
      [4, 'not', 'invalid'],
      [5, 'min_xu', 'added'],
    ])
    const { list } = await server.call(listAccounts, { query: { sort: 'account', order: 'asc' } }, user)
    expect(list.map((one) => [one.account, one.nickname, one.import_type, one.type, one.proxy])).toEqual([
      ['harbor_tea', '港', 'file', 'personal', null],
      ['min_xu', '徐敏', 'file', 'personal', null],
    ])
    expect(report.error_file?.rows).toBe(2)
    const { content: left } = await fetchPath(server, report.error_file?.url ?? '')
    expect(await send(left, true)).toMatchObject({ added: 0, duplicate: 1, invalid: 1 })
  })

  test('a password, key or address in the nickname column refuses its row and is repeated nowhere', async () => {
    const secrets = ['Zq7Passw0rd!', 'auth_token=Zq7abc', 'Zq7@mail.test', 'Zq7:pass:mail']
    const content = await sheet(
      [...secrets.map((secret, index) => [`secret_${index}`, secret, '1000007']), ['secret_ok', '安', '']],
      ['账号', '昵称', 'Agent'],
    )
    const report = await send(content)
    expect(report).toMatchObject({ added: 1, invalid: secrets.length })
    // No seat has their code either: what is said of them shows why they were refused.
    const said = report.rows.filter(({ outcome }) => outcome === 'invalid').map(({ msg }) => msg)
    expect(said).toEqual(secrets.map(() => expect.stringMatching(/^Nickname: /)))
    const { content: left } = await fetchPath(server, report.error_file?.url ?? '')
    const columns = Array.from({ length: 12 }, (_, position) => ({
      key: `${position}`,
      titles: [],
      position,
    }))
    const written = await readSpreadsheet(left, { columns, maxRows: 10 })
    expect(written).toHaveLength(secrets.length)
    expect(JSON.stringify([report, written])).not.toContain('Zq7')
    // What is understood stays: a seat's code, of however many digits.
    expect(JSON.stringify(written).split('1000007')).toHaveLength(secrets.length + 1)
  })

  test('a caption above the titles is left out, whatever a person says of the columns', async () => {
    const person = await createUser(server)
    const content = await sheet(
      [
        ['Land', 'Handle', 'Name'],
        ['VN', 'caption_tea', 'Lan'],
      ],
      ['Accounts, March', '', ''],
    )
    const { columns } = await upload(server, readAccountColumns, { body: {}, content }, person)
    expect(columns.map(({ title, field }) => [title, field])).toEqual([
      ['Land', null],
      ['Handle', 'account'],
      ['Name', 'nickname'],
    ])
    const said = [
      { position: 0, field: 'country' as const },
      { position: 1, field: 'account' as const },
    ]
    const body = { network: 'x' as const, type: 'personal' as const, dry_run: true, columns: said }
    const report = await upload(server, importAccountFile, { body, content }, person)
    expect(report.rows.map(({ row, account, outcome }) => [row, account, outcome])).toEqual([
      [3, 'caption_tea', 'added'],
    ])
  })

  test.each([
    ['an account’s address', ['https://x.com/first_tea', 'Lan'], undefined],
    ['a proxy', ['first_tea', '203.0.113.7:8080'], undefined],
    ['a number', ['first_tea', '100002'], undefined],
    ['what could be titles, where a person says so', ['first_tea', 'Lan'], false],
  ])('a first row that holds %s is imported too', async (_, first, said) => {
    const person = await createUser(server)
    const content = await sheet([['second_tea', 'Minh']], first)
    const read = await upload(server, readAccountColumns, { body: { has_titles: said }, content }, person)
    expect(read).toMatchObject({ has_titles: false, columns: [{ position: 0, title: '' }, { title: '' }] })
    // Any but the first column may hold passwords.
    expect(read.columns.map(({ field, example }) => [field, example.includes('tea')])).toEqual([
      ['account', true],
      [null, false],
    ])
    const columns = [{ position: 0, field: 'account' as const }]
    const body = { network: 'x' as const, columns, has_titles: said, dry_run: true }
    const report = await upload(server, importAccountFile, { body, content }, person)
    expect(report.rows.map(({ row, account, outcome }) => [row, account, outcome])).toEqual([
      [1, 'first_tea', 'added'],
      [2, 'second_tea', 'added'],
    ])
    // Unless a person says otherwise.
    const titled = { ...body, has_titles: true }
    expect(await upload(server, importAccountFile, { body: titled, content }, person)).toMatchObject({
      added: 1,
    })
  })

  test('columns of other programs’ files are guessed in four languages, or assigned by a person', async () => {
    const person = await createUser(server)
    const titles = ['Motto', 'Tên hiển thị', '用户名', 'Timezone', '國家', 'Loại', 'Username']
    const content = await sheet(
      [
        ['a@b.test', 'Lan', 'lan_tea', 'Asia/Ho_Chi_Minh', 'vn', '个人账号', 'other_1'],
        ['', 'Minh', 'minh_tea', '', '', '', 'other_2'],
        ['', '', 'no_zone', 'Moon/Sea', '', '', 'other_3'],
        ['', '', 'no_type', '', '', 'robot', 'other_4'],
        ['', '', 'no_land', '', 'Atlantis', '', 'other_5'],
      ],
      titles,
    )
    const { columns } = await upload(server, readAccountColumns, { body: {}, content }, person)
    const fields = [null, 'nickname', 'account', 'time_zone', 'country', 'type', null]
    expect(columns.map(({ field }) => field)).toEqual(fields)
    expect(columns[0]).toEqual({ position: 0, title: 'Motto', example: 'a@b.test', field: null })
    const importAs = (body: object) =>
      upload(server, importAccountFile, { body: { network: 'x', ...body }, content }, person)
    const guessed = columns.flatMap(({ position, field }) => (field ? [{ position, field }] : []))
    const report = await importAs({ columns: guessed, type: 'promotion', time_zone: 'Asia/Tokyo' })
    expect(report.rows.map(({ row, outcome, msg }) => [row, outcome, msg])).toEqual([
      [2, 'added', ''],
      [3, 'added', ''],
      [4, 'invalid', expect.stringMatching(/^Time zone: /)],
      [5, 'invalid', expect.stringMatching(/^Account type: /)],
      [6, 'invalid', expect.stringMatching(/^Country: /)],
    ])
    const { list } = await server.call(listAccounts, { query: { sort: 'account', order: 'asc' } }, person)
    expect(list.map((one) => [one.account, one.nickname, one.type, one.time_zone, one.country])).toEqual([
      ['lan_tea', 'Lan', 'personal', 'Asia/Ho_Chi_Minh', 'VN'],
      ['minh_tea', 'Minh', 'promotion', 'Asia/Tokyo', null],
    ])
    const corrected = [{ position: 6, field: 'account' as const }]
    expect(await importAs({ columns: corrected, dry_run: true })).toMatchObject({ added: 5, invalid: 0 })
    await refusal(importAs({ columns: [{ position: 1, field: 'nickname' }] }), 'spreadsheet_columns')
    for (const columns of [[...corrected, ...corrected], [{ position: 100, field: 'account' }], []])
      await refusal(importAs({ columns }), 'invalid_input')
  })

  test('rows name their seat, proxy and sign-in name; none is imported without the proxy that it names', async () => {
    const person = await createUser(server)
    const seat = await createSeatOnline(server, person, 1)
    const group = await server.call(proxyGroups.create, { body: { name: 'Pier' } }, person)
    const host = { group_id: group.id, ip: '192.0.2.7', port: 8080 } as const
    const proxy = await server.call(
      createProxy,
      { body: { ...host, scheme: 'http', username: 'me', password: 'secret', allocation_limit: 2 } },
      person,
    )
    await server.call(createProxy, { body: { ...host, scheme: 'socks5', port: 1080 } }, person)
    await server.call(createProxy, { body: { ...host, scheme: 'http', port: 1080 } }, person)
    const content = await sheet(
      [
        ['ann', '坐席', '192.0.2.7:8080', 'ann@tea.test'],
        ['ANN', seat.seatCode, '192.0.2.7:8080', ''],
        ['ben', seat.seatCode, 'http://me:secret@192.0.2.7:8080', '+65 8123 4567'],
        ['cat', seat.seatCode, '192.0.2.7:8080:me:secret', ''],
        ['dan', seat.seatCode, '', 'dan'],
        ['eve', 'nobody', '', ''],
        ['fay', '', '192.0.2.7:1080', ''],
        ['gus', '', 'socks5://192.0.2.7:1080', ''],
        ['hal', '', '203.0.113.1:1', ''],
        ['ida', '', 'me:secret@nowhere', ''],
        ['jan', '', 'http://me:secret@203.0.113.7:8080:US', ''],
      ],
      ['账号', 'Agent', 'Proxy IP', 'E-mail'],
    )
    await server.call(updateSeat, { params: { id: seat.id }, body: { name: '坐席' } }, person)
    const expected = [
      [2, 'added', ''],
      [3, 'duplicate', expect.any(String)],
      [4, 'added', ''],
      [5, 'invalid', expect.stringContaining('192.0.2.7:8080')],
      [6, 'invalid', expect.stringMatching(/^Sign-in: /)],
      [7, 'invalid', expect.stringMatching(/^Seat: /)],
      [8, 'invalid', expect.stringContaining('192.0.2.7:1080')],
      [9, 'added', ''],
      [10, 'invalid', expect.stringContaining('203.0.113.1:1')],
      [11, 'invalid', expect.stringMatching(/^Proxy: .*host:port/)],
      [12, 'invalid', expect.stringMatching(/^Proxy: .*host:port/)],
    ]
    const rowsOf = ({ rows }: Awaited<ReturnType<typeof send>>) =>
      rows.map(({ row, outcome, msg }) => [row, outcome, msg])
    expect(rowsOf(await send(content, true, person))).toEqual(expected)
    const report = await send(content, false, person)
    expect(rowsOf(report)).toEqual(expected)
    const { list } = await server.call(listAccounts, { query: { sort: 'account', order: 'asc' } }, person)
    expect(list.map((one) => [one.account, one.seat?.id, one.proxy?.port, one.sign_in_name])).toEqual([
      ['ann', seat.id, 8080, 'ann@tea.test'],
      ['ben', seat.id, 8080, '+65 8123 4567'],
      ['gus', undefined, 1080, ''],
    ])
    expect(list[0]?.proxy?.id).toBe(proxy.id)

    // Two seats of the same name differ only by code; other tenants' seats and proxies are not found.
    const other = await createSeatOnline(server, person, 1)
    await server.call(updateSeat, { params: { id: other.id }, body: { name: '坐席' } }, person)
    const unclear = await send(await sheet([['joe', '坐席']], ['账号', '坐席']), true, person)
    expect(unclear.rows[0]?.msg).toMatch(/^Seat: several/)
    const stranger = await createUser(server)
    const theirs = await sheet([['kim', seat.seatCode, '']], ['账号', 'Agent', 'Proxy IP'])
    expect(await send(theirs, true, stranger)).toMatchObject({ added: 0, invalid: 1 })
    const throughTheirs = await sheet([['kim', '192.0.2.7:8080']], ['账号', 'Proxy IP'])
    expect(await send(throughTheirs, true, stranger)).toMatchObject({ added: 0, invalid: 1 })
  })

  test('a placeholder is not a name, and a placeholder in place of a proxy refuses the row', async () => {
    const person = await createUser(server)
    const content = await sheet(
      [
        ['nan_tea', 'NaN', 'null', '', ''],
        ['null', 'Ann', '', '', ''],
        ['no_proxy', '', '', 'None', ''],
        ['no_seat', '', '', '', '#N/A'],
      ],
      ['Account', 'Nickname', 'Sign-in name', 'Proxy', 'Seat'],
    )
    const report = await send(content, false, person)
    expect(
      report.rows.map(({ row, account, nickname, outcome }) => [row, account, nickname, outcome]),
    ).toEqual([
      [2, 'nan_tea', '', 'added'],
      [3, 'null', '', 'invalid'],
      [4, 'no_proxy', '', 'invalid'],
      [5, 'no_seat', '', 'invalid'],
    ])
    const { list } = await server.call(listAccounts, {}, person)
    expect(list.map((one) => [one.account, one.nickname, one.sign_in_name])).toEqual([['nan_tea', '', '']])
  })

  test('two proxies at one gateway are distinguished by their user names', async () => {
    const person = await createUser(server)
    const group = await server.call(proxyGroups.create, { body: { name: 'Gate' } }, person)
    const gate = { group_id: group.id, scheme: 'http', ip: 'gate.example.com', port: 7000 } as const
    const ids: string[] = []
    for (const session of ['1', '2']) {
      const body = { ...gate, username: `user-country-us-session-${session}`, password: 'pw' }
      ids.push((await server.call(createProxy, { body }, person)).id)
    }
    const content = readFileSync(new URL('xlsx-accounts-gateway-proxies.xlsx', inputs))
    expect(await send(content, false, person)).toMatchObject({ added: 2, invalid: 0 })
    const { list } = await server.call(listAccounts, { query: { sort: 'account', order: 'asc' } }, person)
    expect(list.map(({ proxy }) => proxy?.id)).toEqual(ids)
    const unclear = await sheet([['ann', 'gate.example.com:7000']], ['账号', 'Proxy IP'])
    expect((await send(unclear, true, person)).rows[0]?.msg).toMatch(
      /^Several proxies match gate.example.com:7000/,
    )
    const unknown = await sheet([['ann', 'gate.example.com:7000:user-3:pw']], ['账号', 'Proxy IP'])
    expect((await send(unknown, true, person)).rows[0]?.msg).toMatch(
      /^There is no proxy at gate.example.com:7000/,
    )
    const session = 'gate.example.com:7000:user-country-us-session-1:pw_session-9'
    const other = await send(await sheet([['ann', session]], ['账号', 'Proxy IP']), false, person)
    expect(other.rows[0]?.msg).toBe('The proxy at gate.example.com:7000 is saved with a different password')
    expect(JSON.stringify(other)).not.toContain('session-9')
  })

  test('a nickname of eighty graphemes is kept, a longer one is cut between two', async () => {
    const person = await createUser(server)
    const content = readFileSync(new URL('xlsx-nickname-emoji-at-80.xlsx', inputs))
    expect(await send(content, false, person)).toMatchObject({ added: 2, invalid: 0 })
    const family = '👨‍👩‍👧‍👦'
    const longer = await sheet([['ann', `${'n'.repeat(79)}${family}${family}`]])
    expect(await send(longer, false, person)).toMatchObject({ added: 1 })
    const { list } = await server.call(listAccounts, { query: { sort: 'account', order: 'asc' } }, person)
    expect(list.map(({ nickname }) => nickname)).toEqual([
      `${'n'.repeat(79)}${family}`,
      `${'n'.repeat(79)}🍵`,
      'tea',
    ])
  })

  test('ten thousand rows are accepted, not one more', async () => {
    const person = await createUser(server)
    const rows = Array.from({ length: 10_000 }, (_, index) => [`name_${index}`])
    expect(await send(await sheet(rows), false, person)).toMatchObject({ added: 10_000, error_file: null })
    await refusal(send(await sheet([...rows, ['one_more']]), false, person), 'spreadsheet_too_many_rows')
  })

  test('a network is asked for only if no row names one', async () => {
    const person = await createUser(server)
    const sendUnsaid = async (rows: string[][]) =>
      upload(
        server,
        importAccountFile,
        { body: { dry_run: true }, content: await sheet(rows, ['Link', 'screen_name', 'Platform']) },
        person,
      )
    const links = await sendUnsaid([
      ['', 'https://x.com/ann_tea', ''],
      ['', 'https://www.facebook.com/ben.tea', ''],
      ['', 'cy_tea', 'Instagram'],
      ['', 'dan_tea', ''],
    ])
    expect(links.rows.map(({ network, outcome }) => [network, outcome])).toEqual([
      ['x', 'added'],
      ['facebook', 'added'],
      ['instagram', 'added'],
      [null, 'invalid'],
    ])
    const { refusal: asked } = await refusal(sendUnsaid([['', 'ann_tea', '']]), 'invalid_input')
    expect(asked.detail?.map(({ loc }) => loc)).toEqual([['body', 'network']])
  })

  test('an import without the permission, or without the account column, is refused', async () => {
    const admin = await createUser(server, { role: 'admin' })
    const content = await sheet([['x']])
    await refusal(send(content, false, admin), 'forbidden')
    await refusal(send(await sheet([['x']], ['Nickname'])), 'spreadsheet_columns')
    await refusal(send(Buffer.from('account\nx')), 'not_spreadsheet')
  })

  test('the template has the titles of the caller’s language', async () => {
    const template = (language: string) =>
      fetchPath(server, '/api/v1/account/import-template', {
        ...user,
        headers: { 'accept-language': language },
      })
    const answer = await template('en')
    expect(answer.headers.get('content-disposition')).toContain('Accounts.xlsx')
    await refusal(send(answer.content), 'spreadsheet_empty')
    const firsts: string[] = []
    for (const language of ['en', 'cn', 'hk', 'vi']) {
      const { content } = await template(language)
      const columns = [{ key: 'first' as const, titles: [], position: 0 }]
      const [titles] = await readSpreadsheet(content, { columns, maxRows: 1, hasTitles: false })
      firsts.push(titles?.cells.first ?? '')
    }
    expect(firsts).toEqual(['Account', '账号', '帳號', 'Tài khoản'])
  })
})
