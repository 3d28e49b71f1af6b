import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { MAX_SIGHTINGS } from '@seaport/contract/work/resource'
import { type Paged, type PageRequest, readPage, sorting } from '../../../db/page.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import {
  type Library,
  type LibraryFilter,
  pageableLibrary,
  resourceQuery,
  type ShownResource,
  shown,
  tenantOfKnown,
} from './resource-query.ts'

/** Query of a list of resources. */
export interface ResourceQuery extends PageRequest, LibraryFilter {
  sort: 'seen_at' | 'first_seen_at' | 'name' | 'followers'
  order: 'asc' | 'desc'
  cursor?: string | undefined
}

/** Reads a page of a tenant's library. */
export async function listResources(
  db: Db | Trx,
  tenantId: string,
  query: ResourceQuery,
): Promise<Paged<ShownResource>> {
  // Details are read only for the rows of the page, not for those skipped before it.
  const chosen = inOrder(pageableLibrary(db, tenantId, query), query).select('resource.key')
  const { rows, total } = await readPage(db, chosen, query)
  if (rows.length === 0) return { rows: [], total }
  const keys = rows.map(({ key }) => key)
  const found = await shown(
    db.selectFrom('resource').where('resource.key', 'in', keys).where(tenantOfKnown, '=', tenantId),
    query.task_id,
  ).execute()
  const byKey = new Map(found.map((row) => [row.key.toString('hex'), row]))
  // The person may have been erased in between.
  return { rows: keys.flatMap((key) => byKey.get(key.toString('hex')) ?? []), total }
}

/** The same by cursor, at the same cost for every page. */
export async function readLibrary(db: Db, tenantId: string, query: ResourceQuery) {
  const { cursor, sort, task_id, page, page_size } = query
  if (cursor === undefined) {
    const { rows, total } = await listResources(db, tenantId, query)
    const isLast = rows.length < page_size || (page * page_size === total && total < MAX_COUNTED)
    const ends = isLast || task_id !== undefined
    return { rows, total, next_cursor: ends || !isTime(sort) ? null : cursorAt(rows.at(-1), sort) }
  }
  if (!isTime(sort)) throw new TypeError('Cursors follow time')
  const [at = '', key = ''] = cursor.split('.')
  const rows = await ordered(db, tenantId, query)
    .where((eb) =>
      eb(
        eb.refTuple(`resource.${sort}`, 'resource.key'),
        query.order === 'asc' ? '>' : '<',
        eb.tuple(Number(at), Buffer.from(key, 'hex')),
      ),
    )
    // One row more tells whether there is a further page.
    .limit(page_size + 1)
    .execute()
  const upTo = rows.slice(0, page_size)
  return {
    rows: upTo,
    total: null,
    next_cursor: rows.length > page_size ? cursorAt(upTo.at(-1), sort) : null,
  }
}

function isTime(sort: ResourceQuery['sort']): sort is 'seen_at' | 'first_seen_at' {
  return sort === 'seen_at' || sort === 'first_seen_at'
}

function cursorAt(row: ShownResource | undefined, sort: 'seen_at' | 'first_seen_at'): string | null {
  return row ? `${row[sort]}.${row.key.toString('hex')}` : null
}

function ordered(db: Db | Trx, tenantId: string, query: ResourceQuery) {
  return shown(inOrder(pageableLibrary(db, tenantId, query), query), query.task_id)
}

function inOrder(library: Library, { sort, order }: ResourceQuery): Library {
  return library
    .orderBy(`resource.${sort === 'name' ? 'sort_name' : sort}`, sorting(sort === 'followers', order))
    .orderBy('resource.key', order)
}

/** @param id the key in hexadecimal */
export function findResource(db: Db, tenantId: string, id: string): Promise<ShownResource | undefined> {
  return shown(resourceQuery(db, tenantId, {}))
    .where('resource.key', '=', Buffer.from(id, 'hex'))
    .executeTakeFirst()
}

/** @returns the latest sightings of a resource, with the task and the account as far as they are still there */
export function latestSightings(db: Db, tenantId: string, key: Buffer) {
  return sightingsOf(db, tenantId, key).limit(MAX_SIGHTINGS).execute()
}

/** All sightings of a resource, the latest first, not yet limited. */
export function sightingsOf(db: Db, tenantId: string, key: Buffer) {
  return db
    .selectFrom('sighting')
    .leftJoin('task', (join) =>
      join
        .onRef('task.id', '=', 'sighting.task_id')
        .on('task.tenant_id', '=', tenantId)
        .on('task.deleted_at', 'is', null),
    )
    .leftJoin('account', (join) =>
      join
        .onRef('account.id', '=', 'sighting.account_id')
        .on('account.tenant_id', '=', tenantId)
        .on('account.deleted_at', 'is', null),
    )
    .select(['sighting.source', 'sighting.note', 'sighting.seen_at', 'sighting.fresh'])
    .select(['task.id as task_id', 'task.number as task_number', 'task.name as task_name'])
    .select(['account.id as account_id', 'account.account as account_name'])
    .where('sighting.resource_key', '=', key)
    .orderBy('sighting.seen_at', 'desc')
    .orderBy('sighting.task_id')
}

/** Reads and locks resources of the tenant until the end of the unit of work, in the order of their keys. */
export function lockResources({ trx }: UnitOfWork, tenantId: string, ids: readonly string[]) {
  return trx
    .selectFrom('resource')
    .select(['key', 'group_id', 'name', 'handle', 'external_id'])
    .where(tenantOfKnown, '=', tenantId)
    .where(
      'key',
      'in',
      ids.map((id) => Buffer.from(id, 'hex')),
    )
    .orderBy('key')
    .forUpdate()
    .execute()
}

export async function setGroup(
  { trx }: UnitOfWork,
  tenantId: string,
  keys: readonly Buffer[],
  groupId: string | null,
): Promise<void> {
  await trx
    .updateTable('resource')
    .set({ group_id: groupId })
    .where(tenantOfKnown, '=', tenantId)
    .where('key', 'in', keys)
    .execute()
}
