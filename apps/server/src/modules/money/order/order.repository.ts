import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import {
  type adminListOrders,
  type exportOrders,
  type listOrders,
  orderTypes,
} from '@seaport/contract/money/order'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { contains } from '../../../db/like.ts'
import { type Paged, type ReadFrom, readFrom, readPage } from '../../../db/page.ts'
import type { OrderTable } from '../../../db/schema/money.ts'
import type { Db, Schema, Trx } from '../../../db/schema.ts'
import type { FilterOf } from '../../../kernel/spreadsheet/export.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import type { TakenCents } from './recharge-cents.ts'

/** Literals in the statements, so that the partial indexes over open orders are used. */
const pending = sql.lit('pending' as const)

/** @returns an order of any tenant, or of one */
export function findOrder(db: Db | Trx, orderNo: string, tenantId?: string): Promise<OrderTable | undefined> {
  return db
    .selectFrom('order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .$if(tenantId !== undefined, (query) => query.where('tenant_id', '=', tenantId as string))
    .executeTakeFirst()
}

/** Reads and locks an order until the end of the transaction. */
export function lockOrderRow({ trx }: UnitOfWork, orderNo: string): Promise<OrderTable | undefined> {
  return trx.selectFrom('order').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst()
}

/** @returns the sum above an amount and its cents */
function nextDollar(amountCents: number): number {
  return amountCents + 100
}

/** @returns the cents of open orders of this amount, with their tenants */
export async function takenCents(trx: Trx, amountCents: number): Promise<TakenCents[]> {
  const rows = await trx
    .selectFrom('order')
    .select(['tenant_id', 'paid_amount_cents'])
    .where('status', '=', pending)
    .where('paid_amount_cents', '>', amountCents)
    .where('paid_amount_cents', '<', nextDollar(amountCents))
    .execute()
  return rows.map((row) => ({ tenant_id: row.tenant_id, cents: row.paid_amount_cents - amountCents }))
}

/** @returns the cents of recharges of this amount that were ordered since then, whatever became of them */
export async function recentCents(trx: Trx, amountCents: number, since: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('order')
    .select('paid_amount_cents')
    .where('created_at', '>=', since)
    .where('type', '=', orderTypes.recharge)
    .where('paid_amount_cents', '>', amountCents)
    .where('paid_amount_cents', '<', nextDollar(amountCents))
    .execute()
  return rows.map((row) => row.paid_amount_cents - amountCents)
}

export async function countOpen(trx: Trx, tenantId: string): Promise<number> {
  const { open } = await trx
    .selectFrom('order')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', pending)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** @returns whether it was written: its number or its sum may be taken */
export async function insertOrder(trx: Trx, order: OrderTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateOrder(
  trx: Trx,
  orderNo: string,
  change: Partial<Pick<OrderTable, 'status' | 'remark' | 'paid_at' | 'ended_at' | 'payment_id'>>,
): Promise<void> {
  await trx.updateTable('order').set(change).where('order_no', '=', orderNo).execute()
}

/** Closes expired open orders. @returns them with their tenants */
export function closeStale({ trx, now }: UnitOfWork, most: number) {
  return trx
    .updateTable('order')
    .set({ status: 'closed', ended_at: now })
    .where('order_no', 'in', (eb) =>
      eb
        .selectFrom('order')
        .select('order_no')
        .where('status', '=', pending)
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .where('status', '=', pending)
    .returning(['tenant_id', 'order_no'])
    .execute()
}

type TenantQuery = ParsedOf<typeof listOrders>['query']
type OrderFilter = FilterOf<ParsedOf<typeof exportOrders>['query']>
type AdminQuery = ParsedOf<typeof adminListOrders>['query']

/** @returns a page of a tenant's orders, or of its purchases alone */
export function pageOfOrders(
  db: Db,
  tenantId: string,
  query: TenantQuery,
  { purchases = false }: { purchases?: boolean } = {},
): Promise<Paged<OrderTable>> {
  const rows = db.selectFrom('order').selectAll('order').where('order.tenant_id', '=', tenantId)
  return readPage(
    db,
    filtered(rows, query)
      .$if(purchases, (some) => some.where('order.type', 'in', [orderTypes.buy_ports, orderTypes.renew_time]))
      .$if(!!query.search, (some) => some.where(matches(query.search as string)))
      .orderBy('order.created_at', query.order)
      .orderBy('order.order_no', query.order),
    query,
  )
}

/** @returns a tenant's orders that follow one, the oldest first */
export function ordersAfter(
  db: Db,
  tenantId: string,
  query: OrderFilter,
  { last, limit }: { last: ReadFrom | undefined; limit: number },
): Promise<OrderTable[]> {
  const rows = db.selectFrom('order').selectAll('order').where('order.tenant_id', '=', tenantId)
  const found = filtered(rows, query).$if(!!query.search, (some) =>
    some.where(matches(query.search as string)),
  )
  return readFrom(found, ['order.created_at', 'order.order_no'], last, limit)
}

/** An order and whose it is. */
export interface NamedOrder extends OrderTable {
  email: string
}

/** @returns a page of all orders, or of all purchases */
export function pageOfAllOrders(
  db: Db,
  query: AdminQuery,
  { purchases = false }: { purchases?: boolean } = {},
): Promise<Paged<NamedOrder>> {
  return readPage(
    db,
    filtered(namedOrders(db), query)
      .$if(purchases, (some) => some.where('order.type', 'in', [orderTypes.buy_ports, orderTypes.renew_time]))
      .$if(query.user_id !== undefined, (some) => some.where('order.tenant_id', '=', query.user_id as string))
      .$if(!!query.search, (some) =>
        some.where((eb) =>
          eb.or([
            matches(query.search as string)(eb),
            contains(eb.ref('user.email'), query.search as string),
          ]),
        ),
      )
      .orderBy('order.created_at', query.order)
      .orderBy('order.order_no', query.order),
    query,
  )
}

export function namedOrder(db: Db | Trx, orderNo: string): Promise<NamedOrder> {
  return namedOrders(db).where('order.order_no', '=', orderNo).executeTakeFirstOrThrow()
}

function namedOrders(db: Db | Trx) {
  return db
    .selectFrom('order')
    .innerJoin('user', 'user.id', 'order.tenant_id')
    .selectAll('order')
    .select('user.email')
}

/**
 * An amount with its cents, by which a transfer is found, also as the screens of each language show it: US$1,234.50, 1.234,50 $. Anything shorter is a part
 * of an order number.
 */
const AMOUNT = /^(?:US)?\$?\s*(\d{1,3}(?:[.,]\d{3}){1,2}|\d{1,9})[.,](\d{2})\s*\$?$/i

/** @returns the condition that an order has this in its number, or that this is what was to be paid or its amount */
function matches(search: string) {
  const [, dollars, cents] = AMOUNT.exec(search.trim()) ?? []
  return (eb: ExpressionBuilder<Schema, 'order'>) => {
    const inNumber = contains(eb.ref('order.order_no'), search)
    if (dollars === undefined) return inNumber
    const amount = Number(`${dollars.replace(/\D/g, '')}${cents}`)
    const isAmount = [eb('order.paid_amount_cents', '=', amount), eb('order.amount_cents', '=', amount)]
    return eb.or([inNumber, ...isAmount])
  }
}

function filtered<TB extends 'order' | 'user', Row>(
  query: SelectQueryBuilder<Schema, TB | 'order', Row>,
  { order_type, status, from, to }: OrderFilter,
) {
  return (query as unknown as SelectQueryBuilder<Schema, 'order' | 'user', Row>)
    .$if(order_type !== undefined, (some) => some.where('order.type', '=', order_type as OrderTable['type']))
    .$if(status !== undefined, (some) => some.where('order.status', '=', status as OrderTable['status']))
    .$if(from !== undefined, (some) => some.where('order.created_at', '>=', Date.parse(from as string)))
    .$if(to !== undefined, (some) => some.where('order.created_at', '<', Date.parse(to as string)))
}
