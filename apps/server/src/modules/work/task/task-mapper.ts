import type { NetworkId } from '@seaport/contract/kernel/network'
import { toDollars } from '@seaport/contract/kernel/x-prices'
import type {
  Task,
  TaskDetail,
  TaskKindOffer,
  TaskTarget,
  TaskTargets,
} from '@seaport/contract/work/task.schema'
import { type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { TaskWork } from '@seaport/contract/work/task-kind.schema'
import type { Capability } from '@seaport/platforms/capabilities'
import type { Selectable } from 'kysely'
import { listAnswer } from '../../../db/page.ts'
import type { TaskTargetTable } from '../../../db/schema/task.ts'
import type { Db } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import { isOnline } from '../../desk/seat/seat.public.ts'
import type { ShownTask, TaskRow } from './task.repository.ts'
import { countTargets, listTargets } from './task-target.repository.ts'

const MINUTE = 60_000
/** Usual minutes in a queue. */
const USUAL_WAIT = 5
/** How long a task is queued before it counts as late, in milliseconds. */
export const LATE_MS = (USUAL_WAIT + 1) * MINUTE

/** @returns a task as the API shows it */
export function toTask(row: ShownTask, now: number): Task {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    kind: row.kind,
    network: row.network,
    executor: row.executor,
    status: row.status,
    end_reason: row.end_reason,
    account: { id: row.account_id, account: row.account_name },
    seat: { id: row.seat_id, name: row.seat_name, seat_code: row.seat_code, online: isOnline(row, now) },
    created_by: row.created_by,
    batch: batchOf(row),
    scheduled_at: instantOrNull(row.scheduled_at),
    created_at: instant(row.created_at),
    started_at: instantOrNull(row.started_at),
    ended_at: instantOrNull(row.ended_at),
    target_count: row.target_count,
    actual_count: row.actual_count,
    pages: row.pages,
    parked_until: instantOrNull(row.parked_until),
    park_reason: row.park_reason,
    late_minutes: lateMinutes(row, now),
  }
}

function batchOf({ batch_id: id, batch_position: position, batch_size: size }: TaskRow): Task['batch'] {
  return id === null || position === null || size === null ? null : { id, position, size }
}

/** The same with what only a task's own page shows. */
export function toTaskDetail(
  row: ShownTask,
  { work, script, history }: Pick<TaskDetail, 'work' | 'script' | 'history'>,
  now: number,
): TaskDetail {
  return {
    ...toTask(row, now),
    work,
    script,
    history,
    account: { id: row.account_id, account: row.account_name, time_zone: row.time_zone },
    attempts: row.fence,
    last_progress_at: instantOrNull(row.last_progress_at),
    cost: row.spent > 0 ? toDollars(row.spent) : null,
  }
}

/** @returns the work of a stored task */
export function workOf({ work }: Pick<TaskRow, 'work'>): TaskWork {
  return TaskWork.parse(JSON.parse(work))
}

/** @returns a target as the API shows it */
function toTarget(row: Selectable<TaskTargetTable>): TaskTarget {
  const { position, target, outcome, reason, collected, settled_at } = row
  return { position, target, outcome, reason, collected, settled_at: instantOrNull(settled_at) }
}

/** @returns a page of a task's targets as the API shows it */
export async function targetsAnswer(
  db: Db,
  taskId: string,
  query: Parameters<typeof listTargets>[2],
): Promise<TaskTargets> {
  const page = listAnswer(await listTargets(db, taskId, query), query, toTarget)
  return { ...page, counts: await countTargets(db, taskId) }
}

/** @returns a cell of the matrix of kinds and networks as the API shows it */
export function toOffer(network: NetworkId, kind: TaskKindId, capability: Capability): TaskKindOffer {
  const { available: _, executors: _all, ...shown } = capability
  const { family, label } = taskKinds[kind]
  return { network, kind, family, label, ...shown }
}

function lateMinutes({ status, queued_at, park_reason }: ShownTask, now: number): number {
  if (status !== 'queued' || queued_at === null || park_reason !== null) return 0
  return Math.max(0, Math.floor((now - queued_at) / MINUTE) - USUAL_WAIT)
}
