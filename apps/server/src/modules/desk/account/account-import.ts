import { readAccountName } from '@seaport/contract/address/account-name'
import { shownPart } from '@seaport/contract/address/plain-text'
import type { importAccounts } from '@seaport/contract/desk/account'
import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translate, translateIssue } from '@seaport/i18n/server'
import type { AccountTable } from '../../../db/schema/seat.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { mapInPieces } from '../../../kernel/pieces.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { insertAccounts, knownHandles } from './account.repository.ts'
import { placeRows } from './account-import-places.ts'
import type { GivenRow, ParsedRow } from './account-import-row.ts'
import { handleKey, newAccountRow } from './account-row.ts'

/** What is imported, and what all of its rows have in common. */
export interface ImportRequest extends Omit<ParsedOf<typeof importAccounts>['body'], 'rows' | 'dry_run'> {
  /** How it came. */
  import_type: 'list' | 'file'
  rows: readonly GivenRow[]
  /** Where the network's own pages are. */
  web_base?: string
  /** Whether whoever imports may bind accounts to proxies; asked of rows that name one. */
  mayBind?: boolean
}

type ImportReport = DataOf<typeof importAccounts>

/** What an import would do, without doing it. */
export async function previewImport(
  db: Db | Trx,
  tenantId: string,
  order: ImportRequest,
  locale: Locale,
): Promise<ImportReport> {
  const { rows, known } = await judgeRows(db, tenantId, order, locale)
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
  const { rows, known } = await judgeRows(work.trx, tenantId, order, locale)
  const fresh = new Map<string, AccountTable>()
  await mapInPieces(rows, (row) => {
    if (!('handle' in row) || fresh.has(handleKey(row.handle)) || known.has(handleKey(row.handle))) return
    const { handle, seat_id = null, proxy_id = null } = row
    const { nickname, type = order.type, time_zone = order.time_zone, country = null } = row.given
    const { sign_in_name = '' } = row.given
    const from = {
      ...{ network, account: handle, nickname, type, time_zone, country },
      ...{ sign_in_name, seat_id, proxy_id },
    }
    fresh.set(handleKey(row.handle), newAccountRow(tenantId, from, import_type, work.now))
  })
  const added = await insertAccounts(work.trx, [...fresh.values()])
  const came = [...fresh.values()].filter((row) => added.has(row.id))
  for (const row of fresh.values()) if (!added.has(row.id)) known.add(row.handle_key)
  tell(work, tenantId, came)
  return reportOn(rows, known, locale)
}

/** One event for the whole list, and one for each seat and proxy that is given some of it, make clients refetch them. */
function tell(work: UnitOfWork, tenantId: string, came: readonly AccountTable[]): void {
  const seats = new Map(came.map(({ id, seat_id }) => [seat_id, id]))
  for (const [seat_id, id] of seats) work.emit(tenantId, { type: 'account', id, seat_id })
  for (const id of new Set(came.map(({ proxy_id }) => proxy_id)))
    if (id !== null) work.emit(tenantId, { type: 'proxy', id })
}

/** Reads the rows: which are there already, where each new one belongs, and what is wrong with the others. */
async function judgeRows(db: Db | Trx, tenantId: string, order: ImportRequest, locale: Locale) {
  const read = await readRows(order, locale)
  const known = await knownHandles(db, tenantId, order.network, keysOf(read))
  const rows = await placeRows(db, read, { tenantId, known, locale, mayBind: order.mayBind ?? false })
  return { rows, known }
}

function readRows({ rows, ...place }: ImportRequest, locale: Locale): Promise<ParsedRow[]> {
  return mapInPieces(rows, (given) => {
    if (given.trouble !== '') return { given, trouble: given.trouble }
    const read = readAccountName(place, given.account)
    if ('account' in read) return { given, handle: read.account }
    return { given, trouble: translateIssue(locale, { message: read.fault }) }
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
    const base = { row: row.given.row, account: 'handle' in row ? row.handle : shownPart(row.given.account) }
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
