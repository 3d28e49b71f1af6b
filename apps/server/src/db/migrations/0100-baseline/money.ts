import type { ColumnTypes } from '../../column-types.ts'
import { appendOnly } from './append-only.ts'

/** The ledger, price tiers, orders and the payments that a gateway reports. */
export const money = ({ kind }: ColumnTypes): string[] => [
  ...accounting(),
  ...appendOnly(kind, 'ledger', 'The ledger'),
  ...purchases(),
]

const accounting = (): string[] => [
  `create table ledger (
    id text primary key,
    tenant_id text not null references "user" (id),
    seq integer not null check (seq >= 1),
    type text not null,
    amount_cents bigint not null,
    before_cents bigint not null check (before_cents >= 0),
    after_cents bigint not null check (after_cents >= 0),
    remark text not null,
    order_no text,
    actor_id text,
    idempotency_key text,
    at bigint not null,
    constraint ledger_seq unique (tenant_id, seq),
    constraint ledger_sum check (after_cents = before_cents + amount_cents)
  )`,
  `create index ledger_tenant on ledger (tenant_id, at, seq)`,
  `create index ledger_time on ledger (at, id)`,
  // An order moves money at most once each way.
  `create unique index ledger_order on ledger (order_no, type) where order_no is not null`,
  `create table price_tier (
    id text primary key,
    min_quantity integer not null check (min_quantity >= 1),
    max_quantity integer not null,
    min_days integer not null check (min_days >= 1),
    max_days integer not null,
    port_unit_cents bigint not null check (port_unit_cents >= 1),
    duration_rate_bp integer not null check (duration_rate_bp >= 1),
    discount_bp integer not null check (discount_bp >= 1),
    updated_at bigint not null,
    constraint price_tier_quantity check (min_quantity <= max_quantity),
    constraint price_tier_days check (min_days <= max_days)
  )`,
]

const purchases = (): string[] => [
  `create table "order" (
    order_no text primary key,
    tenant_id text not null references "user" (id),
    type integer not null,
    status text not null,
    payment_type integer,
    amount_cents bigint not null check (amount_cents >= 0),
    paid_amount_cents bigint not null check (paid_amount_cents >= 0),
    quantity integer,
    days integer,
    list_cents bigint,
    tier text,
    ports_before integer,
    ports_after integer,
    expire_before bigint,
    expire_after bigint,
    remark text not null,
    created_at bigint not null,
    expires_at bigint,
    paid_at bigint,
    ended_at bigint,
    payment_id text,
    extension text
  )`,
  `create index order_time on "order" (created_at, order_no)`,
  // Transfers are matched by their amount: two open orders must not have the same.
  `create unique index order_open_sum on "order" (paid_amount_cents) where status = 'pending'`,
  `create index order_open_tenant on "order" (tenant_id) where status = 'pending'`,
  `create index order_open_expiry on "order" (expires_at) where status = 'pending'`,
  `create index order_tenant on "order" (tenant_id, created_at, order_no)`,
  `create table payment (
    id text primary key,
    order_no text not null,
    paid_amount_cents bigint check (paid_amount_cents > 0),
    status text not null,
    park_reason text,
    settled_order_no text,
    remark text not null,
    received_at bigint not null,
    settled_at bigint,
    report text not null
  )`,
  `create index payment_time on payment (received_at, id)`,
  `create index payment_status on payment (status, received_at, id)`,
]
