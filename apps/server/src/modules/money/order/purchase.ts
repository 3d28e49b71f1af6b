import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { orderTypes, type quoteOrder } from '@seaport/contract/money/order'
import type { Extension, QuoteRequest } from '@seaport/contract/money/order.schema'
import type { OrderTable } from '../../../db/schema/money.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { cents, instant, money } from '../../../db/wire.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findHoldings, setPorts } from '../../people/user/user.public.ts'
import { type Price, price } from '../price/price.public.ts'
import { lockWallet, moveBalance } from '../wallet/wallet.public.ts'
import { insertOrder } from './order.repository.ts'
import { newOrderNo } from './order-number.ts'
import { type Plan, planPurchase } from './plan.ts'

/** The price of a whole plan; the extension's price is included in both sums. */
async function pricePlan(
  db: Db | Trx,
  { quantity, days, extension }: Plan,
): Promise<Price & { extension: Extension | null }> {
  const ports = await price(db, quantity, days)
  if (!extension) return { ...ports, extension: null }
  const time = await price(db, extension.quantity, extension.days)
  return {
    list: ports.list + time.list,
    payment: ports.payment + time.payment,
    tier: ports.tier,
    extension: {
      ...extension,
      list_price: money(time.list),
      payment_price: money(time.payment),
      tier: time.tier,
    },
  }
}

/**
 * Quotes a purchase: its price and its result, by the same plan and price as buying.
 * @throws Refused: not_found, no_price_tier, no_price_list and what the plan refuses
 */
export async function quote(
  db: Db,
  tenantId: string,
  request: QuoteRequest,
  now: number,
): Promise<DataOf<typeof quoteOrder>> {
  const owner = orNotFound(await findHoldings(db, tenantId))
  const plan = planPurchase(request, owner, now)
  const { list, payment, tier, extension } = await pricePlan(db, plan)
  return {
    quantity: plan.quantity,
    days: plan.days,
    list_price: money(list),
    payment_price: money(payment),
    tier,
    extension,
    port_num: plan.after.port_num,
    port_expire_time: instant(plan.after.port_expire_at),
    balance: money(owner.balance_cents),
    balance_suffices: owner.balance_cents >= payment,
  }
}

/** Options of a purchase. */
interface Buying {
  /** Payment price that the buyer was shown, if given. */
  seen?: string | undefined
  idempotencyKey?: string | undefined
  /** The administrator who buys for the user; none = the user. */
  actorId?: string
  remark?: string
}

/**
 * Buys ports or time from the balance: order, ledger, ports and term in one transaction.
 * @throws Refused: not_found, price_changed, balance_too_low, no_price_tier, no_price_list and what the plan refuses
 */
export async function buy(
  work: UnitOfWork,
  tenantId: string,
  request: QuoteRequest,
  { seen, ...mover }: Buying = {},
): Promise<OrderTable> {
  const { trx, now } = work
  const wallet = await lockWallet(work, tenantId)
  const plan = planPurchase(request, wallet, now)
  const { list, payment, tier, extension } = await pricePlan(trx, plan)
  if (seen !== undefined && cents(seen) !== payment) refuse('price_changed', { price: money(payment) })
  const order: OrderTable = {
    order_no: newOrderNo(now),
    tenant_id: tenantId,
    type: request.order_type,
    status: 'paid',
    payment_type: null,
    amount_cents: payment,
    paid_amount_cents: payment,
    quantity: plan.quantity,
    days: plan.days,
    list_cents: list,
    tier: JSON.stringify(tier),
    extension: extension && JSON.stringify(extension),
    ports_before: wallet.port_num,
    ports_after: plan.after.port_num,
    expire_before: wallet.port_expire_at,
    expire_after: plan.after.port_expire_at,
    remark: mover.remark ?? '',
    created_at: now,
    expires_at: null,
    paid_at: now,
    ended_at: null,
    payment_id: null,
  }
  if (!(await insertOrder(trx, order))) throw new Error('An order number came twice')
  const type = request.order_type === orderTypes.buy_ports ? 'buy_ports' : 'renew_time'
  await moveBalance(work, wallet, { type, amount: -payment, orderNo: order.order_no, ...mover })
  await setPorts(trx, tenantId, plan.after)
  work.emit(tenantId, { type: 'order', order_no: order.order_no, status: order.status })
  return order
}
