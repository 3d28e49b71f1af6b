import { type OrderTrigger, orderTransitions } from '@seaport/contract/money/order-state'
import type { UserTable } from '../db/schema/user.ts'
import { money } from '../db/wire.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import {
  applyTransition,
  buy,
  openRecharge,
  readPaymentReport,
  receivePayment,
} from '../modules/money/order/order.public.ts'
import { createTier } from '../modules/money/price/price.public.ts'
import { lockWallet, moveBalance } from '../modules/money/wallet/wallet.public.ts'
import { audit } from '../modules/platform/audit/audit.public.ts'
import { atTheDesk } from './at-the-desk.ts'
import { DAY } from './people.ts'

const MINUTES_OPEN = 30
const MINUTE = 1 / (24 * 60)

/** An event that moved a demo tenant's money, a number of days ago. */
type PastMoney = { daysAgo: number } & (
  | { do: 'recharge'; amount: number; cents: number; end: Ending }
  | { do: 'ports'; quantity: number; days?: number; refunded?: true }
  | { do: 'time'; days: number }
  | { do: 'adjust'; cents: number; remark: string }
)
/** How a recharge ended: paid by the gateway's report, confirmed by hand, …, or closed and paid too late. */
type Ending = 'open' | 'reported' | 'confirmed' | 'refunded' | 'failed' | 'closed' | 'late'

/** Two months of the demo supervisor: ends with 1286.40 dollars, 20 ports and 45 days. */
export const demoMoney: readonly PastMoney[] = [
  { daysAgo: 58.02, do: 'recharge', amount: 1000, cents: 37, end: 'reported' },
  { daysAgo: 58, do: 'ports', quantity: 10, days: 30 },
  { daysAgo: 45, do: 'recharge', amount: 300, cents: 52, end: 'failed' },
  { daysAgo: 40, do: 'ports', quantity: 5 },
  { daysAgo: 35.3, do: 'recharge', amount: 200, cents: 81, end: 'late' },
  { daysAgo: 33.1, do: 'recharge', amount: 100, cents: 9, end: 'closed' },
  { daysAgo: 30, do: 'time', days: 30 },
  { daysAgo: 25.4, do: 'recharge', amount: 200, cents: 15, end: 'refunded' },
  { daysAgo: 20.2, do: 'recharge', amount: 500, cents: 64, end: 'reported' },
  { daysAgo: 15.3, do: 'adjust', cents: 3_300, remark: 'Compensation for a day of maintenance' },
  { daysAgo: 10, do: 'ports', quantity: 5 },
  { daysAgo: 9, do: 'ports', quantity: 2, refunded: true },
  { daysAgo: 3, do: 'time', days: 43 },
  { daysAgo: 2.2, do: 'recharge', amount: 500, cents: 67, end: 'confirmed' },
  { daysAgo: 5 * MINUTE, do: 'recharge', amount: 300, cents: 28, end: 'open' },
]

/** The second tenant: ends with 42.00 dollars, 4 ports and 12 days. */
export const secondMoney: readonly PastMoney[] = [
  { daysAgo: 18.01, do: 'recharge', amount: 100, cents: 63, end: 'confirmed' },
  { daysAgo: 18, do: 'ports', quantity: 4, days: 30 },
  { daysAgo: 17.5, do: 'adjust', cents: -163, remark: 'Transfer fee charged by the network' },
]

/** Writes the demo's price list: half a dollar per port and day, less for many and for long. */
export async function writePriceList(work: UnitOfWork): Promise<void> {
  for (const [min_quantity, max_quantity, discount] of [
    [1, 9, '1'],
    [10, 49, '0.9'],
    [50, 200, '0.8'],
  ] as const)
    for (const [min_days, max_days, duration_rate] of [
      [1, 29, '1'],
      [30, 89, '0.95'],
      [90, 3650, '0.9'],
    ] as const)
      await createTier(work, {
        min_quantity,
        max_quantity,
        min_days,
        max_days,
        port_unit_price: '0.5',
        duration_rate,
        discount,
      })
}

/**
 * Creates a tenant's money history through the production code, each event at its own moment.
 * @param user the final state; its row has no money and no ports yet
 * @throws Error if the history does not lead there
 */
export async function writeMoney(
  work: UnitOfWork,
  user: UserTable,
  history: readonly PastMoney[],
): Promise<void> {
  const { id: ownerId } = await work.trx
    .selectFrom('user')
    .select('id')
    .where('role_key', '=', 'owner')
    .executeTakeFirstOrThrow()
  for (const event of history) await happen(work, user.id, ownerId, event)
  const { balance_cents, port_num, port_expire_at } = await lockWallet(work, user.id)
  const there = balance_cents === user.balance_cents && port_num === user.port_num
  if (!there || port_expire_at !== user.port_expire_at)
    throw new Error(`The money of ${user.email} leads to ${balance_cents} cents and ${port_num} ports`)
}

async function happen(work: UnitOfWork, tenantId: string, actorId: string, event: PastMoney): Promise<void> {
  const then = ago(work, event.daysAgo)
  const later = ago(work, event.daysAgo - 20 * MINUTE)
  switch (event.do) {
    case 'recharge':
      return recharge(work, { tenantId, actorId }, event)
    case 'ports': {
      const { quantity, days } = event
      const { order_no } = await buy(then, tenantId, { order_type: 2, quantity, days })
      if (event.refunded)
        await settleByHand(later, { tenantId, actorId }, order_no, 'refund', 'Bought by mistake')
      return
    }
    case 'time':
      await buy(then, tenantId, { order_type: 3, days: event.days })
      return
    case 'adjust':
      await adjustBalance(then, { tenantId, actorId }, event.cents, event.remark)
  }
}

interface By {
  tenantId: string
  /** The administrator. */
  actorId: string
}

/** Adjusts a balance as an administrator does, with the entry in the audit log. */
export async function adjustBalance(
  work: UnitOfWork,
  { tenantId, actorId }: By,
  amount: number,
  remark: string,
): Promise<void> {
  const wallet = await lockWallet(work, tenantId)
  const entry = await moveBalance(work, wallet, { type: 'adjustment', amount, remark, actorId })
  await audit(work, atTheDesk(actorId), {
    action: 'user.adjust_balance',
    subject: tenantId,
    tenantId,
    before: { balance: money(entry.before_cents) },
    after: { balance: money(entry.after_cents), remark },
  })
}

/** Moves an order as an administrator does, with the entry in the audit log. */
async function settleByHand(
  work: UnitOfWork,
  { tenantId, actorId }: By,
  orderNo: string,
  trigger: OrderTrigger,
  remark: string,
): Promise<void> {
  const before = await applyTransition(work, orderNo, trigger, { actorId, remark })
  await audit(work, atTheDesk(actorId), {
    action: `order.${trigger}`,
    subject: orderNo,
    tenantId,
    before: { status: before.status, remark: before.remark },
    after: { status: orderTransitions[trigger].to, remark: remark || before.remark },
  })
}

async function recharge(
  work: UnitOfWork,
  by: By,
  { daysAgo, amount, cents, end }: PastMoney & { do: 'recharge' },
): Promise<void> {
  const request = { amount, payment_type: 0 as const }
  const order = await openRecharge(ago(work, daysAgo), by.tenantId, request, {
    minutes: MINUTES_OPEN,
    pick: () => cents,
  })
  const after = (minutes: number) => ago(work, daysAgo - minutes * MINUTE)
  const report = () =>
    readPaymentReport(
      Buffer.from(
        JSON.stringify({
          payment_id: `usdt-${order.order_no}`,
          order_no: order.order_no,
          paid_amount: money(order.paid_amount_cents),
        }),
      ),
    )
  const move = (minutes: number, trigger: OrderTrigger, remark = '') =>
    settleByHand(after(minutes), by, order.order_no, trigger, remark)
  if (end === 'reported') await receivePayment(after(6), report())
  if (end === 'confirmed' || end === 'refunded') await move(12, 'confirm')
  if (end === 'refunded') await move(24 * 60, 'refund', 'Sent back at the payer’s request')
  if (end === 'failed') await move(20, 'fail', 'The transfer was rejected by the network')
  if (end === 'closed' || end === 'late')
    await applyTransition(after(MINUTES_OPEN), order.order_no, 'close', {})
  if (end === 'late') await receivePayment(after(55), report())
}

function ago(work: UnitOfWork, days: number): UnitOfWork {
  return { ...work, now: Math.round(work.now - days * DAY) }
}
