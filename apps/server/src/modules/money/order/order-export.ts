import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/primitives'
import { type exportOrders as contract, Extension } from '@seaport/contract/money/order'
import { translateOrder, translatePayment } from '@seaport/i18n/server'
import type { OrderTable } from '../../../db/schema/money.ts'
import type { Db } from '../../../db/schema.ts'
import type { FileResponse } from '../../../kernel/http/file-response.ts'
import { withPeriodStart } from '../../../kernel/period.ts'
import { clockIn, EXPORT_CHUNK, type ExportColumn, exportAnswer } from '../../../kernel/spreadsheet/export.ts'
import { ordersAfter } from './order.repository.ts'

/** @returns the orders that the filters leave, as a file */
export function exportOrders(
  db: Db,
  tenantId: string,
  { locale, now }: { locale: Locale; now: number },
  { format, time_zone, ...query }: ParsedOf<typeof contract>['query'],
): FileResponse {
  const filter = withPeriodStart(query, now)
  return exportAnswer({
    name: translateOrder(locale, 'ordersTitle'),
    format,
    timeZone: time_zone,
    now,
    columns: columns(locale, time_zone),
    readAfter: (last) => ordersAfter(db, tenantId, filter, { last, limit: EXPORT_CHUNK }),
  })
}

function columns(locale: Locale, timeZone: string): ExportColumn<OrderTable>[] {
  const say = (key: Parameters<typeof translateOrder>[1]) => translateOrder(locale, key)
  const clock = clockIn(timeZone)
  const moment = (key: Parameters<typeof say>[0], of: (row: OrderTable) => number | null) => ({
    title: `${say(key)} (${timeZone})`,
    width: 24,
    cell: (row: OrderTable) => {
      const at = of(row)
      return at === null ? null : clock(at)
    },
  })
  const channel = ({ payment_type }: OrderTable) =>
    payment_type === null
      ? say('fromBalance')
      : translatePayment(locale, payment_type === 0 ? 'usdt' : 'alipay')
  return [
    { title: say('orderNo'), width: 24, cell: ({ order_no }) => order_no },
    { title: say('orderType'), width: 18, cell: ({ type }) => say(`type.${type}`) },
    { title: say('status'), width: 18, cell: ({ status }) => translatePayment(locale, `status.${status}`) },
    { title: say('channel'), width: 14, cell: channel },
    { title: say('quantity'), width: 10, cell: ({ quantity }) => quantity },
    { title: say('days'), width: 10, cell: ({ days }) => days },
    {
      title: say('addedDays'),
      width: 16,
      cell: ({ extension }) => (extension === null ? null : Extension.parse(JSON.parse(extension)).days),
    },
    {
      title: say('listPrice'),
      width: 14,
      cell: ({ list_cents }) => (list_cents === null ? null : list_cents / 100),
    },
    { title: say('paidAmount'), width: 14, cell: ({ paid_amount_cents }) => paid_amount_cents / 100 },
    moment('createdAt', (row) => row.created_at),
    moment('paidAt', (row) => row.paid_at),
    moment('endedAt', (row) => row.ended_at),
    moment('expiresAfter', (row) => row.expire_after),
    { title: say('remark'), width: 40, cell: ({ remark }) => remark },
  ]
}
