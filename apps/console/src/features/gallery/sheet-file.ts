import type { Issue } from '@seaport/i18n/issue'
import type { Exported, ExportFormat } from '@seaport/ui/export-menu'
import { cellValue, MAX_ROWS, SHEET_COLUMNS, SheetRow } from './sheet.ts'

/** Largest file that is read, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024

/** A skipped row of a file: its number and its error. */
export interface LeftOut {
  row: number
  issue: Issue
}

/** Content of a file. */
export interface ReadSheet {
  rows: readonly SheetRow[]
  leftOut: readonly LeftOut[]
}

/** Reads the first sheet of an Excel file, below its titles. The reader is loaded on demand. */
export async function readRows(file: File): Promise<ReadSheet> {
  const { readSheet } = await import('read-excel-file/browser')
  const [, ...cells] = await readSheet(file)
  const rows: SheetRow[] = []
  const leftOut: LeftOut[] = []
  for (const [at, line] of cells.slice(0, MAX_ROWS).entries()) {
    const draft = Object.fromEntries(
      SHEET_COLUMNS.map((column, index) => [column, cellValue(column, line[index])]),
    )
    const { data, error } = SheetRow.safeParse(draft, { reportInput: true })
    if (data) rows.push(data)
    // The heads are row 1 of the file.
    else if (error.issues[0]) leftOut.push({ row: at + 2, issue: error.issues[0] })
  }
  return { rows, leftOut }
}

/** Writes rows below their titles. Excel's writer is loaded on demand. */
export async function writeRows(
  format: ExportFormat,
  name: string,
  heads: readonly string[],
  rows: readonly SheetRow[],
): Promise<Exported> {
  const cells = rows.map((row) => SHEET_COLUMNS.map((column) => row[column]))
  if (format === 'csv') {
    const lines = [heads, ...cells].map((line) => line.map(csvCell).join(','))
    // The byte order mark tells Excel that it is UTF-8.
    return { blob: new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }), name: `${name}.csv` }
  }
  const { default: write } = await import('write-excel-file/browser')
  const head = heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = cells.map((line) =>
    line.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  )
  return { blob: await write([head, ...body]).toBlob(), name: `${name}.xlsx` }
}

/** A cell of CSV. A text that a spreadsheet would take for a formula is escaped. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
