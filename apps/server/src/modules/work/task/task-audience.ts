import { idOfHandle } from '@seaport/contract/address/handle'
import type { NetworkPlace } from '@seaport/contract/address/network-site'
import { readPerson } from '@seaport/contract/address/person'
import type { Audience } from '@seaport/contract/work/task-audience.schema'
import type { TaskWork } from '@seaport/contract/work/task-kind.schema'
import { refuse, refuseFields } from '../../../kernel/refusal.ts'
import type { ReadContext, UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { type ListScope, listedIds, listedPeople } from '../opt-out/opt-out.public.ts'
import { idsOfEachHandle } from '../resource/resource.public.ts'
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
import { firstTarget, hasWaiting, type TargetRow } from './task-target.repository.ts'

/** Work whose targets are people. */
type Promotion = Extract<TaskWork, { params: { audience: unknown } }>

/** @returns whether a task's targets are people, who are looked up when it is created */
export function targetsPeople(work: TaskWork): work is Promotion {
  return 'audience' in work.params
}

/** @returns the work as stored in a task: people are stored only as its targets */
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
 * Finds the people of a new promotion and inserts them as its targets: pending ones first, then skipped ones with the
 * reason. The caller has locked the opt-out list.
 * @param about `name` of the task, undefined = named after the first target; `web_base`, address of the network's
 * pages, undefined = the network's own
 * @returns the task, which aims at as many as were found
 * @throws Refused: no_targets
 */
export async function writeAudience(
  work: UnitOfWork,
  task: TaskRow,
  { params }: Promotion,
  { name, web_base }: { name: string | undefined; web_base: string | undefined },
): Promise<TaskRow> {
  const scope = { tenantId: task.tenant_id, network: task.network, kind: task.kind, web_base }
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
  const handles = await optedOutHandles(work, scope, task.id)
  const skipped = await skipWaiting(work, task, { handles, deduplicate: plan.params.deduplication })
  await count(work, [{ task, at: work.now, counts: { promoted_skipped: skipped } }])
  if (!(await hasWaiting(work.trx, task.id))) refuse('no_targets')
}

/** Skips people of a promotion who are on the opt-out list. The caller holds the list. */
export async function skipOptedOut(work: UnitOfWork, task: TaskRow): Promise<void> {
  const scope = { tenantId: task.tenant_id, network: task.network }
  const handles = await optedOutHandles(work, scope, task.id)
  const skipped = await skipWaiting(work, task, { handles, deduplicate: false })
  await count(work, [{ task, at: work.now, counts: { promoted_skipped: skipped } }])
}

/** @returns handles of the task's pending targets who are known by handle only and on the opt-out list */
async function optedOutHandles(work: UnitOfWork, scope: ListScope, taskId: string): Promise<string[]> {
  const waiting = await waitingHandles(work, taskId)
  const people = waiting.map((person) => ({ external_id: null, person }))
  return [...(await optedOutOf(work, scope, people))].map(({ person }) => person)
}

/** @returns whether the person of a target is on the opt-out list. The caller holds the list */
export async function isOptedOut(
  work: ReadContext,
  { tenant_id, network }: TaskRow,
  target: Pick<TargetRow, 'external_id' | 'person'>,
): Promise<boolean> {
  return (await optedOutOf(work, { tenantId: tenant_id, network }, [target])).has(target)
}

/**
 * Finds people on the opt-out list: by id, by handle, and by the id of the person whom the library has under the
 * handle. A handle that passed to somebody else does not count if the id is known.
 */
async function optedOutOf<Named extends Pick<TargetRow, 'external_id' | 'person'>>(
  work: ReadContext,
  scope: ListScope,
  people: readonly Named[],
): Promise<Set<Named>> {
  const unknown = people.flatMap(({ external_id, person }) => (external_id === null ? (person ?? []) : []))
  const idsByHandle = await idsOfEachHandle(work, scope, unknown)
  const idsOf = ({ external_id, person }: Named): string[] => {
    const byHandle = person === null ? [] : [idOfHandle(scope.network, person)]
    return external_id === null
      ? [...byHandle, ...(idsByHandle.get(person ?? '') ?? [])]
      : [external_id, ...byHandle]
  }
  const ids = await listedIds(work, scope, [...new Set(people.flatMap(idsOf))])
  const handles = await listedPeople(work, scope, unknown)
  const isListed = (one: Named) =>
    idsOf(one).some((id) => ids.has(id)) || (one.external_id === null && handles.has(one.person ?? ''))
  return new Set(people.filter(isListed))
}

/** Owner of the library and opt-out list, and the purpose. */
type AudienceScope = NetworkPlace & ListScope & Pick<TaskRow, 'kind'>

/**
 * Finds the people of an audience, each once.
 * @throws Refused: not_a_profile, with the pasted entries of a preview that name nobody; a task's are checked before
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

/** Each person once, with whether they are on the opt-out list. */
async function readList(
  work: ReadContext,
  scope: AudienceScope,
  targets: readonly string[],
): Promise<PastedPerson[]> {
  const unreadable: string[] = []
  const people = new Map<string, Omit<PastedPerson, 'opted_out'>>()
  for (const [index, target] of targets.entries()) {
    const read = readPerson(scope, target)
    if ('fault' in read) unreadable.push(`audience.targets.${index}`)
    else {
      const [external_id, person] = 'id' in read ? [read.id, null] : [null, read.handle.toLowerCase()]
      const key = external_id ?? idOfHandle(scope.network, person ?? '')
      if (!people.has(key)) people.set(key, { target, external_id, person })
    }
  }
  if (unreadable.length > 0) refuseFields('not_a_profile', unreadable)
  const list = [...people.values()]
  const optedOut = await optedOutOf(work, scope, list)
  return list.map((one) => ({ ...one, opted_out: optedOut.has(one) ? 1 : 0 }))
}
