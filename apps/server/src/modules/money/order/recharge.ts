import { randomInt } from 'node:crypto'
import { orderTypes } from '@seaport/contract/money/order'
import type { PaymentTypeId } from '@seaport/contract/money/order.schema'
import type { OrderTable } from '../../../db/schema/money.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { lockWallet, moveBalance, type Wallet } from '../wallet/wallet.public.ts'
import { countOpen, insertOrder, recentCents, takenCents } from './order.repository.ts'
import { newOrderNo } from './order-number.ts'
import { freeCents } from './recharge-cents.ts'

const ALIPAY = 1
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Open orders of one tenant, over all amounts. */
const MOST_OPEN = 50

/** A requested recharge. */
export interface RechargeRequest {
  /** Whole dollars. */
  amount: number
  payment_type: PaymentTypeId
}

/** Selects one of the free cents. */
type Pick = (free: readonly number[]) => number
const atRandom: Pick = (free) => free[randomInt(free.length)] as number

/**
 * Opens a recharge: the payable amount is the recharge plus cents that no other open order of that amount has, so that a transfer can be matched to
 * it. The unique index over open orders decides: the loser of a race picks again. @throws Refused: payment_type_off, too_many_open_orders,
 * amount_already_open, no_free_cents
 */
export async function openRecharge(
  work: UnitOfWork,
  tenantId: string,
  { amount, payment_type }: RechargeRequest,
  { minutes, pick = atRandom }: { minutes: number; pick?: Pick },
): Promise<OrderTable> {
  if (payment_type === ALIPAY) refuse('payment_type_off')
  await lockWallet(work, tenantId)
  if ((await countOpen(work.trx, tenantId)) >= MOST_OPEN) refuse('too_many_open_orders', { limit: MOST_OPEN })
  const amountCents = amount * 100
  const recent = await recentCents(work.trx, amountCents, work.now - minutes * MINUTE - DAY)
  for (;;) {
    const found = freeCents(await takenCents(work.trx, amountCents), tenantId, recent)
    if ('refused' in found) refuse(found.refused)
    const order = {
      ...recharge(work, tenantId, amountCents, amountCents + pick(found.free)),
      payment_type,
      expires_at: work.now + minutes * MINUTE,
    }
    if (!(await insertOrder(work.trx, order))) continue
    work.emit(tenantId, { type: 'order', order_no: order.order_no, status: order.status })
    return order
  }
}

/**
 * Credits a payment without an order by creating a paid one.
 * @param wallet locked
 */
export async function creditAsRecharge(
  work: UnitOfWork,
  wallet: Wallet,
  payment: { id: string; sum: number },
  by: { actorId: string; remark: string; idempotencyKey?: string | undefined },
): Promise<OrderTable> {
  const { sum } = payment
  const order: OrderTable = {
    ...recharge(work, wallet.id, sum, sum),
    status: 'paid',
    remark: by.remark,
    paid_at: work.now,
    payment_id: payment.id,
  }
  if (!(await insertOrder(work.trx, order))) throw new Error('An order number came twice')
  work.emit(wallet.id, { type: 'order', order_no: order.order_no, status: order.status })
  await moveBalance(work, wallet, { type: 'recharge', amount: sum, orderNo: order.order_no, ...by })
  return order
}

function recharge(work: UnitOfWork, tenantId: string, amount: number, paidAmount: number): OrderTable {
  return {
    order_no: newOrderNo(work.now),
    tenant_id: tenantId,
    type: orderTypes.recharge,
    status: 'pending',
    payment_type: 0,
    amount_cents: amount,
    paid_amount_cents: paidAmount,
    quantity: null,
    days: null,
    list_cents: null,
    tier: null,
    extension: null,
    ports_before: null,
    ports_after: null,
    expire_before: null,
    expire_after: null,
    remark: '',
    created_at: work.now,
    expires_at: null,
    paid_at: null,
    ended_at: null,
    payment_id: null,
  }
}
