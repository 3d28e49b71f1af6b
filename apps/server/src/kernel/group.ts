import { foldText } from '@seaport/contract/kernel/fold'
import { sql } from 'kysely'
import { contains } from '../db/like.ts'
import type { PageRequest } from '../db/page.ts'
import { readPage } from '../db/page.ts'
import type { GroupTable } from '../db/schema/group.ts'
import type { Db, Trx } from '../db/schema.ts'
import { sortName } from '../db/sort-name.ts'
import { instant } from '../db/wire.ts'
import { newId } from './id.ts'
import { orNotFound, refuse } from './refusal.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Kinds of groups; each has a table of groups, whose names are unique within the tenant. */
export type GroupOwner = 'proxy' | 'script' | 'resource'

const tables = { proxy: 'proxy_group', script: 'script_group', resource: 'resource_group' } as const

/** A group with its number of members. */
export type GroupWithCount = Pick<GroupTable, 'id' | 'name' | 'created_at'> & {
  members: number
}

function counted(db: Db | Trx, kind: GroupOwner, tenantId: string) {
  return db
    .selectFrom(tables[kind])
    .select(['id', 'name', 'created_at'])
    .select(
      sql<number>`(select count(*) from ${sql.table(kind)} as member where member.group_id = ${sql.ref(`${tables[kind]}.id`)})`.as(
        'members',
      ),
    )
    .where('tenant_id', '=', tenantId)
}

/** @returns one page of the groups of a tenant */
export function pageOfGroups(
  db: Db,
  kind: GroupOwner,
  tenantId: string,
  query: PageRequest & { search?: string | undefined; sort: 'name' | 'created_at'; order: 'asc' | 'desc' },
) {
  const { search, sort, order } = query
  return readPage(
    db,
    counted(db, kind, tenantId)
      .$if(search !== undefined && search !== '', (all) =>
        all.where((eb) => contains(eb.ref('name'), search ?? '')),
      )
      .orderBy(sort === 'name' ? 'sort_name' : 'created_at', order)
      .orderBy('id', order),
    query,
  )
}

/** @returns a group's DTO, without its number of members, whose field name differs by kind */
export function groupFields({ id, name, created_at }: GroupWithCount) {
  return { id, name, created_at: instant(created_at) }
}

/** @throws Refused: group_exists */
export async function addGroup(work: UnitOfWork, kind: GroupOwner, tenantId: string, name: string) {
  const group: GroupTable = {
    id: newId(),
    tenant_id: tenantId,
    name,
    name_key: nameKey(name),
    created_at: work.now,
  }
  const added = await work.trx
    .insertInto(tables[kind])
    .values({ ...group, ...sortName(name) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!added.numInsertedOrUpdatedRows) refuse('group_exists')
  return { ...group, members: 0 }
}

/** @throws Refused: not_found, group_exists */
export async function renameGroup(
  work: UnitOfWork,
  kind: GroupOwner,
  tenantId: string,
  id: string,
  name: string,
) {
  await lockGroup(work, kind, tenantId, id)
  const other = await work.trx
    .selectFrom(tables[kind])
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) refuse('group_exists')
  await work.trx
    .updateTable(tables[kind])
    .set({ name, name_key: nameKey(name), ...sortName(name) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
  return orNotFound(await counted(work.trx, kind, tenantId).where('id', '=', id).executeTakeFirst())
}

/** @throws Refused: not_found, group_not_empty */
export async function removeGroup(
  work: UnitOfWork,
  kind: GroupOwner,
  tenantId: string,
  id: string,
): Promise<void> {
  await lockGroup(work, kind, tenantId, id)
  const { members } = orNotFound(
    await counted(work.trx, kind, tenantId).where('id', '=', id).executeTakeFirst(),
  )
  if (members > 0) refuse('group_not_empty')
  await work.trx.deleteFrom(tables[kind]).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

/** Reads and locks a group until the end of the unit of work, so that it is not deleted while a member moves in. @throws Refused: not_found */
export async function lockGroup(work: UnitOfWork, kind: GroupOwner, tenantId: string, id: string) {
  return orNotFound(
    await work.trx
      .selectFrom(tables[kind])
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
}

function nameKey(name: string): string {
  return foldText(name)
}
