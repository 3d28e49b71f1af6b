import { buffer } from 'node:stream/consumers'
import { importAccountFile, listAccounts } from '@seaport/contract/desk/account'
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
