import { orderTypes } from '@seaport/contract/money/order'
import { nextOrderState, type OrderTrigger, orderTransitions } from '@seaport/contract/money/order-state'
import type { OrderState } from '@seaport/contract/money/order-state.schema'
import type { OrderTable } from '../../../db/schema/money.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { anyPortTaken } from '../../desk/port/port.public.ts'
import { allocatedInAll } from '../../desk/seat/seat.public.ts'
import { setPorts } from '../../people/user/user.public.ts'
import { lockWallet, moveBalance, type Wallet } from '../wallet/wallet.public.ts'
import { findOrder, lockOrderRow, updateOrder } from './order.repository.ts'

/** Actor of a change of an order, and the remark. */
export interface OrderActor {
  /** The administrator; none = the gateway. */
  actorId?: string
  /** Stored with the order and its ledger entry; empty keeps the current remark. */
  remark?: string
  paymentId?: string
  idempotencyKey?: string | undefined
}

/** An order and its owner's wallet, both locked. */
export interface Locked {
  order: OrderTable
  wallet: Wallet
}

/** Locks an order and its owner's wallet, in the order of all locks: the user first. @throws Refused: not_found */
export async function lockOrder(work: UnitOfWork, orderNo: string): Promise<Locked> {
  const { tenant_id } = orNotFound(await findOrder(work.trx, orderNo))
  const wallet = await lockWallet(work, tenant_id)
  return { wallet, order: orNotFound(await lockOrderRow(work, orderNo)) }
}

/**
 * Applies a trigger to an order as the contract's table allows; an order already in the target state is left alone, so
 * that a repeat changes nothing.
 * @returns the order before the change
 * @throws Refused: not_found, order_wrong_state; refund also balance_too_low, ports_in_use, refund_superseded,
 * order_used_up
 */
export async function applyTransition(
  work: UnitOfWork,
  orderNo: string,
  trigger: OrderTrigger,
  mover: OrderActor,
): Promise<OrderTable> {
  const locked = await lockOrder(work, orderNo)
  if (locked.order.status !== orderTransitions[trigger].to) await applyLocked(work, locked, trigger, mover)
  return locked.order
}

/** The same for an order that is locked already, and that must change its state. */
export async function applyLocked(
  work: UnitOfWork,
  { order, wallet }: Locked,
  trigger: OrderTrigger,
  mover: OrderActor,
): Promise<void> {
  const status = nextOrderState(order.status, trigger)
  if (status === null) refuse('order_wrong_state')
  if (trigger === 'refund') await reverse(work, order, wallet, mover)
  if (trigger === 'confirm')
    await moveBalance(work, wallet, {
      type: 'recharge',
      amount: order.paid_amount_cents,
      orderNo: order.order_no,
      ...mover,
    })
  await updateOrder(work.trx, order.order_no, {
    status,
    ...(mover.remark && { remark: mover.remark }),
    ...(mover.paymentId !== undefined && { payment_id: mover.paymentId }),
    ...stamp(status, work.now),
  })
  work.emit(order.tenant_id, { type: 'order', order_no: order.order_no, status })
  work.emit(order.tenant_id, { type: 'user' })
}

function stamp(status: OrderState, now: number): { paid_at: number } | { ended_at: number } {
  return status === 'paid' ? { paid_at: now } : { ended_at: now }
}

/** Reverses the effects of an order, and returns its price. */
async function reverse(
  work: UnitOfWork,
  order: OrderTable,
  wallet: Wallet,
  mover: OrderActor,
): Promise<void> {
  const { paid_amount_cents: sum, order_no: orderNo } = order
  if (order.type === orderTypes.recharge) {
    await moveBalance(work, wallet, { type: 'refund_recharge', amount: -sum, orderNo, ...mover })
    return
  }
  await reversePorts(work, order, wallet)
  await moveBalance(work, wallet, { type: 'refund_purchase', amount: sum, orderNo, ...mover })
}

/**
 * Restores ports and term from before a purchase; refused if a later purchase or seat depends on it. Changing the seats' ports needs the lock of the
 * wallet's row, which we hold.
 */
async function reversePorts(work: UnitOfWork, order: OrderTable, wallet: Wallet): Promise<void> {
  const { trx, now } = work
  if (wallet.port_num !== order.ports_after || wallet.port_expire_at !== order.expire_after)
    refuse('refund_superseded')
  if ((order.expire_after ?? 0) <= now) refuse('order_used_up')
  const before = { port_num: order.ports_before ?? 0, port_expire_at: order.expire_before }
  if ((await allocatedInAll(trx, wallet.id)) > before.port_num) refuse('ports_in_use')
  const lapses = before.port_expire_at === null || before.port_expire_at <= now
  if (lapses && (await anyPortTaken(trx, wallet.id))) refuse('ports_in_use')
  await setPorts(trx, wallet.id, before)
}
