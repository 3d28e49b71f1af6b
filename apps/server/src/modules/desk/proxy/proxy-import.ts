import { isPlaceholder } from '@seaport/contract/address/placeholder'
import { isProxyHost, loginGiven, readProxyLine } from '@seaport/contract/address/proxy-line'
import type { ProxyImportReport, ProxyScheme } from '@seaport/contract/desk/proxy.schema'
import * as proxySchema from '@seaport/contract/desk/proxy.schema'
import { cutUnits } from '@seaport/contract/kernel/graphemes'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { MAX_IMPORT_ROWS } from '@seaport/contract/kernel/spreadsheet'
import { translate, translateIssue, translateSheet } from '@seaport/i18n/server'
import type { z } from 'zod'
import type { ProxyTable } from '../../../db/schema/seat.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { lockGroup } from '../../../kernel/group.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { mapInPieces } from '../../../kernel/pieces.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { SheetRow } from '../../../kernel/spreadsheet/sheet.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { LeftOut } from '../../platform/file/file.public.ts'
import { addressKey, insertProxies, type KnownProxy, knownAddresses } from './proxy.repository.ts'
import { newProxyRow } from './proxy-row.ts'
import { openPassword } from './proxy-secret.ts'

/** Columns of the sheet, in order; the first two are required. */
export const sheetColumns = [
  'ip',
  'port',
  'scheme',
  'username',
  'password',
  'allocation_limit',
  'remark',
] as const

/** The unvalidated parts of a proxy from a list or a sheet. */
interface GivenProxy {
  scheme: string
  ip: string
  port: string
  username: string
  password: string
  allocation_limit: string
  remark: string
}

type ImportReport = Omit<z.output<typeof ProxyImportReport>, 'error_file'>
type NewProxy = z.output<(typeof proxySchema.createProxy)['body']>

/** A row of an import: what it gave, and the proxy in it or why it has none. */
export interface ParsedRow {
  row: number
  given: GivenProxy
  proxy: NewProxy | null
  trouble: string
}

const nothing: GivenProxy = {
  scheme: '',
  ip: '',
  port: '',
  username: '',
  password: '',
  allocation_limit: '',
  remark: '',
}

/**
 * Parses a pasted list; empty lines are counted and ignored.
 * @throws Refused: spreadsheet_too_many_rows, spreadsheet_empty
 */
export async function readList(
  {
    text,
    group_id,
    scheme,
    allocation_limit,
  }: {
    text: string
    group_id: string
    scheme: ProxyScheme
    allocation_limit: number
  },
  locale: Locale,
): Promise<ParsedRow[]> {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line, row: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
  if (lines.length > MAX_IMPORT_ROWS) refuse('spreadsheet_too_many_rows', { max: MAX_IMPORT_ROWS })
  if (lines.length === 0) refuse('spreadsheet_empty')
  return mapInPieces(lines, ({ line, row }) => {
    const read = readProxyLine(line)
    if ('fault' in read) {
      // An unparsable line may contain a password anywhere.
      const begin = /^[a-z\d.-]{1,253}/i.exec(line.trim())?.[0] ?? ''
      const trouble = translateIssue(locale, { message: read.fault })
      return { row, given: { ...nothing, ip: begin }, proxy: null, trouble }
    }
    const given = {
      ...{ scheme: read.scheme ?? scheme, ip: read.host, port: String(read.port) },
      ...{ username: read.username, password: read.password },
      ...{ allocation_limit: String(allocation_limit), remark: '' },
    }
    return validateRow(row, given, group_id, locale)
  })
}

/** Reads the rows of a sheet. */
export function readSheet(
  rows: readonly SheetRow<(typeof sheetColumns)[number]>[],
  group_id: string,
  locale: Locale,
): Promise<ParsedRow[]> {
  return mapInPieces(rows, ({ row, cells, error: trouble }) => {
    const login = loginGiven(cells)
    const given = {
      ...cells,
      ...login,
      scheme: cells.scheme.toLowerCase() || 'http',
      allocation_limit: cells.allocation_limit || '1',
      remark: isPlaceholder(cells.remark) ? '' : cells.remark,
    }
    if (trouble) return { row, given, proxy: null, trouble: translate(locale, trouble) }
    if (!login)
      return { row, given, proxy: null, trouble: troubleWith(locale, 'username', { message: 'invalid' }) }
    return validateRow(row, given, group_id, locale)
  })
}

/** The same rules as for a single proxy. */
function validateRow(row: number, given: GivenProxy, group_id: string, locale: Locale): ParsedRow {
  const order = {
    ...given,
    group_id,
    port: wholeNumber(given.port),
    allocation_limit: wholeNumber(given.allocation_limit),
  }
  const parsed = proxySchema.createProxy.body.safeParse(order, { reportInput: true })
  if (parsed.success) return { row, given, proxy: parsed.data, trouble: '' }
  const [issue] = parsed.error.issues
  const key = sheetColumns.find((column) => column === issue?.path[0])
  return { row, given, proxy: null, trouble: issue ? troubleWith(locale, key, issue) : '' }
}

function troubleWith(
  locale: Locale,
  key: (typeof sheetColumns)[number] | undefined,
  issue: Parameters<typeof translateIssue>[1],
): string {
  const trouble = translateIssue(locale, issue)
  return key ? translate(locale, 'row_field', { column: translateSheet(locale, key), trouble }) : trouble
}

function wholeNumber(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

/** What an import would do, without doing it. */
export async function previewImport(
  db: Db | Trx,
  installation: Installation,
  tenantId: string,
  rows: readonly ParsedRow[],
  locale: Locale,
): Promise<ImportReport> {
  const known = await knownAddresses(db, tenantId, proxiesOf(rows))
  return reportOn(rows, known, installation, locale)
}

/**
 * Adds the proxies of a list: invalid, duplicate and existing rows are skipped and reported, all others are added in one transaction.
 * @throws Refused: not_found for the group
 */
export async function importRows(
  work: UnitOfWork,
  installation: Installation,
  tenantId: string,
  { rows, groupId }: { rows: readonly ParsedRow[]; groupId: string },
  locale: Locale,
): Promise<ImportReport> {
  await lockGroup(work, 'proxy', tenantId, groupId)
  const fresh = new Map<string, ProxyTable>()
  await mapInPieces(proxiesOf(rows), (proxy) => {
    if (!fresh.has(addressKey(proxy)))
      fresh.set(addressKey(proxy), newProxyRow(installation, tenantId, proxy, work.now))
  })
  const added = await insertProxies(work.trx, [...fresh.values()])
  // One event for the whole list makes clients refetch it.
  const [first] = added
  if (first !== undefined) work.emit(tenantId, { type: 'proxy', id: first })
  const left = [...fresh.values()].filter(({ id }) => !added.has(id))
  return reportOn(rows, await knownAddresses(work.trx, tenantId, left), installation, locale)
}

function proxiesOf(rows: readonly ParsedRow[]): NewProxy[] {
  return rows.flatMap(({ proxy }) => proxy ?? [])
}

/** @param known existing addresses; of duplicates within the list, the first row is added */
async function reportOn(
  rows: readonly ParsedRow[],
  known: ReadonlyMap<string, KnownProxy>,
  installation: Installation,
  locale: Locale,
): Promise<ImportReport> {
  const seen = new Map<string, string>()
  const counts = { added: 0, duplicate: 0, invalid: 0 }
  const judged = await mapInPieces(rows, (parsed): ImportReport['rows'][number] => {
    const { row, proxy, trouble } = parsed
    const key = proxy && addressKey(proxy)
    const kept = key === null ? undefined : known.get(key)
    const before = kept ? openPassword(installation, kept) : seen.get(key ?? '')
    const repeated =
      before === undefined
        ? null
        : before !== proxy?.password
          ? 'proxy_other_password'
          : kept
            ? 'proxy_exists'
            : 'row_repeated'
    if (proxy && key !== null && before === undefined) seen.set(key, proxy.password)
    const outcome = key === null ? 'invalid' : repeated ? 'duplicate' : 'added'
    counts[outcome] += 1
    const msg = key === null ? trouble : repeated ? translate(locale, repeated) : ''
    return { row, proxy: label(parsed), outcome, msg }
  })
  return { ...counts, rows: judged }
}

/** The part of a row that may be repeated: of an unparsable one only its host, because any other cell may contain a password. */
function shownParts({ given, proxy }: ParsedRow): GivenProxy {
  if (proxy) return { ...given, password: '' }
  return { ...nothing, ip: isProxyHost(given.ip) ? given.ip : '' }
}

/** A proxy in one line, without its password. */
function label(row: ParsedRow): string {
  const { scheme, ip, port, username } = shownParts(row)
  return cutUnits(`${scheme && `${scheme}://`}${username && `${username}@`}${ip}${port && `:${port}`}`, 600)
}

/** @returns the skipped rows without their passwords, which are never written to a file */
export function skippedRows(rows: readonly ParsedRow[], report: ImportReport): LeftOut[] {
  return report.rows.flatMap(({ row, outcome, msg }, index) => {
    const parsed = rows[index]
    if (outcome === 'added' || !parsed) return []
    const shown = shownParts(parsed)
    return [{ row, cells: sheetColumns.map((key) => shown[key]), reason: msg }]
  })
}
