import { handleKey, idOfHandle } from '@seaport/contract/address/handle'
import type { Person } from '@seaport/contract/address/person'
import type { MeantPerson } from '@seaport/contract/work/opt-out.schema'
import { ResourceKind } from '@seaport/contract/work/resource-kind.schema'
import { newId } from '../../../kernel/id.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import {
  entriesOf,
  handleHash,
  insertOptOuts,
  type ListScope,
  listedUnderHandle,
  lockList,
  moveEntry,
} from '../opt-out/opt-out.public.ts'
import { idsOfHandles, type PersonNames, resourceKey } from '../resource/resource.public.ts'
import { handlesOf, namesOf } from './erasure.repository.ts'
import { erasePersonalData, skipOptedOut } from './erasure.ts'

/** People of one network. */
export interface People {
  network: ListScope['network']
  people: readonly Person[]
  remark: string
}

/** Adds people to the tenant's opt-out list: their data stays, pending promotions skip them. @returns how many were not on it */
export async function addOptOuts(work: UnitOfWork, tenantId: string, people: People): Promise<number> {
  const { scope, optedOut, traces } = await enter(work, tenantId, people, false)
  await skipOptedOut(work, scope, traces)
  return optedOut
}

/** Erases people from all of the tenant's data and adds them to its opt-out list. @returns resources deleted, and people who were not on the list */
export async function erasePeople(work: UnitOfWork, tenantId: string, people: People) {
  const { scope, optedOut, traces } = await enter(work, tenantId, people, true)
  return { erased: await erasePersonalData(work, scope, traces), opted_out: optedOut }
}

/** @returns the people that a list's entries mean, as far as the library knows them */
export async function identify(
  work: UnitOfWork,
  tenantId: string,
  { network, people }: People,
): Promise<MeantPerson[]> {
  const scope: ListScope = { tenantId, network }
  const { externalIds, handles } = await resolve(work, scope, people)
  const names = await namesOf(work, scope, externalIds)
  return externalIds.map((external_id) => ({
    external_id,
    handle: handles.get(external_id)?.at(-1) ?? '',
    name: names.get(external_id) ?? '',
  }))
}

/**
 * Moves entries by handle to the person's id once a collection has met them, so that the entry follows when the handle changes. The caller holds the
 * list.
 */
export async function identifyOptOuts(
  work: UnitOfWork,
  { tenantId, network }: ListScope,
  met: readonly PersonNames[],
): Promise<void> {
  const scope: ListScope = { tenantId, network }
  for (const { external_id, handle } of met) {
    const byHandle = idOfHandle(network, handle)
    const [entry] = await entriesOf(work, scope, [byHandle])
    if (!entry) continue
    const keys = ResourceKind.options.map((kind) => resourceKey({ ...scope, kind, externalId: external_id }))
    await moveEntry(work, scope, entry, external_id, keys)
    const traces = { externalIds: [external_id, byHandle], handles: handleForms(scope, handle) }
    if (entry.erased) await erasePersonalData(work, scope, traces)
    else await skipOptedOut(work, scope, traces)
  }
  if (met.length > 0) work.emit(tenantId, { type: 'library' })
}

/**
 * Resolves ids of people. A handle that the library does not know gets a derived id until a collection meets the
 * person.
 * @returns each id once, with the known handles, the latest one last
 */
async function resolve(work: UnitOfWork, scope: ListScope, people: readonly Person[]) {
  const ids: string[] = []
  const given = new Map<string, string>()
  for (const person of people) {
    if ('id' in person) {
      ids.push(person.id)
      continue
    }
    const inLibrary = await idsOfHandles(work, scope, [person.handle.toLowerCase()])
    const known = inLibrary.length > 0 ? inLibrary : await listedUnderHandle(work, scope, person.handle)
    for (const id of known.length > 0 ? known : [idOfHandle(scope.network, person.handle)]) {
      ids.push(id)
      given.set(id, person.handle.toLowerCase())
    }
  }
  const externalIds = [...new Set(ids)]
  const handles = await handlesOf(work, scope, externalIds)
  for (const [id, handle] of given) handles.set(id, [...(handles.get(id) ?? []), handle])
  return { externalIds, handles }
}

/** @returns the forms in which a handle may have been stored: Facebook takes it with and without dots */
function handleForms({ network }: ListScope, handle: string): string[] {
  return [...new Set([handle.toLowerCase(), handleKey(network, handle)])]
}

/** Locks the list for writing and adds people. */
async function enter(
  work: UnitOfWork,
  tenantId: string,
  { network, people, remark }: People,
  erased: boolean,
) {
  const scope: ListScope = { tenantId, network }
  await lockList(work, tenantId, 'writing')
  const { externalIds, handles } = await resolve(work, scope, people)
  const allHandles = [
    ...new Set([...handles.values()].flat().flatMap((handle) => handleForms(scope, handle))),
  ]
  const others = await otherIdsOf(work, scope, externalIds, allHandles)
  const entry = (external_id: string) => {
    const handle = handles.get(external_id)?.at(-1)
    return {
      id: newId(),
      external_id,
      handle_hash: handle === undefined ? null : Buffer.from(handleHash(scope, handle), 'hex'),
      erased: erased ? (1 as const) : (0 as const),
      remark,
      keys: ResourceKind.options.map((kind) => resourceKey({ ...scope, kind, externalId: external_id })),
    }
  }
  const optedOut = await insertOptOuts(work, scope, externalIds.map(entry))
  if (others.length > 0) await insertOptOuts(work, scope, others.map(entry))
  work.emit(tenantId, { type: 'library' })
  return { scope, optedOut, traces: { externalIds: [...externalIds, ...others], handles: allHandles } }
}

/** A person kept by hand is in the library by handle, and possibly under the network's own id, too. */
async function otherIdsOf(
  work: UnitOfWork,
  scope: ListScope,
  given: readonly string[],
  handles: readonly string[],
): Promise<string[]> {
  const isByHand = (id: string) => id.startsWith('@')
  const ids = await idsOfHandles(work, scope, handles)
  return ids.filter((id) => !given.includes(id) && (isByHand(id) || given.some(isByHand)))
}
