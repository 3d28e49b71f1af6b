import type { importAccountFile } from '@seaport/contract/desk/account'
import type { DataOf, ParsedOf } from '@seaport/contract/kernel/endpoint'
import { MAX_IMPORT_ROWS } from '@seaport/contract/kernel/spreadsheet'
import { translate, translateSheet } from '@seaport/i18n/server'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { UploadedFile } from '../../../kernel/http/form.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheet/read.ts'
import { keepErrorFile, titlesOf } from '../../platform/file/file.public.ts'
import { requireNetwork } from '../../platform/network/network.public.ts'
import { type ImportRequest, importList, previewImport } from './account-import.ts'

/** Columns of the sheet, in order; the first must be there. */
export const fileColumns = ['account', 'nickname'] as const

const MAX_NICKNAME = 80

/**
 * Imports the accounts of a spreadsheet, as a pasted list is imported; the rows that were left out come back as a spreadsheet.
 * @throws Refused: network_not_set_up, what readSpreadsheet refuses
 */
export async function importFile(
  installation: Installation,
  { actor, db, locale, mutate }: Context<UserActor>,
  { dry_run, ...common }: ParsedOf<typeof importAccountFile>['body'],
  file: UploadedFile,
): Promise<DataOf<typeof importAccountFile>> {
  await requireNetwork(db, installation, common.network)
  const columns = fileColumns.map((key) => ({ key, titles: titlesOf(key), required: key === 'account' }))
  const sheet = await readSpreadsheet(await file.buffer(), { columns, maxRows: MAX_IMPORT_ROWS })
  const rows = sheet.map(({ row, cells: { account, nickname }, error: trouble }) => ({
    row,
    account: account.slice(0, 200),
    nickname: nickname.slice(0, MAX_NICKNAME),
    trouble: trouble ? translate(locale, trouble) : '',
  }))
  const order: ImportRequest = { ...common, import_type: 'file', rows }
  const report = dry_run
    ? await previewImport(db, actor.tenantId, order, locale)
    : await mutate((work) => importList(work, actor.tenantId, order, locale))
  const titles = fileColumns.map((key) => translateSheet(locale, key))
  const left = report.rows.flatMap(({ row, account, outcome, msg }, index) =>
    outcome === 'added' ? [] : [{ row, cells: [account, rows[index]?.nickname ?? ''], reason: msg }],
  )
  return {
    ...report,
    error_file: await keepErrorFile(installation, actor.tenantId, locale, { titles, rows: left }),
  }
}
