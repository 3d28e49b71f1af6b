import { type StatMeasure, statMeasures } from '@seaport/contract/work/stats'
import { type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { type RawBuilder, sql } from 'kysely'
import { QUARTER_HOUR_MS } from '../../../kernel/quarter-hour.ts'

const promotions = (Object.keys(taskKinds) as TaskKindId[]).filter(
  (kind) => taskKinds[kind].family === 'promotion',
)

/** @returns a select of happenings: a quarter of `at`, the task's place, one expression per measure, 0 where none is given */
function happenings(at: string, counts: Partial<Record<StatMeasure, RawBuilder<unknown>>>) {
  const measures = statMeasures.map((name) => sql`${counts[name] ?? sql.lit(0)} as ${sql.id(name)}`)
  return sql`select task.tenant_id, ${sql.ref(at)} / ${sql.lit(QUARTER_HOUR_MS)} as quarter, task.seat_id, task.kind, ${sql.join(measures)}`
}

const one = (column: string, value: string) =>
  sql`case when ${sql.ref(column)} = ${sql.lit(value)} then 1 else 0 end`

const created = sql`${happenings('task.created_at', { tasks_created: sql.lit(1) })} from task where true`

const ended = sql`${happenings('task.ended_at', {
  tasks_completed: one('task.status', 'completed'),
  tasks_error: one('task.status', 'error'),
  tasks_ended: one('task.status', 'ended'),
})} from task where task.ended_at is not null`

const collected = sql`${happenings('sighting.seen_at', {
  collected_new: sql.ref('sighting.fresh'),
  collected_known: sql`1 - ${sql.ref('sighting.fresh')}`,
})} from task join sighting on sighting.task_id = task.id where true`

const promoted = sql`${happenings('task_target.settled_at', {
  promoted_done: one('task_target.outcome', 'done'),
  promoted_failed: one('task_target.outcome', 'failed'),
  promoted_skipped: one('task_target.outcome', 'skipped'),
  promoted_unknown: one('task_target.outcome', 'unknown'),
})} from task join task_target on task_target.task_id = task.id
  where task_target.settled_at is not null and task.kind in (${sql.join(promotions.map((kind) => sql.lit(kind)))})`

/**
 * What statistics are about, as it stands in tasks, sightings and targets: a row per happening, in the shape of `stat`, several of a place.
 * @param tenantId null = of all tenants
 */
export function statSourceRows(tenantId: string | null): RawBuilder<unknown> {
  const whose = tenantId === null ? sql`` : sql` and task.tenant_id = ${tenantId}`
  return sql.join(
    [created, ended, collected, promoted].map((select) => sql`${select}${whose}`),
    sql` union all `,
  )
}
