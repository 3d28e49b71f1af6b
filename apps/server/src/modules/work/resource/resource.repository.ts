import { sortKey } from '@seaport/contract/kernel/fold'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import type { ResourceKindId } from '@seaport/contract/work/resource-kind.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { sql } from 'kysely'
import { jsonRows } from '../../../db/dialect.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** An item of a batch with its key in hexadecimal; `note` is from the person who kept it by hand. */
export type KeyedItem = CollectedItem & { key: string; note?: string }

/** Origin of a batch. */
export interface BatchSource {
  taskId: string
  accountId: string
  seatId: string
  tenantId: string
  network: NetworkId
  taskKind: TaskKindId
  kind: ResourceKindId
  /** A person keeps the items by hand. */
  byHand: boolean
  /** The task wants only people new to the library. */
  onlyNew: boolean
}

/**
 * Inserts items that the library does not have.
 * @param items sorted by key, so that two batches never deadlock; each key once
 * @returns keys of the inserted ones, in hexadecimal; of concurrent batches, one inserts an item
 */
export async function insertResources(
  work: UnitOfWork,
  from: BatchSource,
  items: readonly KeyedItem[],
): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const { rows } = await sql<{ key: Buffer }>`
    ${insertion(work, from, items, () => 1)} on conflict (key) do nothing returning key`.execute(work.trx)
  return new Set(rows.map(({ key }) => key.toString('hex')))
}

/**
 * Records a task's sightings, once per item and task.
 * @param items sorted by key, each key once
 * @param fresh keys of items that it added to the library
 * @returns keys in hexadecimal that the task had not seen before
 */
export async function insertSightings(
  { trx, kind, now }: UnitOfWork,
  { taskId, accountId }: BatchSource,
  items: readonly KeyedItem[],
  fresh: ReadonlySet<string>,
): Promise<Set<string>> {
  if (items.length === 0) return new Set()
  const rows = jsonRows(
    kind,
    {
      key: 'bytes',
      source: 'text',
      note: 'text',
      fresh: 'integer',
      comment_id: 'text',
      commented_at: 'bigint',
    },
    items.map(({ key, source, note = '', comment }) => ({
      key,
      source,
      note,
      fresh: fresh.has(key) ? 1 : 0,
      comment_id: comment?.id ?? null,
      commented_at: comment ? Date.parse(comment.at) : null,
    })),
  )
  const { rows: added } = await sql<{ resource_key: Buffer }>`
    insert into sighting (task_id, resource_key, account_id, source, note, seen_at, fresh, comment_id, commented_at)
    select ${taskId}, item.key, ${accountId}, item.source, item.note, cast(${now} as bigint), item.fresh, item.comment_id, item.commented_at
    from ${rows} as item where true
    on conflict (task_id, resource_key) do nothing
    returning resource_key`.execute(trx)
  return new Set(added.map(({ resource_key }) => resource_key.toString('hex')))
}

/**
 * Increments the number of tasks in the seat's sightings of these items.
 * @param keys sorted, in hexadecimal
 */
export async function countForSeat(
  { trx, kind, now }: UnitOfWork,
  { seatId, network, kind: resourceKind }: BatchSource,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const rows = jsonRows(
    kind,
    { key: 'bytes' },
    keys.map((key) => ({ key })),
  )
  await sql`
    insert into seat_resource (seat_id, resource_key, first_seen_at, seen_at, task_count, network, kind)
    select ${seatId}, item.key, cast(${now} as bigint), cast(${now} as bigint), 1, ${network}, ${resourceKind} from ${rows} as item where true
    on conflict (seat_id, resource_key) do update set
      seen_at = case when excluded.seen_at >= seat_resource.seen_at then excluded.seen_at else seat_resource.seen_at end,
      task_count = seat_resource.task_count + 1`.execute(trx)
}

/** Fields in which the newer value wins. */
const newerWins = ['url', 'handle', 'name', 'sort_name', 'content'] as const
/** Fields that may be missing in a newer sighting, which then keeps the older value. */
const newerWinsIfKnown = ['followers', 'location'] as const

const newer = sql`excluded.seen_at >= resource.seen_at`
const taken = sql.join([
  ...newerWins.map(
    (name) =>
      sql`${sql.id(name)} = case when ${newer} then ${sql.id('excluded', name)} else ${sql.id('resource', name)} end`,
  ),
  ...newerWinsIfKnown.map(
    (name) =>
      sql`${sql.id(name)} = case when ${newer} then coalesce(${sql.id('excluded', name)}, ${sql.id('resource', name)}) else ${sql.id('resource', name)} end`,
  ),
  sql`seen_at = case when ${newer} then excluded.seen_at else resource.seen_at end`,
  sql`task_count = resource.task_count + excluded.task_count`,
])

/**
 * Updates the library's fields of items. An upsert although all rows exist: unlike an update it takes its locks in the order of the items.
 * @param items sorted by key, so that two batches never deadlock; each key once
 * @param added keys that the task had not seen before: their number of tasks increases by one
 */
export async function refreshResources(
  work: UnitOfWork,
  from: BatchSource,
  items: readonly KeyedItem[],
  added: ReadonlySet<string>,
): Promise<void> {
  if (items.length === 0) return
  await sql`
    ${insertion(work, from, items, (key) => (added.has(key) ? 1 : 0))} on conflict (key) do update set ${taken}`.execute(
    work.trx,
  )
}

function insertion(
  { kind, now }: UnitOfWork,
  { tenantId, network, kind: resourceKind, byHand }: BatchSource,
  items: readonly KeyedItem[],
  tasksOf: (key: string) => number,
) {
  const rows = jsonRows(
    kind,
    {
      key: 'bytes',
      external_id: 'text',
      url: 'text',
      handle: 'text',
      name: 'text',
      sort_name: 'text',
      content: 'text',
      followers: 'integer',
      location: 'text',
      tasks: 'integer',
    },
    items.map(({ source: _source, note: _note, comment: _comment, ...item }) => ({
      ...item,
      sort_name: sortKey(item.name),
      tasks: tasksOf(item.key),
    })),
  )
  return sql`
    insert into resource (key, tenant_id, network, kind, external_id, url, handle, name, sort_name, content, followers, location, first_seen_at, seen_at, task_count, by_hand)
    select item.key, ${tenantId}, ${network}, ${resourceKind}, item.external_id, item.url, item.handle, item.name, item.sort_name, item.content, item.followers,
      item.location, cast(${now} as bigint), cast(${now} as bigint), item.tasks, ${sql.lit(byHand ? 1 : 0)}
    from ${rows} as item where true`
}

/** @returns whether the batch is new; waits for a concurrent one with the same id */
export async function insertBatch(
  { trx, now }: UnitOfWork,
  taskId: string,
  batchId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('task_batch')
    .values({ task_id: taskId, batch_id: batchId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return !!numInsertedOrUpdatedRows
}
