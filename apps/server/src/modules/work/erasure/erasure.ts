import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { identifiersIn, type ListScope } from '../opt-out/opt-out.public.ts'
import { deleteResources, forgetSource } from '../resource/resource.public.ts'
import { countSkipped } from '../stats/stats.public.ts'
import {
  anonymizeSource,
  anonymizeTargets,
  keywordName,
  nameOf,
  type PersonIdentifiers,
  placeholderAt,
  readTaskText,
  rewriteTaskText,
  skipTargets,
  sourcesOf,
} from '../task/task.public.ts'
import { forgetTranslations } from '../translation/translation.public.ts'

/**
 * Erases people everywhere in the tenant's data (docs/decisions/0120-erasing-a-person-removes-them-from-every-table.md lists the tables and what
 * stays); the caller holds the opt-out list for writing.
 * @returns the number of deleted resources
 */
export async function erasePersonalData(
  work: UnitOfWork,
  scope: ListScope,
  traces: PersonIdentifiers,
): Promise<number> {
  await skipOptedOut(work, scope, traces)
  const placeholders: Placeholders = new Map()
  for (const { task_id, target } of await anonymizeTargets(work, scope, traces))
    addPlaceholder(placeholders, task_id, target, placeholderAt(0))
  await anonymizeSources(work, scope, traces, placeholders)
  for (const [taskId, placeholdersOfTask] of placeholders)
    await anonymizeTask(work, taskId, placeholdersOfTask)
  await forgetTranslations(work.trx, scope.tenantId)
  return deleteResources(work, scope, traces.externalIds)
}

/** Skips people in promotions that have not reached them yet. */
export async function skipOptedOut(
  work: UnitOfWork,
  scope: ListScope,
  traces: PersonIdentifiers,
): Promise<void> {
  await countSkipped(work, await skipTargets(work, scope, traces))
}

/** The placeholder of each text to remove, by task. */
type Placeholders = Map<string, Map<string, string>>

function addPlaceholder(placeholders: Placeholders, taskId: string, text: string, replacement: string): void {
  placeholders.set(taskId, (placeholders.get(taskId) ?? new Map()).set(text, replacement))
}

/** A task may target the person's own page or posts: its link identifies the person, in the task and in everybody it collected. */
async function anonymizeSources(
  work: UnitOfWork,
  scope: ListScope,
  { externalIds, handles }: PersonIdentifiers,
  placeholders: Placeholders,
): Promise<void> {
  const names = new Set([...handles, ...externalIds.map((id) => id.toLowerCase())])
  const identifying = (await sourcesOf(work, scope)).filter(({ target, kind }) =>
    identifiersIn(target, kind, scope).some((name) => names.has(name)),
  )
  for (const source of identifying) {
    await anonymizeSource(work, source)
    await forgetSource(work, source.task_id, source.target)
    addPlaceholder(placeholders, source.task_id, source.target, placeholderAt(source.position))
  }
  const waiting = identifying.filter(({ outcome }) => outcome === 'pending')
  await countSkipped(
    work,
    waiting.map(({ task_id }) => task_id),
  )
}

async function anonymizeTask(
  work: UnitOfWork,
  taskId: string,
  placeholders: ReadonlyMap<string, string>,
): Promise<void> {
  const { name, work: json } = await readTaskText(work, taskId)
  await rewriteTaskText(work, taskId, {
    name: renamed(name, placeholders),
    work: JSON.stringify(replaceTexts(JSON.parse(json), placeholders)),
  })
}

/** @returns the name of a task with the placeholder in it, where the name was derived from the first target */
function renamed(name: string, placeholders: ReadonlyMap<string, string>): string {
  const others = Number(/ \+(\d+)$/.exec(name)?.[1] ?? 0)
  for (const form of [nameOf, keywordName]) {
    const removed = [...placeholders].find(([text]) => form(text, others) === name)
    if (removed) return form(removed[1], others)
  }
  return name
}

/** @returns the same value with placeholders instead of the removed texts */
function replaceTexts(value: unknown, placeholders: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return placeholders.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, placeholders))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, replaceTexts(item, placeholders)]),
  )
}
