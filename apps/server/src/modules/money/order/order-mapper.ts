import { orderTypes } from '@seaport/contract/money/order'
import { type AdminOrder, Extension, type Order, TierSnapshot } from '@seaport/contract/money/order.schema'
import type { OrderTable } from '../../../db/schema/money.ts'
import { instant, instantOrNull, money } from '../../../db/wire.ts'
import type { NamedOrder } from './order.repository.ts'

/** @returns an order as its owner sees it */
export function toOrder(row: OrderTable): Order {
  return {
    order_no: row.order_no,
    order_type: row.type,
    status: row.status,
    payment_type: row.payment_type,
    amount: money(row.amount_cents),
    paid_amount: money(row.paid_amount_cents),
    quantity: row.quantity,
    days: row.days,
    list_price: row.list_cents === null ? null : money(row.list_cents),
    payment_price: row.type === orderTypes.recharge ? null : money(row.amount_cents),
    tier: row.tier === null ? null : TierSnapshot.parse(JSON.parse(row.tier)),
    extension: row.extension === null ? null : Extension.parse(JSON.parse(row.extension)),
    port_expire_time: instantOrNull(row.expire_after),
    remark: row.remark,
    created_at: instant(row.created_at),
    expire_time: instantOrNull(row.expires_at),
    paid_at: instantOrNull(row.paid_at),
    ended_at: instantOrNull(row.ended_at),
  }
}

/** @returns an order as administrators see it */
export function toAdminOrder(row: NamedOrder): AdminOrder {
  return { ...toOrder(row), user_id: row.tenant_id, email: row.email, payment_id: row.payment_id }
}
