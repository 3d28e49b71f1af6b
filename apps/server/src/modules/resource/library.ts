import type { libraryFilter } from '@seaport/contract/library-filter'
import type { NetworkId } from '@seaport/contract/network'
import { sql } from 'kysely'
import type { z } from 'zod'
import { contains } from '../../db/like.ts'
import type { Db, Trx } from '../../db/schema.ts'

/** What a part of a tenant's library is picked by; everything given must hold. */
export type LibraryFilter = z.output<z.ZodObject<typeof libraryFilter>> & { network?: NetworkId | undefined }

/** @returns a tenant's library, or what a filter leaves of it, as a query that selects nothing yet */
export function libraryOf(db: Db | Trx, tenantId: string, filter: LibraryFilter) {
  const {
    search,
    network,
    kind,
    task_id,
    group_id,
    seen_from,
    seen_to,
    followers_min,
    followers_max,
    location,
  } = filter
  return db
    .selectFrom('resource')
    .where('resource.tenant_id', '=', tenantId)
    .where((eb) =>
      eb.and([
        ...(network ? [eb('resource.network', '=', network)] : []),
        ...(kind ? [eb('resource.kind', '=', kind)] : []),
        ...(group_id === 'none' ? [eb('resource.group_id', 'is', null)] : []),
        ...(group_id && group_id !== 'none' ? [eb('resource.group_id', '=', group_id)] : []),
        ...(seen_from ? [eb('resource.seen_at', '>=', Date.parse(seen_from))] : []),
        ...(seen_to ? [eb('resource.seen_at', '<', Date.parse(seen_to))] : []),
        ...(followers_min === undefined ? [] : [eb('resource.followers', '>=', followers_min)]),
        ...(followers_max === undefined ? [] : [eb('resource.followers', '<=', followers_max)]),
        ...(location ? [contains(eb.ref('resource.location'), location)] : []),
        ...(search
          ? [
              eb.or(
                (['name', 'handle', 'content', 'location'] as const).map((column) =>
                  contains(eb.ref(`resource.${column}`), search),
                ),
              ),
            ]
          : []),
        ...(task_id === undefined
          ? []
          : [
              eb(
                'resource.key',
                'in',
                eb
                  .selectFrom('sighting')
                  .select('sighting.resource_key')
                  .where('sighting.task_id', '=', task_id),
              ),
            ]),
      ]),
    )
}

/** The same with all that is shown of a resource. @param filter with a task, `source` is where that task saw it, else where it was seen last */
export function shownLibrary(db: Db | Trx, tenantId: string, filter: LibraryFilter) {
  const { task_id } = filter
  return libraryOf(db, tenantId, filter)
    .selectAll('resource')
    .select((eb) => [
      eb
        .selectFrom('resource_group')
        .select('resource_group.name')
        .whereRef('resource_group.id', '=', 'resource.group_id')
        .as('group_name'),
      eb
        .selectFrom('sighting')
        .select('sighting.source')
        .whereRef('sighting.resource_key', '=', 'resource.key')
        .$if(task_id !== undefined, (seen) => seen.where('sighting.task_id', '=', task_id as string))
        .orderBy('sighting.seen_at', 'desc')
        .orderBy('sighting.task_id')
        .limit(1)
        .as('source'),
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('opt_out')
              .select(sql.lit(1).as('one'))
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

export type ShownResource = Awaited<ReturnType<ReturnType<typeof shownLibrary>['execute']>>[number]
