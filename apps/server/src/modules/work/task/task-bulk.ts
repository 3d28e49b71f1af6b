import type { EndReason } from '@seaport/contract/work/task-state.schema'
import type { TaskTable } from '../../../db/schema/task.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { recordHistory } from './task-history.repository.ts'
import { emitTaskEvent, moveTasks, unfinished } from './task-move.ts'

/** Which tasks of a tenant: all, those of a seat, or those of an account. */
export interface TaskScopeFilter {
  tenantId: string
  seatId?: string | undefined
  accountId?: string | undefined
}

/**
 * Ends every unfinished task of a tenant, a seat or an account, and frees their ports.
 * @returns how many ended
 */
export async function endTasks(
  work: UnitOfWork,
  { reason, ...which }: TaskScopeFilter & { reason: EndReason },
): Promise<number> {
  const ids = await lockTasksOf(work, which, unfinished)
  return (await moveTasks(work, ids, { trigger: 'end', reason })).length
}

/** Puts the running tasks of a seat back into the queue, with their progress: its desktop has left. */
export async function requeueTasks(
  work: UnitOfWork,
  which: { tenantId: string; seatId: string },
): Promise<number> {
  const ids = await lockTasksOf(work, which, ['running'])
  return (await moveTasks(work, ids, { trigger: 'lease_lost' })).length
}

/** Queues the pending tasks of a seat whose moment has come: its desktop is there. */
export async function startDueTasks(
  work: UnitOfWork,
  which: { tenantId: string; seatId: string },
): Promise<number> {
  const ids = await lockTasksOf(work, which, ['pending'], work.now)
  return (await moveTasks(work, ids, { trigger: 'start' })).length
}

/** Tasks of one account. */
interface AccountRef {
  tenantId: string
  accountId: string
}

/** Locks the unfinished tasks of an account, for callers that will lock first one of them and then all. */
export async function lockAccountTasks(work: UnitOfWork, account: AccountRef): Promise<string[]> {
  return lockTasksOf(work, account, unfinished)
}

/** The unfinished tasks of a blocked account wait, with their progress and their ports; running ones are taken from their runner. */
export async function parkTasks(work: UnitOfWork, account: AccountRef): Promise<void> {
  const ids = await lockAccountTasks(work, account)
  await moveTasks(work, ids, { trigger: 'lease_lost' })
  await setPark(work, await withPark(work, ids, (reason) => reason !== 'paused'), 'account_blocked')
}

/** Tasks that waited for the unblocking resume. */
export async function resumeTasks(work: UnitOfWork, account: AccountRef): Promise<void> {
  const ids = await lockTasksOf(work, account, ['pending', 'queued'])
  await setPark(work, await withPark(work, ids, (reason) => reason === 'account_blocked'), null)
}

/** @returns those of the tasks that wait for a reason */
async function withPark(
  { trx }: UnitOfWork,
  ids: readonly string[],
  fits: (reason: TaskTable['park_reason']) => boolean,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx.selectFrom('task').select(['id', 'park_reason']).where('id', 'in', ids).execute()
  return rows.filter(({ park_reason }) => fits(park_reason)).map(({ id }) => id)
}

/** Parks tasks that no runner holds, or resumes them; a queued one waits for its runner from now on. */
export async function setPark(
  work: UnitOfWork,
  ids: readonly string[],
  park_reason: TaskTable['park_reason'],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await work.trx
    .updateTable('task')
    .set((eb) => ({
      park_reason,
      queued_at: eb.case().when('status', '=', 'queued').then(work.now).else(eb.ref('queued_at')).end(),
    }))
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  await recordHistory(
    work,
    rows.map(({ id }) => id),
    { event: park_reason ? 'parked' : 'resumed', reason: park_reason },
  )
  for (const row of rows) emitTaskEvent(work, row)
}

/** Locks in the order of ids, so that two units that lock several tasks never deadlock. */
async function lockTasksOf(
  { trx }: UnitOfWork,
  { tenantId, seatId, accountId }: TaskScopeFilter,
  states: readonly TaskTable['status'][],
  dueAt?: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('task')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', states)
    .$if(seatId !== undefined, (query) => query.where('seat_id', '=', seatId as string))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as string))
    .$if(dueAt !== undefined, (query) =>
      query.where((eb) => eb.or([eb('scheduled_at', 'is', null), eb('scheduled_at', '<=', dueAt as number)])),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
