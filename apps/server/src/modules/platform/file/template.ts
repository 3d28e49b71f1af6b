import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateSheet } from '@seaport/i18n/server'
import { attachment, FileResponse } from '../../../kernel/http/file-response.ts'
import { sheetTypes, writeSpreadsheet } from '../../../kernel/spreadsheet/write.ts'

type SheetKey = Parameters<typeof translateSheet>[1]

/** @returns a spreadsheet with titles alone, in a language, to be filled in for an import */
export function templateAnswer(locale: Locale, sheet: SheetKey, columns: readonly SheetKey[]): FileResponse {
  const name = translateSheet(locale, sheet)
  const titles = columns.map((key) => ({ title: translateSheet(locale, key), width: 20 }))
  return new FileResponse(writeSpreadsheet('xlsx', { name, columns: titles, rows: [] }), sheetTypes.xlsx, {
    headers: { 'content-disposition': attachment(`${name}.xlsx`) },
  })
}

/**
 * @param locale whose title comes first: the one that a refusal names
 * @returns the titles of a column in every language, because a template may be filled in by a colleague with another language
 */
export function titlesOf(key: SheetKey, locale: Locale): string[] {
  return [locale, ...locales.filter((one) => one !== locale)].map((one) => translateSheet(one, key))
}
