import { Readable } from 'node:stream'
import type { SheetDraft } from './draft.ts'
import { csvText } from './write-csv.ts'
import { xlsxStream } from './write-xlsx.ts'

export type SheetFormat = 'csv' | 'xlsx'

export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<SheetFormat, string>

/**
 * Writes a table as a stream in constant memory: rows are requested as fast as the reader takes bytes. Destroying the stream ends the iteration of
 * the rows.
 *
 * CSV is UTF-8 with a byte order mark, and what a spreadsheet program would take for a formula gets an apostrophe in front; xlsx needs none,
 * because its texts are typed as texts. Beyond 1,048,575 rows xlsx continues in a further sheet.
 */
export function writeSpreadsheet(format: SheetFormat, draft: SheetDraft): Readable {
  return format === 'csv' ? Readable.from(csvText(draft), { objectMode: false }) : xlsxStream(draft)
}
