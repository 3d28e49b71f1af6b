import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import readSheets, { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { writeSpreadsheet } from './write.ts'
import { xlsxStream } from './write-xlsx.ts'

const rows = [
  ['1700000003571476842', 'Tiếng Việt 茶', '2026-03-02 08:00:00', 8080],
  ['=HYPERLINK("http://thief.invalid")', '👨‍👩‍👧‍👦 & <b>', '_x0041_', 0.5],
  ['+84912345678', 'line\nbreak', '中文', -3],
  ['007', '@SUM(1)', "'quoted", 1234567890123],
  // Values that other products' exports corrupted; sources are in docs/inputs.md.
  ['370911202104140038', '06932169358293', '0000025', null],
  ['468768768833943384', '9912140633506421', '1E5', null],
  ['1294030472427835393', '9007199254740993', '01234', null],
  ['+411234567890', '0912345678', '004', null],
  ['22110011223344556', '1-3', 'MAR1', 0.1],
]

test('another reader finds the cells of an export: long ids, scripts, texts that look like formulas', async () => {
  const columns = ['ID', 'Name', 'Time', 'Number'].map((title) => ({ title }))
  const file = await buffer(writeSpreadsheet('xlsx', { name: 'Export', columns, rows }))
  expect(await readSheet(file)).toEqual([columns.map(({ title }) => title), ...rows])
})

test('moments are dates and sums numbers, which can be sorted, grouped and added up', async () => {
  const columns = [
    { title: 'Time', format: 'moment' },
    { title: 'Amount', format: 'money' },
  ] as const
  const list = [
    ['2026-03-02 08:00:00', 100.5],
    ['2026-03-02 23:59:59', -3],
    ['2024-02-29 00:00:01', 99999999.99],
    [null, null],
    ['2026-12-31 12:34:56', 0],
  ]
  const draft = { name: 'Export', columns, rows: list }
  const file = await buffer(writeSpreadsheet('xlsx', draft))
  const [, ...cells] = await readSheet(file)
  // To the second: a day's fraction is no exact number.
  const inSeconds = (cell: unknown) => (cell instanceof Date ? Math.round(cell.getTime() / 1000) : cell)
  const second = (text: string) => Date.parse(text) / 1000
  expect(cells.map((row) => row.map(inSeconds))).toEqual([
    [second('2026-03-02T08:00:00Z'), 100.5],
    [second('2026-03-02T23:59:59Z'), -3],
    [second('2024-02-29T00:00:01Z'), 99999999.99],
    [null, null],
    [second('2026-12-31T12:34:56Z'), 0],
  ])
  expect(String(await buffer(writeSpreadsheet('csv', draft)))).toContain('\r\n2026-03-02 08:00:00,100.5\r\n')
})

test.each([
  [0, [0]],
  [3, [3]],
  [4, [3, 1]],
  [9, [3, 3, 3]],
])(
  'a list of %i rows goes on in further sheets, each with the titles and at most 3 of them',
  async (count, expected) => {
    const list = Array.from({ length: count }, (_, index) => [`row ${index}`, index])
    const columns = [{ title: 'Name' }, { title: 'Number' }]
    const file = await buffer(xlsxStream({ name: 'Export', columns, rows: list }, 3))
    const sheets = await readSheets(file)
    expect(sheets.map(({ data }) => data.length - 1)).toEqual(expected)
    for (const { data } of sheets) expect(data[0]).toEqual(['Name', 'Number'])
    expect(sheets.flatMap(({ data }) => data.slice(1))).toEqual(list)
  },
)

test('csv-long-id.csv: its ids keep their digits as a spreadsheet', async () => {
  const text = readFileSync(new URL('../../../../../tests/inputs/csv-long-id.csv', import.meta.url), 'utf8')
  const [titles = [], ...ids] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  const columns = titles.map((title) => ({ title }))
  const file = await buffer(writeSpreadsheet('xlsx', { name: 'Export', columns, rows: ids }))
  expect(await readSheet(file)).toEqual([titles, ...ids])
  expect(JSON.stringify(ids)).toMatch(/\d{18}[1-9]/)
})
