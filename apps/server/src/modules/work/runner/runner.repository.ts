import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { claimTasks } from '@seaport/contract/work/runner'
import { sql } from 'kysely'
import { isAmong } from '../../../db/dialect.ts'
import { preparedForms } from '../../../db/prepared.ts'
import type { Db } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** A seat and the tenant that it belongs to. */
export interface SeatScope {
  tenantId: string
  seatId: string
}

/**
 * Locks what a seat's runner may work on: queued tasks, and running ones that it does not hold, oldest first, as long as nobody paused them, their account is still
 * the seat's and not blocked, and the tenant's ports have not expired. Tasks that another unit has locked are passed over.
 */
export function lockClaimable(
  { trx, now }: UnitOfWork,
  { tenantId, seatId }: SeatScope,
  { holding, max, executors }: ParsedOf<typeof claimTasks>['body'],
) {
  const form = `${holding.length > 0 ? 'held' : 'none'} ${executors ? 'chosen' : 'any'}` as const
  return claimable(trx, form, {
    tenantId,
    seatId,
    held: JSON.stringify(holding),
    by: JSON.stringify(executors),
    now,
    max,
  })
}

type Claim = {
  tenantId: string
  seatId: string
  /** Ids of the tasks that the runner holds, as JSON. */
  held: string
  /** Executors that it has, as JSON. */
  by: string
  now: number
  max: number
}

const claimable = preparedForms(
  (
    db: Db,
    { tenantId, seatId, held, by, now, max }: Claim,
    form: `${'held' | 'none'} ${'chosen' | 'any'}`,
    kind,
  ) =>
    db
      .selectFrom('task')
      .innerJoin('account', 'account.id', 'task.account_id')
      .innerJoin('user', 'user.id', 'task.tenant_id')
      .select(['task.id', 'task.status', 'account.account', 'account.nickname', 'account.unblocked_at'])
      .where('task.seat_id', '=', seatId)
      .where('task.status', 'in', ['queued', 'running'])
      // In a form that no index serves: a seat has few open tasks, its tenant any number of old ones.
      .where(sql`task.tenant_id || ''`, '=', tenantId)
      .$if(form.endsWith('chosen'), (tasks) => tasks.where(isAmong(kind, 'task.executor', by)))
      .$if(form.startsWith('held'), (tasks) =>
        tasks.where((eb) =>
          eb.or([eb('task.status', '=', 'queued'), eb.not(isAmong(kind, 'task.id', held))]),
        ),
      )
      .whereRef('account.seat_id', '=', 'task.seat_id')
      .where('account.deleted_at', 'is', null)
      .where('account.blocked_at', 'is', null)
      .where((eb) => eb.or([eb('task.park_reason', 'is', null), eb('task.park_reason', '!=', 'paused')]))
      .where('user.port_expire_at', '>', now)
      .orderBy('task.number')
      .limit(max)
      .forUpdate('task')
      .skipLocked(),
)
