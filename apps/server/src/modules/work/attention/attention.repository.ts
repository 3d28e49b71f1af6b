import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { orderTypes } from '@seaport/contract/money/order'
import { tenantActs } from '@seaport/contract/work/admin-act'
import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'

/** Number of rows matching a condition, with the first of them. */
const total = sql<number>`cast(count(*) over () as bigint)`.as('total')

/** Conditions of partial indexes are literals: a parameter would prevent the use of the index. */
const is = (column: string, state: string) => sql<boolean>`${sql.ref(column)} = ${sql.lit(state)}`

export function blockedAccounts(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('account')
    .select(['id', 'account as name', 'blocked_reason as reason', 'blocked_at as at', total])
    .where('tenant_id', '=', tenantId)
    .where(is('availability', 'abnormal'))
    .where('deleted_at', 'is', null)
    .orderBy('blocked_at', 'desc')
    .limit(limit)
    .execute()
}

/** Fields from which a task's readable name is made. */
const named = ['task.id', 'task.name', 'task.kind', 'account.account'] as const

/** @param since earlier failures are omitted */
export function failedTasks(db: Db, tenantId: string, { since, limit }: { since: number; limit: number }) {
  return db
    .selectFrom('task')
    .innerJoin('account', 'account.id', 'task.account_id')
    .select([...named, 'task.end_reason as reason', 'task.ended_at as at', total])
    .where('task.tenant_id', '=', tenantId)
    .where(is('task.status', 'error'))
    .where('task.ended_at', '>=', since)
    .where('task.deleted_at', 'is', null)
    .orderBy('task.ended_at', 'desc')
    .limit(limit)
    .execute()
}

/** @param before tasks queued before this moment are late */
export function lateTasks(db: Db, tenantId: string, { before, limit }: { before: number; limit: number }) {
  return db
    .selectFrom('task')
    .innerJoin('seat', 'seat.id', 'task.seat_id')
    .innerJoin('account', 'account.id', 'task.account_id')
    .select([...named, 'task.queued_at as at', 'seat.session_hash', 'seat.last_seen_at', total])
    .where('task.tenant_id', '=', tenantId)
    .where(is('task.status', 'queued'))
    .where('task.queued_at', '<=', before)
    .where('task.park_reason', 'is', null)
    .where('task.deleted_at', 'is', null)
    .orderBy('task.queued_at', 'desc')
    .limit(limit)
    .execute()
}

export function failingProxies(db: Db, tenantId: string, limit: number) {
  return db
    .selectFrom('proxy')
    .select(['id', 'ip', 'port', 'error', 'last_detected_at as at', total])
    .where('tenant_id', '=', tenantId)
    .where(is('status', 'abnormal'))
    .orderBy('last_detected_at', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Seats that were in use and whose desktop has been silent since a moment, with each time zone of their accounts.
 * @param since desktops that gave a sign of life after it are not silent
 */
export function silentSeats(db: Db, tenantId: string, since: number) {
  return db
    .selectFrom('seat')
    .innerJoin('account', 'account.seat_id', 'seat.id')
    .select(['seat.id', 'seat.name', 'seat.last_seen_at as at', 'account.time_zone as zone'])
    .distinct()
    .where('seat.tenant_id', '=', tenantId)
    .where('seat.deleted_at', 'is', null)
    .where('seat.enabled', '=', 1)
    .where('seat.last_seen_at', '<=', since)
    .where('account.deleted_at', 'is', null)
    .where(is('account.availability', 'normal'))
    .orderBy('seat.last_seen_at', 'desc')
    .execute()
}

/** Actions of administrators on a tenant's things since a moment, with their reasons. */
export function administratorsActs(
  db: Db,
  tenantId: string,
  { since, limit }: { since: number; limit: number },
) {
  return db
    .selectFrom('audit_log')
    .select(['id', 'action', 'after', 'at', total])
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', since)
    .where('action', 'in', tenantActs)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Webhooks that were switched off because deliveries failed. */
export function webhooksSwitchedOff(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('webhook')
    .select(['id', 'url as name', 'disabled_at as at', total])
    .where('user_id', '=', userId)
    .where('disabled_at', 'is not', null)
    .orderBy('disabled_at', 'desc')
    .limit(limit)
    .execute()
}

/** How much of a feedback names it. */
export const FEEDBACK_UNITS = 60

/** Unread answers of the operator. */
export async function unreadAnswers(db: Db, userId: string, limit: number) {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'text as name', 'answered_at as at', total])
    .where('user_id', '=', userId)
    .where('answered_at', 'is not', null)
    .where('read_at', 'is', null)
    .orderBy('answered_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, name: cutUnits(row.name, FEEDBACK_UNITS) }))
}

/** Resources of a tenant, and how many are in use. */
export function holdingsInUse(db: Db, tenantId: string) {
  return db
    .selectFrom('user')
    .select(['port_num', 'port_expire_at', 'balance_cents', 'gifted_at'])
    .select((eb) =>
      eb
        .selectFrom('port_lease')
        .select((lease) => lease.fn.countAll<number>().as('taken'))
        .whereRef('port_lease.tenant_id', '=', 'user.id')
        .where('released_at', 'is', null)
        .as('occupied'),
    )
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
}

/** Whether a tenant has ever bought ports or time. */
export async function hasBought(db: Db, tenantId: string): Promise<boolean> {
  const order = await db
    .selectFrom('order')
    .select('order_no')
    .where('tenant_id', '=', tenantId)
    .where('type', '!=', orderTypes.recharge)
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

export type HoldingsInUse = Awaited<ReturnType<typeof holdingsInUse>>

/** Setup steps that can be read from the database; ports follow from the tenant's resources. */
export async function tracesOf(db: Db, tenantId: string) {
  const any = (table: 'seat' | 'account' | 'task', column?: 'seat.last_login_at' | 'account.seat_id') =>
    db
      .selectFrom(table)
      .select(`${table}.id`)
      .where(`${table}.tenant_id`, '=', tenantId)
      .$if(column !== undefined, (rows) => rows.where(sql.ref(column ?? ''), 'is not', null))
      .limit(1)
      .executeTakeFirst()
  const [seat, account, client, task] = await Promise.all([
    any('seat'),
    any('account', 'account.seat_id'),
    any('seat', 'seat.last_login_at'),
    any('task'),
  ])
  return {
    seat: seat !== undefined,
    account: account !== undefined,
    client: client !== undefined,
    task: task !== undefined,
  }
}
