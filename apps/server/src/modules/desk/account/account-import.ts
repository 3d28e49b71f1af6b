import { readAccountName } from '@seaport/contract/address/account-name'
import type { NetworkPlace } from '@seaport/contract/address/network-site'
import { shownPart } from '@seaport/contract/address/plain-text'
import { networkOfRow, notSetUp } from '@seaport/contract/address/row-network'
import type { importAccounts } from '@seaport/contract/desk/account'
import { assignProxy } from '@seaport/contract/desk/proxy'
import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { translate, translateIssue } from '@seaport/i18n/server'
import type { AccountTable } from '../../../db/schema/seat.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import { mapInPieces } from '../../../kernel/pieces.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { insertAccounts, knownHandles } from './account.repository.ts'
import { type PasswordOf, placeRows } from './account-import-places.ts'
import { accountKey, type GivenRow, type ParsedRow } from './account-import-row.ts'
import { handleKey, newAccountRow } from './account-row.ts'

/** An import, with the values common to all of its rows. */
export interface ImportRequest extends Omit<ParsedOf<typeof importAccounts>['body'], 'rows' | 'dry_run'> {
  /** Source of the rows. */
  import_type: 'list' | 'file'
  rows: readonly GivenRow[]
  /** The networks that are set up and may be named in rows. */
  places: readonly NetworkPlace[]
  /** Opens the password of a proxy, to compare it with the one of a row. */
  passwordOf: PasswordOf
  /** Whether the caller may bind accounts to proxies; checked only for rows that name one. */
  mayBind?: boolean
}

type ImportReport = DataOf<typeof importAccounts>

/** Whether a caller may bind accounts to proxies: by its key, and a program also by the scopes of its token. */
export function mayBindProxies({ keys, apiToken }: UserActor): boolean {
  const { permission, scope } = assignProxy
  return keys.has(permission) && (apiToken === null || apiToken.scopes.has(scope))
}

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

/** Imports a list of accounts: invalid, duplicate and existing rows are skipped and reported, all others are added in one transaction. */
export async function importList(
  work: UnitOfWork,
  tenantId: string,
  order: ImportRequest,
  locale: Locale,
): Promise<ImportReport> {
  const { rows, known } = await judgeRows(work.trx, tenantId, order, locale)
  const fresh = new Map<string, AccountTable>()
  await mapInPieces(rows, (row) => {
    if (!('handle' in row)) return
    const { handle, network, seat, proxy } = row
    const key = accountKey(network, handle)
    if (fresh.has(key) || known.has(key)) return
    const { nickname, type = order.type, time_zone = order.time_zone, country = null } = row.given
    const { sign_in_name = '' } = row.given
    const from = {
      ...{ network, account: handle, nickname, type, time_zone, country },
      ...{ sign_in_name, seat_id: seat?.id ?? null, proxy_id: proxy?.id ?? null },
    }
    fresh.set(key, newAccountRow(tenantId, from, order.import_type, work.now))
  })
  const added = await insertAccounts(work.trx, [...fresh.values()])
  for (const [key, row] of fresh) if (!added.has(row.id)) known.add(key)
  tell(
    work,
    tenantId,
    [...fresh.values()].filter((row) => added.has(row.id)),
  )
  return reportOn(rows, known, locale)
}

/** One event for each seat that is given some of the list, or for none, and one for each proxy make clients refetch them. */
function tell(work: UnitOfWork, tenantId: string, came: readonly AccountTable[]): void {
  const seats = new Map(came.map(({ id, seat_id }) => [seat_id, id]))
  for (const [seat_id, id] of seats) work.emit(tenantId, { type: 'account', id, seat_id })
  for (const id of new Set(came.map(({ proxy_id }) => proxy_id)))
    if (id !== null) work.emit(tenantId, { type: 'proxy', id })
}

/** Checks the rows: which exist already, where each new one belongs, and the faults of the others. */
async function judgeRows(db: Db | Trx, tenantId: string, order: ImportRequest, locale: Locale) {
  const read = await readRows(order, locale)
  const known = await knownAccounts(db, tenantId, read)
  const rows = await placeRows(db, read, {
    ...{ tenantId, known, locale, mayBind: order.mayBind ?? false },
    passwordOf: order.passwordOf,
  })
  return { rows, known }
}

function readRows({ rows, places, network }: ImportRequest, locale: Locale): Promise<ParsedRow[]> {
  return mapInPieces(rows, (given) => {
    const missing = notSetUp(places, given.account)
    if (missing) return { given, network: null, trouble: translateIssue(locale, { message: missing }) }
    const place = networkOfRow(places, given, network)
    if (place === null) {
      const why = given.network?.trim() ? 'row_network' : 'row_without_network'
      return { given, network: null, trouble: translate(locale, why) }
    }
    if (given.trouble !== '') return { given, network: place.network, trouble: given.trouble }
    const read = readAccountName(place, given.account)
    return 'account' in read
      ? { given, network: place.network, handle: read.account }
      : { given, network: place.network, trouble: translateIssue(locale, { message: read.fault }) }
  })
}

/** @returns the keys of those that the tenant has already */
async function knownAccounts(
  db: Db | Trx,
  tenantId: string,
  rows: readonly ParsedRow[],
): Promise<Set<string>> {
  const read = rows.flatMap((row) => ('handle' in row ? [row] : []))
  const known = new Set<string>()
  for (const [network, ofNetwork] of Map.groupBy(read, (row) => row.network)) {
    const handles = [...new Set(ofNetwork.map(({ handle }) => handleKey(handle)))]
    for (const handle of await knownHandles(db, tenantId, network, handles))
      known.add(accountKey(network, handle))
  }
  return known
}

/** @param known existing accounts; of duplicates within the list, the first row is added */
async function reportOn(
  rows: readonly ParsedRow[],
  known: ReadonlySet<string>,
  locale: Locale,
): Promise<ImportReport> {
  const seen = new Set<string>()
  const outcomes = await mapInPieces(rows, (row): ImportReport['rows'][number] => {
    const base = { row: row.given.row, network: row.network, nickname: '', seat: null, proxy: null }
    if ('trouble' in row)
      return { ...base, account: shownPart(row.given.account), outcome: 'invalid', msg: row.trouble }
    const account = row.handle
    const key = accountKey(row.network, row.handle)
    if (known.has(key))
      return { ...base, account, outcome: 'duplicate', msg: translate(locale, 'account_exists') }
    if (seen.has(key))
      return { ...base, account, outcome: 'duplicate', msg: translate(locale, 'row_repeated') }
    seen.add(key)
    const { seat, proxy, given } = row
    return {
      ...base,
      ...{ account, nickname: given.nickname, seat: seat?.label ?? null, proxy: proxy?.label ?? null },
      ...{ outcome: 'added', msg: '' },
    }
  })
  const count = (outcome: ImportReport['rows'][number]['outcome']) =>
    outcomes.filter((row) => row.outcome === outcome).length
  return { added: count('added'), duplicate: count('duplicate'), invalid: count('invalid'), rows: outcomes }
}
