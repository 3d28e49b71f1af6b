import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { claimTasks } from '@seaport/contract/work/runner'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** A seat and the tenant that it belongs to. */
export interface SeatScope {
  tenantId: string
  seatId: string
}

/**
 * Locks what a seat's runner may work on: queued tasks, and running ones that it does not hold, oldest first, as long as their account is still the seat's and
 * not blocked. Tasks that another unit has locked are passed over.
 */
export function lockClaimable(
  { trx }: UnitOfWork,
  { tenantId, seatId }: SeatScope,
  { holding, max, executors }: ParsedOf<typeof claimTasks>['body'],
) {
  return trx
    .selectFrom('task')
    .innerJoin('account', 'account.id', 'task.account_id')
    .select(['task.id', 'task.status', 'account.account', 'account.nickname', 'account.unblocked_at'])
    .where('task.tenant_id', '=', tenantId)
    .where('task.seat_id', '=', seatId)
    .$if(executors !== undefined, (tasks) => tasks.where('task.executor', 'in', executors ?? []))
    .where((eb) =>
      eb.or([
        eb('task.status', '=', 'queued'),
        eb.and([
          eb('task.status', '=', 'running'),
          ...(holding.length > 0 ? [eb('task.id', 'not in', holding)] : []),
        ]),
      ]),
    )
    .whereRef('account.seat_id', '=', 'task.seat_id')
    .where('account.deleted_at', 'is', null)
    .where('account.blocked_at', 'is', null)
    .orderBy('task.number')
    .limit(max)
    .forUpdate('task')
    .skipLocked()
    .execute()
}
