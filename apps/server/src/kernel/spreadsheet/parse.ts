import { isSameTitle } from '@seaport/contract/kernel/spreadsheet'
import { type Cell, type CellRow, type Merged, readCells, readSharedStrings } from './cells.ts'
import { type SheetBounds, type SheetColumn, SheetError, type SheetHead, type SheetRow } from './sheet.ts'
import { readStyles } from './styles.ts'
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
  let titleRow = 0
  const kept: CellRow[] = []
  const merged = await readRows(file, bounds, ({ row, cells, isHidden }) => {
    if (!columnKeys) {
      columnKeys = columnKeysOf(cells, columns)
      titleRow = row
      return
    }
    const known = columnKeys
    const asked = cells.filter(({ column }) => known.has(column))
    if (asked.length === 0) return
    if (kept.length >= bounds.maxRows)
      throw new SheetError('spreadsheet_too_many_rows', { max: bounds.maxRows })
    kept.push({ row, cells: asked, isHidden })
  })
  const keys = columnKeys
  if (!keys || kept.length === 0) throw new SheetError('spreadsheet_empty')
  spread(
    kept,
    merged.filter(({ column, first }) => first > titleRow && keys.has(column)),
  )
  return kept.map((row) => rowOf(row, columns, keys))
}

/** Cells that merged ones may cover in all. */
const MAX_SPREAD = 1_000_000

/** Rows below the titles in which an example is looked for. */
const EXAMPLE_ROWS = 20

/**
 * Reads what the columns of the first sheet of an xlsx are called, with an example of each. Runs in a worker with little memory: use `readHeads`.
 * @throws SheetError
 */
export async function parseHeads(file: Buffer, bounds: SheetBounds): Promise<SheetHead[]> {
  let heads: SheetHead[] | undefined
  let rows = 0
  await readRows(file, bounds, ({ cells }) => {
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

async function readRows(file: Buffer, bounds: SheetBounds, onRow: (row: CellRow) => void): Promise<Merged[]> {
  const archive = await openArchive(file, bounds)
  const book = await openWorkbook(archive)
  const strings = book.strings ? await readSharedStrings(archive.read(book.strings)) : []
  const looks = book.styles ? await readStyles(archive.read(book.styles)) : []
  return readCells(archive.read(book.sheet), { strings, looks }, onRow)
}

/** Writes what stands in the first of several merged cells into the others, as a person sees it. */
function spread(rows: readonly CellRow[], merged: readonly Merged[]): void {
  const byNumber = new Map(rows.map((row) => [row.row, row]))
  let left = MAX_SPREAD
  for (const { column, first, last } of merged) {
    const seen = byNumber.get(first)?.cells.find((cell) => cell.column === column)
    for (let number = first + 1; number <= Math.min(last, rows.at(-1)?.row ?? 0); number += 1) {
      left -= 1
      if (left < 0) throw new SheetError('spreadsheet_too_complex')
      const row = byNumber.get(number)
      if (row) row.cells = [...row.cells.filter((cell) => cell.column !== column), ...(seen ? [seen] : [])]
    }
  }
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
  { row, cells: read, isHidden }: CellRow,
  columns: readonly SheetColumn[],
  columnKeys: ReadonlyMap<number, string>,
): SheetRow {
  const cells: Record<string, string> = Object.fromEntries(columns.map(({ key }) => [key, '']))
  let error: SheetRow['error'] = isHidden ? 'row_hidden' : null
  for (const cell of read) {
    const key = columnKeys.get(cell.column)
    if (key === undefined) continue
    cells[key] = cell.text
    error ??= cell.error
  }
  return { row, cells, error }
}
