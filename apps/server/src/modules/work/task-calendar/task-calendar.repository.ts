import { MAX_CALENDAR_LANES, MAX_CALENDAR_TASKS } from '@seaport/contract/work/task-calendar'
import type { Db } from '../../../db/schema.ts'
import { codeLength } from '../../desk/seat/seat.public.ts'

/** Whose calendar, from one moment up to another. */
export interface CalendarRange {
  tenantId: string
  from: number
  to: number
}

function tasks(db: Db, tenantId: string) {
  return db
    .selectFrom('task')
    .innerJoin('account', 'account.id', 'task.account_id')
    .select([
      'task.id',
      'task.number',
      'task.name',
      'task.kind',
      'task.status',
      'task.account_id',
      'account.account',
      'task.seat_id',
      'task.scheduled_at',
      'task.created_at',
      'task.started_at',
      'task.ended_at',
      'task.target_count',
      'task.actual_count',
    ])
    .where('task.tenant_id', '=', tenantId)
    .where('task.deleted_at', 'is', null)
}

export type CalendarRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number]

/** Tasks that are not over and begin, or are to begin, before the end of the range; one more than a calendar holds. */
export function openTasks(db: Db, { tenantId, to }: CalendarRange): Promise<CalendarRow[]> {
  return tasks(db, tenantId)
    .where('task.ended_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('task.started_at', 'task.scheduled_at', 'task.created_at'), '<', to))
    .orderBy('task.number')
    .limit(MAX_CALENDAR_TASKS + 1)
    .execute()
}

/** Tasks that ended after the beginning of the range and began before its end, in the order of their ends; one more than a calendar holds. */
export function pastTasks(db: Db, { tenantId, from, to }: CalendarRange): Promise<CalendarRow[]> {
  return tasks(db, tenantId)
    .where('task.ended_at', 'is not', null)
    .where('task.ended_at', '>', from)
    .where((eb) => eb(eb.fn.coalesce('task.started_at', 'task.ended_at'), '<', to))
    .orderBy('task.ended_at')
    .orderBy('task.number')
    .limit(MAX_CALENDAR_TASKS + 1)
    .execute()
}

/** Accounts that have a seat, by their names; one more than a calendar holds. */
export function assignedAccounts(db: Db, tenantId: string) {
  return accounts(db, tenantId)
    .where('seat_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('handle_key')
    .orderBy('id')
    .limit(MAX_CALENDAR_LANES + 1)
    .execute()
}

/** Those of the given accounts; also deleted ones, whose tasks are still known. */
export function accountsOf(db: Db, tenantId: string, ids: readonly string[]) {
  return accounts(db, tenantId).where('id', 'in', ids).orderBy('handle_key').orderBy('id').execute()
}

function accounts(db: Db, tenantId: string) {
  return db
    .selectFrom('account')
    .select(['id', 'account', 'network', 'time_zone', 'seat_id'])
    .where('tenant_id', '=', tenantId)
}

/** Seats by their codes; one more than a calendar holds. */
export function seatsInUse(db: Db, tenantId: string) {
  return seats(db, tenantId)
    .where('deleted_at', 'is', null)
    .orderBy(codeLength)
    .orderBy('seat_code')
    .limit(MAX_CALENDAR_LANES + 1)
    .execute()
}

/** Those of the given seats; also deleted ones. */
export function seatsOf(db: Db, tenantId: string, ids: readonly string[]) {
  return seats(db, tenantId).where('id', 'in', ids).orderBy(codeLength).orderBy('seat_code').execute()
}

function seats(db: Db, tenantId: string) {
  return db
    .selectFrom('seat')
    .select(['id', 'name', 'seat_code', 'allocated as ports'])
    .where('tenant_id', '=', tenantId)
}
