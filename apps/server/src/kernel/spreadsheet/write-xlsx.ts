import { type PassThrough, Readable } from 'node:stream'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { ZipFile } from 'yazl'
import type { CellFormat, CellValue, SheetDraft } from './draft.ts'
import {
  contentTypes,
  rootRelations,
  sheetHead,
  styleOf,
  styles,
  workbook,
  workbookRelations,
} from './xlsx-parts.ts'
import { escapeXml } from './xml-escape.ts'

/** Maximum rows below the titles of a sheet, by the format. */
const ROWS_PER_SHEET = 1_048_575
const MAX_CELL_TEXT = 32_767
const CHUNK = 32 * 1024

/**
 * @param rowsPerSheet below its titles; further rows are in further sheets
 * @returns the bytes of an xlsx file; no row is asked for before somebody reads them
 */
export function xlsxStream(draft: SheetDraft, rowsPerSheet = ROWS_PER_SHEET): Readable {
  let zipped: PassThrough | undefined
  return new Readable({
    read() {
      zipped ??= zippedSheets(draft, rowsPerSheet)
        .on('data', (chunk: Buffer) => {
          if (!this.push(chunk)) zipped?.pause()
        })
        .once('end', () => this.push(null))
        .once('error', (error: Error) => this.destroy(error))
      zipped.resume()
    },
    destroy(error, done) {
      zipped?.destroy()
      done(error)
    },
  })
}

function zippedSheets({ name, columns, rows }: SheetDraft, rowsPerSheet: number): PassThrough {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const source = cursor(rows)
  let sheets = 0

  const addSheet = () => {
    sheets += 1
    zip.addReadStreamLazy(`xl/worksheets/sheet${sheets}.xml`, { compressionLevel: 6 }, (give) => {
      const stream = Readable.from(sheetText(columns, source, rowsPerSheet), { objectMode: false })
      stream.once('end', () =>
        source.ended().then(
          (ended) => (ended ? finish() : addSheet()),
          (error) => output.destroy(error),
        ),
      )
      stream.once('error', (error) => output.destroy(error))
      output.once('close', () => stream.destroy())
      give(null, stream)
    })
  }
  const finish = () => {
    const parts = {
      '[Content_Types].xml': contentTypes(sheets),
      '_rels/.rels': rootRelations,
      'xl/workbook.xml': workbook(name, sheets),
      'xl/_rels/workbook.xml.rels': workbookRelations(sheets),
      'xl/styles.xml': styles,
    }
    for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path)
    zip.end()
  }
  zip.once('error', (error: Error) => output.destroy(error))
  output.once('close', () => void source.stop())
  addSheet()
  return output
}

/** One iterator over the rows, shared by several sheets, with one row of lookahead. */
interface Cursor {
  next(): Promise<readonly CellValue[] | undefined>
  ended(): Promise<boolean>
  stop(): Promise<void>
}

function cursor(rows: SheetDraft['rows']): Cursor {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  let ahead: Promise<IteratorResult<readonly CellValue[]>> | undefined
  const peek = () => {
    ahead ??= Promise.resolve(iterator.next())
    return ahead
  }
  return {
    async next() {
      const { done, value } = await peek()
      if (done) return undefined
      ahead = undefined
      return value
    },
    ended: async () => (await peek()).done === true,
    async stop() {
      await iterator.return?.()
    },
  }
}

async function* sheetText(
  columns: SheetDraft['columns'],
  source: Cursor,
  rowsPerSheet: number,
): AsyncGenerator<string> {
  let chunk =
    sheetHead(columns.map(({ width = 16 }) => width)) +
    rowText(
      1,
      columns.map(({ title }) => title),
      () => 'title',
    )
  for (let count = 0; count < rowsPerSheet; count += 1) {
    const row = await source.next()
    if (!row) break
    chunk += rowText(count + 2, row, (column) => columns[column]?.format)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield `${chunk}</sheetData></worksheet>`
}

/** Writes references of rows and cells: programs may omit them, but many readers then see nothing. */
function rowText(number: number, cells: readonly CellValue[], lookOf: (column: number) => Look): string {
  const texts = cells.map((value, column) =>
    cellText(`${columnName(column)}${number}`, value, lookOf(column)),
  )
  return `<row r="${number}">${texts.join('')}</row>`
}

type Look = CellFormat | 'title' | undefined

function cellText(reference: string, value: CellValue, look: Look): string {
  if (value === null || value === '') return ''
  const head = ` r="${reference}"${look === undefined ? '' : ` s="${styleOf[look]}"`}`
  const number = look === 'moment' ? dayNumber(String(value)) : value
  if (typeof number === 'number' && Number.isFinite(number)) return `<c${head}><v>${number}</v></c>`
  const text = escapeXml(cutUnits(escapedCodes(String(value)), MAX_CELL_TEXT)).replace(/\r/g, '&#13;')
  return `<c t="inlineStr"${head}><is><t xml:space="preserve">${text}</t></is></c>`
}

const DAY = 24 * 60 * 60 * 1000

/** @param moment `2026-03-02 08:00:00` @returns it as spreadsheets count: in days since 30 December 1899, of no time zone */
function dayNumber(moment: string): number {
  return (Date.parse(`${moment.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / DAY
}

/** @returns the letters of a column, from index 0 */
function columnName(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}

/** A text that looks like an escape code, `_x0041_`, would be decoded (ST_Xstring). */
function escapedCodes(text: string): string {
  return text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
}
