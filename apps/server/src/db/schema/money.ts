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
  /** Price of one port for one day. */
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
  /** Amount to pay, by which the balance changes. */
  paid_amount_cents: number
  quantity: number | null
  days: number | null
  list_cents: number | null
  /** The price tier at that time, as JSON. */
  tier: string | null
  /** Days for all ports bought in the same order, as JSON. */
  extension: string | null
  ports_before: number | null
  ports_after: number | null
  expire_before: EpochMs | null
  expire_after: EpochMs | null
  remark: string
  created_at: EpochMs
  /** When an unpaid order is closed. */
  expires_at: EpochMs | null
  paid_at: EpochMs | null
  /** When it failed, was closed or was refunded. */
  ended_at: EpochMs | null
  payment_id: string | null
}

/** A payment that the gateway reported: stored even without a match, so that none is lost. */
export interface PaymentTable {
  /** The gateway's own id. */
  id: string
  /** Order number as the gateway reported it. */
  order_no: string
  /** Null = the report has no readable amount. */
  paid_amount_cents: number | null
  status: PaymentStatus
  park_reason: ParkedReason | null
  /** The order that the payment was finally matched to. */
  settled_order_no: string | null
  remark: string
  received_at: EpochMs
  settled_at: EpochMs | null
  /** The signed report as received. */
  report: string
}

/** Tables of money, for the schema. */
export interface MoneySchema {
  ledger: LedgerTable
  price_tier: PriceTierTable
  order: OrderTable
  payment: PaymentTable
}
