import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { exportLedger as contract } from '@seaport/contract/money/wallet'
import { translateLedger } from '@seaport/i18n/server'
import type { LedgerTable } from '../../../db/schema/money.ts'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import { withPeriodStart } from '../../../kernel/period.ts'
import {
  columnsOf,
  EXPORT_CHUNK,
  type ExportAsker,
  type ExportColumn,
  exportAnswer,
} from '../../../kernel/spreadsheet/export.ts'
import { pageOfLedger } from './wallet.repository.ts'

/** @returns the movements matching the filters, as a file; read by cursor, so that none is written twice while others are added */
export function exportLedger(
  db: Db,
  tenantId: string,
  { locale, now }: ExportAsker,
  { format, ...query }: ParsedOf<typeof contract>['query'],
): FileResponse {
  const filter = { ...withPeriodStart(query, now), order: 'asc', page: 1, page_size: EXPORT_CHUNK } as const
  return exportAnswer({
    name: translateLedger(locale, 'list'),
    format,
    timeZone: query.time_zone,
    now,
    columns: columns(locale, query.time_zone),
    readAfter: async (last) => {
      const cursor = last ? `${last.at}.${last.seq}` : '0.0'
      return (await pageOfLedger(db, tenantId, { ...filter, sort: 'time', cursor })).rows
    },
  })
}

function columns(locale: Locale, timeZone: string): ExportColumn<LedgerTable>[] {
  const say = (key: Parameters<typeof translateLedger>[1]) => translateLedger(locale, key)
  const { column, moment, money } = columnsOf<LedgerTable>(timeZone)
  return [
    column(say('number'), 8, ({ seq }) => seq),
    moment(say('time'), ({ at }) => at),
    column(say('type'), 20, ({ type }) => say(`types.${type}`)),
    money(say('amount'), ({ amount_cents }) => amount_cents),
    money(say('before'), ({ before_cents }) => before_cents),
    money(say('after'), ({ after_cents }) => after_cents),
    column(say('orderNo'), 24, ({ order_no }) => order_no),
    column(say('remark'), 40, ({ remark }) => remark),
  ]
}
