import type * as runnerSchema from '@seaport/contract/work/runner.schema'
import { type ProfilePage, readProfilePage } from '@seaport/platforms/profile-page'
import type { z } from 'zod'
import type { SeatActor } from '../../../kernel/http/actor.ts'
import { orNotFound, refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { lockList } from '../opt-out/opt-out.public.ts'
import { type BatchSource, keepByHand, undoKeepByHand } from '../resource/resource.public.ts'
import { count } from '../stats/stats.public.ts'
import { addToCount, emitTaskEvent, lockTask, type TaskRow } from '../task/task.public.ts'
import { batchSourceOf } from './runner.service.ts'

type Kept = z.input<(typeof runnerSchema.keepPerson)['data']>

/** Where the pages of a network are, as this installation is set up. */
export type WebBaseOf = (network: TaskRow['network']) => string | undefined

/**
 * Keeps the person of an open profile, under the task's last fence, whatever the task's state. The address is parsed
 * again here; for a person who is already kept, the new note is stored. @throws Refused: not_found, stale_fence,
 * invalid_input for a task that is not collected by hand, or naming an address that is not a profile
 */
export async function keep(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  { fence, page }: z.output<(typeof runnerSchema.keepPerson)['body']>,
  webBaseOf: WebBaseOf,
): Promise<Kept> {
  // Locked before the task, in the same order as an erasure.
  await lockList(work, seat.tenantId, 'reading')
  const { task, from } = await manualTask(work, seat, id, fence)
  const profile = profileOf(task, page, webBaseOf, 'page.url')
  const { outcome, known, added } = await keepByHand(work, from, profile, page)
  if (!added) return { outcome, known, collected: task.actual_count }
  await count(work, [{ task, at: work.now, counts: known ? { collected_known: 1 } : { collected_new: 1 } }])
  work.emit(task.tenant_id, { type: 'resource', task_id: id, seat_id: task.seat_id, added: 1 })
  return { outcome, known, collected: await addToTask(work, task, 1) }
}

/** Removes a person kept by hand from the task; no effect if they are gone. @throws as {@link keep} */
export async function undo(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  { fence, url }: z.output<(typeof runnerSchema.undoKeep)['body']>,
  webBaseOf: WebBaseOf,
): Promise<{ collected: number }> {
  await lockList(work, seat.tenantId, 'reading')
  const { task, from } = await manualTask(work, seat, id, fence)
  const profile = profileOf(task, { url, title: '' }, webBaseOf, 'url')
  const undone = await undoKeepByHand(work, from, profile)
  if (!undone) return { collected: task.actual_count }
  const { at, fresh } = undone
  await count(work, [{ task, at, counts: fresh ? { collected_new: -1 } : { collected_known: -1 } }])
  work.emit(task.tenant_id, { type: 'library' })
  return { collected: await addToTask(work, task, -1) }
}

async function manualTask(
  work: UnitOfWork,
  seat: SeatActor,
  id: string,
  fence: number,
): Promise<{ task: TaskRow; from: BatchSource }> {
  const task = orNotFound(await lockTask(work, seat, id))
  if (task.fence !== fence) refuse('stale_fence')
  const from = batchSourceOf(task)
  if (!from.byHand) refuse('invalid_input')
  return { task, from }
}

function profileOf(
  { network }: TaskRow,
  page: { url: string; title: string },
  webBaseOf: WebBaseOf,
  field: string,
): ProfilePage {
  const web_base = webBaseOf(network) ?? refuse('invalid_input')
  const reading = readProfilePage({ network, web_base }, page)
  return reading.kind === 'profile' ? reading.profile : refuseFields('invalid_input', [field])
}

async function addToTask(work: UnitOfWork, task: TaskRow, added: 1 | -1): Promise<number> {
  const now = await addToCount(work.trx, task.id, added)
  emitTaskEvent(work, now)
  return now.actual_count
}
