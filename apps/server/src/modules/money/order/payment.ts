import { createHash } from 'node:crypto'
import { orderTypes } from '@seaport/contract/money/order'
import type { ParkedReason, Payment, PaymentStatus } from '@seaport/contract/money/order.schema'
import type { OrderTable, PaymentTable } from '../../../db/schema/money.ts'
import { instant, instantOrNull, money } from '../../../db/wire.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { lockWallet, requireOthersWallet } from '../wallet/wallet.public.ts'
import { findOrder, updateOrder } from './order.repository.ts'
import { insertPayment, lockPayment, type NamedPayment, updatePayment } from './payment.repository.ts'
import type { PaymentReport } from './payment-report.ts'
import { creditAsRecharge } from './recharge.ts'
import { applyLocked, lockOrder } from './settle.ts'

/**
 * Records a reported payment. A payment that matches its open order to the cent is credited, any other is parked for an
 * administrator: money that arrived must neither be lost nor credited by guess. A repeated report changes nothing;
 * another payment under a known id is parked under a new id, unless the known report could not be understood. So is what
 * the gateway takes back after it was credited: a person decides what becomes of the balance.
 * @returns its status
 */
export async function receivePayment(work: UnitOfWork, report: PaymentReport): Promise<PaymentStatus> {
  const payment: PaymentTable = {
    id: report.paymentId,
    order_no: report.orderNo,
    paid_amount_cents: report.cents,
    status: 'parked',
    park_reason: null,
    settled_order_no: null,
    remark: '',
    received_at: work.now,
    settled_at: null,
    report: report.text,
  }
  const isNew = (await insertPayment(work.trx, payment)) || (await replaceKnown(work, payment, report))
  if (!isNew) return repeated(work, payment, report)
  const reason = report.isClear
    ? await matchOrder(work, report)
    : report.isTakenBack
      ? 'taken_back'
      : 'unclear_report'
  const outcome =
    reason === null
      ? { status: 'matched' as const, settled_order_no: report.orderNo, settled_at: work.now }
      : { status: 'parked' as const, park_reason: reason }
  await updatePayment(work.trx, report.paymentId, outcome)
  return outcome.status
}

/**
 * Puts a report in the place of one of the same payment from which nothing was credited: a clear one in that of one made while the payment was under
 * way, and one of a payment that was taken back in that of any that waits for a person.
 * @returns whether there was one
 */
async function replaceKnown(
  work: UnitOfWork,
  { id, ...fresh }: PaymentTable,
  { isClear, isTakenBack }: PaymentReport,
): Promise<boolean> {
  const known = orNotFound(await lockPayment(work, id))
  const isReplaced = isTakenBack
    ? known.status === 'parked'
    : isClear &&
      known.status !== 'credited' &&
      (known.park_reason === 'unclear_report' || known.park_reason === 'taken_back')
  if (isReplaced) await updatePayment(work.trx, id, fresh)
  return isReplaced
}

async function repeated(
  work: UnitOfWork,
  payment: PaymentTable,
  { isTakenBack }: PaymentReport,
): Promise<PaymentStatus> {
  const { id, order_no, paid_amount_cents } = payment
  const known = orNotFound(await lockPayment(work, id))
  if (known.order_no === order_no && known.paid_amount_cents === paid_amount_cents) return known.status
  // Who dismissed it sent it back, or knew that it would not arrive.
  if (isTakenBack && known.status === 'dismissed') return known.status
  const difference = createHash('sha256')
    .update(JSON.stringify([order_no, paid_amount_cents]))
    .digest('hex')
  const park_reason = isTakenBack ? ('taken_back' as const) : ('id_reused' as const)
  const other = { ...payment, id: `${id}~${difference.slice(0, 16)}`, park_reason }
  if (await insertPayment(work.trx, other)) return other.status
  return orNotFound(await lockPayment(work, other.id)).status
}

/** Applies a payment to its order. @returns null, or the reason why it can't */
async function matchOrder(
  work: UnitOfWork,
  { orderNo, paymentId, cents }: PaymentReport,
): Promise<ParkedReason | null> {
  const named = await findOrder(work.trx, orderNo)
  if (named?.type !== orderTypes.recharge) return 'unknown_order'
  const locked = await lockOrder(work, orderNo)
  const reason = mismatchReason(locked.order, cents)
  if (reason !== null) return reason
  // An administrator may have confirmed it before: then the report is the proof of that credit.
  if (locked.order.status === 'paid') await updateOrder(work.trx, orderNo, { payment_id: paymentId })
  else await applyLocked(work, locked, 'confirm', { paymentId })
  return null
}

function mismatchReason(order: OrderTable, cents: number | null): ParkedReason | null {
  if (order.paid_amount_cents !== cents) return 'wrong_amount'
  if (order.status === 'pending') return null
  if (order.status === 'paid') return order.payment_id === null ? null : 'already_paid'
  return 'order_over'
}

/** Who decides about a parked payment, and why. */
export interface Decision {
  actorId: string
  remark: string
  idempotencyKey?: string | undefined
}

/**
 * Credits a parked payment as a recharge.
 * @param userId whom to credit; undefined = the owner of the order that it named
 * @returns the credited user
 * @throws Refused: not_found, payment_settled, payment_without_amount, own_wallet, invalid_input if it named no order
 */
export async function creditUnmatched(
  work: UnitOfWork,
  id: string,
  userId: string | undefined,
  decision: Decision,
): Promise<string> {
  const payment = await lockParked(work, id)
  const sum = payment.paid_amount_cents
  if (sum === null) refuse('payment_without_amount')
  const owner = userId ?? (await findOrder(work.trx, payment.order_no))?.tenant_id
  if (owner === undefined) refuseFields('invalid_input', ['user_id'])
  await requireOthersWallet(work, { userId: decision.actorId }, owner)
  const wallet = await lockWallet(work, owner)
  const { order_no } = await creditAsRecharge(work, wallet, { id, sum }, decision)
  await updatePayment(work.trx, id, {
    status: 'credited',
    settled_order_no: order_no,
    settled_at: work.now,
    remark: decision.remark,
  })
  return owner
}

/**
 * Dismisses a parked payment.
 * @throws Refused: not_found, payment_settled
 */
export async function dismissUnmatched(work: UnitOfWork, id: string, remark: string): Promise<void> {
  await lockParked(work, id)
  await updatePayment(work.trx, id, { status: 'dismissed', settled_at: work.now, remark })
}

async function lockParked(work: UnitOfWork, id: string): Promise<PaymentTable> {
  const payment = orNotFound(await lockPayment(work, id))
  if (payment.status !== 'parked') refuse('payment_settled')
  return payment
}

/** @returns a payment as administrators see it */
export function toPayment(row: NamedPayment): Payment {
  return {
    id: row.id,
    order_no: row.order_no,
    paid_amount: row.paid_amount_cents === null ? null : money(row.paid_amount_cents),
    status: row.status,
    park_reason: row.park_reason,
    settled_order_no: row.settled_order_no,
    remark: row.remark,
    received_at: instant(row.received_at),
    settled_at: instantOrNull(row.settled_at),
    user_id: row.user_id,
    email: row.email,
    report: row.report,
  }
}
