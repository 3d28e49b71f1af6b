import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSpreadsheet } from './read.ts'
import { writeSpreadsheet } from './write.ts'

const inputs = new URL('../../../../../tests/inputs/', import.meta.url)
const columns = [
  'Account',
  'Nickname',
  'Phone',
  'Seat code',
  'Proxy',
  'IP',
  'Port',
  'Username',
  'Password',
  'Note',
].map((title) => ({ key: title, titles: [title] }))
/** Rows of files by real programs: row number, non-empty cells, fault. */
async function rowsOf(name: string) {
  const rows = await readSpreadsheet(readFileSync(new URL(name, inputs)), { columns, maxRows: 1000 })
  return rows.map(({ row, cells, error }) => [row, Object.values(cells).filter(Boolean), error])
}

test.each([
  [
    'xlsx-merged.xlsx',
    [
      [2, ['audit_m1', '100001', '203.0.113.50:8080'], null],
      [3, ['audit_m2', '100001', '203.0.113.50:8080'], null],
      [4, ['audit_m3', '100001', '203.0.113.50:8080'], null],
    ],
  ],
  [
    'xlsx-date-cell.xlsx',
    [
      [2, ['46381', 'Christmas shop'], 'row_date'],
      [3, ['audit_date_ok', 'x'], null],
    ],
  ],
  [
    'xlsx-java-double-accounts.xlsx',
    [
      [2, ['1234567', 'A', '901234'], null],
      [3, ['100012345678901', 'B', '84901234567'], null],
      [4, ['audit_float_text', 'C', '9012345'], null],
    ],
  ],
  ['xlsx-java-double-proxy.xlsx', [[2, ['203.0.113.60', '8080', 'bob', '12345'], null]]],
  ['xlsx-dotnet-default-content-type.xlsx', [[2, ['audit_ct1', 'CT'], null]]],
  ['export-without-r-references.xlsx', expect.arrayContaining([])],
])('%s', async (name, expected) => {
  expect(await rowsOf(name)).toEqual(expected)
})

test('the sheet shown first is read', async () => {
  const rows = await rowsOf('xlsx-hidden-first-sheet.xlsx')
  expect(JSON.stringify(rows)).not.toContain('audit_hidden_old')
  expect(rows.length).toBeGreaterThan(0)
})

test('exports have cell references, omit empty cells and preserve texts that look like escape codes', async () => {
  const draft = {
    name: 'x',
    columns: [{ title: 'Account' }, { title: 'Nickname' }, { title: 'Phone' }],
    rows: [['_x0041_b', null, '0084']],
  }
  const content = await buffer(writeSpreadsheet('xlsx', draft))
  const [row] = await readSpreadsheet(content, { columns, maxRows: 10 })
  expect(row?.cells).toMatchObject({ Account: '_x0041_b', Nickname: '', Phone: '0084' })
})
