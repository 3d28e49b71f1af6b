import { type AccountLineFault, readAccountLine } from '@seaport/contract/address/account-line'
import type { NetworkPlace } from '@seaport/contract/address/network-site'
import { readNickname } from '@seaport/contract/address/nickname'
import { shownPart, unquoted } from '@seaport/contract/address/plain-text'
import { type NotSetUp, networkOfRow, notSetUp } from '@seaport/contract/address/row-network'
import { MAX_NICKNAME } from '@seaport/contract/desk/account.schema'
import { guessFields } from '@seaport/contract/desk/account-columns'
import { MAX_SHEET_COLUMNS } from '@seaport/contract/desk/account-import'
import type { ImportField, SheetHeading } from '@seaport/contract/desk/account-import.schema'
import { cutGraphemes, cutUnits } from '@seaport/contract/kernel/graphemes'
import type { NetworkId } from '@seaport/contract/kernel/network'

/** A row of a pasted list, as the API accepts it. */
export type PastedRow = { account: string } & Partial<Record<ImportField, string>>

type NetworkFault = 'account_line_network' | 'account_line_without_network'

/** One parsed line of a pasted list, with its line number from 1, empty lines included. A refused line keeps only its beginning. */
export type PastedLine = { line: number } & (
  | { row: PastedRow }
  | { fault: AccountLineFault | NetworkFault | NotSetUp | 'nickname_credential'; shown: string }
)

/** A row of a pasted list. */
interface TextRow {
  text: string
  /** The number of its first line, from 1. */
  line: number
  cells: readonly string[]
}

/** A pasted list. It is a table if it was copied from a spreadsheet, has a line of titles, or has two cells in a line; otherwise each line is an account. */
export interface PastedList {
  /** The non-empty rows below the titles. */
  lines: readonly TextRow[]
  table?: {
    /** The line of titles; empty = there is none. */
    titles: string
    /** No title means the account: a person has to say which column does, and whether the first line is one of titles. */
    isUnknown: boolean
    /** Lines of an account and one more cell. */
    isPairs: boolean
    columns: readonly SheetHeading[]
  }
}

/** Maximum accounts of one import (contract). */
export const MAX_ROWS = 1000
/** Maximum UTF-16 code units of a cell in the API. */
const MAX_CELL = 500
const TAB = '\t'
const SEPARATORS = [TAB, ';', '；', ',', '，']
/** Most rows of a caption above the titles. */
const CAPTION_ROWS = 10

/**
 * Splits text into rows and cells as spreadsheets write them (RFC 4180): a cell in quotes may hold separators, doubled quotes and line breaks. A quote that
 * never ends is an ordinary character, so that it can't swallow the rows below it.
 * @param separators each of them ends a cell
 * @returns the rows that are not empty
 */
function rowsOf(text: string, separators: readonly string[]): TextRow[] {
  const signs = separators.join('')
  const cell = new RegExp(
    `[^\\S\\r\\n${signs}]*(?:"(?:[^"]|"")*"[^\\S\\r\\n${signs}]*(?=[\\r\\n${signs}]|$)|[^\\r\\n${signs}]*)`,
    'y',
  )
  const rows: TextRow[] = []
  let line = 1
  let row = { line, start: 0, cells: [] as string[] }
  for (let at = 0; at <= text.length; ) {
    cell.lastIndex = at
    const written = cell.exec(text)?.[0] ?? ''
    const end = at + written.length
    row.cells.push(unquoted(written.trim()).replaceAll('""', '"'))
    line += written.match(LINE_BREAK)?.length ?? 0
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (separators.includes(text[end] ?? '')) continue
    rows.push({ text: text.slice(row.start, end), line: row.line, cells: row.cells })
    line += 1
    row = { line, start: at, cells: [] }
  }
  return rows.filter(({ text }) => text.trim() !== '')
}

const LINE_BREAK = /\r\n|\r|\n/g
/** Excel's optional first line, which declares the separator. */
const SEPARATOR_LINE = /^\s*sep=.$/i

/**
 * Finds the rows of a pasted list, and its columns if it is a table.
 * @param hasTitles whether the first line of a table with unknown titles is one; undefined = if any of them is known
 */
export function readList(text: string, hasTitles?: boolean): PastedList {
  for (const separator of SEPARATORS) {
    const rows = listed(rowsOf(text, [separator]))
    const [first, ...below] = rows.slice(captionRows(rows))
    if (first && fieldsOf(first).includes('account')) return tableOf(first, below)
  }
  const rows = listed(rowsOf(text, [TAB]))
  const [first, ...below] = rows
  const fields = first ? fieldsOf(first) : []
  const isTitled = hasTitles ?? fields.some(Boolean)
  // Two cells are an account and something beside it, unless a title says otherwise.
  if (!first || fields.length < (fields.some(Boolean) ? 2 : 3))
    return pairsOf(listed(rowsOf(text, SEPARATORS)))
  return isTitled ? tableOf(first, below) : tableWithoutTitles(rows)
}

/** Rows above the titles: what has one cell, above the first row with more of which one is a title. */
function captionRows(rows: readonly TextRow[]): number {
  const at = rows.slice(0, CAPTION_ROWS).findIndex(({ cells }) => cells.filter(Boolean).length > 1)
  const row = rows[at]
  return row && fieldsOf(row).includes('account') ? at : 0
}

const fieldsOf = ({ cells }: TextRow) => guessFields(cells.slice(0, MAX_SHEET_COLUMNS))

function tableOf(first: TextRow, below: readonly TextRow[]): PastedList {
  const fields = fieldsOf(first)
  const columns = fields.map((field, position) => {
    // Unknown content may be a password: it is not shown.
    const example = field && below.map(({ cells }) => cells[position] ?? '').find(Boolean)
    return { position, title: first.cells[position] ?? '', field, example: example ?? '' }
  })
  const isUnknown = !fields.includes('account')
  return { lines: below, table: { titles: first.text, isUnknown, isPairs: false, columns } }
}

/** Without titles any column but the first may hold passwords: it is numbered, and not shown. */
function tableWithoutTitles(rows: readonly TextRow[]): PastedList {
  const width = Math.min(MAX_SHEET_COLUMNS, Math.max(...rows.map(({ cells }) => cells.length)))
  const first = rows.map(({ cells }) => shownPart(cells[0] ?? '')).find(Boolean) ?? ''
  const columns = Array.from({ length: width }, (_, position) => ({
    position,
    title: '',
    field: null,
    example: position === 0 ? first : '',
  }))
  return { lines: rows, table: { titles: '', isUnknown: true, isPairs: false, columns } }
}

/** What stands beside an account may as well be its password: a person has to say what it is. */
function pairsOf(lines: readonly TextRow[]): PastedList {
  const isPairs = lines.some(({ cells: [, second, ...more] }) => second && !more.some(Boolean))
  if (!isPairs) return { lines }
  const example = lines.map(({ cells }) => shownPart(cells[0] ?? '')).find(Boolean) ?? ''
  const columns: SheetHeading[] = [
    { position: 0, title: '', field: 'account', example },
    { position: 1, title: '', field: null, example: '' },
  ]
  return { lines, table: { titles: '', isUnknown: false, isPairs, columns } }
}

const listed = (rows: readonly TextRow[]) => rows.filter(({ text }) => !SEPARATOR_LINE.test(text))

/**
 * Parses the rows of a pasted list. Columns without a field, and all but the beginning of a refused line, never leave the browser.
 * @param places the networks that are set up
 * @param usual the network of rows that name none; undefined = they are refused
 * @param columns the fields of a table's columns
 */
export function readPasted(
  places: readonly NetworkPlace[],
  usual: NetworkId | undefined,
  { lines, table }: PastedList,
  columns: readonly { position: number; field: ImportField }[] = [],
): PastedLine[] {
  return lines.map(({ text, line, cells }) => {
    const given = Object.fromEntries(
      columns.map(({ position, field }) => [field, cutUnits(cells[position] ?? '', MAX_CELL)]),
    ) as Partial<PastedRow>
    const account = table ? (given.account ?? '') : text
    const isBroken = table?.isPairs && (cells.slice(2).some(Boolean) || /[\r\n]/.test(text.trim()))
    if (isBroken) return { line, fault: 'account_line_parts', shown: shownPart(text) }
    const missing = notSetUp(places, firstPart(account))
    if (missing) return { line, fault: missing, shown: shownPart(account) }
    const place = networkOfRow(places, { network: given.network, account: firstPart(account) }, usual)
    if (place === null) {
      const fault = given.network?.trim() ? 'account_line_network' : 'account_line_without_network'
      return { line, fault, shown: shownPart(account) }
    }
    const read = readAccountLine(place, account)
    if ('fault' in read) return { line, ...read }
    const name = readNickname(given.nickname ?? read.nickname)
    if (name === null) return { line, fault: 'nickname_credential', shown: shownPart(account) }
    const nickname = cutGraphemes(name, MAX_NICKNAME)
    return { line, row: { ...given, account: read.account, nickname, network: place.network } }
  })
}

const firstPart = (line: string) => line.split(/[\t,;，；]/)[0]?.trim() ?? ''
