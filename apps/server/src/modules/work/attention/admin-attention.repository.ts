import { cutUnits } from '@seaport/contract/kernel/graphemes'
import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'
import { FEEDBACK_UNITS } from './attention.repository.ts'

const total = sql<number>`cast(count(*) over () as bigint)`.as('total')

/** Recharges that nobody has confirmed yet. */
export function openRecharges(db: Db, limit: number) {
  return db
    .selectFrom('order')
    .innerJoin('user', 'user.id', 'order.tenant_id')
    .select([
      'order.order_no as id',
      'order.order_no as name',
      'user.email as reason',
      'order.created_at as at',
      total,
    ])
    .where(sql<boolean>`"order"."status" = 'pending'`)
    .where('order.expires_at', '>', 0)
    .orderBy('order.expires_at', 'desc')
    .limit(limit)
    .execute()
}

/** Unanswered feedback. */
export async function openFeedback(db: Db, limit: number) {
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('user', 'user.id', 'feedback.user_id')
    .select([
      'feedback.id',
      'user.email as name',
      'feedback.text as reason',
      'feedback.created_at as at',
      total,
    ])
    .where('feedback.status', '=', 'open')
    .orderBy('feedback.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, reason: cutUnits(row.reason, FEEDBACK_UNITS) }))
}

/** Payments that were not matched automatically. */
export function parkedPayments(db: Db, limit: number) {
  return db
    .selectFrom('payment')
    .select(['id', 'order_no as name', 'received_at as at', total])
    .where('status', '=', 'parked')
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute()
}

/** Supervisors whose term ends between two moments. */
export function usersEnding(db: Db, { from, to, limit }: { from: number; to: number; limit: number }) {
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select(['user.id', 'user.email as name', 'user.port_expire_at as at', total])
    .where('user.port_expire_at', '>', from)
    .where('user.port_expire_at', '<=', to)
    .where('user.port_num', '>', 0)
    .where('user.status', '=', 'normal')
    .where('user.deleted_at', 'is', null)
    .where('role.superuser', '=', 0)
    .orderBy('user.port_expire_at', 'asc')
    .limit(limit)
    .execute()
}

/** @returns whether a mail server for codes is set up */
export async function isMailSetUp(db: Db): Promise<boolean> {
  return (await db.selectFrom('email_config').select('type').limit(1).executeTakeFirst()) !== undefined
}
