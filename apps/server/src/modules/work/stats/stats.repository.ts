import { type StatMeasure, statMeasures } from '@seaport/contract/work/stats'
import type { StatCounts } from '@seaport/contract/work/stats.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import { sql } from 'kysely'
import { jsonRows } from '../../../db/dialect.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { QUARTER_HOUR_MS } from '../../../kernel/quarter-hour.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

/** Key of a counter: quarter of an hour, seat and kind of task. */
export interface StatKey {
  tenant_id: string
  quarter: number
  seat_id: string
  kind: TaskKindId
}

const placeColumns = { tenant_id: 'text', quarter: 'integer', seat_id: 'text', kind: 'text' } as const
const measureColumns = Object.fromEntries(statMeasures.map((name) => [name, 'integer'])) as Record<
  StatMeasure,
  'integer'
>
const columns = sql.join([...Object.keys(placeColumns), ...statMeasures].map((name) => sql.id(name)))
const added = sql.join(
  statMeasures.map((name) => sql`${sql.id(name)} = ${sql.id('stat', name)} + ${sql.id('excluded', name)}`),
)

/** Adds to counters. @param rows each key once, sorted, so that two units never deadlock */
export async function addToStats(
  { trx, kind }: UnitOfWork,
  rows: readonly (StatKey & Record<StatMeasure, number>)[],
): Promise<void> {
  const given = jsonRows(kind, { ...placeColumns, ...measureColumns }, rows)
  await sql`insert into stat (${columns}) select ${columns} from ${given} as item where true
    on conflict (tenant_id, quarter, seat_id, kind) do update set ${added}`.execute(trx)
}

/** Sums as numbers on both databases, 0 where there is nothing to sum. */
const sums = statMeasures.map((name) =>
  sql<number>`coalesce(cast(sum(${sql.id(name)}) as bigint), 0)`.as(name),
)

/** Range of quarters: from `from`, before `to`. */
export interface StatScope {
  /** Null = all tenants. */
  tenantId: string | null
  from: number
  to: number
  seatId?: string | undefined
  kind?: TaskKindId | undefined
}

function within(db: Db | Trx, { tenantId, from, to, seatId, kind }: StatScope) {
  return db
    .selectFrom('stat')
    .$if(tenantId !== null, (rows) => rows.where('tenant_id', '=', tenantId as string))
    .where('quarter', '>=', from)
    .where('quarter', '<', to)
    .$if(seatId !== undefined, (rows) => rows.where('seat_id', '=', seatId as string))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind as TaskKindId))
}

/** @returns counts by quarter, in order, only of those in which anything happened */
export function countsByQuarter(db: Db, scope: StatScope): Promise<(StatCounts & { quarter: number })[]> {
  return within(db, scope).select('quarter').select(sums).groupBy('quarter').orderBy('quarter').execute()
}

export function countsByKind(db: Db, scope: StatScope): Promise<(StatCounts & { kind: TaskKindId })[]> {
  return within(db, scope).select('kind').select(sums).groupBy('kind').orderBy('kind').execute()
}

export function countsBySeat(db: Db, scope: StatScope) {
  return db
    .selectFrom(within(db, scope).select('seat_id').select(sums).groupBy('seat_id').as('counted'))
    .innerJoin('seat', 'seat.id', 'counted.seat_id')
    .selectAll('counted')
    .select(['seat.name', 'seat.seat_code'])
    .execute()
}

/** @param since a quarter; null = from the beginning. @returns the sum over all tenants since then */
export function totalCounts(db: Db | Trx, since: number | null): Promise<StatCounts> {
  return db
    .selectFrom('stat')
    .select(sums)
    .$if(since !== null, (rows) => rows.where('quarter', '>=', since as number))
    .executeTakeFirstOrThrow()
}

/** Current numbers. */
export async function openTasks(db: Db, tenantId: string) {
  const rows = await db
    .selectFrom('task')
    .innerJoin('seat', 'seat.id', 'task.seat_id')
    .select((eb) => ['task.status', eb.fn.countAll<number>().as('count')])
    .where('seat.tenant_id', '=', tenantId)
    .where('task.status', 'in', ['pending', 'queued', 'running'])
    .groupBy('task.status')
    .execute()
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0)
  return { pending: of('pending'), queued: of('queued'), running: of('running') }
}

/** @returns when a desktop of the tenant last reported */
export async function lastSync(db: Db, tenantId: string): Promise<number | null> {
  const row = await db
    .selectFrom('task')
    .select('last_progress_at')
    .where('tenant_id', '=', tenantId)
    .where('last_progress_at', 'is not', null)
    .orderBy('last_progress_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_progress_at ?? null
}

/** @param offlineSince seats whose last sign of life is no later are offline */
export async function seatCounts(db: Db, tenantId: string | null, offlineSince: number) {
  const { total, online } = await db
    .selectFrom('seat')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere((seat) =>
          seat.and([seat('session_hash', 'is not', null), seat('last_seen_at', '>', offlineSince)]),
        )
        .as('online'),
    ])
    .where('deleted_at', 'is', null)
    .$if(tenantId !== null, (rows) => rows.where('tenant_id', '=', tenantId as string))
    .executeTakeFirstOrThrow()
  return { total: Number(total), online: Number(online) }
}

export async function accountCounts(db: Db, tenantId: string) {
  const { total, unassigned } = await db
    .selectFrom('account')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('seat_id', 'is', null).as('unassigned'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { total: Number(total), unassigned: Number(unassigned) }
}

/** @returns how many supervisors came in each quarter, only those in which anybody came */
export function newUsersByQuarter(
  db: Db,
  { from, to }: Pick<StatScope, 'from' | 'to'>,
): Promise<{ interval: number; amount: number }[]> {
  const interval = sql<number>`cast("user".created_at / ${sql.lit(QUARTER_HOUR_MS)} as bigint)`
  return db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select([interval.as('interval'), sql<number>`cast(count(*) as bigint)`.as('amount')])
    .where('user.created_at', '>=', from * QUARTER_HOUR_MS)
    .where('user.created_at', '<', to * QUARTER_HOUR_MS)
    .where('role.superuser', '=', 0)
    .where('user.deleted_at', 'is', null)
    .groupBy(interval)
    .execute()
}

/** Numbers of the whole installation; tenants are its users who are no administrators. */
export async function installationCounts(db: Db, { today, now }: { today: number; now: number }) {
  const users = await db
    .selectFrom('user')
    .innerJoin('role', 'role.key', 'user.role_key')
    .select((eb) => [
      eb.fn.countAll<number>().as('users'),
      eb.fn.countAll<number>().filterWhere('user.created_at', '>=', today).as('new_users'),
      sql<number>`coalesce(cast(sum(case when ${eb.ref('user.port_expire_at')} > ${now} then ${eb.ref('user.port_num')} else 0 end) as bigint), 0)`.as(
        'sold',
      ),
    ])
    .where('role.superuser', '=', 0)
    .where('user.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { occupied } = await db
    .selectFrom('port_lease')
    .select((eb) => eb.fn.countAll<number>().as('occupied'))
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { running } = await db
    .selectFrom('task')
    .select((eb) => eb.fn.countAll<number>().as('running'))
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow()
  return {
    users: Number(users.users),
    new_users_today: Number(users.new_users),
    ports: { sold: Number(users.sold), occupied: Number(occupied) },
    tasks_running: Number(running),
  }
}
