import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { exportOrders as contract } from '@seaport/contract/money/order'
import { Extension } from '@seaport/contract/money/order.schema'
import { translateOrder, translatePayment } from '@seaport/i18n/server'
import type { OrderTable } from '../../../db/schema/money.ts'
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
import { ordersAfter } from './order.repository.ts'

/** @returns the orders that the filters leave, as a file */
export function exportOrders(
  db: Db,
  tenantId: string,
  { locale, now }: ExportAsker,
  { format, ...query }: ParsedOf<typeof contract>['query'],
): FileResponse {
  const filter = withPeriodStart(query, now)
  return exportAnswer({
    name: translateOrder(locale, 'ordersTitle'),
    format,
    timeZone: query.time_zone,
    now,
    columns: columns(locale, query.time_zone),
    readAfter: (row) => {
      const last = row && { at: row.created_at, id: row.order_no }
      return ordersAfter(db, tenantId, filter, { last, limit: EXPORT_CHUNK })
    },
  })
}

function columns(locale: Locale, timeZone: string): ExportColumn<OrderTable>[] {
  const say = (key: Parameters<typeof translateOrder>[1]) => translateOrder(locale, key)
  const { column, moment, money } = columnsOf<OrderTable>(timeZone)
  const channel = ({ payment_type }: OrderTable) =>
    payment_type === null
      ? say('fromBalance')
      : translatePayment(locale, payment_type === 0 ? 'usdt' : 'alipay')
  return [
    column(say('orderNo'), 24, ({ order_no }) => order_no),
    column(say('orderType'), 18, ({ type }) => say(`type.${type}`)),
    column(say('status'), 18, ({ status }) => translatePayment(locale, `status.${status}`)),
    column(say('channel'), 14, channel),
    column(say('quantity'), 10, ({ quantity }) => quantity),
    column(say('days'), 10, ({ days }) => days),
    column(say('addedDays'), 16, ({ extension }) =>
      extension === null ? null : Extension.parse(JSON.parse(extension)).days,
    ),
    money(say('listPrice'), ({ list_cents }) => list_cents),
    money(say('paidAmount'), ({ paid_amount_cents }) => paid_amount_cents),
    moment(say('createdAt'), ({ created_at }) => created_at),
    moment(say('paidAt'), ({ paid_at }) => paid_at),
    moment(say('endedAt'), ({ ended_at }) => ended_at),
    moment(say('expiresAfter'), ({ expire_after }) => expire_after),
    column(say('remark'), 40, ({ remark }) => remark),
  ]
}
