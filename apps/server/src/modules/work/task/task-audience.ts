import type { Audience } from '@seaport/contract/work/task-audience.schema'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { ReadContext, UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { identifiersIn, type ListScope, listedIds, listedPeople } from '../opt-out/opt-out.public.ts'
import { count } from '../stats/stats.public.ts'
import { changeTask, type TaskRow } from './task.repository.ts'
import {
  type Candidates,
  insertAudience,
  type PastedPerson,
  selectFromIds,
  selectFromLibrary,
  selectFromList,
  skipWaiting,
  waitingHandles,
} from './task-audience.repository.ts'
import { nameOf } from './task-name.ts'
import { firstTarget, hasWaiting } from './task-target.repository.ts'

/** Work that goes to people. */
type Promotion = Extract<TaskWork, { params: { audience: unknown } }>

/** @returns whether a task goes to people, who are looked up when it is created */
export function targetsPeople(work: TaskWork): work is Promotion {
  return 'audience' in work.params
}

/** @returns the work as a task keeps it: people are its targets, and nowhere else */
export function withoutPeople(work: TaskWork): TaskWork {
  if (!targetsPeople(work)) return work
  const { audience } = work.params
  const kept =
    audience.from === 'ids'
      ? { ...audience, resource_ids: [] }
      : audience.from === 'list'
        ? { ...audience, targets: [] }
        : audience
  return { ...work, params: { ...work.params, audience: kept } } as TaskWork
}

/**
 * Finds the people whom a new promotion goes to and writes them as its targets: pending ones first, then those who are left out, with the reason. The
 * caller holds the opt-out list.
 * @param name what the task is to be called; undefined = after the first of them
 * @returns the task, which aims at as many as were found
 * @throws Refused: no_targets; invalid_input, naming what was pasted and names nobody
 */
export async function writeAudience(
  work: UnitOfWork,
  task: TaskRow,
  { params }: Promotion,
  name: string | undefined,
): Promise<TaskRow> {
  const scope = { tenantId: task.tenant_id, network: task.network, kind: task.kind }
  const candidates = await candidatesOf(work, scope, params.audience)
  const most =
    'promotion_count' in params ? params.promotion_count : params.group_count * params.people_per_group
  const { pending, skipped } = await insertAudience(work, task, candidates, {
    most,
    deduplicate: params.deduplication,
  })
  if (pending === 0) refuse('no_targets')
  await count(work, [{ task, at: work.now, counts: { promoted_skipped: skipped } }])
  const change = {
    name: name ?? nameOf(await firstTarget(work.trx, task.id), pending - 1),
    target_count: pending,
  }
  await changeTask(work.trx, task.id, change)
  return { ...task, ...change }
}

/**
 * Rechecks the people of a promotion that is retried and skips those who opted out or were reached by another task since. The caller holds the lock
 * of the opt-out list.
 * @throws Refused: no_targets
 */
export async function refreshAudience(work: UnitOfWork, task: TaskRow, plan: TaskWork): Promise<void> {
  if (!targetsPeople(plan)) return
  const scope = { tenantId: task.tenant_id, network: task.network }
  const handles = [...(await listedPeople(work, scope, await waitingHandles(work, task.id)))]
  const skipped = await skipWaiting(work, task, { handles, deduplicate: plan.params.deduplication })
  await count(work, [{ task, at: work.now, counts: { promoted_skipped: skipped } }])
  if (!(await hasWaiting(work.trx, task.id))) refuse('no_targets')
}

/** Leaves out of a promotion who is on the opt-out list. The caller holds the list. */
export async function skipOptedOut(work: UnitOfWork, task: TaskRow): Promise<void> {
  const scope = { tenantId: task.tenant_id, network: task.network }
  const handles = [...(await listedPeople(work, scope, await waitingHandles(work, task.id)))]
  const skipped = await skipWaiting(work, task, { handles, deduplicate: false })
  await count(work, [{ task, at: work.now, counts: { promoted_skipped: skipped } }])
}

/** Whose library and opt-out list, and for what. */
type AudienceScope = ListScope & Pick<TaskRow, 'kind'>

/**
 * Finds the people of an audience, each once.
 * @throws Refused: invalid_input, naming what was pasted and names nobody
 */
export async function candidatesOf(
  work: ReadContext,
  scope: AudienceScope,
  audience: Audience,
): Promise<Candidates> {
  if (audience.from === 'library') return selectFromLibrary(work, scope, audience.filter)
  if (audience.from === 'ids') return selectFromIds(work, scope, [...new Set(audience.resource_ids)])
  return selectFromList(work, scope, await readList(work, scope, audience.targets))
}

/** Each person once, under the first of their names, with whether they are on the opt-out list. */
async function readList(
  work: ReadContext,
  scope: AudienceScope,
  targets: readonly string[],
): Promise<PastedPerson[]> {
  const unreadable: string[] = []
  const people = new Map<string, Omit<PastedPerson, 'opted_out'>>()
  for (const [index, target] of targets.entries()) {
    const names = identifiersIn(target, scope.kind).filter((name) => name !== '')
    const id = names.find((name) => /^\d+$/.test(name))
    const name = id ?? names[0]
    if (name === undefined) unreadable.push(`work.params.audience.targets.${index}`)
    else if (!people.has(name))
      people.set(name, { target, external_id: id ?? null, person: id === undefined ? name : null })
  }
  if (unreadable.length > 0) refuseFields('invalid_input', unreadable)
  const list = [...people.values()]
  const ids = await listedIds(
    work,
    scope,
    list.flatMap(({ external_id }) => external_id ?? []),
  )
  const handles = await listedPeople(
    work,
    scope,
    list.flatMap(({ person }) => person ?? []),
  )
  return list.map((one) => ({
    ...one,
    opted_out: ids.has(one.external_id ?? '') || handles.has(one.person ?? '') ? 1 : 0,
  }))
}
