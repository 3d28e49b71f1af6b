import { SheetError } from './sheet.ts'
import { readXml } from './xml.ts'

/** A cell that is not empty. */
export interface Cell {
  /** From 0. */
  column: number
  text: string
  error: 'row_formula' | 'row_error_value' | null
}

/** Longest text that a spreadsheet program allows in a cell. */
const MAX_CELL_TEXT = 32_767
/** Columns further right are not looked at. */
const MAX_COLUMNS = 100

/** Reads the shared texts of a workbook: runs are joined, readings above the characters are left out. */
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

/**
 * Reads the rows of a sheet as they stream by.
 * @param onRow told of each row with at least one cell that is not empty; numbers from 1
 */
export async function readCells(
  source: AsyncIterable<Buffer>,
  strings: readonly string[],
  onRow: (row: number, cells: Cell[]) => void,
): Promise<void> {
  let row = 0
  let cells: Cell[] = []
  let cell: { column: number; type: string; formula: boolean } | null = null
  let nextColumn = 0
  const text = textCollector()

  await readXml(source, {
    open(name, { r = '', t = 'n' }) {
      text.open(name)
      if (name === 'row') {
        row = /^\d{1,7}$/.test(r) ? Number(r) : row + 1
        cells = []
        nextColumn = 0
      } else if (name === 'c') {
        const column = columnOf(r) ?? nextColumn
        nextColumn = column + 1
        cell = { column, type: t, formula: false }
        text.start()
      } else if (name === 'f' && cell) cell.formula = true
    },
    close(name) {
      text.close(name)
      if (name === 'c' && cell) {
        const read = readCell(cell, text.value().trim(), strings)
        if ((read.text !== '' || read.error) && read.column < MAX_COLUMNS) cells.push(read)
        cell = null
      } else if (name === 'row' && cells.length > 0) onRow(row, cells)
    },
    text: text.add,
  })
}

function readCell(
  { column, type, formula }: { column: number; type: string; formula: boolean },
  raw: string,
  strings: readonly string[],
): Cell {
  if (formula) return { column, text: raw, error: 'row_formula' }
  if (type === 'e') return { column, text: raw, error: 'row_error_value' }
  if (type === 's') return { column, text: (strings[Number(raw)] ?? '').trim(), error: null }
  if (type === 'b') return { column, text: raw === '1' ? 'TRUE' : 'FALSE', error: null }
  return { column, text: type === 'n' ? toTypedValue(raw) : raw, error: null }
}

/** Spreadsheet programs write long numbers as 8.5E+11; people typed the digits. */
function toTypedValue(raw: string): string {
  const value = Number(raw)
  return /e/i.test(raw) && Number.isSafeInteger(value) ? String(value) : raw
}

/** @returns position of the column of a reference such as `AB12`, from 0 */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Gathers what stands in `t` and `v`, but not below `rPh` (phonetic readings). */
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
