import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateSheet } from '@seaport/i18n/server'
import { forSameTenant, TenantTurns } from '../../db/tenant-turns.ts'
import { attachment, FileResponse } from '../http/file-response.ts'
import { turnOfOwn } from '../pieces.ts'
import type { CellValue } from './draft.ts'
import { type SheetFormat, sheetTypes, writeSpreadsheet } from './write.ts'

/** Rows per read: bounds the memory of an export of any length, and how long others wait. */
export const EXPORT_CHUNK = 250

/** A column of a list that is exported. */
export interface ExportColumn<Row> {
  title: string
  /** In characters. */
  width: number
  cell(row: Row): CellValue
}

/** @returns makes the columns of a list; those of moments, which may be missing, name the zone in their titles */
export function columnsOf<Row>(timeZone: string) {
  const clock = clockIn(timeZone)
  return {
    column: (title: string, width: number, cell: ExportColumn<Row>['cell']): ExportColumn<Row> => ({
      title,
      width,
      cell,
    }),
    /** @param of milliseconds since 1970, or as moments go over the wire */
    moment: (title: string, of: (row: Row) => number | string | null): ExportColumn<Row> => ({
      title: `${title} (${timeZone})`,
      width: 24,
      cell: (row) => {
        const at = of(row)
        return at === null ? null : clock(typeof at === 'string' ? Date.parse(at) : at)
      },
    }),
  }
}

/** @returns the first column of a list over all tenants: whose row it is */
export function userColumn<Row>(locale: Locale, cell: (row: Row) => string | null): ExportColumn<Row> {
  return { title: translateSheet(locale, 'user'), width: 30, cell }
}

/** Whose language an export speaks, and when it is written. */
export interface ExportAsker {
  locale: Locale
  /** Milliseconds since 1970. */
  now: number
}

/** The list's filters, from the query of its export. */
export type FilterOf<Query> = Omit<Query, 'format' | 'time_zone'>

export interface ListExport<Row> {
  /** Title of the sheet and, with the day, of the file. */
  name: string
  format: SheetFormat
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  columns: readonly ExportColumn<Row>[]
  /** Reads what follows a row, at most {@link EXPORT_CHUNK} rows in a stable order. */
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>
}

/**
 * @returns a list as a file that is written while it is sent. It is read in chunks: no connection or cursor stays open between them, however slow the download
 */
export function exportAnswer<Row>({
  name,
  format,
  timeZone,
  now,
  columns,
  readAfter,
}: ListExport<Row>): FileResponse {
  const forCaller = forSameTenant()
  const read: typeof readAfter = (last) => forCaller(() => inTurn(() => readAfter(last)))
  const draft = {
    name,
    columns: columns.map(({ title, width }) => ({ title, width })),
    rows: rowsOf(read, (row) => columns.map(({ cell }) => cell(row))),
  }
  const [date = ''] = clockIn(timeZone)(now).split(' ')
  return new FileResponse(writeSpreadsheet(format, draft), sheetTypes[format], {
    headers: { 'content-disposition': attachment(`${name} ${date}.${format}`) },
    isExport: true,
  })
}

/** A tenant's exports read one after the other: several at once would keep as many processes of PostgreSQL busy. They wait longer than their statements may take. */
const turns = new TenantTurns(1, 60_000)

async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const end = await turns.take()
  try {
    return await read()
  } finally {
    end()
  }
}

async function* rowsOf<Row>(
  readAfter: ListExport<Row>['readAfter'],
  toCells: (row: Row) => CellValue[],
): AsyncGenerator<CellValue[]> {
  let last: Row | undefined
  do {
    await turnOfOwn()
    const rows = await readAfter(last)
    for (const row of rows) yield toCells(row)
    last = rows.length === EXPORT_CHUNK ? rows.at(-1) : undefined
  } while (last)
}

/** Making one takes as long as formatting a hundred moments. There are about 600 zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** @returns writes moments as `2026-03-02 08:00:00` in a zone: what every spreadsheet program takes for a date */
function clockIn(timeZone: string): (moment: number) => string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return (moment) => format.format(moment)
}
