import type { Exported, ExportFormat } from '../src/data-table/ExportMenu.tsx'

/** A spreadsheet's rows, the first one with the heads. */
export type Cells = readonly (readonly string[])[]

/** Writes a sheet; Excel's writer is fetched when somebody wants it. */
export async function writeSheet(format: ExportFormat, name: string, rows: Cells): Promise<Exported> {
  if (format === 'csv') {
    // The mark at the beginning tells Excel that it is UTF-8.
    const text = `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
    return { blob: new Blob([text], { type: 'text/csv' }), name: `${name}.csv` }
  }
  const { default: write } = await import('write-excel-file/browser')
  const blob = await write(rows.map((row) => row.map((value) => ({ value, type: String })))).toBlob()
  return { blob, name: `${name}.xlsx` }
}

/** Reads the first sheet of an Excel file. */
export async function readFirstSheet(file: File): Promise<Cells> {
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file)
  return rows.map((row) => row.map((cell) => String(cell ?? '')))
}

/** A CSV cell. What a spreadsheet would take for a formula is written as text. */
function quoted(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
