import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { listScripts } from '@seaport/contract/work/script'
import { sql } from 'kysely'
import { contains } from '../../../db/like.ts'
import { readPage } from '../../../db/page.ts'
import type { ScriptTable } from '../../../db/schema/script.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { sortName } from '../../../db/sort-name.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { touchFiles } from '../../platform/file/file.public.ts'

/** Scripts with the names of their groups, as far as those are the tenant's. */
function shownScripts(db: Db | Trx, tenantId: string) {
  return db
    .selectFrom('script')
    .leftJoin('script_group', (join) =>
      join.onRef('script_group.id', '=', 'script.group_id').on('script_group.tenant_id', '=', tenantId),
    )
    .selectAll('script')
    .select('script_group.name as group_name')
}

/** The scripts visible to a tenant, its own and the public ones: two queries that each use an index, where an `or` would read all tenants' rows. */
function visibleIds(db: Db, tenantId: string) {
  return db
    .selectFrom('script as own')
    .select('own.id')
    .where('own.tenant_id', '=', tenantId)
    .unionAll(db.selectFrom('script as shared').select('shared.id').where('shared.public', '=', sql.lit(1)))
}

/** @returns the networks that a script is written for */
export const networksOf = ({ network, more_networks }: Pick<ScriptTable, 'network' | 'more_networks'>) => [
  network,
  ...(JSON.parse(more_networks) as NetworkId[]),
]

/** @returns the columns that keep a script's networks, of which there is one at least */
export function inColumns([network, ...more]: readonly NetworkId[]) {
  if (!network) throw new Error('A script is written for one network at least')
  return { network, more_networks: JSON.stringify(more) }
}

/** A script as it is shown; its group is visible only to the group's owner. */
export type ShownScript = ScriptTable & { group_name: string | null }

export function pageOfScripts(db: Db, tenantId: string, query: ParsedOf<typeof listScripts>['query']) {
  const { search, type, network, group_id, sort, order } = query
  return readPage(
    db,
    shownScripts(db, tenantId)
      .where('script.id', 'in', visibleIds(db, tenantId))
      .where((eb) =>
        eb.and([
          ...(search
            ? [eb.or([contains(eb.ref('script.title'), search), contains(eb.ref('script.text'), search)])]
            : []),
          ...(type ? [eb('script.type', '=', type)] : []),
          ...(network
            ? [
                eb.or([
                  eb('script.network', '=', network),
                  contains(eb.ref('script.more_networks'), `"${network}"`),
                ]),
              ]
            : []),
          ...(group_id === 'none' ? [eb('script.group_id', 'is', null)] : []),
          ...(group_id && group_id !== 'none' ? [eb('script.group_id', '=', group_id)] : []),
          ...(query.public === undefined ? [] : [eb('script.public', '=', query.public ? 1 : 0)]),
        ]),
      )
      .orderBy(`script.${sort === 'title' ? 'sort_name' : sort}`, order)
      .orderBy('script.id', order),
    query,
  )
}

function visibleScript(db: Db | Trx, tenantId: string, id: string) {
  return shownScripts(db, tenantId)
    .where('script.id', '=', id)
    .where((eb) => eb.or([eb('script.tenant_id', '=', tenantId), eb('script.public', '=', 1)]))
}

export function findScript(db: Db | Trx, tenantId: string, id: string) {
  return visibleScript(db, tenantId, id).executeTakeFirst()
}

/** The same, locked until the end of the unit of work. */
export function lockScriptShared({ trx }: UnitOfWork, tenantId: string, id: string) {
  return visibleScript(trx, tenantId, id).forKeyShare('script').executeTakeFirst()
}

/** @returns the tenant's oldest unfinished task that uses a script; through its seats, whose unfinished tasks are no more than its ports */
export function taskWith(trx: Trx, tenantId: string, scriptId: string) {
  return trx
    .selectFrom('seat')
    .innerJoin('task', 'task.seat_id', 'seat.id')
    .select(['task.number', 'task.name'])
    .where('seat.tenant_id', '=', tenantId)
    .where('task.status', 'in', ['pending', 'queued', 'running'])
    .where((eb) => contains(eb.ref('task.work'), `"script_id":${JSON.stringify(scriptId)}`))
    .orderBy('task.number')
    .limit(1)
    .executeTakeFirst()
}

/** @returns the files of scripts, in the order in which each script shows them */
export function filesOfScripts(db: Db | Trx, scriptIds: readonly string[]) {
  return db
    .selectFrom('script_file')
    .innerJoin('file', 'file.id', 'script_file.file_id')
    .selectAll('file')
    .select('script_file.script_id')
    .where('script_file.script_id', 'in', scriptIds)
    .orderBy('script_file.script_id')
    .orderBy('script_file.position')
    .execute()
}

/** Reads scripts of the tenant's own and locks them until the end of the unit of work, in the order of their ids. */
export function lockScripts(
  work: UnitOfWork,
  tenantId: string,
  ids: readonly string[],
): Promise<ScriptTable[]> {
  return work.trx
    .selectFrom('script')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertScript(trx: Trx, script: ScriptTable): Promise<void> {
  await trx
    .insertInto('script')
    .values({ ...script, ...sortName(script.title) })
    .execute()
}

export async function changeScripts(
  trx: Trx,
  tenantId: string,
  ids: readonly string[],
  change: Partial<ScriptTable>,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('script')
    .set({ ...change, ...sortName(change.title) })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}

export async function removeScript(trx: Trx, tenantId: string, id: string): Promise<void> {
  await trx.deleteFrom('script').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

/** Sets the files of a script; files it no longer shows are released after a day. */
export async function replaceFiles(
  work: UnitOfWork,
  scriptId: string,
  fileIds: readonly string[],
): Promise<void> {
  const { trx } = work
  const shown = await trx
    .selectFrom('script_file')
    .select('file_id')
    .where('script_id', '=', scriptId)
    .execute()
  await touchFiles(
    work,
    shown.map(({ file_id }) => file_id),
  )
  await trx.deleteFrom('script_file').where('script_id', '=', scriptId).execute()
  const rows = fileIds.map((file_id, position) => ({ script_id: scriptId, position, file_id }))
  if (rows.length > 0) await trx.insertInto('script_file').values(rows).execute()
}
