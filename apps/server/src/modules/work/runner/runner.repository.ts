import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { claimTasks } from '@seaport/contract/work/runner'
import { sql } from 'kysely'
import { runKept } from '../../../db/kept-plans.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** A seat and the tenant that it belongs to. */
export interface SeatScope {
  tenantId: string
  seatId: string
}

/**
 * Locks what a seat's runner may work on: queued tasks, and running ones that it does not hold, oldest first, as long as their account is still the seat's and
 * not blocked and the tenant's ports have not expired. Tasks that another unit has locked are passed over.
 */
export async function lockClaimable(
  { trx, now }: UnitOfWork,
  { tenantId, seatId }: SeatScope,
  { holding, max, executors }: ParsedOf<typeof claimTasks>['body'],
) {
  const claimable = trx
    .selectFrom('task')
    .innerJoin('account', 'account.id', 'task.account_id')
    .innerJoin('user', 'user.id', 'task.tenant_id')
    .select(['task.id', 'task.status', 'account.account', 'account.nickname', 'account.unblocked_at'])
    .where('task.tenant_id', '=', tenantId)
    .where('task.seat_id', '=', seatId)
    .$if(executors !== undefined, (tasks) => tasks.where('task.executor', 'in', executors ?? []))
    .where((eb) =>
      eb.or([
        eb('task.status', '=', sql.lit('queued')),
        eb.and([
          eb('task.status', '=', sql.lit('running')),
          ...(holding.length > 0 ? [eb('task.id', 'not in', holding)] : []),
        ]),
      ]),
    )
    .whereRef('account.seat_id', '=', 'task.seat_id')
    .where('account.deleted_at', 'is', null)
    .where('account.blocked_at', 'is', null)
    .where('user.port_expire_at', '>', now)
    .orderBy('task.number')
    .limit(max)
    .forUpdate('task')
    .skipLocked()
    .compile()
  return (await runKept(trx, claimable)).rows
}
