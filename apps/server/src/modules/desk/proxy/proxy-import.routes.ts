import { importProxyFile, importProxyList, proxyTemplate } from '@seaport/contract/desk/proxy'
import { MAX_IMPORT_ROWS } from '@seaport/contract/kernel/spreadsheet'
import { translateSheet } from '@seaport/i18n/server'
import { lockGroup } from '../../../kernel/group.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { readSpreadsheet } from '../../../kernel/spreadsheet/read.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { keepErrorFile, templateAnswer, titlesOf } from '../../platform/file/file.public.ts'
import {
  importRows,
  type ParsedRow,
  previewImport,
  readList,
  readSheet,
  sheetColumns,
  skippedRows,
} from './proxy-import.ts'

/** Many proxies at once: a pasted list or a spreadsheet. */
export function importRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(importProxyList, async (context, { body }) =>
    run(installation, context, await readList(body, context.locale), body),
  )

  registerRoute(importProxyFile, async (context, { body, file }) => {
    const columns = sheetColumns.map((key) => ({
      key,
      titles: titlesOf(key, context.locale),
      required: key === 'ip' || key === 'port',
    }))
    const sheet = await readSpreadsheet(await file.buffer(), { columns, maxRows: MAX_IMPORT_ROWS })
    return run(installation, context, await readSheet(sheet, body.group_id, context.locale), body)
  })

  registerRoute(proxyTemplate, async ({ locale }) => templateAnswer(locale, 'proxies', sheetColumns))
}

async function run(
  installation: Installation,
  { actor, db, locale, mutate }: Context<UserActor>,
  rows: readonly ParsedRow[],
  { group_id, dry_run }: { group_id: string; dry_run: boolean },
) {
  const { tenantId } = actor
  if (dry_run) await withTransaction(installation, (work) => lockGroup(work, 'proxy', tenantId, group_id))
  const report = dry_run
    ? await previewImport(db, installation, tenantId, rows, locale)
    : await mutate((work) => importRows(work, installation, tenantId, { rows, groupId: group_id }, locale))
  const titles = sheetColumns.map((key) => translateSheet(locale, key))
  const error_file = await keepErrorFile(installation, tenantId, locale, {
    titles,
    rows: skippedRows(rows, report),
  })
  return { ...report, error_file }
}
