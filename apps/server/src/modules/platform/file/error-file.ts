import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { ErrorFile } from '@seaport/contract/kernel/spreadsheet.schema'
import { translateSheet } from '@seaport/i18n/server'
import type { Installation } from '../../../kernel/installation.ts'
import { PIECE } from '../../../kernel/pieces.ts'
import type { CellValue } from '../../../kernel/spreadsheet/draft.ts'
import { sheetTypes, writeSpreadsheet } from '../../../kernel/spreadsheet/write.ts'
import { storeReport } from './file.service.ts'
import { addressOfFile } from './file-mapper.ts'

/** A row that was left out of an import. */
export interface LeftOut {
  /** Where it stood, from 1. */
  row: number
  /** What it said, as far as that may be written down. */
  cells: readonly CellValue[]
  /** Why, in the caller's language. */
  reason: string
}

/** Rows as they are written, with the event loop left to others now and then. */
async function* inPieces(rows: readonly LeftOut[]): AsyncGenerator<readonly CellValue[]> {
  for (const [index, { row, cells, reason }] of rows.entries()) {
    if (index % PIECE === 0) await nextTurn()
    yield [row, ...cells, reason]
  }
}

/**
 * Writes the skipped rows of an import and their reasons to a spreadsheet that expires after a day.
 * @param titles of the columns
 * @returns null when nothing was skipped
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
  const file = await storeReport(installation, tenantId, {
    name: `${name}.xlsx`,
    type: sheetTypes.xlsx,
    content,
  })
  return { ...addressOfFile(installation, file.id), rows: rows.length }
}
