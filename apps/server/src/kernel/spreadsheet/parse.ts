import { type Cell, readCells, readSharedStrings } from './cells.ts'
import {
  isSameTitle,
  type SheetBounds,
  type SheetColumn,
  SheetError,
  type SheetHead,
  type SheetRow,
} from './sheet.ts'
import { openArchive } from './unzip.ts'
import { openWorkbook } from './workbook.ts'

/**
 * Reads the first sheet of an xlsx by the titles in its first row. Runs in a worker with little memory: use `readSpreadsheet`.
 * @throws SheetError
 */
export async function parseSheet(
  file: Buffer,
  columns: readonly SheetColumn[],
  bounds: SheetBounds,
): Promise<SheetRow[]> {
  let columnKeys: Map<number, string> | undefined
  const rows: SheetRow[] = []
  await readRows(file, bounds, (row, cells) => {
    if (!columnKeys) {
      columnKeys = columnKeysOf(cells, columns)
      return
    }
    const read = rowOf(row, cells, columns, columnKeys)
    if (!read) return
    if (rows.length >= bounds.maxRows)
      throw new SheetError('spreadsheet_too_many_rows', { max: bounds.maxRows })
    rows.push(read)
  })
  if (rows.length === 0) throw new SheetError('spreadsheet_empty')
  return rows
}

/** Rows below the titles in which an example is looked for. */
const EXAMPLE_ROWS = 20

/**
 * Reads what the columns of the first sheet of an xlsx are called, with an example of each. Runs in a worker with little memory: use `readHeads`.
 * @throws SheetError
 */
export async function parseHeads(file: Buffer, bounds: SheetBounds): Promise<SheetHead[]> {
  let heads: SheetHead[] | undefined
  let rows = 0
  await readRows(file, bounds, (_row, cells) => {
    if (!heads) {
      heads = cells.map(({ column, text }) => ({ position: column, title: text, example: '' }))
      return
    }
    rows += 1
    if (rows > EXAMPLE_ROWS) return
    for (const head of heads)
      head.example ||= cells.find(({ column }) => column === head.position)?.text ?? ''
  })
  if (!heads || rows === 0) throw new SheetError('spreadsheet_empty')
  return heads
}

async function readRows(
  file: Buffer,
  bounds: SheetBounds,
  onRow: (row: number, cells: Cell[]) => void,
): Promise<void> {
  const archive = await openArchive(file, bounds)
  const book = await openWorkbook(archive)
  const strings = book.strings ? await readSharedStrings(archive.read(book.strings)) : []
  await readCells(archive.read(book.sheet), strings, onRow)
}

/** @returns per position in the sheet the key of its column */
function columnKeysOf(titles: readonly Cell[], columns: readonly SheetColumn[]): Map<number, string> {
  const columnKeys = new Map<number, string>()
  for (const { key, position } of columns) if (position !== undefined) columnKeys.set(position, key)
  for (const { column, text } of titles) {
    if (columnKeys.has(column)) continue
    const known = columns.find((candidate) => candidate.titles.some((title) => isSameTitle(title, text)))
    if (known && ![...columnKeys.values()].includes(known.key)) columnKeys.set(column, known.key)
  }
  const missing = columns.filter(({ key, required }) => required && ![...columnKeys.values()].includes(key))
  if (missing.length > 0)
    throw new SheetError('spreadsheet_columns', {
      columns: missing.map(({ titles: [title] }) => title).join(', '),
    })
  return columnKeys
}

function rowOf(
  row: number,
  read: readonly Cell[],
  columns: readonly SheetColumn[],
  columnKeys: ReadonlyMap<number, string>,
): SheetRow | null {
  const cells: Record<string, string> = Object.fromEntries(columns.map(({ key }) => [key, '']))
  let error: SheetRow['error'] = null
  let filled = false
  for (const cell of read) {
    const key = columnKeys.get(cell.column)
    if (key === undefined) continue
    cells[key] = cell.text
    error ??= cell.error
    filled = true
  }
  return filled ? { row, cells, error } : null
}
