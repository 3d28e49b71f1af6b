import type { CollectedItem } from '@seaport/contract/work/resource.schema'
import { taskKinds } from '@seaport/contract/work/task-kind'
import type { CollectWork, PromotionWork } from '@seaport/contract/work/task-kind.schema'
import { holdsPort } from '@seaport/contract/work/task-state'
import type { EndReason, TaskState } from '@seaport/contract/work/task-state.schema'
import type { AccountTable } from '../db/schema/seat.ts'
import type { TaskTable } from '../db/schema/task.ts'
import { newId } from '../kernel/id.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { insertLease } from '../modules/desk/port/port.public.ts'
import { nextTaskNumber } from '../modules/people/user/user.public.ts'
import { ingestBatch } from '../modules/work/resource/resource.public.ts'
import {
  defaultName,
  initialProgress,
  insertTask,
  nameOf,
  targetsOf,
  writeOutcomes,
} from '../modules/work/task/task.public.ts'
import { type PastTask, workOf } from './history.ts'
import { DAY } from './people.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** An account that is assigned to a seat. */
export type Worker = Pick<AccountTable, 'id' | 'tenant_id' | 'network'> & { seat_id: string }

/** What a tenant's tasks are made of. */
export interface Desk {
  workers: readonly Worker[]
  /** People by group, of `readSeen`. */
  seen: ReadonlyMap<string, readonly CollectedItem[]>
  /** Web address of the simulated network. */
  webBase: string
  /** Ports that each seat has. */
  portsOf(seatId: string): number
}

/** A task of the demo, or what changes tasks, that is not written yet. */
export interface DemoEvent {
  at: number
  write(): Promise<void>
}

/** Writes events as they came: the product numbers tasks in the order of their creation, and an opt-out ends what waits. */
export async function writeInOrder(events: readonly DemoEvent[]): Promise<void> {
  for (const event of events.toSorted((one, other) => one.at - other.at)) await event.write()
}

/** A tenant's past: tasks, what they collected, the ports that they held. */
export function pastTasks(work: UnitOfWork, desk: Desk, history: readonly PastTask[]): DemoEvent[] {
  const midnight = work.now - (work.now % DAY)
  return history.map((past) => {
    const { daysAgo, hour } = past
    const at = daysAgo === 0 ? work.now - hour * HOUR : midnight - daysAgo * DAY + hour * HOUR
    return { at, write: () => writePast(work, desk, past, at) }
  })
}

async function writePast(work: UnitOfWork, desk: Desk, past: PastTask, created_at: number): Promise<void> {
  const worker = workerAt(desk, past.account)
  const duration = past.reason === 'duration_over' ? past.minutes : null
  const plan = workOf(past.group, desk.webBase, { target: past.target, duration })
  const targets = targetsOf(plan)
  const started_at = created_at + MINUTE
  const ended_at = started_at + past.minutes * MINUTE
  const status = stateOf(past.reason)
  const people = (desk.seen.get(past.group) ?? []).slice(0, past.count)
  const pages = Math.ceil(people.length / 25)
  const task = await writeTask(work, worker, plan, {
    status,
    end_reason: past.reason,
    created_at,
    queued_at: created_at,
    started_at,
    ended_at,
    pages,
    fence: 1,
    seq: pages + 1,
    last_progress_at: ended_at,
    actual_count: people.length,
  })
  // One list, or one profile after the other.
  const items = people.map((person, index) => ({ ...person, source: targets[index % targets.length] ?? '' }))
  await writeOutcomes(
    { ...work, now: ended_at },
    task,
    targets.map((target, position) => ({
      position,
      outcome: status === 'completed' ? 'done' : status === 'error' ? 'failed' : 'pending',
      reason: status === 'error' ? past.reason : null,
      collected: items.filter(({ source }) => source === target).length,
    })),
  )
  await holdPort(work, task, { slot: portOf(desk, task), until: ended_at })
  const kind = taskKinds[plan.kind]
  if (people.length === 0 || !('collects' in kind)) return
  const from = {
    taskId: task.id,
    accountId: task.account_id,
    seatId: task.seat_id,
    tenantId: task.tenant_id,
    network: task.network,
    taskKind: task.kind,
    kind: kind.collects,
    byHand: false,
    onlyNew: false,
  }
  await ingestBatch({ ...work, now: ended_at }, from, `demo-batch-${task.number}`, items)
}

/** A task that is still to be done. */
export interface Upcoming {
  group: string
  account: number
  target: number
  slot: number
  /** Moment of its start. */
  at: number
}

/** A task that waits: it holds a port, and the desktop can really carry it out in the simulated network. */
export function upcomingTask(
  work: UnitOfWork,
  desk: Desk,
  { group, account, target, slot, at: scheduled_at }: Upcoming,
): DemoEvent {
  const at = work.now - 12 * MINUTE
  return {
    at,
    write: async () => {
      const task = await writeTask(work, workerAt(desk, account), workOf(group, desk.webBase, { target }), {
        status: 'pending',
        scheduled_at,
        created_at: at,
      })
      await holdPort(work, task, { slot, until: null })
    },
  }
}

/** Writes a task with what it works through: what its kind says, unless told. */
export async function writeTask(
  work: UnitOfWork,
  worker: Worker,
  plan: CollectWork | PromotionWork,
  given: Pick<TaskTable, 'status' | 'created_at'> & Partial<TaskTable>,
  targets: readonly string[] = targetsOf(plan),
): Promise<TaskTable> {
  const number = await nextTaskNumber(work.trx, worker.tenant_id)
  const task: TaskTable = {
    ...initialProgress,
    id: newId(),
    tenant_id: worker.tenant_id,
    // What goes to people is named by them.
    name: defaultName(plan) || nameOf(targets[0] ?? '', targets.length - 1),
    number,
    kind: plan.kind,
    network: worker.network,
    executor: 'api',
    work: JSON.stringify(plan),
    account_id: worker.id,
    seat_id: worker.seat_id,
    created_by: number % 3 === 0 ? 'seat' : 'supervisor',
    scheduled_at: null,
    queued_at: null,
    target_count: 'target_count' in plan.params ? plan.params.target_count : targets.length,
    ...given,
  }
  await insertTask(work, task, targets)
  return task
}

/** @returns a port of its seat, another for each number */
export const portOf = (desk: Desk, { number, seat_id }: Pick<TaskTable, 'number' | 'seat_id'>): number =>
  1 + (number % desk.portsOf(seat_id))

/** The port that a task holds until it is over. */
export async function holdPort(
  { trx }: UnitOfWork,
  task: TaskTable,
  { slot, until }: { slot: number; until: number | null },
): Promise<void> {
  if (holdsPort(task.status) !== (until === null)) throw new Error('A port is held until a final state')
  await insertLease(trx, {
    id: newId(),
    tenant_id: task.tenant_id,
    seat_id: task.seat_id,
    slot,
    holder_kind: 'task',
    holder_id: task.id,
    taken_at: task.created_at,
    released_at: until,
    release_reason: task.end_reason,
  })
}

function stateOf(reason: EndReason): TaskState {
  if (reason === 'target_reached' || reason === 'list_exhausted' || reason === 'duration_over')
    return 'completed'
  return reason === 'by_person' || reason === 'ports_released' ? 'ended' : 'error'
}

/** @returns the account at a position among those that have a seat */
export function workerAt({ workers }: Desk, position: number): Worker {
  const worker = workers[position]
  if (!worker) throw new Error(`No account at position ${position}`)
  return worker
}
