import { buffer } from 'node:stream/consumers'
import { listAccounts } from '@seaport/contract/desk/account'
import { importAccountFile, readAccountColumns } from '@seaport/contract/desk/account-import'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { writeSpreadsheet } from '../../../kernel/spreadsheet/write.ts'
import { fetchPath, upload } from '../../../test-support/files.ts'
import { createUser, type TestUser } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts'

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
      ['min.xu', '徐敏'],
    ])
    expect(await send(content, true)).toMatchObject({ added: 2, duplicate: 1, invalid: 1 })
    expect((await server.call(listAccounts, {}, user)).total).toBe(0)
    const report = await send(content)
    expect(report.rows.map(({ row, account, outcome }) => [row, account, outcome])).toEqual([
      [2, '@harbor_tea', 'added'],
      [3, 'HARBOR_TEA', 'duplicate'],
      [4, 'not a name', 'invalid'],
      [5, 'min.xu', 'added'],
    ])
    const { list } = await server.call(listAccounts, { query: { sort: 'account', order: 'asc' } }, user)
    expect(list.map((one) => [one.account, one.nickname, one.import_type, one.type, one.proxy])).toEqual([
      ['harbor_tea', '港', 'file', 'personal', null],
      ['min.xu', '徐敏', 'file', 'personal', null],
    ])
    expect(report.error_file?.rows).toBe(2)
    const { content: left } = await fetchPath(server, report.error_file?.url ?? '')
    expect(await send(left, true)).toMatchObject({ added: 0, duplicate: 1, invalid: 1 })
  })

  test('the columns of a file of others are guessed in four languages, and read as a person says', async () => {
    const person = await createUser(server)
    const titles = ['Mail', 'Tên hiển thị', '用户名', 'Timezone', '國家', 'Loại', 'Username']
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
    expect(columns[0]).toEqual({ position: 0, title: 'Mail', example: 'a@b.test', field: null })
    const importAs = (body: object) =>
      upload(server, importAccountFile, { body: { network: 'x', ...body }, content }, person)
    const guessed = columns.flatMap(({ position, field }) => (field ? [{ position, field }] : []))
    const report = await importAs({ columns: guessed, type: 'promotion', time_zone: 'Asia/Tokyo' })
    expect(report.rows.map(({ row, outcome, msg }) => [row, outcome, msg])).toEqual([
      [2, 'added', ''],
      [3, 'added', ''],
      [4, 'invalid', expect.stringContaining('Moon/Sea')],
      [5, 'invalid', expect.stringContaining('robot')],
      [6, 'invalid', expect.stringContaining('Atlantis')],
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

  test('ten thousand rows, no more', async () => {
    const person = await createUser(server)
    const rows = Array.from({ length: 10_000 }, (_, index) => [`name_${index}`])
    expect(await send(await sheet(rows), false, person)).toMatchObject({ added: 10_000, error_file: null })
    await refusal(send(await sheet([...rows, ['one_more']]), false, person), 'spreadsheet_too_many_rows')
  })

  test('not without the key, and not without the column', async () => {
    const admin = await createUser(server, { role: 'admin' })
    const content = await sheet([['x']])
    await refusal(send(content, false, admin), 'forbidden')
    await refusal(send(await sheet([['x']], ['Nickname'])), 'spreadsheet_columns')
    await refusal(send(Buffer.from('account\nx')), 'not_spreadsheet')
  })

  test('the template has the titles of the caller’s language', async () => {
    const answer = await fetchPath(server, '/api/v1/account/import-template', user)
    expect(answer.headers.get('content-disposition')).toContain('Accounts.xlsx')
    await refusal(send(answer.content), 'spreadsheet_empty')
  })
})
