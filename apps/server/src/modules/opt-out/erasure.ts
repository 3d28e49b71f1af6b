import { TaskWork } from '@seaport/contract/task-kind'
import type { Work } from '../../app/work.ts'
import { countLeftOut } from '../stats/stats.public.ts'
import { defaultName } from '../task/task.public.ts'
import {
  collectionTargets,
  deleteResources,
  forgetTarget,
  leaveOutTargets,
  markAt,
  readTask,
  rewriteTask,
} from './erasure.repository.ts'
import { namesIn } from './naming.ts'
import type { ListScope } from './opt-out.repository.ts'

/** Whom to erase, by everything that is known to lead to them. */
export interface Erased {
  externalIds: readonly string[]
  /** In lower case. */
  handles: readonly string[]
}

/**
 * Erases people everywhere in the tenant's data (decision 0120); the caller holds the opt-out list for writing.
 * @returns how many resources went
 */
export async function eraseEverywhere(work: Work, scope: ListScope, people: Erased): Promise<number> {
  await countLeftOut(work, await leaveOutTargets(work, scope, { ...people, forget: true }))
  await forgetSources(work, scope, people)
  return deleteResources(work, scope, people.externalIds)
}

/** Collections may have gone after the person's own page or posts: then the link tells who it was, in the task as well as beside everybody it found. */
async function forgetSources(work: Work, scope: ListScope, { externalIds, handles }: Erased): Promise<void> {
  const names = new Set([...handles, ...externalIds.map((id) => id.toLowerCase())])
  const telling = (await collectionTargets(work, scope)).filter(({ target, kind }) =>
    namesIn(target, kind).some((name) => names.has(name)),
  )
  const marks = new Map<string, Map<string, string>>()
  for (const found of telling) {
    await forgetTarget(work, found)
    const { task_id, position, target } = found
    marks.set(task_id, (marks.get(task_id) ?? new Map()).set(target, markAt(position)))
  }
  // In one order, so that two erasures never wait for each other.
  for (const [taskId, marksOfTask] of [...marks].sort(([a], [b]) => (a < b ? -1 : 1)))
    await forgetInTask(work, taskId, marksOfTask)
}

async function forgetInTask(work: Work, taskId: string, marks: ReadonlyMap<string, string>): Promise<void> {
  const { name, work: json } = await readTask(work, taskId)
  const before: unknown = JSON.parse(json)
  const after = marked(before, marks)
  // A name that nobody gave says what the first target is.
  const isDefault = name === defaultName(TaskWork.parse(before))
  await rewriteTask(work, taskId, {
    name: isDefault ? defaultName(TaskWork.parse(after)) : name,
    work: JSON.stringify(after),
  })
}

/** @returns the same value with marks in place of the texts that must go */
function marked(value: unknown, marks: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return marks.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => marked(item, marks))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item, marks)]))
}
