import { expect, test } from 'vitest'
import { partsOf, zipOf } from '../../test-support/workbook.ts'
import { readSpreadsheet } from './read.ts'

/** Variants of workbooks at which other readers failed; the sources are in docs/inputs.md. */
type Parts = Record<string, string>

const columns = [
  { key: 'account', titles: ['Account'], required: true },
  { key: 'note', titles: ['Note'] },
] as const
const rowsOf = async (parts: Parts, change: (zip: Buffer) => Buffer = (zip) => zip) => {
  const rows = await readSpreadsheet(change(await zipOf(parts)), { columns, maxRows: 100 })
  return rows.map(({ cells, error }) => [cells.account, cells.note, error])
}
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const titles = `<row>${text('Account')}${text('Note')}</row>`
const plain = `${titles}<row>${text('ann')}${text('tea')}</row>`
const changed = (parts: Parts, change: (name: string, xml: string) => string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, change(name, xml)]))
const ann = [['ann', 'tea', null]]
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

test('the strict variant of the standard, which Excel offers to save', async () => {
  const strict = changed(partsOf(plain), (_, xml) =>
    xml
      .replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006',
        'http://purl.oclc.org/ooxml/officeDocument',
      )
      .replace('<worksheet>', '<worksheet xmlns="http://purl.oclc.org/ooxml/spreadsheetml/main">'),
  )
  expect(await rowsOf(strict)).toEqual(ann)
})

test.each(['x', 'ns0'])(
  'every element with the prefix %s, as the Open XML SDK and Python write it',
  async (prefix) => {
    const prefixed = changed(partsOf(plain), (_, xml) =>
      xml
        .replace(/<(\/?)([A-Za-z]+)/g, `<$1${prefix}:$2`)
        .replace(/<(\w+:\w+)/, `<$1 xmlns:${prefix}="http://example.com/any"`),
    )
    expect(await rowsOf(prefixed)).toEqual(ann)
  },
)

test('parts named with backslashes', async () => {
  const withBackslashes = (zip: Buffer) => {
    const names = /(?:_rels\/\.rels|xl\/[\w./]+)/g
    return Buffer.from(
      zip.toString('latin1').replace(names, (name) => name.replaceAll('/', '\\')),
      'latin1',
    )
  }
  expect(await rowsOf(partsOf(plain), withBackslashes)).toEqual(ann)
})

test('relationships from the root, with slashes of either kind', async () => {
  for (const root of ['/xl/', '\\xl\\', '../xl/']) {
    const rooted = changed(partsOf(plain), (name, xml) =>
      name.startsWith('xl/_rels') ? xml.replace('"worksheets/', `"${root}worksheets/`) : xml,
    )
    expect(await rowsOf(rooted)).toEqual(ann)
  }
})

test.each([
  ['an inline text without a text', '<c t="inlineStr"/>'],
  ['an inline text that is empty', '<c t="inlineStr"><is><t/></is></c>'],
  ['a shared text without a number', '<c t="s"/>'],
  ['a shared text that is not there', '<c t="s"><v>7</v></c>'],
  ['a cell with a format alone', '<c s="3"/>'],
])('%s is an empty cell', async (_, cell) => {
  const sheet = `${titles}<row>${text('ann')}${cell}</row>`
  expect(await rowsOf(partsOf(sheet, ['<si><t>first of all</t></si>']))).toEqual([['ann', '', null]])
})

test('empty shared texts keep their index', async () => {
  const sheet = `${titles}<row><c t="s"><v>2</v></c><c t="s"><v>1</v></c></row>`
  const strings = ['<si><t>foo</t></si>', '<si/>', '<si><t>bar</t></si>']
  expect(await rowsOf(partsOf(sheet, strings))).toEqual([['bar', '', null]])
})

test.each([
  ['<![CDATA[Tea & <Co>]]>', 'Tea & <Co>'],
  ['ann_x000D_\n2', 'ann\r\n2'],
  ['_x005F_x000D_', '_x000D_'],
  ['_x0041_x0042_', 'Ax0042_'],
  ['_xd_', '_xd_'],
  ['_xD83C__xDF75_', '🍵'],
  ['_xD83C_tea', '_xD83C_tea'],
  ['a_x0000_b', 'ab'],
])('%j is decoded as %j', async (written, read) => {
  const rows = `<row>${text('ann')}${text(written)}</row><row>${text('bob')}<c t="s"><v>0</v></c></row>`
  expect(await rowsOf(partsOf(`${titles}${rows}`, [`<si><t>${written}</t></si>`]))).toEqual([
    ['ann', read, null],
    ['bob', read, null],
  ])
})

test('rows hidden by a filter are refused by number, hidden columns are ignored', async () => {
  const hiddenRows = `${plain}<row hidden="1">${text('old')}</row><row ht="0" customHeight="1">${text('older')}</row>`
  expect(await rowsOf(partsOf(hiddenRows))).toEqual([
    ...ann,
    ['old', '', 'row_hidden'],
    ['older', '', 'row_hidden'],
  ])
  const withColumns = (columnsOf: string) =>
    changed(partsOf(plain), (_, xml) => xml.replace('<sheetData>', `<cols>${columnsOf}</cols><sheetData>`))
  expect(await rowsOf(withColumns('<col min="2" max="16384" hidden="1"/>'))).toEqual([['ann', '', null]])
  expect(await rowsOf(withColumns('<col min="2" max="2" width="9"/>'))).toEqual(ann)
  await expect(rowsOf(withColumns('<col min="1" max="1" hidden="true"/>'))).rejects.toMatchObject({
    reason: 'spreadsheet_columns',
  })
})

test('a number is read as stored, whatever its format shows', async () => {
  const numbers = ['331928000000', '3.31928E11', '1234567.0']
  const sheet = `${titles}${numbers.map((number) => `<row>${text('ann')}<c><v>${number}</v></c></row>`).join('')}`
  expect((await rowsOf(partsOf(sheet))).map(([, note]) => note)).toEqual([
    '331928000000',
    '331928000000',
    '1234567',
  ])
})

test('a number is read with its format’s texts around it, and dates in any format are refused', async () => {
  const shown = [
    ['0.5', '0%', '50%'],
    ['0.07', '0.00%', '7%'],
    ['7', '"VN"000', 'VN007'],
    ['7', '"user"\\_0', 'user_7'],
    ['7', '"acc-"General', 'acc-7'],
    ['1234567', '#,##0', '1234567'],
    ['8080', '"US$"#,##0', '8080'],
    ['8080', '[$€-2] 0', '8080'],
    ['5', '0" pcs"', '5'],
    ['1', '"TRUE";"TRUE";"FALSE"', '1'],
    ['849876543', '[=9]###-####;(###) ###-####', '849876543'],
    ['0.25', '[HH]:MM', 'row_date'],
    ['45000', '[$-409]d"-"mmm', 'row_date'],
  ] as const
  const formats = shown.map(
    ([, format], index) =>
      `<numFmt numFmtId="${164 + index}" formatCode="${format.replaceAll('"', '&quot;')}"/>`,
  )
  const looks = shown.map((_, index) => `<xf numFmtId="${164 + index}"/>`)
  const rows = shown.map(([number], index) => `<row>${text('ann')}<c s="${index}"><v>${number}</v></c></row>`)
  const parts = partsOf(titles + rows.join(''))
  const read = await rowsOf({
    ...parts,
    'xl/_rels/workbook.xml.rels': parts['xl/_rels/workbook.xml.rels'].replace(
      '</Relationships>',
      `<Relationship Id="rId9" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${looks.join('')}</cellXfs></styleSheet>`,
  })
  expect(read.map(([, note, error]) => error ?? note)).toEqual(shown.map(([, , look]) => look))
})

test('UTF-16 without a byte order mark', async () => {
  const parts = partsOf(plain)
  const book = Buffer.from(parts['xl/workbook.xml'], 'utf16le')
  for (const encoded of [book, Buffer.from(book).swap16()]) {
    const zip = await zipOf({ ...parts, 'xl/workbook.xml': encoded })
    expect(await readSpreadsheet(zip, { columns, maxRows: 100 })).toHaveLength(1)
  }
})

test('a workbook with a password is a container of another kind, and refused', async () => {
  const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)])
  await expect(readSpreadsheet(container, { columns, maxRows: 100 })).rejects.toMatchObject({
    reason: 'not_spreadsheet',
  })
})

test.each([
  ['the active sheet', '<bookViews><workbookView activeTab="1"/></bookViews>', '', 'second'],
  [
    'the one of the window in front',
    '<bookViews><workbookView/><workbookView activeTab="1"/></bookViews>',
    '',
    'ann',
  ],
  [
    'not the active one that is hidden',
    '<bookViews><workbookView activeTab="1"/></bookViews>',
    'state="hidden"',
    'ann',
  ],
  ['not one that is not there', '<bookViews><workbookView activeTab="7"/></bookViews>', '', 'ann'],
])('of several sheets %s is read', async (_, views, state, account) => {
  const parts = partsOf(plain)
  const book = parts['xl/workbook.xml']
    .replace('<sheets>', `${views}<sheets>`)
    .replace('</sheets>', `<sheet name="Two" sheetId="2" r:id="rId9" ${state}/></sheets>`)
  const relations = parts['xl/_rels/workbook.xml.rels'].replace(
    '</Relationships>',
    `<Relationship Id="rId9" Type="${relation}/worksheet" Target="worksheets/second.xml"/></Relationships>`,
  )
  const second = `<worksheet><sheetData>${titles}<row>${text('second')}</row></sheetData></worksheet>`
  const rows = await rowsOf({
    ...parts,
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/second.xml': second,
  })
  expect(rows.map(([name]) => name)).toEqual([account])
})

/**
 * A sheet as downloaded from Google Sheets: attributes of newer Excel, its own functions with the value after them, shared formulas, cells with only
 * a format.
 */
const google = `<row r="1" ht="15.75" customHeight="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1"/></row>
<row r="2"><c r="A2" s="2" t="str"><f>IFERROR(__xludf.DUMMYFUNCTION("UNIQUE(X!A1:A2)"),"ann")</f><v>ann</v></c><c r="B2" t="s"><v>2</v></c></row>
<row r="3"><c r="A3" t="str"><f t="shared" ref="A3:A4" si="0">LOWER("BOB")</f><v>bob</v></c><c r="B3" t="b"><v>1</v></c></row>
<row r="4"><c r="A4" t="str"><f t="shared" si="0"/><v>cy</v></c><c r="B4"><v>8080</v></c></row>
<row r="5"><c r="A5" s="2"/><c r="B5" s="2"/></row>`

test('the format of Google Sheets', async () => {
  const parts = changed(
    partsOf(google, [
      '<si><t xml:space="preserve">Account</t></si>',
      '<si><t>Note</t></si>',
      '<si><r><rPr><b/></rPr><t>te</t></r><r><t xml:space="preserve">a </t></r></si>',
    ]),
    (_, xml) =>
      xml.replace(
        '<worksheet>',
        '<worksheet xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main"><sheetPr><outlinePr summaryBelow="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr customHeight="1" defaultRowHeight="15.75"/>',
      ),
  )
  expect(await rowsOf(parts)).toEqual([
    ['ann', 'tea', null],
    ['bob', 'TRUE', null],
    ['cy', '8080', null],
  ])
})

/**
 * A sheet as saved by WPS: pictures in cells are a function of its own, phonetic readings stand above the characters, rows have attributes of Excel
 * 2010.
 */
const wps = `<row r="1" spans="1:2"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
<row r="2" spans="1:2" x14ac:dyDescent="0.3"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c></row>
<row r="3" ht="80" customHeight="1"><c r="A3" t="s"><v>2</v></c><c r="B3" t="str"><f>_xlfn.DISPIMG("ID_5BA4F81A",1)</f><v>=DISPIMG("ID_5BA4F81A",1)</v></c></row>
<row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" t="inlineStr"><is><t>DISPIMG("ID_5BA4F81A",1)</t></is></c></row>
<row r="5"><c r="A5" t="s"><v>2</v></c><c r="B5" t="s"><v>4</v></c></row>`

test('the format of WPS: a picture in a cell has no text', async () => {
  const parts = changed(
    partsOf(wps, [
      '<si><t>Account</t></si>',
      '<si><t>Note</t></si>',
      '<si><t>ann</t><phoneticPr fontId="1" type="noConversion"/></si>',
      '<si><t>茶</t><rPh sb="0" eb="1"><t>chá</t></rPh><phoneticPr fontId="2"/></si>',
      '<si><t> =DISPIMG("ID_5BA4F81A",1)</t></si>',
    ]),
    (_, xml) =>
      xml.replace(
        '<worksheet>',
        '<worksheet xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData">',
      ),
  )
  expect(await rowsOf(parts)).toEqual([
    ['ann', '茶', null],
    ['ann', '', 'row_picture'],
    ['ann', '', 'row_picture'],
    ['ann', '', 'row_picture'],
  ])
})

test('dates are refused by row, also in workbooks that count days from 1904', async () => {
  const sheet = `${titles}<row>${text('ann')}<c s="1"><v>43101</v></c></row><row>${text('bob')}<c t="d"><v>2026-03-02</v></c></row>`
  const parts = partsOf(sheet)
  const rows = await rowsOf({
    ...parts,
    'xl/workbook.xml': parts['xl/workbook.xml'].replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
    'xl/_rels/workbook.xml.rels': parts['xl/_rels/workbook.xml.rels'].replace(
      '</Relationships>',
      `<Relationship Id="rId9" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml':
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
  })
  expect(rows.map(([account, , error]) => [account, error])).toEqual([
    ['ann', 'row_date'],
    ['bob', 'row_date'],
  ])
})
