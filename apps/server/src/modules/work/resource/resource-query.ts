import type { NetworkId } from '@seaport/contract/kernel/network'
import type { libraryFilter } from '@seaport/contract/work/library-filter.schema'
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { contains, containsHandle } from '../../../db/like.ts'
import type { Db, Schema, Trx } from '../../../db/schema.ts'

/** Filter of a tenant's library; all given conditions must hold. */
export type LibraryFilter = z.output<z.ZodObject<typeof libraryFilter>> & { network?: NetworkId | undefined }

export type Library = SelectQueryBuilder<Schema, 'resource', unknown>

/** The tenant condition, written so that no index on the tenant is used, for rows found in another way. */
export const tenantOfKnown = sql<string>`resource.tenant_id || ''`

/** @returns a tenant's library, filtered, as a query without selected columns; it walks along an index of the tenant */
export function resourceQuery(db: Db | Trx, tenantId: string, filter: LibraryFilter): Library {
  const { task_id, group_id } = filter
  return db
    .selectFrom('resource')
    .where('resource.tenant_id', '=', tenantId)
    .where((eb) => eb.and(conditions(eb, filter)))
    .$if(group_id !== undefined && group_id !== 'none', (all) =>
      all.where('resource.group_id', '=', group_id as string),
    )
    .$if(task_id !== undefined, (all) =>
      all.where((eb) =>
        eb.exists(
          eb
            .selectFrom('sighting')
            .select(sql.lit(1).as('seen'))
            .where('sighting.task_id', '=', task_id as string)
            .whereRef('sighting.resource_key', '=', 'resource.key'),
        ),
      ),
    )
}

/** The same for a page: with a task or a group, the query starts from its rows instead of the whole library. */
export function pageableLibrary(db: Db | Trx, tenantId: string, filter: LibraryFilter): Library {
  const { task_id, group_id } = filter
  const rest = (library: Library) =>
    library.where(tenantOfKnown, '=', tenantId).where((eb) => eb.and(conditions(eb, filter)))
  if (task_id !== undefined) {
    const seen = db
      .selectFrom('sighting')
      // SQLite keeps the order of a cross join.
      .crossJoin('resource')
      .whereRef('resource.key', '=', 'sighting.resource_key')
      .where('sighting.task_id', '=', task_id)
    return rest(seen as unknown as Library).$if(group_id !== undefined && group_id !== 'none', (all) =>
      all.where('resource.group_id', '=', group_id as string),
    )
  }
  if (group_id !== undefined && group_id !== 'none')
    return rest(db.selectFrom('resource').where('resource.group_id', '=', group_id))
  return resourceQuery(db, tenantId, filter)
}

/** Conditions on a resource itself, except for its tenant and its group. */
export function conditions(
  eb: ExpressionBuilder<Schema, 'resource'>,
  filter: LibraryFilter,
): Expression<SqlBool>[] {
  const { search, network, kind, group_id, seen_from, seen_to, followers_min, followers_max, location } =
    filter
  const said = ['name', 'content', 'location'] as const
  return [
    ...(network ? [eb('resource.network', '=', network)] : []),
    ...(kind ? [eb('resource.kind', '=', kind)] : []),
    ...(group_id === 'none' ? [eb('resource.group_id', 'is', null)] : []),
    ...(seen_from ? [eb('resource.seen_at', '>=', Date.parse(seen_from))] : []),
    ...(seen_to ? [eb('resource.seen_at', '<', Date.parse(seen_to))] : []),
    ...(followers_min === undefined ? [] : [eb('resource.followers', '>=', followers_min)]),
    ...(followers_max === undefined ? [] : [eb('resource.followers', '<=', followers_max)]),
    ...(location ? [contains(eb.ref('resource.location'), location)] : []),
    ...(search
      ? [
          eb.or([
            containsHandle(eb.ref('resource.handle'), search),
            ...said.map((column) => contains(eb.ref(`resource.${column}`), search)),
          ]),
        ]
      : []),
  ]
}

/** Selects all shown columns of resources. @param taskId with a task, `source` and `note` come from its sighting, otherwise from the last one */
export function shown(library: Library, taskId?: string | undefined) {
  return library.selectAll('resource').select((eb) => [
    eb
      .selectFrom('resource_group')
      .select('resource_group.name')
      .whereRef('resource_group.id', '=', 'resource.group_id')
      .as('group_name'),
    lastSighting(eb, taskId).select('sighting.source').as('source'),
    lastSighting(eb, taskId).select('sighting.note').as('note'),
    eb
      .case()
      .when(
        eb.exists(
          eb
            .selectFrom('opt_out')
            .select(sql.lit(1).as('listed'))
            .whereRef('opt_out.tenant_id', '=', 'resource.tenant_id')
            .whereRef('opt_out.network', '=', 'resource.network')
            .whereRef('opt_out.external_id', '=', 'resource.external_id'),
        ),
      )
      .then(sql.lit<0 | 1>(1))
      .else(sql.lit<0 | 1>(0))
      .end()
      .as('opted_out'),
  ])
}

function lastSighting(eb: ExpressionBuilder<Schema, 'resource'>, taskId: string | undefined) {
  return eb
    .selectFrom('sighting')
    .whereRef('sighting.resource_key', '=', 'resource.key')
    .$if(taskId !== undefined, (seen) => seen.where('sighting.task_id', '=', taskId as string))
    .orderBy('sighting.seen_at', 'desc')
    .orderBy('sighting.task_id')
    .limit(1)
}

export type ShownResource = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]
