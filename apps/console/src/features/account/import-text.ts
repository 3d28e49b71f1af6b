import { type AccountLineFault, readAccountLine } from '@seaport/contract/address/account-line'
import type { NetworkPlace } from '@seaport/contract/address/network-site'
import { isCredential } from '@seaport/contract/address/nickname'
import { shownPart, unquoted } from '@seaport/contract/address/plain-text'
import { networkOfRow } from '@seaport/contract/address/row-network'
import { MAX_NICKNAME } from '@seaport/contract/desk/account.schema'
import { guessFields } from '@seaport/contract/desk/account-columns'
import type { ImportField, SheetHeading } from '@seaport/contract/desk/account-import.schema'
import { cutGraphemes } from '@seaport/contract/kernel/graphemes'
import type { NetworkId } from '@seaport/contract/kernel/network'

/** A row of a pasted list, as the API takes it. */
export type PastedRow = { account: string } & Partial<Record<ImportField, string>>

/** One line of a pasted list, read, with its line number from 1, empty lines included. Of a refused line only the beginning is kept. */
export type PastedLine = { line: number } & (
  | { row: PastedRow }
  | { fault: AccountLineFault | 'account_line_network' | 'nickname_credential'; shown: string }
)

/** A pasted list. With a line of titles it is a table; otherwise each line is an account with its nickname. */
export interface PastedList {
  /** The lines below the titles that are not empty. */
  lines: readonly { text: string; line: number }[]
  table?: { titles: string; separator: string; columns: readonly SheetHeading[] }
}

/** Most accounts that one import takes (contract). */
export const MAX_ROWS = 1000
/** Characters of a cell that the API takes. */
const MAX_CELL = 500
const SEPARATORS = ['\t', ';', '；', ',', '，']

const cellsOf = (line: string, separator: string) =>
  line.split(separator).map((cell) => unquoted(cell.trim()))

/** Finds the lines of a pasted list, and its columns if its first line has their titles. */
export function readList(text: string): PastedList {
  const all = text
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
  const [first, ...below] = all
  if (!first) return { lines: [] }
  for (const separator of SEPARATORS) {
    const titles = cellsOf(first.text, separator)
    const fields = guessFields(titles)
    if (!fields.includes('account')) continue
    const columns = titles.map((title, position) => {
      const field = fields[position] ?? null
      // What nobody knows may be a password: it is not shown.
      const example = field && below.map(({ text }) => cellsOf(text, separator)[position] ?? '').find(Boolean)
      return { position, title, field, example: example ?? '' }
    })
    return { lines: below, table: { titles: first.text, separator, columns } }
  }
  return { lines: all }
}

/**
 * Reads the rows of a pasted list. Columns without a field, and all but the beginning of a refused line, never leave the browser.
 * @param places the networks that are set up
 * @param usual the network of rows that name none
 * @param columns what the columns of a table hold
 */
export function readPasted(
  places: readonly NetworkPlace[],
  usual: NetworkId,
  { lines, table }: PastedList,
  columns: readonly { position: number; field: ImportField }[] = [],
): PastedLine[] {
  return lines.map(({ text, line }) => {
    const cells = table ? cellsOf(text, table.separator) : []
    const given = Object.fromEntries(
      columns.map(({ position, field }) => [field, (cells[position] ?? '').slice(0, MAX_CELL)]),
    ) as Partial<PastedRow>
    const account = table ? (given.account ?? '') : text
    const place = networkOfRow(places, { network: given.network, account: firstPart(account) }, usual)
    if (place === null) return { line, fault: 'account_line_network', shown: shownPart(account) }
    const read = readAccountLine(place, account)
    if ('fault' in read) return { line, ...read }
    if (isCredential(given.nickname ?? ''))
      return { line, fault: 'nickname_credential', shown: shownPart(account) }
    const nickname = cutGraphemes((given.nickname ?? read.nickname).normalize('NFC'), MAX_NICKNAME)
    return { line, row: { ...given, account: read.account, nickname, network: place.network } }
  })
}

const firstPart = (line: string) => line.split(/[\t,;，；]/)[0]?.trim() ?? ''
