import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { ErrorFile } from '@seaport/contract/kernel/spreadsheet.schema'
import { translateSheet } from '@seaport/i18n/server'
import type { Installation } from '../../../kernel/installation.ts'
import { PIECE } from '../../../kernel/pieces.ts'
import { Refused } from '../../../kernel/refusal.ts'
import type { CellValue } from '../../../kernel/spreadsheet/draft.ts'
import { sheetTypes, writeSpreadsheet } from '../../../kernel/spreadsheet/write.ts'
import { storeReport } from './file.service.ts'
import { addressOfFile } from './file-mapper.ts'

/** A skipped row of an import. */
export interface LeftOut {
  /** Its number in the file, from 1. */
  row: number
  /** Its cells, as far as they may be repeated. */
  cells: readonly CellValue[]
  /** Reason, in the caller's language. */
  reason: string
}

/** Yields rows in pieces, with turns of the event loop between them. */
async function* inPieces(rows: readonly LeftOut[]): AsyncGenerator<readonly CellValue[]> {
  for (const [index, { row, cells, reason }] of rows.entries()) {
    if (index % PIECE === 0) await nextTurn()
    yield [row, ...cells, reason]
  }
}

/**
 * Writes the skipped rows of an import and their reasons to a spreadsheet that expires after a day.
 * @param titles of the columns
 * @returns null when nothing was skipped, or the tenant has no space for the file: the import itself is done by then
 */
export async function keepErrorFile(
  installation: Installation,
  tenantId: string,
  locale: Locale,
  { titles, rows }: { titles: readonly string[]; rows: readonly LeftOut[] },
): Promise<ErrorFile> {
  if (rows.length === 0) return null
  const name = translateSheet(locale, 'left_out')
  const draft = {
    name,
    columns: [
      { title: translateSheet(locale, 'row'), width: 8 },
      ...titles.map((title) => ({ title })),
      { title: translateSheet(locale, 'reason'), width: 60 },
    ],
    rows: inPieces(rows),
  }
  const content = await buffer(writeSpreadsheet('xlsx', draft))
  const report = { name: `${name}.xlsx`, type: sheetTypes.xlsx, content }
  const file = await storeReport(installation, tenantId, report).catch((error: unknown) => {
    if (error instanceof Refused && error.reason === 'file_quota_reached') return null
    throw error
  })
  return file && { ...addressOfFile(installation, file.id), rows: rows.length }
}
