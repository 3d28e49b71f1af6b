import { MAX_PROMOTION } from '@seaport/contract/work/task-audience'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonRows } from '../../../db/dialect.ts'
import type { ReadContext, UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { contactedSince } from '../guard/guard.public.ts'
import type { ListScope } from '../opt-out/opt-out.public.ts'
import { type LibraryFilter, resourceQuery } from '../resource/resource.public.ts'
import type { TaskRow } from './task.repository.ts'

/** Candidates of a promotion, each person once. */
export interface Candidates {
  /** A table of `target`, `external_id`, `person`, `opted_out` (0, 1), the person's `name`, `handle` and `location`, and the columns of `order`. */
  rows: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** Position of the last candidate that becomes a target; null = look at all candidates, there are few. */
  last: ((task: TaskRow, position: number) => RawBuilder<unknown>) | null
}

/** A person who was pasted. */
export interface PastedPerson {
  target: string
  external_id: string | null
  /** In lower case. */
  person: string | null
  opted_out: 0 | 1
}

/** @returns a part of the library, those seen last first: found through the index of that order, however large the library is */
export function selectFromLibrary(
  { trx }: ReadContext,
  { tenantId, network }: ListScope,
  filter: LibraryFilter,
): Candidates {
  const part = resourceQuery(trx, tenantId, { ...filter, network })
  const known = part.selectAll('resource')
  // The unary plus keeps databases from searching one person along the whole order.
  const newest = part
    .select('resource.key')
    .where(sql<SqlBool>`resource.external_id = known.external_id`)
    .orderBy(sql`+resource.seen_at`, 'desc')
    .orderBy('resource.key', 'desc')
    .limit(1)
  // A person in several lists, as a follower and as a commenter, counts where they were seen last.
  const once = filter.kind === undefined ? sql`where known.key = ${newest}` : sql``
  const rows = sql`(select ${person}, known.seen_at, known.key, ${optedOut} from ${known} as known ${once})`
  return {
    rows,
    order: sql`seen_at desc, key desc`,
    last: ({ id }, position) => sql`(someone.seen_at, someone.key) >= (
      select final.seen_at, final.key from task_target join ${rows} as final on final.external_id = task_target.external_id
      where task_target.task_id = ${id} and task_target.position = ${position})`,
  }
}

/** @returns chosen people of the library, in the order in which they were chosen */
export function selectFromIds(
  { kind }: ReadContext,
  { tenantId, network }: ListScope,
  ids: readonly string[],
): Candidates {
  const chosen = jsonRows(
    kind,
    { key: 'bytes', position: 'integer' },
    ids.map((key, position) => ({ key, position })),
  )
  const rows = sql`(
    select * from (
      select ${person}, chosen.position, ${optedOut},
        row_number() over (partition by known.external_id order by chosen.position) as occurrence
      from ${chosen} as chosen join resource as known on known.key = chosen.key
      where known.tenant_id = ${tenantId} and known.network = ${network}) as audience
    where occurrence = 1)`
  return { rows, order: sql`position`, last: null }
}

/** @returns pasted people, in their order, with what the library knows of those who are pasted by id; the caller has each once */
export function selectFromList(
  { kind }: ReadContext,
  { tenantId, network }: ListScope,
  people: readonly PastedPerson[],
): Candidates {
  const pasted = jsonRows(
    kind,
    { target: 'text', external_id: 'text', person: 'text', opted_out: 'integer', position: 'integer' },
    people.map((one, position) => ({ ...one, position })),
  )
  const known = (column: 'name' | 'handle' | 'location') => sql`(
    select ${sql.ref(column)} from resource where tenant_id = ${tenantId} and network = ${network}
      and resource.external_id = pasted.external_id order by seen_at desc limit 1)`
  const rows = sql`(select pasted.*, coalesce(${known('name')}, '') as name, coalesce(${known('handle')}, person) as handle,
    ${known('location')} as location from ${pasted} as pasted)`
  return { rows, order: sql`position`, last: null }
}

const person = sql`coalesce(nullif(known.url, ''), nullif(known.handle, ''), known.external_id) as target,
  known.external_id, lower(nullif(known.handle, '')) as person, known.name, known.handle, known.location`
const optedOut = sql`case when exists (select 1 from opt_out where opt_out.tenant_id = known.tenant_id
  and opt_out.network = known.network and opt_out.external_id = known.external_id) then 1 else 0 end as opted_out`

/** Records the handle of each target of a task that is written as `@handle`. */
export async function recordHandles({ trx }: UnitOfWork, taskId: string): Promise<void> {
  await trx
    .updateTable('task_target')
    .set({ person: sql<string>`lower(substr(target, 2))` })
    .where('task_id', '=', taskId)
    .where('target', 'like', '@%')
    .execute()
}

/** @returns handles of pending targets that the task knows only by handle */
export async function waitingHandles({ trx }: UnitOfWork, taskId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('task_target')
    .select('person')
    .where('task_id', '=', taskId)
    .where('outcome', '=', 'pending')
    .where('external_id', 'is', null)
    .where('person', 'is not', null)
    .execute()
  return rows.flatMap(({ person }) => person ?? [])
}

/**
 * Skips pending targets of a task who opted out or were reached by another task since.
 * @param handles of people on the opt-out list whom the task knows only by handle
 * @returns how many
 */
export async function skipWaiting(
  { trx, kind, now }: UnitOfWork,
  task: TaskRow,
  { handles, deduplicate }: { handles: readonly string[]; deduplicate: boolean },
): Promise<number> {
  const listed = jsonRows(
    kind,
    { person: 'text' },
    handles.map((person) => ({ person })),
  )
  const optedOut = sql`(
    (external_id is null and person in (select person from ${listed} as item))
    or exists (select 1 from opt_out where opt_out.tenant_id = ${task.tenant_id} and opt_out.network = ${task.network}
      and opt_out.external_id = someone.external_id))`
  const known = deduplicate ? reached(task) : sql`1 = 0`
  const { numAffectedRows = 0n } = await sql`
    update task_target as someone set outcome = 'skipped', settled_at = cast(${now} as bigint),
      reason = case when ${optedOut} then 'opted_out' else 'duplicate' end
    where task_id = ${task.id} and outcome = 'pending' and (${optedOut} or ${known})`.execute(trx)
  return Number(numAffectedRows)
}

/**
 * Whether a promotion of the kind reached `someone` before, or one that is under way will. Asked of one person at a time, through the indexes of targets: a
 * join would tempt databases to go through all targets of a task for each.
 */
function reached({
  id,
  tenant_id,
  network,
  kind,
}: Pick<TaskRow, 'id' | 'tenant_id' | 'network' | 'kind'>): RawBuilder<unknown> {
  const counts = sql`(
    select tenant_id = ${tenant_id} and network = ${network} and kind = ${kind} and id <> ${id}
      and (earlier.outcome <> 'pending' or status in ('pending', 'queued', 'running'))
    from task where task.id = earlier.task_id)`
  const earlier = (column: 'external_id' | 'person') => sql`exists (
    select 1 from task_target as earlier
    where ${sql.ref(`earlier.${column}`)} = ${sql.ref(`someone.${column}`)} and ${sql.ref(`earlier.${column}`)} is not null
      and earlier.outcome in ('done', 'unknown', 'pending') and ${counts})`
  return sql`(${earlier('external_id')} or ${earlier('person')})`
}

/**
 * Inserts a promotion's targets, at most `most`, and the people skipped before them: opted out, or, if requested,
 * reached before. One statement each, whatever their number.
 */
export async function insertAudience(
  { trx, now }: UnitOfWork,
  task: TaskRow,
  { rows, order, last }: Candidates,
  { most, deduplicate }: { most: number; deduplicate: boolean },
): Promise<{ pending: number; skipped: number }> {
  const known = deduplicate ? reached(task) : sql`1 = 0`
  const { numAffectedRows: pending = 0n } = await sql`
    insert into task_target (task_id, position, target, outcome, collected, external_id, person)
    select ${task.id}, row_number() over (order by ${order}) - 1, target, 'pending', 0, external_id, person
    from (select * from ${rows} as someone where opted_out = 0 and not ${known} order by ${order} limit ${most}) as chosen`.execute(
    trx,
  )
  const isFull = Number(pending) === most
  const { numAffectedRows: skipped = 0n } = await sql`
    insert into task_target (task_id, position, target, outcome, reason, collected, external_id, person, settled_at)
    select ${task.id}, ${Number(pending)} - 1 + row_number() over (order by ${order}), target, 'skipped',
      case opted_out when 1 then 'opted_out' else 'duplicate' end, 0, external_id, person, cast(${now} as bigint)
    from (select * from ${rows} as someone where (opted_out = 1 or ${known})
      ${isFull && last ? sql`and ${last(task, most - 1)}` : sql``} order by ${order} limit ${MAX_PROMOTION}) as left_out`.execute(
    trx,
  )
  return { pending: Number(pending), skipped: Number(skipped) }
}

/** One candidate of a preview. */
export interface PreviewRow {
  target: string
  name: string
  handle: string | null
  location: string | null
  opted_out: number
  /** Reached by a task of the kind, or waiting in one. */
  reached: number
  /** Reached by anybody of the tenant since the given moment. */
  contacted: number
}

/** @returns the first candidates of a promotion, with the reason of each that would be skipped */
export async function previewCandidates(
  { trx }: ReadContext,
  task: Pick<TaskRow, 'tenant_id' | 'network' | 'kind'>,
  { rows, order }: Candidates,
  { deduplicate, contactsSince }: { deduplicate: boolean; contactsSince: number | null },
): Promise<PreviewRow[]> {
  const unsaved = { ...task, id: '' }
  const known = deduplicate ? reached(unsaved) : sql`1 = 0`
  const lately = contactsSince === null ? sql`1 = 0` : contactedSince(unsaved, contactsSince)
  const found = await sql<PreviewRow>`
    select target, name, handle, location, opted_out, case when ${known} then 1 else 0 end as reached,
      case when ${lately} then 1 else 0 end as contacted
    from (select * from ${rows} as candidate order by ${order} limit ${MAX_PROMOTION}) as someone order by ${order}`.execute(
    trx,
  )
  return found.rows
}
