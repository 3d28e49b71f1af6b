import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSpreadsheet } from './read.ts'

const inputs = new URL('../../../../../tests/inputs/', import.meta.url)
const columns = ['Account', 'Nickname', 'Port', 'Note'].map((title) => ({ key: title, titles: [title] }))

/** The same table in each program: texts in several scripts, long numbers as text, an empty row, a line break within a cell. */
const table = [
  [2, { Account: 'tea_house', Nickname: 'Tiếng Việt 茶', Port: '8080', Note: '1234567890123456789' }],
  [3, { Account: '100012345678901', Nickname: '👨‍👩‍👧‍👦 & <b>', Port: '1080', Note: 'two  blanks' }],
  [5, { Account: 'last', Nickname: 'line\nbreak', Port: '65535', Note: '=not a formula' }],
]

const files = readdirSync(inputs).filter((name) => name.startsWith('written-by-'))

test('each program of the corpus is present', () => {
  expect(files.map((name) => name.replace(/^written-by-|\.xlsx$/g, '')).toSorted()).toEqual([
    'exceljs',
    'exceljs-stream',
    'gnumeric',
    'libreoffice',
    'openpyxl',
    'sheetjs',
    'sheetjs-shared-strings',
    'xlsxwriter',
    'xlsxwriter-constant-memory',
  ])
})

test.each(files)('%s: the cells are those of the original table', async (name) => {
  const rows = await readSpreadsheet(readFileSync(new URL(name, inputs)), { columns, maxRows: 100 })
  expect(rows.map(({ row, cells }) => [row, cells])).toEqual(table)
  expect(rows.every(({ error }) => error === null)).toBe(true)
})
