import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/primitives'
import type { exportLedger as contract } from '@seaport/contract/money/wallet'
import { translateLedger } from '@seaport/i18n/server'
import type { LedgerTable } from '../../../db/schema/money.ts'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import { withPeriodStart } from '../../../kernel/period.ts'
import { clockIn, EXPORT_CHUNK, type ExportColumn, exportAnswer } from '../../../kernel/spreadsheet/export.ts'
import { pageOfLedger } from './wallet.repository.ts'

/** @returns the movements that the filters leave, as a file; read on by cursor, so that none is written twice however many are added meanwhile */
export function exportLedger(
  db: Db,
  tenantId: string,
  { locale, now }: { locale: Locale; now: number },
  { format, time_zone, ...query }: ParsedOf<typeof contract>['query'],
): FileResponse {
  const filter = { ...withPeriodStart(query, now), order: 'asc', page: 1, page_size: EXPORT_CHUNK } as const
  return exportAnswer({
    name: translateLedger(locale, 'list'),
    format,
    timeZone: time_zone,
    now,
    columns: columns(locale, time_zone),
    readAfter: async (last) => {
      const cursor = last ? `${last.at}.${last.seq}` : '0.0'
      return (await pageOfLedger(db, tenantId, { ...filter, sort: 'time', cursor })).rows
    },
  })
}

function columns(locale: Locale, timeZone: string): ExportColumn<LedgerTable>[] {
  const say = (key: Parameters<typeof translateLedger>[1]) => translateLedger(locale, key)
  const clock = clockIn(timeZone)
  return [
    { title: say('number'), width: 8, cell: ({ seq }) => seq },
    { title: `${say('time')} (${timeZone})`, width: 24, cell: ({ at }) => clock(at) },
    { title: say('type'), width: 20, cell: ({ type }) => say(`types.${type}`) },
    { title: say('amount'), width: 14, cell: ({ amount_cents }) => amount_cents / 100 },
    { title: say('before'), width: 14, cell: ({ before_cents }) => before_cents / 100 },
    { title: say('after'), width: 14, cell: ({ after_cents }) => after_cents / 100 },
    { title: say('orderNo'), width: 24, cell: ({ order_no }) => order_no },
    { title: say('remark'), width: 40, cell: ({ remark }) => remark },
  ]
}
