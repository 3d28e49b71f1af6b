import { Handle, type importAccounts } from '@seaport/contract/desk/account'
import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/primitives'
import { translate, translateIssue } from '@seaport/i18n/server'
import type { AccountTable } from '../../../db/schema/seat.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { mapInPieces } from '../../../kernel/pieces.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { insertAccounts, knownHandles } from './account.repository.ts'
import { handleKey, newAccountRow } from './account-row.ts'

/** What is imported, and what all of its rows have in common. */
export interface ImportRequest extends Omit<ParsedOf<typeof importAccounts>['body'], 'rows' | 'dry_run'> {
  /** How it came. */
  import_type: 'list' | 'file'
  rows: readonly GivenRow[]
}

/** A row as it was given. */
export interface GivenRow {
  /** Where it stands, from 1. */
  row: number
  account: string
  nickname: string
  /** Those that a row says for itself. */
  type?: AccountTable['type']
  time_zone?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** Why it can't be taken, in the caller's language; empty = it can, as far as is known. */
  trouble: string
}

type ImportReport = DataOf<typeof importAccounts>

/** A row of the list, read: with a valid handle, or with what is wrong with it. */
type ParsedRow = { given: GivenRow } & ({ handle: string } | { trouble: string })

/** What an import would do, without doing it. */
export async function previewImport(
  db: Db | Trx,
  tenantId: string,
  order: ImportRequest,
  locale: Locale,
): Promise<ImportReport> {
  const rows = await readRows(order, locale)
  const known = await knownHandles(db, tenantId, order.network, keysOf(rows))
  return reportOn(rows, known, locale)
}

/**
 * Imports a list of accounts: rows that are invalid, appear twice or are there already are left out and told, all others are added, together.
 */
export async function importList(
  work: UnitOfWork,
  tenantId: string,
  order: ImportRequest,
  locale: Locale,
): Promise<ImportReport> {
  const { network, import_type } = order
  const rows = await readRows(order, locale)
  const fresh = new Map<string, AccountTable>()
  await mapInPieces(rows, (row) => {
    if (!('handle' in row) || fresh.has(handleKey(row.handle))) return
    const { nickname, type = order.type, time_zone = order.time_zone, country } = row.given
    const from = { network, account: row.handle, nickname, type, time_zone, country: country ?? null }
    fresh.set(handleKey(row.handle), newAccountRow(tenantId, from, import_type, work.now))
  })
  const added = await insertAccounts(work.trx, [...fresh.values()])
  const known = new Set([...fresh.values()].filter((row) => !added.has(row.id)).map((row) => row.handle_key))
  // One event for the whole list makes clients refetch it.
  const [last] = added
  if (last !== undefined) work.emit(tenantId, { type: 'account', id: last, seat_id: null })
  return reportOn(rows, known, locale)
}

function readRows({ rows }: ImportRequest, locale: Locale): Promise<ParsedRow[]> {
  return mapInPieces(rows, (given) => {
    if (given.trouble !== '') return { given, trouble: given.trouble }
    const parsed = Handle.safeParse(given.account, { reportInput: true })
    if (parsed.success) return { given, handle: parsed.data }
    const [issue] = parsed.error.issues
    return { given, trouble: issue ? translateIssue(locale, issue) : '' }
  })
}

function keysOf(rows: readonly ParsedRow[]): string[] {
  return [...new Set(rows.flatMap((row) => ('handle' in row ? [handleKey(row.handle)] : [])))]
}

/** @param known handles that were there before; the first row of each other handle counts as added */
async function reportOn(
  rows: readonly ParsedRow[],
  known: ReadonlySet<string>,
  locale: Locale,
): Promise<ImportReport> {
  const seen = new Set<string>()
  const outcomes = await mapInPieces(rows, (row): ImportReport['rows'][number] => {
    const base = { row: row.given.row, account: row.given.account }
    if ('trouble' in row) return { ...base, outcome: 'invalid', msg: row.trouble }
    const key = handleKey(row.handle)
    if (known.has(key)) return { ...base, outcome: 'duplicate', msg: translate(locale, 'account_exists') }
    if (seen.has(key)) return { ...base, outcome: 'duplicate', msg: translate(locale, 'row_repeated') }
    seen.add(key)
    return { ...base, outcome: 'added', msg: '' }
  })
  const count = (outcome: ImportReport['rows'][number]['outcome']) =>
    outcomes.filter((row) => row.outcome === outcome).length
  return { added: count('added'), duplicate: count('duplicate'), invalid: count('invalid'), rows: outcomes }
}
