import { isPlainlyData, isSameTitle } from '@seaport/contract/kernel/spreadsheet'
import { type Cell, type CellRow, type Merged, readCells, readSharedStrings } from './cells.ts'
import { type SheetBounds, type SheetColumn, SheetError, type SheetHeads, type SheetRow } from './sheet.ts'
import { readStyles } from './styles.ts'
import { openArchive } from './unzip.ts'
import { openWorkbook } from './workbook.ts'

/**
 * Reads the sheet that an xlsx shows first, by its titles or by positions alone. Runs in a worker with little memory: use `readSpreadsheet`.
 * @param hasTitles whether the first row is one of titles; undefined = unless it plainly holds data
 * @throws SheetError
 */
export async function parseSheet(
  file: Buffer,
  columns: readonly SheetColumn[],
  bounds: SheetBounds,
  hasTitles?: boolean,
): Promise<SheetRow[]> {
  let columnKeys: Map<number, string> | undefined
  let titleRow = 0
  const kept: CellRow[] = []
  const onTitles = ({ row, cells }: CellRow) => {
    columnKeys = columnKeysOf(cells, columns)
    titleRow = row
  }
  const onRow = ({ row, cells, isHidden }: CellRow) => {
    const known = columnKeys
    if (!known) return
    const asked = cells.filter(({ column }) => known.has(column))
    if (asked.length === 0) return
    if (kept.length >= bounds.maxRows)
      throw new SheetError('spreadsheet_too_many_rows', { max: bounds.maxRows })
    kept.push({ row, cells: asked, isHidden })
  }
  const titles = columns.filter(({ required }) => required).flatMap((column) => column.titles)
  const merged = await readRows(file, bounds, { titles, hasTitles, onTitles, onRow })
  const keys = columnKeys
  if (!keys || kept.length === 0) throw new SheetError('spreadsheet_empty')
  spread(
    kept,
    merged.filter(({ column, first }) => first > titleRow && keys.has(column)),
  )
  return kept.map((row) => rowOf(row, columns, keys))
}

/** Maximum cells covered by merged ones. */
const MAX_SPREAD = 1_000_000

/** Rows below the titles that are searched for an example. */
const EXAMPLE_ROWS = 20

/**
 * Reads what the columns of that sheet are called, with an example of each. Runs in a worker with little memory: use `readHeads`.
 * @param titles of which one stands in the row of titles, if there is a caption above it
 * @throws SheetError
 */
export async function parseHeads(
  file: Buffer,
  titles: readonly string[],
  bounds: SheetBounds,
  hasTitles?: boolean,
): Promise<SheetHeads> {
  const heads: SheetHeads = { hasTitles: false, columns: [] }
  let rows = 0
  await readRows(file, bounds, {
    titles,
    hasTitles,
    onTitles({ cells }) {
      heads.hasTitles = cells.length > 0
      heads.columns = cells.map(({ column, text }) => ({ position: column, title: text, example: '' }))
    },
    onRow({ cells }) {
      rows += 1
      if (rows > EXAMPLE_ROWS) return
      if (!heads.hasTitles) {
        const known = new Set(heads.columns.map(({ position }) => position))
        const more = cells.filter(({ column }) => !known.has(column))
        heads.columns.push(...more.map(({ column }) => ({ position: column, title: '', example: '' })))
      }
      for (const head of heads.columns)
        head.example ||= cells.find(({ column }) => column === head.position)?.text ?? ''
    },
  })
  heads.columns.sort((one, other) => one.position - other.position)
  if (heads.columns.length === 0 || rows === 0) throw new SheetError('spreadsheet_empty')
  return heads
}

interface Reader {
  titles: readonly string[]
  hasTitles: boolean | undefined
  /** Without cells, if the first row holds data already. */
  onTitles: (row: CellRow) => void
  /** A row below the titles. */
  onRow: (row: CellRow) => void
}

/** Most rows of a caption above the titles. */
const CAPTION_ROWS = 10

/**
 * Hands on the row of titles, and the rows below it. Rows with a single cell are a caption if the first row with more has one of the titles; otherwise the titles are
 * the first row, unless that plainly holds data.
 */
function belowTitles({ titles, hasTitles, onTitles, onRow }: Reader) {
  let held: CellRow[] | undefined = []
  const isOfTitles = ({ cells }: CellRow) =>
    cells.some(({ text }) => titles.some((title) => isSameTitle(title, text)))
  const release = (from: number) => {
    const rows = (held ?? []).slice(from)
    held = undefined
    const [head] = rows
    if (!head) return
    const isTitled = hasTitles ?? (isOfTitles(head) || !isPlainlyData(head.cells.map(({ text }) => text)))
    onTitles(isTitled ? head : { ...head, row: head.row - 1, cells: [] })
    for (const row of isTitled ? rows.slice(1) : rows) onRow(row)
  }
  return {
    take(row: CellRow) {
      if (!held) return onRow(row)
      const written = row.cells.filter(({ text }) => text !== '')
      held.push(row)
      if (written.length < 2 && held.length <= CAPTION_ROWS) return
      release(hasTitles !== false && written.length > 1 && isOfTitles(row) ? held.length - 1 : 0)
    },
    end() {
      if (held) release(0)
    },
  }
}

async function readRows(file: Buffer, bounds: SheetBounds, reader: Reader): Promise<Merged[]> {
  const archive = await openArchive(file, bounds)
  const book = await openWorkbook(archive)
  const strings = book.strings ? await readSharedStrings(archive.read(book.strings)) : []
  const looks = book.styles ? await readStyles(archive.read(book.styles)) : []
  const rows = belowTitles(reader)
  const merged = await readCells(archive.read(book.sheet), { strings, looks }, rows.take)
  rows.end()
  return merged
}

/** Copies the content of merged cells from the first to the others, as they show it. */
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

/** @returns the key of each column, by its index in the sheet */
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
