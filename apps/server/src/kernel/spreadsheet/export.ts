import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translateSheet } from '@seaport/i18n/server'
import { forSameTenant, TenantTurns } from '../../db/tenant-turns.ts'
import { attachment, FileResponse } from '../http/file-response.ts'
import { turnOfOwn } from '../pieces.ts'
import type { CellFormat, CellValue } from './draft.ts'
import { type SheetFormat, sheetTypes, writeSpreadsheet } from './write.ts'

/** Rows per read: limits the memory of an export of any length, and how long other requests wait. */
export const EXPORT_CHUNK = 250

/** A column of an exported list. */
export interface ExportColumn<Row> {
  title: string
  /** Width in characters. */
  width: number
  format?: CellFormat
  cell(row: Row): CellValue
}

/** @returns the columns of a list; columns of moments name the time zone in their titles. Moments and sums may be null */
export function columnsOf<Row>(timeZone: string) {
  const clock = clockIn(timeZone)
  return {
    column: (title: string, width: number, cell: ExportColumn<Row>['cell']): ExportColumn<Row> => ({
      title,
      width,
      cell,
    }),
    /** @param of a moment, in milliseconds since the epoch or as on the wire */
    moment: (title: string, of: (row: Row) => number | string | null): ExportColumn<Row> => ({
      title: `${title} (${timeZone})`,
      width: 24,
      format: 'moment',
      cell: (row) => {
        const at = of(row)
        return at === null ? null : clock(typeof at === 'string' ? Date.parse(at) : at)
      },
    }),
    /** @param cents of a sum in dollars */
    money: (title: string, cents: (row: Row) => number | null): ExportColumn<Row> => ({
      title,
      width: 14,
      format: 'money',
      cell: (row) => {
        const sum = cents(row)
        return sum === null ? null : sum / 100
      },
    }),
  }
}

/** @returns the first column of a list over all tenants: the owner of the row */
export function userColumn<Row>(locale: Locale, cell: (row: Row) => string | null): ExportColumn<Row> {
  return { title: translateSheet(locale, 'user'), width: 30, cell }
}

/** Language and time of an export. */
export interface ExportAsker {
  locale: Locale
  /** Milliseconds since the epoch. */
  now: number
}

/** The list's filters, from the query of its export. */
export type FilterOf<Query> = Omit<Query, 'format' | 'time_zone'>

export interface ListExport<Row> {
  /** Title of the sheet and, with the date, name of the file. */
  name: string
  format: SheetFormat
  timeZone: string
  /** Milliseconds since the epoch. */
  now: number
  columns: readonly ExportColumn<Row>[]
  /** Reads the rows after a row, at most {@link EXPORT_CHUNK} in a stable order. */
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>
}

/**
 * @returns a list as a file that is written while it is sent. It is read in chunks: no connection or cursor stays open between them, however slow the
 * download
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
    columns: columns.map(({ title, width, format }) => ({ title, width, format })),
    rows: rowsOf(read, (row) => columns.map(({ cell }) => cell(row))),
  }
  const [date = ''] = clockIn(timeZone)(now).split(' ')
  return new FileResponse(writeSpreadsheet(format, draft), sheetTypes[format], {
    headers: { 'content-disposition': attachment(`${name} ${date}.${format}`) },
    isExport: true,
  })
}

/** A tenant's exports read one at a time: several at once would keep as many PostgreSQL processes busy. They may wait longer than a statement may take. */
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

/** Cached, because creating a formatter takes as long as formatting a hundred moments. There are about 600 zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** @returns a formatter of moments as `2026-03-02 08:00:00` in a time zone, which every spreadsheet program recognizes as a date */
function clockIn(timeZone: string): (moment: number) => string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return (moment) => format.format(moment)
}
