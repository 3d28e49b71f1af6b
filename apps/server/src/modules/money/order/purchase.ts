import type { DataOf } from '@seaport/contract/kernel/endpoint'
import { orderTypes, type QuoteRequest, type quoteOrder } from '@seaport/contract/money/order'
import type { OrderTable } from '../../../db/schema/money.ts'
import type { Db } from '../../../db/schema.ts'
import { cents, instant, money } from '../../../db/wire.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { findHoldings, setPorts } from '../../people/user/user.public.ts'
import { price } from '../price/price.public.ts'
import { lockWallet, moveBalance } from '../wallet/wallet.public.ts'
import { insertOrder } from './order.repository.ts'
import { newOrderNo } from './order-number.ts'
import { planPurchase } from './plan.ts'

/**
 * Quotes a purchase: its price and its result, by the same plan and price as buying.
 * @throws Refused: no_price_tier and what the plan refuses
 */
export async function quote(
  db: Db,
  tenantId: string,
  request: QuoteRequest,
  now: number,
): Promise<DataOf<typeof quoteOrder>> {
  const owner = orNotFound(await findHoldings(db, tenantId))
  const plan = planPurchase(request, owner, now)
  const { list, payment, tier } = await price(db, plan.quantity, plan.days)
  return {
    quantity: plan.quantity,
    days: plan.days,
    list_price: money(list),
    payment_price: money(payment),
    tier,
    port_num: plan.after.port_num,
    port_expire_time: instant(plan.after.port_expire_at),
    balance: money(owner.balance_cents),
    balance_suffices: owner.balance_cents >= payment,
  }
}

/** How a purchase is made. */
interface Buying {
  /** The payment price that the buyer was shown, where it was given. */
  seen?: string | undefined
  idempotencyKey?: string | undefined
  /** The administrator who buys for the user; none = the user. */
  actorId?: string
  remark?: string
}

/**
 * Buys ports or time from the balance: order, ledger, ports and term in one transaction.
 * @throws Refused: price_changed, balance_too_low, no_price_tier and what the plan refuses
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
  const { list, payment, tier } = await price(trx, plan.quantity, plan.days)
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
