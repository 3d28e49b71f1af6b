import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { forTenant, TenantTurns } from '../../db/tenant-turns.ts'
import { hurry } from '../../test-support/hurry.ts'
import { MACRO_TYPE, partsOf, zipOf } from '../../test-support/workbook.ts'
import { Refused } from '../refusal.ts'
import type { CellValue, SheetDraft } from './draft.ts'
import { EXPORT_CHUNK, exportAnswer } from './export.ts'
import { readHeads, readSpreadsheet } from './read.ts'
import { writeSpreadsheet } from './write.ts'

const columns = [
  { key: 'ip', titles: ['IP', '地址'], required: true },
  { key: 'port', titles: ['Port', '端口'], required: true },
  { key: 'remark', titles: ['Remark'] },
] as const

const read = (file: Buffer, maxRows = 10_000) => readSpreadsheet(file, { columns, maxRows })

const refusedWith = async (reading: Promise<unknown>) => {
  const error = await reading.then(
    (rows) => rows,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Refused)
  return (error as Refused).reason
}

const text1 = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const titles = `<row r="1">${text1('IP')}${text1('Port')}${text1('Remark')}</row>`

test('reads shared texts, runs, phonetic readings, numbers, gaps and row numbers', async () => {
  const strings = [
    '<si><t>地址 *</t></si>',
    '<si><t>port</t></si>',
    '<si><r><t>203.0.</t></r><r><t xml:space="preserve">113.7 </t></r><rPh><t>reading</t></rPh></si>',
  ]
  const file = await zipOf(
    partsOf(
      '<row r="1"><c r="B1" t="s"><v>0</v></c><c r="D1" t="s"><v>1</v></c><c r="E1" t="inlineStr"><is><t>Unknown</t></is></c></row>' +
        '<row r="2"/>' +
        '<row r="5"><c r="B5" t="s"><v>2</v></c><c r="D5"><v>8.08E3</v></c><c r="E5"><v>1</v></c></row>' +
        '<row r="6"><c r="E6"><v>1</v></c></row>',
      strings,
    ),
  )
  expect(await read(file)).toEqual([
    { row: 5, cells: { ip: '203.0.113.7', port: '8080', remark: '' }, error: null },
  ])
})

test.each([
  ['a caption', `<row r="1">${text1('Proxies, March')}</row><row r="2"/>`, 3],
  // It says what a column is called, and is still no row of titles.
  ['a caption of one word', `<row r="1">${text1('IP')}</row>`, 2],
])('%s above the titles is left out', async (_what, caption, at) => {
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
  const file = await zipOf(
    partsOf(
      caption +
        row(at, text1('Remark') + text1('IP') + text1('Port')) +
        row(at + 1, text1('note') + text1('203.0.113.7') + text1('80')),
    ),
  )
  const cells = { ip: '203.0.113.7', port: '80', remark: 'note' }
  expect(await read(file)).toEqual([{ row: at + 1, cells, error: null }])
  const heads = await readHeads(file, ['IP'])
  expect(heads.columns.map(({ title, example }) => [title, example])).toEqual([
    ['Remark', 'note'],
    ['IP', '203.0.113.7'],
    ['Port', '80'],
  ])
})

test('rows of one cell are no caption of a table without known titles', async () => {
  const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.map(text1).join('')}</row>`
  const file = await zipOf(
    partsOf(row(1, 'Konto') + row(2, 'ann') + row(3, 'bob', 'Bob') + row(4, 'IP', 'x')),
  )
  expect((await readHeads(file, ['IP'])).columns.map(({ title, example }) => [title, example])).toEqual([
    ['Konto', 'ann'],
  ])
})

test('a cell that was never computed, or an error, marks its row, and other rows are unaffected', async () => {
  const file = await zipOf(
    partsOf(
      `${titles}<row r="2"><c t="str"><f>HYPERLINK("http://x")</f></c><c><v>80</v></c></row>` +
        '<row r="3"><c t="inlineStr"><is><t>203.0.113.8</t></is></c><c t="e"><v>#REF!</v></c></row>' +
        `<row r="4">${text1('203.0.113.9')}<c><v>80</v></c></row>`,
    ),
  )
  expect((await read(file)).map(({ row, error }) => [row, error])).toEqual([
    [2, 'row_formula'],
    [3, 'row_error_value'],
    [4, null],
  ])
})

test.each([
  ['a program that is named xlsx', Buffer.from('MZ\u0090\0\u0003'.padEnd(4096, '\0'), 'latin1')],
  ['an old xls', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex')],
  ['a zip header with nothing behind', Buffer.from('PK\u0003\u0004'.padEnd(500, 'x'), 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is not a spreadsheet', async (_, file) => {
  expect(await refusedWith(read(file))).toBe('not_spreadsheet')
})

test('a zip of something else, broken XML, a document type and a missing part are not spreadsheets', async () => {
  const sheet = partsOf(`${titles}<row>${text1('a')}</row>`)
  const { 'xl/worksheets/first.xml': _, ...withoutSheet } = sheet
  const wrong: Record<string, string>[] = [
    { 'word/document.xml': '<w/>' },
    withoutSheet,
    { ...sheet, 'xl/worksheets/first.xml': '<worksheet><sheetData><row>' },
    {
      ...sheet,
      'xl/worksheets/first.xml': `<!DOCTYPE w [<!ENTITY a "aaaa">]><worksheet><sheetData>${titles}</sheetData></worksheet>`,
    },
  ]
  for (const parts of wrong) expect(await refusedWith(read(await zipOf(parts)))).toBe('not_spreadsheet')
})

test('macros are refused if a file has them, not if it only declares their type', async () => {
  const row = `${titles}<row>${text1('a')}</row>`
  const parts = partsOf(row, [], MACRO_TYPE)
  const related = parts['xl/_rels/workbook.xml.rels'].replace(
    '</Relationships>',
    '<Relationship Id="rId9" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>',
  )
  const declared = await zipOf({ ...parts, 'xl/_rels/workbook.xml.rels': related })
  expect(await read(declared)).toHaveLength(1)
  const withMacros = await zipOf({
    ...parts,
    'xl/_rels/workbook.xml.rels': related,
    'xl/vbaProject.bin': 'x',
  })
  expect(await refusedWith(read(withMacros))).toBe('spreadsheet_macros')
})

test('missing columns are named, an empty sheet is reported', async () => {
  const file = await zipOf(partsOf(`<row>${text1('IP')}</row><row>${text1('a')}</row>`))
  await expect(read(file)).rejects.toMatchObject({
    reason: 'spreadsheet_columns',
    values: { columns: 'Port' },
  })
  expect(await refusedWith(read(await zipOf(partsOf(titles))))).toBe('spreadsheet_empty')
})

test('a zip bomb is stopped by its unpacked size, also if it declares a smaller one', async () => {
  const bomb = Buffer.concat([
    Buffer.from(`<worksheet><sheetData>${titles}<row>`),
    Buffer.alloc(80 * 1024 * 1024, ' '),
    Buffer.from('</row></sheetData></worksheet>'),
  ])
  const honest = await zipOf({ ...partsOf(''), 'xl/worksheets/first.xml': bomb })
  expect(honest.length).toBeLessThan(5 * 1024 * 1024)
  expect(await refusedWith(read(honest))).toBe('spreadsheet_too_complex')

  const at = honest.lastIndexOf('xl/worksheets/first.xml') - 46
  expect(honest.readUInt32LE(at)).toBe(0x02014b50)
  const lying = Buffer.from(honest)
  lying.writeUInt32LE(1000, at + 24)
  expect(await refusedWith(read(lying))).toBe('not_spreadsheet')
})

test('one text of sixty megabytes aborts the reading, not the server', async () => {
  const strings = ['<si><t>', 'y'.repeat(60 * 1024 * 1024), '</t></si>']
  const file = await zipOf(partsOf(`${titles}<row>${text1('a')}</row>`, strings))
  expect(file.length).toBeLessThan(5 * 1024 * 1024)
  expect(await refusedWith(read(file))).toBe('spreadsheet_too_complex')
})

test('a file that takes too long is refused, and no thread goes on after an answer', async () => {
  const file = await zipOf(partsOf(`${titles}<row>${text1('a')}</row>`))
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const timers = hurry(20_000)
  expect(await refusedWith(read(file))).toBe('spreadsheet_too_complex')
  timers.mockRestore()
  expect(ended).toHaveBeenCalledTimes(1)
  expect(await read(file)).toHaveLength(1)
  expect(ended).toHaveBeenCalledTimes(2)
  ended.mockRestore()
})

test('too many parts and too many rows are refused', async () => {
  const parts = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`x/${index}`, 'x']))
  expect(await refusedWith(read(await zipOf({ ...partsOf(titles), ...parts })))).toBe(
    'spreadsheet_too_complex',
  )
  const rows = `<row>${text1('a')}</row>`.repeat(4)
  const file = await zipOf(partsOf(titles + rows))
  expect(await read(file, 4)).toHaveLength(4)
  await expect(read(file, 3)).rejects.toMatchObject({
    reason: 'spreadsheet_too_many_rows',
    values: { max: 3 },
  })
})

const draft = (rows: SheetDraft['rows']): SheetDraft => ({
  name: 'One: two/three',
  columns: [{ title: 'IP' }, { title: 'Port', width: 8 }, { title: 'Remark', width: 40 }],
  rows,
})

test('a written xlsx is read back with the exact texts', async () => {
  const rows: CellValue[][] = [
    ['203.0.113.1', 8080, 'plain'],
    ['=1+1', -5, '<b>&"quotes"</b>'],
    ['茶 · trà 🍵', 0.5, 'line\nbreak\u0000\u000b\uD800'],
  ]
  const file = await buffer(writeSpreadsheet('xlsx', draft(rows)))
  expect((await read(file)).map(({ cells, error }) => [cells.ip, cells.port, cells.remark, error])).toEqual([
    ['203.0.113.1', '8080', 'plain', null],
    ['=1+1', '-5', '<b>&"quotes"</b>', null],
    ['茶 · trà 🍵', '0.5', 'line\nbreak\uFFFD', null],
  ])
})

// In a program whose separator is a semicolon, each part is a cell of its own.
test.each([
  ['tea;=cmd()', "tea;'=cmd()"],
  ['tea; =cmd()', "tea;' =cmd()"],
  ['tea;"=cmd()', '"tea;\'""=cmd()"'],
  ['tea\t@x', "tea\t'@x"],
  ['tea\n=cmd()', '"tea\n\'=cmd()"'],
  ['tea\r\n\r\n-1', '"tea\r\n\r\n\'-1"'],
  ['=1;+1', "'=1;'+1"],
  ['"=1', '"\'""=1"'],
  ['a;b = c - d; e@f', 'a;b = c - d; e@f'],
])('no part of %j is a formula in CSV', async (value, field) => {
  const csv = (await buffer(writeSpreadsheet('csv', draft([[value, 0, '']])))).toString()
  expect(csv.split('Remark\r\n')[1]).toBe(`${field},0,\r\n`)
})

test('CSV has a byte order mark, quotes where necessary and escapes texts that look like formulas', async () => {
  const rows: CellValue[][] = [
    ['=cmd()', 1, '+1'],
    ['-1', -1, '@x'],
    ['+84987654321', -0.02, '0660123'],
    ['a,b', null, 'say "hi"'],
    ['\t=1', 0, ' space'],
    ['two\nlines', 0, 'plain'],
    // As input methods of East Asian languages write the signs.
    ['＝1', 0, ' ＠x'],
    ['＋1', 0, '－1'],
    ['tail ', 0, '\r=1'],
  ]
  const csv = (await buffer(writeSpreadsheet('csv', draft(rows)))).toString()
  expect(csv).toBe(
    '\uFEFFIP,Port,Remark\r\n' +
      "'=cmd(),1,'+1\r\n" +
      "'-1,-1,'@x\r\n" +
      "'+84987654321,-0.02,0660123\r\n" +
      '"a,b",,"say ""hi"""\r\n' +
      '\'\t=1,0," space"\r\n' +
      '"two\nlines",0,plain\r\n' +
      "'＝1,0,' ＠x\r\n" +
      "'＋1,0,'－1\r\n" +
      '"tail ",0,"\'\r=1"\r\n',
  )
})

test('rows are read at the reader’s pace, and no longer once the reader leaves', async () => {
  let asked = 0
  let left = false
  async function* endless() {
    try {
      for (;;) {
        asked += 1
        yield [`10.0.0.${asked}`, asked, 'x'.repeat(200)]
      }
    } finally {
      left = true
    }
  }
  for (const format of ['csv', 'xlsx'] as const) {
    asked = 0
    left = false
    const stream = writeSpreadsheet(format, draft(endless()))
    for await (const _chunk of stream) break
    await expect.poll(() => left).toBe(true)
    expect(asked).toBeLessThan(20_000)
  }
})

test('a failure of the rows is a failure of the stream', async () => {
  async function* failing() {
    yield ['a', 1, null]
    throw new Error('database gone')
  }
  for (const format of ['csv', 'xlsx'] as const)
    await expect(buffer(writeSpreadsheet(format, draft(failing())))).rejects.toThrow('database gone')
})

test('ten thousand rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    `h${index}.example`,
    index + 1,
    `remark ${index}`,
  ])
  const file = await buffer(writeSpreadsheet('xlsx', draft(rows)))
  const back = await read(file)
  expect(back).toHaveLength(10_000)
  expect(back.at(-1)).toEqual({
    row: 10_001,
    cells: { ip: 'h9999.example', port: '10000', remark: 'remark 9999' },
    error: null,
  })
})

test.each(['csv', 'xlsx'] as const)('an export as %s that nobody reads has read nothing', async (format) => {
  const readAfter = vi.fn(async () => ['a'])
  const columns = [{ title: 'A', width: 10, cell: (row: string) => row }]
  const { body } = exportAnswer({ name: 'x', format, timeZone: 'UTC', now: 0, columns, readAfter })
  for (let waited = 0; waited < 20; waited += 1) await nextTurn()
  expect(readAfter).not.toHaveBeenCalled()
  expect((await buffer(body as AsyncIterable<Buffer>)).length).toBeGreaterThan(0)
  expect(readAfter).toHaveBeenCalledOnce()
})

test('an export’s reads count as its tenant’s to the end, and a tenant’s exports read one at a time', async () => {
  const share = new TenantTurns(1, 60_000)
  const reading = { a: 0, b: 0 }
  const most = { a: 0, b: 0, all: 0 }
  let held = false
  let refusedTurn = 0
  const exportOf = (tenant: 'a' | 'b') =>
    forTenant(tenant, async () => {
      let chunks = 0
      const readAfter = async () => {
        reading[tenant] += 1
        most[tenant] = Math.max(most[tenant], reading[tenant])
        most.all = Math.max(most.all, reading.a + reading.b)
        // The holder of `a`'s only turn detects whether a read of `a` takes one.
        let hasTurn = false
        const turn = share.take().then((end) => {
          hasTurn = true
          end()
        })
        for (let waited = 0; waited < 20; waited += 1) await nextTurn()
        if (held && tenant === 'a' && !hasTurn) refusedTurn += 1
        if (!held || tenant === 'b') await turn
        reading[tenant] -= 1
        chunks += 1
        return Array.from({ length: chunks < 4 ? EXPORT_CHUNK : 1 }, () => 'x'.repeat(200))
      }
      const columns = [{ title: 'A', width: 10, cell: (row: string) => row }]
      return exportAnswer({ name: 'x', format: 'csv', timeZone: 'UTC', now: 0, columns, readAfter })
    })
  const rows = async ({ body }: { body: unknown }) =>
    (await buffer(body as AsyncIterable<Buffer>)).toString().split('\r\n').length - 2
  const files = await Promise.all([exportOf('a'), exportOf('a'), exportOf('b')])
  expect(await Promise.all(files.map(rows))).toEqual([751, 751, 751])
  expect(most).toEqual({ a: 1, b: 1, all: 2 })
  const last = await exportOf('a')
  const end = await forTenant('a', () => share.take())
  held = true
  expect(await rows(last)).toBe(751)
  expect(refusedTurn).toBe(4)
  end()
})
