import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { identifiersIn, type ListScope } from '../opt-out/opt-out.public.ts'
import { deleteResources, forgetSource } from '../resource/resource.public.ts'
import { countSkipped } from '../stats/stats.public.ts'
import {
  anonymizeSource,
  anonymizeTargets,
  nameOf,
  type PersonIdentifiers,
  placeholderAt,
  placesOf,
  readTaskText,
  rewriteTaskText,
  skipTargets,
} from '../task/task.public.ts'

/**
 * Erases people everywhere in the tenant's data (decision 0120); the caller holds the opt-out list for writing.
 * @returns how many resources went
 */
export async function erasePersonalData(
  work: UnitOfWork,
  scope: ListScope,
  traces: PersonIdentifiers,
): Promise<number> {
  await leaveOut(work, scope, traces)
  const marks: Marks = new Map()
  for (const { task_id, target } of await anonymizeTargets(work, scope, traces))
    placeholder(marks, task_id, target, placeholderAt(0))
  await forgetPlaces(work, scope, traces, marks)
  // In one order, so that two erasures never wait for each other.
  for (const [taskId, marksOfTask] of [...marks].sort(([a], [b]) => (a < b ? -1 : 1)))
    await anonymizeTask(work, taskId, marksOfTask)
  return deleteResources(work, scope, traces.externalIds)
}

/** Leaves people out of promotions that have not come to them. */
export async function leaveOut(work: UnitOfWork, scope: ListScope, traces: PersonIdentifiers): Promise<void> {
  await countSkipped(work, await skipTargets(work, scope, traces))
}

/** By task, what stands for a text that must go. */
type Marks = Map<string, Map<string, string>>

function placeholder(marks: Marks, taskId: string, text: string, sign: string): void {
  marks.set(taskId, (marks.get(taskId) ?? new Map()).set(text, sign))
}

/** Tasks may go after a person's own page or posts: then the link tells who it was, in the task as well as beside everybody it found. */
async function forgetPlaces(
  work: UnitOfWork,
  scope: ListScope,
  { externalIds, handles }: PersonIdentifiers,
  marks: Marks,
): Promise<void> {
  const names = new Set([...handles, ...externalIds.map((id) => id.toLowerCase())])
  const telling = (await placesOf(work, scope)).filter(({ target, kind }) =>
    identifiersIn(target, kind).some((name) => names.has(name)),
  )
  for (const place of telling) {
    await anonymizeSource(work, place)
    await forgetSource(work, place.task_id, place.target)
    placeholder(marks, place.task_id, place.target, placeholderAt(place.position))
  }
  const waiting = telling.filter(({ outcome }) => outcome === 'pending')
  await countSkipped(
    work,
    waiting.map(({ task_id }) => task_id),
  )
}

async function anonymizeTask(
  work: UnitOfWork,
  taskId: string,
  marks: ReadonlyMap<string, string>,
): Promise<void> {
  const { name, work: json } = await readTaskText(work, taskId)
  await rewriteTaskText(work, taskId, {
    name: renamed(name, marks),
    work: JSON.stringify(withPlaceholder(JSON.parse(json), marks)),
  })
}

/** @returns another name for a task whose name nobody gave: it says what the first target was */
function renamed(name: string, marks: ReadonlyMap<string, string>): string {
  const others = Number(/ \+(\d+)$/.exec(name)?.[1] ?? 0)
  const told = [...marks].find(([text]) => nameOf(text, others) === name)
  return told ? nameOf(told[1], others) : name
}

/** @returns the same value with marks in place of the texts that must go */
function withPlaceholder(value: unknown, marks: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return marks.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => withPlaceholder(item, marks))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPlaceholder(item, marks)]))
}
