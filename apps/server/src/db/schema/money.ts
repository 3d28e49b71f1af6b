import type {
  OrderTypeId,
  ParkedReason,
  PaymentStatus,
  PaymentTypeId,
} from '@seaport/contract/money/order.schema'
import type { OrderState } from '@seaport/contract/money/order-state.schema'
import type { LedgerType } from '@seaport/contract/money/wallet.schema'
import type { EpochMs } from './values.ts'

/** One movement of a tenant's balance; rows are only ever added, and the database refuses anything else. */
export interface LedgerTable {
  id: string
  tenant_id: string
  /** From 1, without a gap. */
  seq: number
  type: LedgerType
  amount_cents: number
  before_cents: number
  after_cents: number
  remark: string
  order_no: string | null
  /** The administrator who moved it; null = the tenant, a gateway or the system. */
  actor_id: string | null
  idempotency_key: string | null
  /** Never earlier than the row before. */
  at: EpochMs
}

export interface PriceTierTable {
  id: string
  min_quantity: number
  max_quantity: number
  min_days: number
  max_days: number
  /** One port for one day. */
  port_unit_cents: number
  /** Basis points: 10,000 = 1. */
  duration_rate_bp: number
  discount_bp: number
  updated_at: EpochMs
}

export interface OrderTable {
  order_no: string
  tenant_id: string
  type: OrderTypeId
  status: OrderState
  /** Null = paid from the balance. */
  payment_type: PaymentTypeId | null
  /** Requested amount: whole dollars of a recharge, the payment price of a purchase. */
  amount_cents: number
  /** What is to be paid, and what moves the balance. */
  paid_amount_cents: number
  quantity: number | null
  days: number | null
  list_cents: number | null
  /** JSON of the price tier as it was. */
  tier: string | null
  /** JSON of the time that was bought for all ports in the same order. */
  extension: string | null
  ports_before: number | null
  ports_after: number | null
  expire_before: EpochMs | null
  expire_after: EpochMs | null
  remark: string
  created_at: EpochMs
  /** When an open order is closed. */
  expires_at: EpochMs | null
  paid_at: EpochMs | null
  /** Failed, closed or refunded. */
  ended_at: EpochMs | null
  payment_id: string | null
}

/** A payment that the gateway reported: stored even without a match, so that none is lost. */
export interface PaymentTable {
  /** The gateway's own id. */
  id: string
  /** As the gateway named it. */
  order_no: string
  /** Null = the report named no amount that is understood. */
  paid_amount_cents: number | null
  status: PaymentStatus
  park_reason: ParkedReason | null
  /** The order that it paid in the end. */
  settled_order_no: string | null
  remark: string
  received_at: EpochMs
  settled_at: EpochMs | null
  /** The signed report as it came. */
  report: string
}

/** What is bought, paid and owned. */
export interface MoneySchema {
  ledger: LedgerTable
  price_tier: PriceTierTable
  order: OrderTable
  payment: PaymentTable
}
