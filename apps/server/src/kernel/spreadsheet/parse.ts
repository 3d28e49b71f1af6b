import { type Cell, readCells, readSharedStrings } from './cells.ts'
import { type SheetBounds, type SheetColumn, SheetError, type SheetRow } from './sheet.ts'
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
  const archive = await openArchive(file, bounds)
  const book = await openWorkbook(archive)
  const strings = book.strings ? await readSharedStrings(archive.read(book.strings)) : []
  let columnKeys: Map<number, string> | undefined
  const rows: SheetRow[] = []
  await readCells(archive.read(book.sheet), strings, (row, cells) => {
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

/** @returns per position in the sheet the key of its column */
function columnKeysOf(titles: readonly Cell[], columns: readonly SheetColumn[]): Map<number, string> {
  const columnKeys = new Map<number, string>()
  for (const { column, text } of titles) {
    const known = columns.find((candidate) => candidate.titles.some((title) => same(title, text)))
    if (known && ![...columnKeys.values()].includes(known.key)) columnKeys.set(column, known.key)
  }
  const missing = columns.filter(({ key, required }) => required && ![...columnKeys.values()].includes(key))
  if (missing.length > 0)
    throw new SheetError('spreadsheet_columns', {
      columns: missing.map(({ titles: [title] }) => title).join(', '),
    })
  return columnKeys
}

function same(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .trim()
      .replace(/\s*\*$/, '')
      .toLowerCase()
  return plain(one) === plain(other)
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
