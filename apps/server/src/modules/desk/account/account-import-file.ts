import type { NetworkPlace } from '@seaport/contract/address/network-site'
import { readNickname } from '@seaport/contract/address/nickname'
import { isPlaceholder } from '@seaport/contract/address/placeholder'
import { shownPart } from '@seaport/contract/address/plain-text'
import { shownProxy } from '@seaport/contract/address/proxy-line'
import { networkOfRow } from '@seaport/contract/address/row-network'
import { AccountType, MAX_NICKNAME, SignInName } from '@seaport/contract/desk/account.schema'
import { columnTitles } from '@seaport/contract/desk/account-columns'
import type { importAccountFile } from '@seaport/contract/desk/account-import'
import { ImportField } from '@seaport/contract/desk/account-import.schema'
import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import { cutGraphemes, cutUnits } from '@seaport/contract/kernel/graphemes'
import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { isCountryCode } from '@seaport/contract/kernel/primitives'
import { TimeZone } from '@seaport/contract/kernel/primitives.schema'
import { isSameTitle, MAX_IMPORT_ROWS } from '@seaport/contract/kernel/spreadsheet'
import { translate, translateAccount, translateIssue, translateSheet } from '@seaport/i18n/server'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { UploadedFile } from '../../../kernel/http/form.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { Refused, refuse } from '../../../kernel/refusal.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheet/read.ts'
import type { SheetColumn, SheetRow } from '../../../kernel/spreadsheet/sheet.ts'
import { keepErrorFile } from '../../platform/file/file.public.ts'
import { offeredNetworks, requireNetwork } from '../../platform/network/network.public.ts'
import { titleOf } from './account-columns.ts'
import { type ImportRequest, importList, mayBindProxies, previewImport } from './account-import.ts'
import type { PasswordOf } from './account-import-places.ts'
import type { GivenRow } from './account-import-row.ts'

/** Columns of the template. */
export const fileColumns = ImportField.options.map((field) => titleOf[field])

type Body = ParsedOf<typeof importAccountFile>['body']
type Type = (typeof AccountType.options)[number]
type Cells = SheetRow<ImportField>['cells']

/**
 * Imports the accounts of a spreadsheet like a pasted list; skipped rows are returned as a spreadsheet.
 * @throws Refused: network_not_set_up, invalid_input if neither the import nor any row names a network, what readSpreadsheet refuses
 */
export async function importFile(
  { installation, passwordOf }: { installation: Installation; passwordOf: PasswordOf },
  { actor, db, locale, mutate }: Context<UserActor>,
  { dry_run, columns, has_titles, ...common }: Body,
  file: UploadedFile,
): Promise<DataOf<typeof importAccountFile>> {
  if (common.network) await requireNetwork(db, installation, common.network)
  const sheet = await readSpreadsheet(await file.buffer(), {
    columns: columnsOf(columns, locale),
    maxRows: MAX_IMPORT_ROWS,
    hasTitles: has_titles,
  })
  const rows = sheet.map(({ row, cells, error }) =>
    rowOf(row, cells, error ? translate(locale, error) : '', locale),
  )
  const places = await offeredNetworks(db, installation)
  if (!common.network && !rows.some((row) => namesNetwork(places, row)))
    throw new Refused('invalid_input', {}, [
      { loc: ['body', 'network'], msg: translateIssue(locale, { message: 'required' }) },
    ])
  const order: ImportRequest = {
    ...common,
    places,
    passwordOf,
    import_type: 'file',
    rows,
    mayBind: mayBindProxies(actor),
  }
  const report = dry_run
    ? await previewImport(db, actor.tenantId, order, locale)
    : await mutate((work) => importList(work, actor.tenantId, order, locale))
  const titles = fileColumns.map((key) => translateSheet(locale, key))
  const left = report.rows.flatMap(({ row, outcome, msg }, index) => {
    if (outcome === 'added') return []
    const cells = sheet[index]?.cells
    return cells ? [{ row, cells: writtenDown(cells, outcome), reason: msg }] : []
  })
  return {
    ...report,
    error_file: await keepErrorFile(installation, actor.tenantId, locale, { titles, rows: left }),
  }
}

/**
 * @returns the column of each field: as assigned by a person, otherwise by its title
 * @throws Refused: spreadsheet_columns, if no column holds the account
 */
function columnsOf(given: Body['columns'], locale: Locale): SheetColumn<ImportField>[] {
  if (!given)
    return ImportField.options.map((key) => ({
      key,
      titles: columnTitles[key],
      required: key === 'account',
    }))
  if (!given.some(({ field }) => field === 'account'))
    refuse('spreadsheet_columns', { columns: translateSheet(locale, 'account') })
  return ImportField.options.map((key) => {
    const position = given.find(({ field }) => field === key)?.position
    // By the account's title the row of titles is found, as it was for the person who chose.
    const isAccount = key === 'account'
    const titles = isAccount ? columnTitles.account : []
    return { key, titles, required: isAccount, ...(position !== undefined && { position }) }
  })
}

/** Whether a row says which network it is of, be it one that is not set up. */
const namesNetwork = (places: readonly NetworkPlace[], row: GivenRow) =>
  Boolean(row.network?.trim()) || networkOfRow(places, row, undefined) !== null

/** A parsed row, with its first fault. */
export function rowOf(row: number, cells: Cells, fault: string, locale: Locale): GivenRow {
  const type = typeOf(cells.type)
  const country = countryOf(cells.country)
  const signIn = SignInName.safeParse(isPlaceholder(cells.sign_in_name) ? '' : cells.sign_in_name)
  const nickname = readNickname(cells.nickname)
  const zone = cells.time_zone === '' ? '' : TimeZone.safeParse(cells.time_zone).data
  const trouble =
    fault ||
    (type === null ? translate(locale, 'row_type') : '') ||
    (nickname === null ? translate(locale, 'row_nickname') : '') ||
    (zone === undefined ? translate(locale, 'row_time_zone') : '') ||
    (country === null ? translate(locale, 'row_country') : '') ||
    (signIn.success ? '' : translate(locale, 'row_sign_in_name'))
  return {
    row,
    account: cutUnits(cells.account, 200),
    nickname: cutGraphemes(nickname ?? '', MAX_NICKNAME),
    trouble,
    ...(type && { type }),
    ...(zone && { time_zone: zone }),
    ...(country && { country }),
    ...(signIn.data && { sign_in_name: signIn.data }),
    network: cells.network,
    seat: cells.seat,
    proxy: cells.proxy,
  }
}

/** Cells of a skipped row in the error file: only those valid for their column. Any other cell may hold a password from a neighbouring column. */
function writtenDown(cells: Cells, outcome: 'added' | 'duplicate' | 'invalid'): string[] {
  const isUnderstood: Record<ImportField, (text: string) => boolean> = {
    account: () => true,
    // A row of an unknown network is refused, and its cell may be another column's.
    network: () => outcome === 'duplicate',
    nickname: () => outcome === 'duplicate',
    type: (text) => typeOf(text) !== null,
    time_zone: (text) => TimeZone.safeParse(text).success,
    country: (text) => countryOf(text) !== null,
    seat: (text) => /^\d{6,15}$/.test(text),
    proxy: () => true,
    sign_in_name: (text) => SignInName.safeParse(text).success,
  }
  const shown = { ...cells, account: beginningOf(cells.account, outcome), proxy: shownProxy(cells.proxy) }
  return ImportField.options.map((field) => (isUnderstood[field](shown[field]) ? shown[field] : ''))
}

/** Marks a shortened name with an ellipsis, so that it is not taken for an account when the error file is imported again. */
function beginningOf(account: string, outcome: 'added' | 'duplicate' | 'invalid'): string {
  return outcome === 'invalid' ? `${shownPart(account)}…` : shownPart(account)
}

/** @returns the type that a cell names, by its key or in any language; empty for an empty cell, null if unknown */
function typeOf(text: string): Type | '' | null {
  if (text === '') return ''
  const means = (type: Type) =>
    [type, ...locales.map((locale) => translateAccount(locale, `type.${type}`))].some((word) =>
      isSameTitle(word, text),
    )
  return AccountType.options.find(means) ?? null
}

/** @returns an ISO 3166-1 alpha-2 code; empty for no text, null if it is not a country */
function countryOf(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (code === '') return ''
  return isCountryCode(code) ? code : null
}
