import { kindsOfFamily, type TaskFamily } from '@seaport/contract/work/task-kind'
import { taskStates } from '@seaport/contract/work/task-state'
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import { runKept } from '../../../db/kept-plans.ts'
import { contains, containsHandle } from '../../../db/like.ts'
import { countEach, type Paged, type PageRequest, readPage, sorting } from '../../../db/page.ts'
import type { TaskTable } from '../../../db/schema/task.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { sortName } from '../../../db/sort-name.ts'
import { newId } from '../../../kernel/id.ts'
import { asQueueLength, type QueueLength } from '../../../kernel/queue-length.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { beginHistory } from './task-history.repository.ts'
import { inOrderOf, type PartlyIndexed, pageByParts } from './task-parts.repository.ts'
import { insertTargets } from './task-target.repository.ts'

/** Scope of tasks: those of a tenant, or of one of its seats. */
export interface TaskScope {
  tenantId: string
  seatId?: string | undefined
}

export type TaskRow = Selectable<TaskTable>

/** All columns of a task, named, because a cached plan then survives a migration that adds a column. */
export const taskColumns = [
  'id',
  'tenant_id',
  'number',
  'name',
  'kind',
  'network',
  'executor',
  'status',
  'end_reason',
  'work',
  'account_id',
  'seat_id',
  'created_by',
  'batch_id',
  'batch_position',
  'batch_size',
  'scheduled_at',
  'created_at',
  'queued_at',
  'started_at',
  'ended_at',
  'target_count',
  'actual_count',
  'pages',
  'cost',
  'spent',
  'parked_until',
  'park_reason',
  'fence',
  'lease_until',
  'seq',
  'last_progress_at',
  'deleted_at',
] as const satisfies (keyof TaskTable)[]

/** What lists and pages of tasks are filtered and sorted by. */
export interface TaskQuery extends PageRequest {
  sort: 'created_at' | 'number' | 'name' | 'status' | 'started_at'
  order: 'asc' | 'desc'
  search?: string | undefined
  status?: TaskTable['status'] | undefined
  family?: TaskFamily | undefined
  kind?: TaskTable['kind'] | undefined
  seat_id?: string | undefined
  account_id?: string | undefined
  batch_id?: string | undefined
  ended_from?: string | undefined
}

/** Tasks of all tenants, for administrators only, with the names of account and seat. Without deleted ones. */
export function everyTask(db: Db | Trx) {
  return db
    .selectFrom('task')
    .innerJoin('account', 'account.id', 'task.account_id')
    .innerJoin('seat', 'seat.id', 'task.seat_id')
    .selectAll('task')
    .select([
      'account.account as account_name',
      'account.time_zone',
      'seat.name as seat_name',
      'seat.seat_code',
      'seat.session_hash',
      'seat.last_seen_at',
    ])
    .where('task.deleted_at', 'is', null)
}

/** The same of a scope. */
function shownTasks(db: Db | Trx, { tenantId, seatId }: TaskScope) {
  return everyTask(db)
    .where('task.tenant_id', '=', tenantId)
    .$if(seatId !== undefined, (query) => query.where('task.seat_id', '=', seatId as string))
}

/**
 * The same for callers that know the ids: written so that no index on the tenant or seat is used, along which SQLite would search for a few ids among
 * all tasks.
 */
function knownTasks(db: Db | Trx, { tenantId, seatId }: TaskScope) {
  return everyTask(db)
    .where(sql`task.tenant_id || ''`, '=', tenantId)
    .$if(seatId !== undefined, (query) => query.where(sql`task.seat_id || ''`, '=', seatId as string))
}

export type ShownTask = Awaited<ReturnType<ReturnType<typeof shownTasks>['execute']>>[number]

type TaskFilter = Omit<TaskQuery, 'sort' | 'order' | keyof PageRequest>

function filteredTasks(db: Db | Trx, scope: TaskScope, filter: TaskFilter) {
  const { search, status, family, kind, seat_id, account_id, batch_id, ended_from } = filter
  return shownTasks(db, scope).where((eb) =>
    eb.and(
      [
        status && eb('task.status', '=', status),
        family && eb('task.kind', 'in', kindsOfFamily(family)),
        kind && eb('task.kind', '=', kind),
        seat_id && eb('task.seat_id', '=', seat_id),
        account_id && eb('task.account_id', '=', account_id),
        batch_id && eb('task.batch_id', '=', batch_id),
        ended_from && eb('task.ended_at', '>=', Date.parse(ended_from)),
        search &&
          eb.or([
            contains(eb.ref('task.name'), search),
            containsHandle(eb.ref('account.account'), search),
            ...(/^#?\d{1,15}$/.test(search) ? [eb('task.number', '=', Number(search.replace('#', '')))] : []),
          ]),
      ].filter((condition): condition is Expression<SqlBool> & ReturnType<typeof eb.and> => !!condition),
    ),
  )
}

/** Counts the tasks of each state that the other filters leave. */
export function countTasks(db: Db | Trx, scope: TaskScope, filter: Omit<TaskFilter, 'status'>) {
  return countEach(db, [
    ['all', filteredTasks(db, scope, filter)],
    ...taskStates.map((status) => [status, filteredTasks(db, scope, { ...filter, status })] as const),
  ])
}

export function listTasks(db: Db | Trx, scope: TaskScope, query: TaskQuery): Promise<Paged<ShownTask>> {
  const { order, status, seat_id, account_id, batch_id } = query
  // Tasks of one state are in the order of their numbers.
  const sort = query.sort === 'status' && status !== undefined ? 'number' : query.sort
  const ofOne = scope.seatId ?? seat_id ?? account_id ?? batch_id
  if (sort !== 'created_at' && sort !== 'number' && ofOne === undefined)
    return pageOfTenant(db, scope, { ...query, sort })
  const direction = sorting(sort === 'started_at', order)
  const filtered = filteredTasks(db, scope, query)
  return readPage(
    db,
    filtered.orderBy(`task.${sort === 'name' ? 'sort_name' : sort}`, direction).orderBy('task.number', order),
    query,
  )
}

/** A tenant's tasks by a column that only those that are over have an index for. */
async function pageOfTenant(
  db: Db | Trx,
  scope: TaskScope,
  query: TaskQuery & { sort: PartlyIndexed },
): Promise<Paged<ShownTask>> {
  const { rows: ids, total } = await pageByParts(db, filteredTasks(db, scope, query), 'number', query)
  return { rows: ids.length === 0 ? [] : inOrderOf(ids, await findTasks(db, scope, ids)), total }
}

/** @returns tasks with a number above another one, in the order of their numbers */
export function tasksAfter(
  db: Db | Trx,
  scope: TaskScope,
  { number, limit, ...filter }: TaskFilter & { number: number; limit: number },
): Promise<ShownTask[]> {
  return filteredTasks(db, scope, filter)
    .where('task.number', '>', number)
    .orderBy('task.number')
    .limit(limit)
    .execute()
}

/** @returns those of the given tasks that the scope shows, in the order of their ids */
export function findTasks(db: Db | Trx, scope: TaskScope, ids: readonly string[]): Promise<ShownTask[]> {
  return knownTasks(db, scope).where('task.id', 'in', ids).orderBy('task.id').execute()
}

export function findTask(db: Db | Trx, scope: TaskScope, id: string): Promise<ShownTask | undefined> {
  return knownTasks(db, scope).where('task.id', '=', id).executeTakeFirst()
}

/** Reads and locks a task's row until the end of the unit of work. */
export async function lockTask(
  { trx }: UnitOfWork,
  { tenantId, seatId }: TaskScope,
  id: string,
): Promise<TaskRow | undefined> {
  const task = trx
    .selectFrom('task')
    .select(taskColumns)
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .$if(seatId !== undefined, (query) => query.where('seat_id', '=', seatId as string))
    .forUpdate()
    .compile()
  return (await runKept(trx, task)).rows[0]
}

/** Writes a task and what it works through. */
export async function insertTask(work: UnitOfWork, task: TaskRow, targets: readonly string[]): Promise<void> {
  await work.trx
    .insertInto('task')
    .values({ ...task, ...sortName(task.name) })
    .execute()
  await insertTargets(work, task.id, targets)
  await beginHistory(work, task)
}

/** Makes the given tasks of this transaction a batch, in order; a single task gets none. @returns the updated tasks */
export async function markBatch(trx: Trx, tasks: readonly ShownTask[]): Promise<ShownTask[]> {
  if (tasks.length < 2) return [...tasks]
  const batch_id = newId()
  const marked = tasks.map((task, index) => ({
    ...task,
    batch_id,
    batch_position: index + 1,
    batch_size: tasks.length,
  }))
  for (const task of marked) await joinBatch(trx, task.id, task)
  return marked
}

/** Writes which task of a batch one is. */
export async function joinBatch(
  trx: Trx,
  id: string,
  { batch_id, batch_position, batch_size }: Pick<TaskRow, 'batch_id' | 'batch_position' | 'batch_size'>,
): Promise<void> {
  await trx.updateTable('task').set({ batch_id, batch_position, batch_size }).where('id', '=', id).execute()
}

export async function changeTask(
  trx: Trx,
  id: string,
  change: Partial<Pick<TaskRow, 'name' | 'scheduled_at' | 'target_count'>>,
): Promise<void> {
  await trx
    .updateTable('task')
    .set({ ...change, ...sortName(change.name) })
    .where('id', '=', id)
    .execute()
}

/** The row stays for the statistics, and is hidden everywhere. */
export async function deleteTask({ trx, now }: UnitOfWork, id: string): Promise<void> {
  await trx.updateTable('task').set({ deleted_at: now }).where('id', '=', id).execute()
}

/** @returns the account of a seat's task, without locking anything */
export function accountOfTask(
  trx: Trx,
  { tenantId, seatId }: { tenantId: string; seatId: string },
  id: string,
) {
  return trx
    .selectFrom('task')
    .select('account_id')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('seat_id', '=', seatId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** @returns the tasks of all tenants that wait for a runner; parked ones wait for something else */
export async function taskQueue(db: Db): Promise<QueueLength> {
  return asQueueLength(
    await db
      .selectFrom('task')
      .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('queued_at').as('oldest')])
      .where('status', '=', 'queued')
      .where('park_reason', 'is', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow(),
  )
}
