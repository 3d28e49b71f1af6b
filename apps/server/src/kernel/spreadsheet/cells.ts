import { type CellFault, SheetError } from './sheet.ts'
import type { NumberLook } from './styles.ts'
import { readXml } from './xml.ts'

/** A non-empty cell. */
export interface Cell {
  /** From 0. */
  column: number
  text: string
  error: CellFault | null
}

/** A row with at least one non-empty cell. */
export interface CellRow {
  /** From 1. */
  row: number
  cells: Cell[]
  /** The row is hidden. */
  isHidden: boolean
}

/** Shared texts and formats of a workbook. */
export interface Shared {
  strings: readonly string[]
  looks: readonly NumberLook[]
}

/** Maximum length of a cell's text in spreadsheet programs. */
const MAX_CELL_TEXT = 32_767
/** Columns beyond this index are ignored. */
const MAX_COLUMNS = 100
/** Maximum number of merged areas; a list has no honest use for more. */
const MAX_MERGED = 20_000
/** Significant digits that spreadsheet programs keep. */
const KEPT_DIGITS = 1e15

/** Reads the shared texts of a workbook: runs are joined, phonetic readings are left out. */
export async function readSharedStrings(source: AsyncIterable<Buffer>): Promise<string[]> {
  const strings: string[] = []
  const text = textCollector()
  await readXml(source, {
    open(name) {
      if (name === 'si') text.start()
      text.open(name)
    },
    close(name) {
      text.close(name)
      if (name === 'si') strings.push(text.value())
    },
    text: text.add,
  })
  return strings
}

/** Merged cells, starting at the upper left; all of them show its content. */
export interface Merged {
  column: number
  first: number
  last: number
}

/**
 * Reads the rows of a sheet as a stream, without hidden columns, which the sheet lists before its rows.
 * @param onRow called with each row that has a non-empty cell
 * @returns the cells merged over several rows, which the sheet lists after its rows
 */
export async function readCells(
  source: AsyncIterable<Buffer>,
  shared: Shared,
  onRow: (row: CellRow) => void,
): Promise<Merged[]> {
  let row = 0
  let isHidden = false
  let cells: Cell[] = []
  let cell: RawCell | null = null
  let nextColumn = 0
  const merged: Merged[] = []
  const hiddenColumns = new Set<number>()
  const text = textCollector()

  await readXml(source, {
    open(name, { r = '', t = 'n', s = '0', hidden = '0', ref = '', ht = '', min = '', max = '' }) {
      text.open(name)
      const isUnseen = hidden === '1' || hidden === 'true' || Number(ht || 1) === 0
      if (name === 'col' && isUnseen) {
        const last = Math.min(Number(max), MAX_COLUMNS)
        for (let column = Number(min); column <= last; column += 1) hiddenColumns.add(column - 1)
      } else if (name === 'row') {
        row = /^\d{1,7}$/.test(r) ? Number(r) : row + 1
        isHidden = isUnseen
        cells = []
        nextColumn = 0
      } else if (name === 'c') {
        const column = columnOf(r) ?? nextColumn
        nextColumn = column + 1
        cell = { column, type: t, style: Number(s), hasFormula: false }
        text.start()
      } else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'mergeCell') {
        const area = areaOf(ref)
        if (area) merged.push(area)
        if (merged.length > MAX_MERGED) throw new SheetError('spreadsheet_too_complex')
      }
    },
    close(name) {
      text.close(name)
      if (name === 'c' && cell) {
        const read = { column: cell.column, ...readCell(cell, text.value(), shared) }
        const isSeen = read.column < MAX_COLUMNS && !hiddenColumns.has(read.column)
        if ((read.text !== '' || read.error) && isSeen) cells.push(read)
        cell = null
      } else if (name === 'row' && cells.length > 0) onRow({ row, cells, isHidden })
    },
    text: text.add,
  })
  return merged
}

interface RawCell {
  column: number
  type: string
  style: number
  hasFormula: boolean
}

/** A picture in a cell, which WPS and Excel write as a function; programs without that function show its text. */
const PICTURE = /^=?(?:_xlfn\.)?(?:DISPIMG|IMAGE)\(/i

/** The text that a cell shows; for a formula, the last computed value. */
function readCell(cell: RawCell, raw: string, shared: Shared): Omit<Cell, 'column'> {
  const read = readText(cell, raw.trim(), shared)
  return PICTURE.test(read.text) ? { text: '', error: 'row_picture' } : read
}

function readText({ type, style, hasFormula }: RawCell, text: string, shared: Shared): Omit<Cell, 'column'> {
  if (hasFormula && text === '') return { text, error: 'row_formula' }
  if (type === 'e') return { text, error: 'row_error_value' }
  if (type === 's') return { text: unescaped(sharedText(shared, text)).trim(), error: null }
  if (type === 'b') return { text: text === '1' || text === 'true' ? 'TRUE' : 'FALSE', error: null }
  if (type === 'd') return { text, error: text === '' ? null : 'row_date' }
  return type === 'n' ? readNumber(text, shared.looks[style]) : { text: unescaped(text), error: null }
}

/** Some programs declare a shared text in an empty cell: its empty index must not become index 0. */
function sharedText({ strings }: Shared, index: string): string {
  return index === '' ? '' : (strings[Number(index)] ?? '')
}

/** @returns a number as its cell shows it, as far as a handle can contain it: leading zeros, a prefix, per cent; without separators and rounding */
function lookedAt(value: number, look: NumberLook | undefined): string {
  if (!look) return String(value)
  if (look.isPercent) return `${Number((value * 100).toPrecision(15))}%`
  return look.before + String(value).padStart(look.digits, '0') + look.behind
}

/** Programs write 8080 as 8080.0 and long numbers as 8.5E+11, but show the digits. Beyond fifteen digits, some are lost. */
function readNumber(text: string, look: NumberLook | undefined): Omit<Cell, 'column'> {
  if (text === '') return { text, error: null }
  const value = Number(text)
  if (!Number.isFinite(value)) return { text, error: 'row_error_value' }
  if (look?.isDate) return { text, error: 'row_date' }
  if (Math.abs(value) >= KEPT_DIGITS) return { text, error: 'row_number_ruined' }
  return { text: lookedAt(value, look), error: null }
}

/**
 * Decodes `_x000D_`, a character by its code (ST_Xstring, ECMA-376, part 1, 22.9.2.19). Databases reject NUL, which is dropped, and lone surrogates:
 * codes that would make one stay as they are written.
 */
function unescaped(text: string): string {
  return text.replace(/(?:_x[\dA-F]{4}_)+/gi, (written) => {
    const signs = written.replace(/_x(....)_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    return signs.isWellFormed() ? signs.replaceAll('\0', '') : written
  })
}

/** @returns the column index of a reference such as `AB12`, from 0 */
function columnOf(reference: string): number | undefined {
  const letters = /^\$?([A-Z]{1,3})(?=\$?\d)/i.exec(reference)?.[1]?.toUpperCase()
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** @returns the first column of a range such as `B2:B4` if it has several rows */
function areaOf(reference: string): Merged | undefined {
  const [from = '', to = ''] = reference.split(':')
  const column = columnOf(from)
  const first = Number(/\d+$/.exec(from)?.[0])
  const last = Number(/\d+$/.exec(to)?.[0])
  return column !== undefined && column < MAX_COLUMNS && last > first ? { column, first, last } : undefined
}

/** Collects the texts of `t` and `v`, except those below `rPh` (phonetic readings). */
function textCollector() {
  let collected = ''
  let depth = 0
  let phonetic = 0
  return {
    start() {
      collected = ''
    },
    open(name: string) {
      if (name === 'rPh') phonetic += 1
      if (name === 't' || name === 'v') depth += 1
    },
    close(name: string) {
      if (name === 'rPh') phonetic -= 1
      if (name === 't' || name === 'v') depth -= 1
    },
    add(text: string) {
      if (depth === 0 || phonetic > 0) return
      collected += text
      if (collected.length > MAX_CELL_TEXT) throw new SheetError('spreadsheet_too_complex')
    },
    value: () => collected,
  }
}
