import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** The ledger, price tiers, orders and the payments that a gateway reports. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createLedger(db)
  await createPriceTiers(db)
  await createOrders(db)
  await createPayments(db)
  await (types.bytes === 'bytea' ? sealOnPostgres(db) : sealOnSqlite(db))
  await openLedgers(db)
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('ledger')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('seq', 'integer', (c) => c.notNull().check(sql`seq >= 1`))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('amount_cents', 'bigint', (c) => c.notNull())
    .addColumn('before_cents', 'bigint', (c) => c.notNull().check(sql`before_cents >= 0`))
    .addColumn('after_cents', 'bigint', (c) => c.notNull().check(sql`after_cents >= 0`))
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('order_no', 'text')
    .addColumn('actor_id', 'text')
    .addColumn('idempotency_key', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('ledger_seq', ['tenant_id', 'seq'])
    .addCheckConstraint('ledger_sum', sql`after_cents = before_cents + amount_cents`)
    .execute()
  await schema.createIndex('ledger_tenant').on('ledger').columns(['tenant_id', 'at', 'seq']).execute()
  await schema.createIndex('ledger_time').on('ledger').columns(['at', 'id']).execute()
  // Whatever happens above: an order moves money at most once each way.
  await schema
    .createIndex('ledger_order')
    .on('ledger')
    .columns(['order_no', 'type'])
    .unique()
    .where('order_no', 'is not', null)
    .execute()
}

async function createPriceTiers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('price_tier')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('min_quantity', 'integer', (c) => c.notNull().check(sql`min_quantity >= 1`))
    .addColumn('max_quantity', 'integer', (c) => c.notNull())
    .addColumn('min_days', 'integer', (c) => c.notNull().check(sql`min_days >= 1`))
    .addColumn('max_days', 'integer', (c) => c.notNull())
    .addColumn('port_unit_cents', 'bigint', (c) => c.notNull().check(sql`port_unit_cents >= 1`))
    .addColumn('duration_rate_bp', 'integer', (c) => c.notNull().check(sql`duration_rate_bp >= 1`))
    .addColumn('discount_bp', 'integer', (c) => c.notNull().check(sql`discount_bp >= 1`))
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint('price_tier_quantity', sql`min_quantity <= max_quantity`)
    .addCheckConstraint('price_tier_days', sql`min_days <= max_days`)
    .execute()
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('order')
    .addColumn('order_no', 'text', (c) => c.primaryKey())
    .addColumn('tenant_id', 'text', (c) => c.notNull().references('user.id'))
    .addColumn('type', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('payment_type', 'integer')
    .addColumn('amount_cents', 'bigint', (c) => c.notNull().check(sql`amount_cents >= 0`))
    .addColumn('paid_amount_cents', 'bigint', (c) => c.notNull().check(sql`paid_amount_cents >= 0`))
    .addColumn('quantity', 'integer')
    .addColumn('days', 'integer')
    .addColumn('list_cents', 'bigint')
    .addColumn('tier', 'text')
    .addColumn('ports_before', 'integer')
    .addColumn('ports_after', 'integer')
    .addColumn('expire_before', 'bigint')
    .addColumn('expire_after', 'bigint')
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('paid_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('payment_id', 'text')
    .execute()
  await schema.createIndex('order_tenant').on('order').columns(['tenant_id', 'created_at']).execute()
  await schema.createIndex('order_time').on('order').columns(['created_at', 'order_no']).execute()
  // A transfer is matched by its sum: no two open orders may ask for the same.
  await schema
    .createIndex('order_open_sum')
    .on('order')
    .column('paid_amount_cents')
    .unique()
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute()
  await schema
    .createIndex('order_open_tenant')
    .on('order')
    .column('tenant_id')
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute()
  await schema
    .createIndex('order_open_expiry')
    .on('order')
    .column('expires_at')
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute()
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('payment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_no', 'text', (c) => c.notNull())
    .addColumn('paid_amount_cents', 'bigint', (c) => c.notNull().check(sql`paid_amount_cents > 0`))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('park_reason', 'text')
    .addColumn('settled_order_no', 'text')
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .execute()
  await schema.createIndex('payment_time').on('payment').columns(['received_at', 'id']).execute()
  await schema.createIndex('payment_status').on('payment').columns(['status', 'received_at', 'id']).execute()
}

/** Rows of the ledger are added, never changed: the database itself refuses anything else. */
async function sealOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const act of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`ledger_no_${act}`)} before ${sql.raw(act)} on ledger
      begin select raise(abort, 'The ledger is append-only'); end`.execute(db)
}

async function sealOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function ledger_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'The ledger is append-only'; end $$`.execute(db)
  await sql`create trigger ledger_no_change before update or delete on ledger
    for each row execute function ledger_is_append_only()`.execute(db)
  await sql`create trigger ledger_no_truncate before truncate on ledger
    for each statement execute function ledger_is_append_only()`.execute(db)
}

/** Balances from before there was a ledger become its first rows. */
async function openLedgers(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ledger (id, tenant_id, seq, type, amount_cents, before_cents, after_cents, remark, at)
    select id, id, 1, 'opening', balance_cents, 0, balance_cents, '', cast(${Date.now()} as bigint)
    from ${sql.table('user')} where balance_cents <> 0`.execute(db)
}
